import { refuse, type Refusal } from "@owed/kernel/refusal";
import type { CommanderError } from "commander";

const plainOption = /^-{1,2}[A-Za-z][A-Za-z0-9-]{0,30}$/;
const plainWord = /^[a-z][a-z-]{0,20}$/;

/** What commander refused, in our words: an option's name is told, a value never is. */
export function usageRefusal(error: CommanderError): Refusal {
  const meant = /\(Did you mean (?:one of )?(.*?)\?\)/s.exec(error.message)?.[1] ?? null;
  const named = /'([^'=\s]*)/.exec(error.message)?.[1] ?? "";
  switch (error.code) {
    case "commander.unknownOption":
      return refuse(
        "usage_invalid",
        `The command has no option ${plainOption.test(named) ? named : "of that name"}.`,
        meant === null ? "Write --help after the command for its options." : `Did you mean ${meant}?`,
      ).refusal;
    case "commander.unknownCommand":
      return unknownCommand(named, meant);
    case "commander.optionMissingArgument":
      return refuse(
        "usage_invalid",
        `The option ${plainOption.test(named) ? named : "at the end"} lacks its value.`,
        "Give the value after the option; --help shows its form.",
      ).refusal;
    default:
      return refuse(
        "usage_invalid",
        "The command line does not fit the command.",
        "Write --help after the command.",
      ).refusal;
  }
}

export function unknownCommand(word: string, meant: string | null): Refusal {
  return refuse(
    "command_unknown",
    plainWord.test(word) ? `There is no command \`${word}\`.` : "There is no command of that name.",
    meant === null ? "`owed --help` lists the commands." : `Did you mean \`owed ${meant}\`?`,
  ).refusal;
}
