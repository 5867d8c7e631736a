export type {
  CachePolicy,
  Call,
  Capability,
  CliExposure,
  Entries,
  Exposure,
  HttpExposure,
  InputSchema,
  McpExposure,
  Progress,
  TextView,
} from "./capability.ts";
