import { ok, refuse } from "@owed/kernel/refusal";
import type { Program } from "../cli/index.ts";

const shells = ["bash", "zsh", "fish"] as const;

/** `owed completion <shell>` prints the script to source; the script asks the hidden `owed complete` on every Tab. */
export const completionPrograms: readonly Program[] = [
  {
    path: ["completion"],
    summary: "Print the completion script of a shell",
    declare: (command) =>
      command
        .argument("[shell]", shells.join(", "))
        .usage("<shell>")
        .addHelpText(
          "after",
          '\nExamples:\n  eval "$(owed completion bash)"\n  owed completion fish > ~/.config/fish/completions/owed.fish',
        ),
    start: async ({ operands, terminal }) => {
      const shell = shells.find((each) => each === operands[0]);
      if (shell === undefined || operands.length > 1) {
        return refuse(
          "usage_invalid",
          "The completion script needs the name of one shell.",
          "Name one of bash, zsh, fish.",
        );
      }
      const { completionScript } = await import("./script.ts");
      terminal.stdout(completionScript(shell));
      return ok(0);
    },
  },
  {
    path: ["complete"],
    summary: "Answer a shell's completion request",
    isHidden: true,
    start: async (given) => {
      const { complete } = await import("./complete.ts");
      given.terminal.stdout(await complete(given, given.rest ?? given.operands, given.programs));
      return ok(0);
    },
  },
];
