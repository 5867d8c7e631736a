import type { CliExposure } from "@owed/kernel/capability";

/** The long option of a field, without the dashes. */
export function optionName(cli: CliExposure, field: string): string {
  return cli.options?.[field] ?? field.replaceAll("_", "-");
}
