import { defineRefusals } from "@owed/kernel/refusal";

/** Reasons that belong to the surfaces, not to any domain. */
export const surfaceRefusals = defineRefusals({
  usage_invalid: { exit: 2, http: 400, summary: "The command line does not fit the command." },
  command_unknown: { exit: 2, http: 404, summary: "There is no such command." },
  input_invalid: {
    exit: 2,
    http: 400,
    summary: "A field of the input is missing, unknown or not as described.",
  },
  input_too_large: { exit: 2, http: 413, summary: "The input is larger than this program accepts." },
  input_unreadable: {
    exit: 2,
    http: 400,
    summary: "A file or the standard input cannot be read as UTF-8 text.",
  },
  folder_unusable: {
    exit: 2,
    http: 400,
    summary: "The folder named with -C is not a folder that can be read.",
  },
  cancelled: { exit: 2, http: 503, summary: "The caller cancelled the work before it ended." },
  system_error: { exit: 2, http: 500, summary: "The operating system refused something the work needed." },
  internal_error: {
    exit: 2,
    http: 500,
    summary: "A fault of this program; nothing is claimed about the work.",
  },
});
