/** A file or address that evidence points to, bound to what it held when it was recorded. */
export type ArtifactRecord =
  | { readonly kind: "file"; readonly path: string; readonly sha256: string; readonly bytes: number }
  | {
      readonly kind: "url";
      readonly url: string;
      readonly status: number;
      readonly sha256: string;
      readonly bytes: number;
    }
  | { readonly kind: "commit"; readonly commit: string };
