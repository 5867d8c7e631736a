import { describe, expect, it } from "vitest";
import { collisionsIn, registry, type Served } from "../../src/registry/index.ts";
import { act, echo, sampleRegistry } from "../cli/scratch.ts";

describe("the registry", () => {
  it("holds no two declarations that contradict one another", () => {
    expect(collisionsIn(registry.domains)).toEqual([]);
    expect(collisionsIn(sampleRegistry.domains)).toEqual([]);
  });
  it("finds ids, commands, tools, routes and codes that are declared twice", () => {
    const twice = collisionsIn([...sampleRegistry.domains, ...sampleRegistry.domains]).join("\n");
    for (const what of ["id", "command", "tool", "resource", "route", "refusal code"]) {
      expect(twice).toMatch(new RegExp(`^${what} "`, "m"));
    }
  });
  it("finds a group that is a command, a field that is not there, a code no table has, and a query that posts", () => {
    const changed = (over: object): Served => ({ ...act, ...over }) as Served;
    const find = (each: Served) =>
      collisionsIn([{ heading: "x", capabilities: [echo, each], refusals: [] }]).join("\n");
    expect(find(changed({ expose: { cli: { path: ["echo", "deep"] } } }))).toContain(
      "both a command and a group",
    );
    expect(find(changed({ expose: { cli: { path: ["x"], rest: "nothing" } } }))).toContain('field "nothing"');
    expect(find(changed({ refusals: ["no_such"] }))).toContain("unknown code no_such");
    expect(find(changed({ kind: "query" }))).toContain("served with POST");
  });
});
