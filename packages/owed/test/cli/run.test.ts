import { mkdtempSync, writeFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { run } from "./scratch.ts";

const inputOf = async (...argv: string[]) => {
  const { out, err, status } = await run([...argv, "--json"]);
  expect(err).toBe("");
  expect(status).toBe(0);
  return JSON.parse(out) as Record<string, unknown>;
};
const errorOf = async (argv: string[], setting?: Parameters<typeof run>[1]) => {
  const { out, err, status } = await run(["--json", ...argv], setting);
  expect(err).toBe("");
  expect(status).toBe(2);
  const answer = JSON.parse(out) as { ok: boolean; error: { code: string; message: string; repair: string } };
  expect(answer.ok).toBe(false);
  return answer.error;
};

describe("words become input fields", () => {
  it("takes positionals, the last of them as a list", async () => {
    expect(await inputOf("echo", "one", "two", "three")).toMatchObject({
      title: "one",
      words: ["two", "three"],
    });
  });
  it("splits a comma-separated list and lets it be repeated", async () => {
    const input = await inputOf("echo", "t", "--requires", "tests, docs", "--requires=push");
    expect(input["requires"]).toEqual(["tests", "docs", "push"]);
  });
  it("keeps a comma in a list that is not comma-separated", async () => {
    expect((await inputOf("echo", "t", "--scope", "src/{a,b}"))["scope"]).toEqual(["src/{a,b}"]);
  });
  it("reads whole numbers, words of a closed list and flags", async () => {
    expect(await inputOf("echo", "t", "--exit", "3", "--outcome", "partial", "--stale", "--no-sign")).toEqual(
      {
        title: "t",
        exit: 3,
        outcome: "partial",
        stale: true,
        sign: false,
      },
    );
  });
  it("gives everything after -- to the field that wants it, whatever it looks like", async () => {
    expect(await inputOf("echo", "t", "--stale").then((input) => input["argv"])).toBeUndefined();
    const { out } = await run(["echo", "t", "--json", "--", "npm", "--json", "--", "-x"]);
    expect((JSON.parse(out) as { argv: string[] }).argv).toEqual(["npm", "--json", "--", "-x"]);
  });
  it("takes a title that looks like an option after -- where no field wants the rest", async () => {
    const { out } = await run(["sample", "act", "--json", "--", "no"]);
    expect(JSON.parse(out)).toMatchObject({ how: "no" });
  });
  it("reads a field from a file and from standard input", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "owed-cli-")), "reason.txt");
    writeFileSync(file, "because\nso");
    expect((await inputOf("echo", "t", "--reason-from", file))["reason"]).toBe("because\nso");
    const { out } = await run(["echo", "t", "--reason-from", "-", "--json"], {
      stdin: Buffer.from("from a pipe"),
    });
    expect(JSON.parse(out)).toMatchObject({ reason: "from a pipe" });
  });
});

describe("what does not fit is refused with a reason, and never repeated", () => {
  it.each([
    ["an unknown option", ["echo", "t", "--colour=secretvalue"], "usage_invalid"],
    ["an option without its value", ["echo", "t", "--outcome"], "usage_invalid"],
    [
      "an option given twice",
      ["echo", "t", "--outcome", "partial", "--outcome", "completed"],
      "usage_invalid",
    ],
    ["too many words", ["sample", "act", "no", "secretvalue"], "usage_invalid"],
    ["a group without its command", ["sample"], "usage_invalid"],
    ["an unknown command", ["Secretvalue1"], "command_unknown"],
    ["an unknown command of a group", ["sample", "Secretvalue1"], "command_unknown"],
    ["a missing field", ["echo"], "input_invalid"],
    ["a word outside a closed list", ["echo", "t", "--outcome", "secretvalue"], "input_invalid"],
    ["a text that is no number", ["echo", "t", "--exit", "secretvalue"], "input_invalid"],
    ["a number that does not fit", ["echo", "t", "--exit", "-4"], "input_invalid"],
    ["a list item that does not fit", ["echo", "t", "--requires", "tests,SecretValue"], "input_invalid"],
    ["a text longer than the limit", ["echo", "secretvalue".repeat(9000)], "input_too_large"],
    ["a file that is not there", ["echo", "t", "--reason-from", "/secretvalue"], "input_unreadable"],
    ["a folder in place of a file", ["echo", "t", "--reason-from", "/"], "input_unreadable"],
    ["a time that is none", ["echo", "t", "--now", "secretvalue"], "timestamp_invalid"],
    ["a folder that is none", ["-C", "/secretvalue", "echo", "t"], "folder_unusable"],
  ])("%s", async (_, argv, code) => {
    const error = await errorOf(argv);
    expect(error.code).toBe(code);
    expect(JSON.stringify(error)).not.toMatch(/secretvalue/i);
    expect(error.repair).not.toBe("");
  });

  it("refuses a file that is not UTF-8, one that is too long, and one field from two places", async () => {
    const folder = mkdtempSync(join(tmpdir(), "owed-cli-"));
    writeFileSync(join(folder, "latin"), Buffer.from([0xe9, 0x20]));
    writeFileSync(join(folder, "long"), "x".repeat(1024 * 1024 + 1));
    expect((await errorOf(["echo", "t", "--reason-from", join(folder, "latin")])).code).toBe(
      "input_unreadable",
    );
    expect((await errorOf(["echo", "t", "--reason-from", join(folder, "long")])).code).toBe(
      "input_too_large",
    );
    const twice = ["echo", "t", "--reason-from", "-", "--reason-from", "-"];
    expect((await errorOf(twice)).code).toBe("usage_invalid");
  });

  it("does not wait on a FIFO", async () => {
    const fifo = join(mkdtempSync(join(tmpdir(), "owed-cli-")), "fifo");
    execFileSync("mkfifo", [fifo]);
    expect((await errorOf(["echo", "t", "--reason-from", fifo])).code).toBe("input_unreadable");
  });

  it("names the near command and the near option", async () => {
    expect((await errorOf(["ecko", "t"])).repair).toContain("owed echo");
    expect((await errorOf(["echo", "t", "--stael"])).repair).toContain("--stale");
    expect((await errorOf(["sample", "atc"])).repair).toContain("act");
  });

  it("tells a person what stands, why and what to do, one line each", async () => {
    const { status, out, err } = await run(["sample", "act", "refuse"]);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toBe(
      "owed: The sample stands.\n      reason: sample_refused\n      next: Ask something else.\n",
    );
  });

  it("answers a fault of its own with a code and without its text", async () => {
    expect(await errorOf(["sample", "act", "throw"])).toMatchObject({ code: "internal_error" });
    const full = await errorOf(["sample", "act", "errno"]);
    expect(full).toMatchObject({ code: "system_error", details: { errno: "ENOSPC" } });
    expect(JSON.stringify(full)).not.toContain("secret");
  });

  it("answers cancelled when the signal ended the work", async () => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 10);
    expect((await errorOf(["sample", "act", "wait"], { signal: stop.signal })).code).toBe("cancelled");
  });
});

describe("the answer", () => {
  it("is one JSON object and nothing else with --json, wherever the option stands", async () => {
    for (const argv of [
      ["--json", "sample", "act", "stream"],
      ["sample", "act", "stream", "--json"],
    ]) {
      const { out, err } = await run(argv);
      expect(JSON.parse(out)).toMatchObject({ how: "stream" });
      expect([out.split("\n").length, err]).toEqual([2, ""]);
    }
  });
  it("exits 1 where the answer says no", async () => {
    expect((await run(["sample", "act", "no"])).status).toBe(1);
  });
  it("takes now and the folder from the command line", async () => {
    const { out } = await run([
      "-C",
      "/",
      "sample",
      "act",
      "no",
      "--now",
      "2026-12-01T10:30:00+01:00",
      "--json",
    ]);
    expect(JSON.parse(out)).toEqual({ how: "no", now: "2026-12-01T09:30:00+00:00", folder: "/" });
  });
  it("streams a program's output through, and shows steps to a person only", async () => {
    expect(await run(["sample", "act", "stream"])).toEqual({
      status: 0,
      out: "child out\ndone\n",
      err: "child err\n",
    });
    const seen = await run(["sample", "act", "stream"], { isTty: true });
    expect(seen.err).toBe("working 1/2\r\u001b[2Kchild err\n");
    expect((await run(["sample", "act", "stream", "--json"], { isTty: true })).err).toContain("child out\n");
  });
  it("never lets foreign text drive the terminal", async () => {
    expect((await run(["sample", "act", "escape"])).out).toBe("clear \\u{1b}[2J\\u{202e}\\u{1b}[31mred\n");
    expect((await run(["sample", "act", "escape"], { isTty: true })).out).toContain("\u001b[31mred");
    expect(
      (await run(["sample", "act", "escape"], { isTty: true, env: { NO_COLOR: "1" } })).out,
    ).not.toContain("\u001b");
    expect((await run(["--no-color", "sample", "act", "escape"], { isTty: true })).out).not.toContain(
      "\u001b",
    );
  });
});

describe("help", () => {
  it("is there for the program, a group and a command, with examples and exit 0", async () => {
    const [program, group, command] = await Promise.all([
      run(["--help"]),
      run(["sample", "--help"]),
      run(["echo", "--help"]),
    ]);
    expect(program.out).toContain("Sample:");
    expect(group.out).toContain("Do as told");
    expect(command.out).toContain("owed echo one --stale");
    expect(command.out).toContain("--reason-from <file>");
    expect(command.out).toContain("--json");
    expect([program.status, group.status, command.status]).toEqual([0, 0, 0]);
  });
  it("prints the version", async () => {
    expect(await run(["--version"])).toEqual({ status: 0, out: "0.0.0\n", err: "" });
  });
  it("shows a group's help on standard error where its command is missing", async () => {
    const { status, out, err } = await run(["sample"]);
    expect([status, out]).toEqual([2, ""]);
    expect(err).toContain("Do as told");
  });
});
