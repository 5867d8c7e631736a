import type { Domain, Served } from "./registry.ts";
import { fieldsOf } from "./fields.ts";
import { optionName } from "./option-name.ts";

/** Option names that belong to the program and that no field may take. */
export const globalOptions = ["json", "now", "color", "no-color", "help", "version", "directory"] as const;

/** Every way in which declarations contradict one another, one sentence each; empty for a sound registry. */
export function collisionsIn(domains: readonly Domain[]): readonly string[] {
  const capabilities = domains.flatMap((domain) => domain.capabilities);
  const codes = domains.flatMap((domain) => domain.refusals.flatMap((table) => Object.keys(table)));
  return [
    ...repeated(
      "id",
      capabilities.map((each) => each.id),
    ),
    ...repeated(
      "command",
      capabilities.flatMap((each) => (each.expose.cli ? [each.expose.cli.path.join(" ")] : [])),
    ),
    ...repeated(
      "tool",
      capabilities.flatMap((each) => each.expose.mcp?.tool ?? []),
    ),
    ...repeated(
      "resource",
      capabilities.flatMap((each) => each.expose.mcp?.resource?.uri ?? []),
    ),
    ...repeated(
      "route",
      capabilities.flatMap((each) =>
        each.expose.http ? [`${each.expose.http.method} ${each.expose.http.route}`] : [],
      ),
    ),
    ...repeated("refusal code", codes),
    ...groupsThatAreCommands(capabilities),
    ...capabilities.flatMap((each) => faultsOf(each, new Set(codes))),
  ];
}

function repeated(what: string, names: readonly string[]): readonly string[] {
  return [...new Set(names.filter((name, at) => names.indexOf(name) !== at))].map(
    (name) => `${what} "${name}" is declared more than once`,
  );
}

/** A word may be a command or a group of commands, never both: `owed run` beside `owed run open` would be a guess. */
function groupsThatAreCommands(capabilities: readonly Served[]): readonly string[] {
  const paths = capabilities.flatMap((each) => (each.expose.cli ? [each.expose.cli.path] : []));
  return paths
    .filter((path) => path.length > 0)
    .filter((path) =>
      paths.some((other) => other.length > path.length && path.every((word, at) => other[at] === word)),
    )
    .map((path) => `"${path.join(" ")}" is both a command and a group`);
}

function faultsOf(capability: Served, codes: ReadonlySet<string>): readonly string[] {
  const { cli, http } = capability.expose;
  const names = new Set(fieldsOf(capability).map((field) => field.name));
  const named = [
    ...(cli?.positionals ?? []),
    ...(cli?.rest ? [cli.rest] : []),
    ...Object.keys(cli?.fromFile ?? {}),
  ];
  const options = cli ? fieldsOf(capability).map((field) => optionName(cli, field.name)) : [];
  return [
    ...named
      .filter((name) => !names.has(name))
      .map((name) => `${capability.id} exposes a field "${name}" it does not have`),
    ...repeated(`${capability.id} option`, options),
    ...options
      .filter((name) => (globalOptions as readonly string[]).includes(name))
      .map((name) => `${capability.id} takes the program's own option --${name}`),
    ...(cli?.path.length === 0 && options.length > 0
      ? [`${capability.id} is the bare command and must take no field`]
      : []),
    ...capability.refusals
      .filter((code) => !codes.has(code))
      .map((code) => `${capability.id} names the unknown code ${code}`),
    ...(http && (http.method === "GET") !== (capability.kind === "query")
      ? [`${capability.id} is a ${capability.kind} served with ${http.method}`]
      : []),
  ];
}
