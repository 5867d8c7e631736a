declare const OWED_VERSION: string | undefined;

/** The package's version, written in by the build; `0.0.0` when run from source. */
export const version: string = typeof OWED_VERSION === "string" ? OWED_VERSION : "0.0.0";
