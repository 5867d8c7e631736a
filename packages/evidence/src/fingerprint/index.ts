export type {
  ChangedPath,
  Changes,
  EnvironmentFingerprint,
  FingerprintRequest,
  Overlay,
  Selection,
} from "./contract.ts";
