import { describe, expect, it } from "vitest";
import { complete } from "../../src/completion/complete.ts";
import { programs } from "../../src/programs.ts";
import { noEdge, sampleRegistry } from "../cli/scratch.ts";

const terminal = { env: {} } as never;
const given = { registry: sampleRegistry, context: noEdge, terminal, folder: "/" };
const values = async (...words: string[]) =>
  (await complete(given, words, programs))
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t")[0]);

describe("completion", () => {
  it("offers commands and groups, then the commands of a group, and hides what is hidden", async () => {
    expect(await values("")).toEqual(["echo", "sample", "completion"]);
    expect(await values("s")).toEqual(["sample"]);
    expect(await values("sample", "")).toEqual(["act"]);
  });
  it("offers the options of the command and of the program", async () => {
    expect(await values("echo", "--re")).toEqual(["--requires", "--reason-from"]);
    expect(await values("echo", "--js")).toEqual(["--json"]);
  });
  it("offers the words of a closed list, for an option and for a positional", async () => {
    expect(await values("echo", "t", "--outcome", "")).toEqual(["completed", "partial"]);
    expect(await values("-C", "/", "sample", "act", "re")).toEqual(["refuse"]);
  });
  it("offers what the capability suggests, after a comma too, and nothing a shell would run", async () => {
    expect(await values("echo", "t", "--requires", "")).toEqual(["tests", "docs"]);
    expect(await values("echo", "t", "--requires", "tests,d")).toEqual(["tests,docs"]);
  });
  it("leaves files, folders and programs to the shell", async () => {
    expect(await values("echo", "t", "--reason-from", "x")).toEqual([":files"]);
    expect(await values("-C", "x")).toEqual([":folders"]);
    expect(await values("echo", "t", "--", "np")).toEqual([":commands"]);
  });
});
