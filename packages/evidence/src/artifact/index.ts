export type { ArtifactRecord } from "./contract.ts";
