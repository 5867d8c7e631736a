import type { Capability } from "@owed/kernel/capability";
import { ok } from "@owed/kernel/refusal";
import * as v from "valibot";
import type { Context } from "./context.ts";
import type { Registry } from "./registry.ts";
import { version } from "./version.ts";

const exposed = v.nullable(v.string());
const output = v.strictObject({
  version: v.string(),
  capabilities: v.array(
    v.strictObject({
      id: v.string(),
      kind: v.picklist(["query", "command"]),
      summary: v.string(),
      tags: v.array(v.string()),
      command: exposed,
      tool: exposed,
      resource: exposed,
      route: exposed,
      refusals: v.array(v.string()),
    }),
  ),
});
const input = v.strictObject({
  tag: v.optional(
    v.pipe(v.string(), v.maxLength(64), v.description("Only capabilities that carry this tag")),
  ),
});
type List = v.InferOutput<typeof output>;

/** The registry as an answer: what this program can do, and where each operation is served. */
export function capabilityList(registry: () => Registry): Capability<typeof input, List, Context> {
  return {
    id: "capabilities.list",
    kind: "query",
    summary: "List every operation and the surfaces it is served on",
    description:
      "Every operation of this program with its command, MCP tool or resource, HTTP route and reason codes.",
    tags: ["registry"],
    input,
    output,
    expose: {
      cli: { path: ["capabilities"], examples: ["capabilities", "capabilities --tag obligations --json"] },
      mcp: { tool: "owed_capabilities", resource: { uri: "owed://capabilities", name: "capabilities" } },
      http: { method: "GET", route: "/api/v1/capabilities" },
    },
    cache: { entries: 2, seconds: 60 },
    refusals: [],
    run: async ({ tag }) => {
      const found = registry().capabilities.filter((each) => tag === undefined || each.tags.includes(tag));
      return ok({ version, capabilities: found.map(rowOf) });
    },
    text: (list) => {
      const width = Math.max(0, ...list.capabilities.map((row) => (row.command ?? row.id).length));
      return list.capabilities
        .map((row) => `${(row.command ?? row.id).padEnd(width)}  ${row.summary}`)
        .join("\n");
    },
  };
}

function rowOf(each: Registry["capabilities"][number]): List["capabilities"][number] {
  const { cli, mcp, http } = each.expose;
  return {
    id: each.id,
    kind: each.kind,
    summary: each.summary,
    tags: [...each.tags],
    command: cli ? ["owed", ...cli.path].join(" ") : null,
    tool: mcp?.tool ?? null,
    resource: mcp?.resource?.uri ?? null,
    route: http ? `${http.method} ${http.route}` : null,
    refusals: [...each.refusals],
  };
}
