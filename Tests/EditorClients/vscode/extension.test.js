"use strict";

// Runs the extension with a stand-in for the editor, and with the real server. Usage: MOCKD=PATH node --test FILE

const assert = require("assert");
const { execFileSync } = require("child_process");
const fs = require("fs");
const Module = require("module");
const os = require("os");
const path = require("path");
const { PassThrough } = require("stream");
const test = require("node:test");
const { createEditor } = require("./fake-vscode");

const ROOT = path.resolve(__dirname, "../../..");
const EXTENSION = process.env.MOCKD_EXTENSION ?? path.join(ROOT, "Integrations/vscode");
const MOCKD = path.resolve(process.env.MOCKD ?? path.join(ROOT, ".build/quick/debug/mockd"));
const FILES = JSON.parse(fs.readFileSync(path.join(__dirname, "../workspace.json"), "utf8"));
const LIMIT = Number(process.env.MOCKD_LIMIT ?? 120000);

process.env.SWIFT_BACKTRACE = "enable=no";

/** Waits until a condition holds, and returns its value. */
async function until(what, condition) {
  for (const end = Date.now() + LIMIT; ; ) {
    const value = await condition();
    if (value) return value;
    assert(Date.now() < end, `${what} did not happen`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Loads the extension or a part of it anew, with an editor of its own. */
function load(editor, name = "extension") {
  for (const file of Object.keys(require.cache)) if (file.startsWith(EXTENSION)) delete require.cache[file];
  const { _load } = Module;
  Module._load = (name, ...rest) => (name === "vscode" ? editor.vscode : _load(name, ...rest));
  try {
    return require(path.join(EXTENSION, name));
  } finally {
    Module._load = _load;
  }
}

/** Runs a test with an activated extension in a new workspace. */
function session(title, body, { settings = {}, prepare = () => {} } = {}) {
  test(title, async () => {
    const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), "mockd vscode "));
    for (const [name, text] of Object.entries(FILES)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    // The boundary of the workspace.
    fs.mkdirSync(path.join(folder, ".git"));
    execFileSync(MOCKD, ["generate"], { cwd: folder, stdio: "ignore" });
    const editor = createEditor(folder, { "mockd.path": MOCKD, ...settings });
    prepare(editor, folder);
    const extension = load(editor);
    const context = { subscriptions: [] };
    try {
      await extension.activate(context);
      await body(editor, folder, { extension, context });
    } catch (error) {
      console.error(editor.log.join("\n"), JSON.stringify(editor.messages));
      throw error;
    } finally {
      await extension.deactivate();
      context.subscriptions.forEach((part) => part.dispose());
      fs.rmSync(folder, { recursive: true });
    }
  });
}

const codes = (diagnostics) => diagnostics.map(({ code }) => code.value ?? code);
const isReady = (editor) => until("the start", () => editor.log.some((line) => /^Running mockd/.test(line)));
const processes = (editor) => editor.log.filter((line) => /^Starting/.test(line)).length;

/** Loads a part of the extension. */
const part = (editor, name) => load(editor, path.join("src", name));

/** Returns the IDs of the server processes that this process has started. */
function servers() {
  return fs
    .readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const status = fs.readFileSync(`/proc/${name}/stat`, "utf8").split(") ")[1].split(" ");
        return status[0] !== "Z" && Number(status[1]) === process.pid;
      } catch {
        return false;
      }
    })
    .map(Number);
}

const HERO = "graphql/Hero.graphql";
const TEST = "Tests/HeroTests.swift";
const SCHEMA = "graphql/schema.graphqls";

session("diagnostics follow edits, in units of UTF-16", async (editor) => {
  const document = editor.open(HERO);
  await until("diagnostics of a test", () => codes(editor.diagnosticsOf(TEST)).includes("unset-required-field"));
  assert.deepEqual(editor.diagnosticsOf(HERO), []);

  // Both changes are one event.
  const brace = document.rangeOf("...Details");
  editor.edit(document, [document.rangeOf("name"), "nme"], [brace, "...Details # \u{1F600}é\n    nme: id"]);
  const [found] = await until("a diagnostic", () => {
    const all = editor.diagnosticsOf(HERO);
    return all.length === 1 && all;
  });
  assert.equal(codes([found])[0], "graphql/FieldsOnCorrectType");
  assert.equal(found.source, "mockd");
  assert.equal(found.severity, 0);
  assert.deepEqual(found.range, document.rangeOf("      nme", "nme"));

  editor.edit(document, [found.range, "name"]);
  await until("the end of the diagnostic", () => editor.diagnosticsOf(HERO).length === 0);
});

session("a fix in another file applies, but not to another version", async (editor) => {
  const document = editor.open(TEST);
  const helpers = editor.open("Tests/Helpers.swift");
  const isCrash = ({ code }) => (code.value ?? code) === "unset-required-field";
  const crash = await until("a diagnostic", () => editor.diagnosticsOf(TEST).find(isCrash));
  assert.match(crash.relatedInformation[0].location.uri.fsPath, /\.(swift|graphql)$/);
  const context = { diagnostics: [crash], only: { value: "quickfix" }, triggerKind: 1 };
  const token = [crash.range, context];
  const actions = await editor.ask("provideCodeActions", document, token);
  const fix = actions.find(({ title }) => title === "Set 'name'");
  assert.equal(fix.kind.value, "quickfix");
  assert.equal(fix.isPreferred, true);
  assert.deepEqual(codes(fix.diagnostics), ["unset-required-field"]);

  // An edit while the server answers.
  const late = editor.ask("provideCodeActions", document, token);
  editor.edit(helpers, [helpers.rangeOf("func"), "// A comment.\nfunc"]);
  const isFix = ({ title }) => title === "Set 'name'";
  // The server may refuse the outdated request instead.
  const found = await late.catch((error) => error);
  assert(found instanceof editor.vscode.CancellationError || !found.some(isFix), String(found));

  editor.apply((await editor.ask("provideCodeActions", document, token)).find(isFix).edit);
  await until("the end of the diagnostic", () => !editor.diagnosticsOf(TEST).some(isCrash));
  assert.match(helpers.text, /Mock<Human>\(name: /);
  const [{ providedCodeActionKinds: kinds }] = editor.provider("provideCodeActions", document).options;
  assert.equal(kinds[0].value, "quickfix");
});

session("completion, hover, signatures and navigation", async (editor) => {
  const document = editor.open(HERO);
  await until("completion", () => editor.provider("provideCompletionItems", document));
  const { start } = document.rangeOf("name");
  const list = await editor.ask("provideCompletionItems", document, [start], { context: [{ triggerKind: 0 }] });
  const item = list.items.find(({ label }) => label === "name");
  assert.equal(item.kind, 4);
  assert(item.range.start.line === start.line && /name/.test(item.insertText.value ?? item.insertText));
  assert.match(list.items.find(({ label }) => label === "friends").insertText.value, /\$/);
  assert.deepEqual(editor.provider("provideCompletionItems", document).options, ["@", "$", ".", "(", ":"]);

  const hover = await editor.ask("provideHover", document, [start]);
  assert.match(hover.contents.value, /name: String!/);
  assert.equal(await editor.ask("provideHover", document, [document.rangeOf("{").start]), undefined);

  const spread = document.rangeOf("...Details", "Details").start;
  const [definition] = await editor.ask("provideDefinition", document, [spread]);
  assert.equal(path.basename(definition.uri.fsPath), "Details.graphql");
  const all = await editor.ask("provideReferences", document, [spread, { includeDeclaration: true }]);
  const uses = await editor.ask("provideReferences", document, [spread, { includeDeclaration: false }]);
  assert.equal(all.length - uses.length, 1);
  const { start: friends } = document.rangeOf("friends");
  assert((await editor.ask("provideTypeDefinition", document, [friends])).length > 0);
  assert((await editor.ask("provideDocumentHighlights", document, [spread])).length > 0);

  const schema = editor.open(SCHEMA);
  editor.edit(schema, [schema.rangeOf("hero: Character"), "hero(id: ID!): Character"]);
  editor.edit(document, [document.rangeOf("hero {", "hero"), 'hero(id: "1")']);
  const argument = document.rangeOf('id: "1"').start;
  const help = await editor.ask("provideSignatureHelp", document, [argument], { context: [{ triggerKind: 1 }] });
  const [signature] = help.signatures;
  assert.equal(signature.label.slice(...signature.parameters[help.activeParameter].label), "id: ID!");
});

session("symbols, folding, selection, formatting, hints and tokens", async (editor) => {
  const document = editor.open(HERO);
  await until("symbols", () => editor.provider("provideDocumentSymbols", document));
  const [symbol] = await editor.ask("provideDocumentSymbols", document);
  assert.equal(symbol.name, "Hero");
  assert.equal(symbol.kind, 11);
  assert.equal(symbol.children[0].name, "hero");
  const found = await editor.ask("provideWorkspaceSymbols", undefined, ["Details"]);
  assert(found.some(({ name, location }) => name === "Details" && /Details\.graphql$/.test(location.uri.fsPath)));
  const folding = await editor.ask("provideFoldingRanges", document, [{}]);
  assert.deepEqual(folding.map(({ start, end }) => [start, end]).slice(0, 2), [[0, 6], [1, 5]]);
  const [selection] = await editor.ask("provideSelectionRanges", document, [[document.rangeOf("name").start]]);
  assert.deepEqual(selection.range, document.rangeOf("name"));
  assert(selection.parent.parent);

  const hints = await editor.ask("provideInlayHints", document, [document.rangeOf(document.text)]);
  assert(hints.some(({ label }) => /Character/.test(label)));
  editor.configure({ "mockd.inlayHints": false });
  assert.deepEqual(await editor.ask("provideInlayHints", document, [document.rangeOf(document.text)]), []);
  editor.configure({ "mockd.inlayHints": true });
  editor.edit(document, [document.rangeOf("  hero"), "hero"]);
  const [edit] = await editor.ask("provideDocumentFormattingEdits", document, [{ tabSize: 2, insertSpaces: true }]);
  assert.match(edit.newText, /^  hero/m);
  const part = [document.rangeOf("hero {"), { tabSize: 2, insertSpaces: true }];
  assert.equal((await editor.ask("provideDocumentRangeFormattingEdits", document, part)).length, 1);

  const { options } = editor.provider("provideDocumentSemanticTokens", document);
  assert(options[0].tokenTypes.includes("property"));
  const tokens = await editor.ask("provideDocumentSemanticTokens", document);
  assert.equal(tokens.data[2], "query".length);
  editor.edit(document, [document.rangeOf("name"), "id"]);
  const change = await editor.ask("provideDocumentSemanticTokensEdits", document, [tokens.resultId]);
  assert(change.edits.length > 0 && change.resultId);
  const range = [document.rangeOf("query")];
  assert.equal((await editor.ask("provideDocumentRangeSemanticTokens", document, range)).data[2], 5);

  // Features for GraphQL files are not offered in Swift files.
  const swift = editor.open(TEST);
  assert.equal(editor.provider("provideDocumentFormattingEdits", swift), undefined);
  assert(editor.provider("provideHover", swift));
});

session("rename in GraphQL and Swift files, or a reason", async (editor, folder) => {
  const document = editor.open(HERO);
  await until("rename", () => editor.provider("provideRenameEdits", document));
  const { start } = document.rangeOf("query Hero", "Hero");
  assert.deepEqual(await editor.ask("prepareRename", document, [start]), document.rangeOf("query Hero", "Hero"));
  await assert.rejects(editor.ask("prepareRename", document, [document.rangeOf("}").start]), /no name/);
  const { changes } = await editor.ask("provideRenameEdits", document, [start, "Lead"]);
  const files = new Set(changes.map(({ uri }) => path.relative(folder, uri.fsPath)));
  assert.deepEqual([...files].sort(), [TEST, HERO]);
  await assert.rejects(editor.ask("provideRenameEdits", document, [start, "no name"]), /no name|valid|name/i);
  editor.apply({ changes });
  assert.match(document.text, /^query Lead/);
  assert.match(editor.open(TEST).text, /LeadQuery\.Data/);
});

session("a code action creates a file", async (editor, folder) => {
  const document = editor.open(HERO);
  await until("actions", () => editor.provider("provideCodeActions", document));
  const range = document.rangeOf("query Hero", "Hero");
  const create = await until("the action", async () => {
    const actions = await editor.ask("provideCodeActions", document, [range, { diagnostics: [], triggerKind: 1 }]);
    return actions.find(({ edit }) => edit.changes.some(({ isNew }) => isNew));
  });
  editor.apply(create.edit);
  const [{ uri }] = create.edit.changes;
  assert.match(editor.open(path.relative(folder, uri.fsPath)).text, /HeroQuery\.Data/);
});

session("a lens lists tests and is updated", async (editor) => {
  const document = editor.open(HERO);
  const [lens] = await until("a lens", async () => {
    if (!editor.provider("provideCodeLenses", document)) return false;
    const lenses = await editor.ask("provideCodeLenses", document);
    return lenses.length > 0 && lenses;
  });
  assert.match(lens.command.title, /1 test/);
  await editor.vscode.commands.executeCommand(lens.command.command, ...lens.command.arguments);
  const { name, values } = editor.executed[editor.executed.length - 1];
  assert.equal(name, "editor.action.showReferences");
  assert.equal(values[0].toString(), document.uri.toString());
  assert.equal(path.basename(values[2][0].uri.fsPath), "HeroTests.swift");

  const schema = editor.open(SCHEMA);
  const lenses = await editor.ask("provideCodeLenses", schema);
  const unresolved = lenses.find(({ command }) => !command);
  assert.match((await editor.ask("resolveCodeLens", undefined, [unresolved])).command.title, /Selected by/);

  let refreshes = 0;
  editor.provider("provideCodeLenses", document).provider.onDidChangeCodeLenses(() => refreshes++);
  const swift = editor.open(TEST);
  editor.edit(swift, [swift.rangeOf("@Test func heroHasAName"), "@Test func heroHasName"]);
  editor.edit(swift, [swift.rangeOf("HeroQuery.Data.from(query)"), "query"]);
  await until("a refresh", () => refreshes > 0);
});

session("requests can be cancelled", async (editor) => {
  const document = editor.open(HERO);
  await until("hover", () => editor.provider("provideHover", document));
  let cancel;
  const token = { onCancellationRequested: (listener) => ((cancel = listener), { dispose() {} }) };
  const schema = editor.open(SCHEMA);
  // References wait for the work of the edit.
  editor.edit(schema, [schema.rangeOf("name: String!"), "name: String"]);
  const { start } = document.rangeOf("name");
  const reply = editor.ask("provideReferences", document, [start, { includeDeclaration: true }], { token });
  cancel();
  const result = await reply.catch((error) => error);
  assert(result instanceof editor.vscode.CancellationError || Array.isArray(result), String(result));
  // The connection is still in order.
  assert(await editor.ask("provideHover", document, [start]));
});

session("outputs are written after a save, and settings apply at once", async (editor, folder) => {
  await isReady(editor);
  const schema = editor.open(SCHEMA);
  const mock = path.join(folder, "Mocks/Human+Mock.graphql.swift");
  const details = editor.open("graphql/Details.graphql");
  const hasField = (name) => fs.readFileSync(mock, "utf8").includes(name);
  editor.edit(schema, [schema.rangeOf("height: Float"), "height: Float, mass: Float"]);
  editor.save(schema);
  editor.edit(details, [details.rangeOf("  name"), "  name\n  ... on Human {\n    mass\n  }"]);
  editor.save(details);
  await until("the output", () => hasField("mass"));

  editor.configure({ "mockd.writeOutputs": false });
  editor.edit(details, [details.rangeOf("    mass"), "    height"]);
  editor.save(details);
  await until("the next diagnostics", () => editor.diagnosticsOf(TEST).length > 0);
  await editor.ask("provideInlayHints", details, [details.rangeOf(details.text)]);
  assert(hasField("mass") && !hasField("height"));
  editor.configure({ "mockd.writeOutputs": true });
  await until("the output", () => hasField("height"));
  assert.equal(processes(editor), 1);
});

session(
  "nothing is written in Restricted Mode",
  async (editor, folder) => {
    await until("diagnostics", () => editor.diagnosticsOf(TEST).length > 0);
    const details = editor.open("graphql/Details.graphql");
    await editor.ask("provideInlayHints", details, [details.rangeOf(details.text)]);
    const mock = path.join(folder, "Mocks/Human+Mock.graphql.swift");
    assert(!fs.existsSync(mock));
    editor.trust();
    await until("the output", () => fs.existsSync(mock));
  },
  {
    prepare: (editor, folder) => {
      editor.vscode.workspace.isTrusted = false;
      fs.rmSync(path.join(folder, "Mocks"), { recursive: true });
    },
  },
);

session("an unsaved configuration counts", async (editor, folder) => {
  await isReady(editor);
  const configuration = editor.open(".mockgen.json");
  editor.edit(configuration, [configuration.rangeOf('"version": 1,'), '"version": 1, "colour": 1,']);
  const isUnknown = ({ message }) => /colour/.test(message);
  await until("a diagnostic", () => editor.diagnosticsOf(".mockgen.json").some(isUnknown));
  editor.close(configuration);
  await until("the end of the diagnostic", () => !editor.diagnosticsOf(".mockgen.json").some(isUnknown));
  fs.writeFileSync(path.join(folder, "README.md"), "hello");
  assert.equal(editor.provider("provideHover", editor.open("README.md")), undefined);
});

session("folders can be removed and added", async (editor, folder) => {
  await until("diagnostics", () => editor.diagnosticsOf(TEST).length > 0);
  editor.changeFolders({ removed: [folder] });
  await until("the end of diagnostics", () => editor.diagnosticsOf(TEST).length === 0);
  editor.changeFolders({ added: [folder] });
  await until("diagnostics", () => editor.diagnosticsOf(TEST).length > 0);
});

session("the server starts again after a crash, up to a limit", async (editor) => {
  const document = editor.open(HERO);
  editor.edit(document, [document.rangeOf("name"), "nme"]);
  for (let crash = 1; crash <= 5; crash++) {
    await until("a diagnostic of the unsaved text", () => editor.diagnosticsOf(HERO).length > 0);
    const [server] = servers();
    process.kill(server, "SIGKILL");
    await until("the end", () => editor.log.filter((line) => /ended: signal SIGKILL/.test(line)).length === crash);
    if (crash < 5) assert.deepEqual(editor.messages, []);
  }
  assert.equal(processes(editor), 5);
  assert.equal(editor.diagnostics.size, 0);
  await until("a message", () => editor.messages.length > 0);
  const [{ message, actions }] = editor.messages;
  assert.match(message, /crashed 5 times/);
  assert.deepEqual(actions, ["Show Log", "Restart"]);
  assert.deepEqual(servers(), []);
  await editor.vscode.commands.executeCommand("mockd.restart");
  await until("a diagnostic", () => editor.diagnosticsOf(HERO).length > 0);
  assert.equal(processes(editor), 6);
  process.kill(servers()[0], "SIGKILL");
  await until("another start", () => processes(editor) === 7);
});

session(
  "a missing program is reported with a way out",
  async (editor, folder) => {
    await until("a message", () => editor.executed.length > 0);
    assert.match(editor.messages[0].message, /'no-mockd' was not found in PATH.*set 'mockd\.path'/);
    assert.deepEqual(editor.executed[0], { name: "workbench.action.openSettings", values: ["mockd.path"] });
    editor.configure({ "mockd.path": "bin/mockd" });
    await until("a message", () => editor.messages.length === 2);
    assert.match(editor.messages[1].message, /Use a full path/);
    editor.configure({ "mockd.path": path.join(folder, "none") });
    await until("a message", () => editor.messages.length === 3);
    assert.match(editor.messages[2].message, /not a program/);
    assert.equal(processes(editor), 0);
    editor.configure({ "mockd.path": MOCKD });
    await until("diagnostics", () => editor.diagnosticsOf(TEST).length > 0);
  },
  { settings: { "mockd.path": "no-mockd" }, prepare: (editor) => editor.choices.push("Open Settings") },
);

session(
  "a program that is not mockd is reported",
  async (editor) => {
    await until("a message", () => editor.messages.length > 0);
    assert.match(editor.messages[0].message, /'\/usr\/bin\/false lsp' could not start \(exit status 1\)/);
    // A program that repeats its input.
    editor.configure({ "mockd.path": "/usr/bin/tee" });
    await until("a message", () => editor.messages.length > 1);
    assert.match(editor.messages[1].message, /could not start/);
    assert.deepEqual(servers(), []);
  },
  { settings: { "mockd.path": "/usr/bin/false" } },
);

session("the server ends with the extension", async (editor, folder, { extension, context }) => {
  await isReady(editor);
  assert.equal(servers().length, 1);
  await extension.deactivate();
  assert(editor.log.some((line) => /ended: exit status 0/.test(line)), "The server was killed");
  assert.deepEqual(servers(), []);
  assert.deepEqual(editor.messages, []);
  assert.deepEqual(editor.providers, []);
  assert.equal(editor.diagnostics.size, 0);
  context.subscriptions.splice(0).forEach((part) => part.dispose());
  assert.equal(editor.commands.size, 0);
});

session(
  "the log has a trace, and the status bar shows the first load",
  async (editor) => {
    const document = editor.open(HERO);
    await until("progress", () => new Set(editor.progress).size > 1);
    await until("hover", () => editor.provider("provideHover", document));
    await editor.ask("provideHover", document, [document.rangeOf("name").start]);
    await until("a trace", () => editor.log.some((line) => /textDocument\/hover/.test(line)));
    editor.configure({ "mockd.trace.server": "off" });
    const count = () => editor.log.filter((line) => /textDocument\/hover/.test(line)).length;
    const before = count();
    await editor.ask("provideHover", document, [document.rangeOf("name").start]);
    assert.equal(count(), before);
  },
  { settings: { "mockd.trace.server": "messages" } },
);

session(
  "a folder without a configuration gets an offer",
  async (editor, folder) => {
    editor.open(HERO);
    await until("the configuration", () => fs.existsSync(path.join(folder, ".mockgen.json")));
    assert.equal(editor.messages[0].actions[0].title, "Create .mockgen.json");
  },
  {
    prepare: (editor, folder) => {
      fs.rmSync(path.join(folder, ".mockgen.json"));
      editor.choices.push("Create .mockgen.json");
    },
  },
);

/** Returns a connection, the messages that it has sent, and a function that makes it receive bytes. */
function connect(editor, handlers = {}) {
  const { Connection } = part(editor, "connection");
  const [input, output] = [new PassThrough(), new PassThrough()];
  const problems = [];
  const connection = new Connection(input, output, handlers, (problem) => problems.push(problem));
  const sent = () => {
    const [, ...texts] = String(output.read() ?? "").split(/Content-Length: \d+\r\n\r\n/);
    return texts.map((text) => JSON.parse(text));
  };
  const receive = async (bytes, size = bytes.length) => {
    for (let start = 0; start < bytes.length; start += size) input.write(bytes.subarray(start, start + size));
    await new Promise(setImmediate);
  };
  return { connection, problems, sent, receive };
}

const frame = (message) => {
  const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
  return Buffer.concat([Buffer.from(`Content-Type: x\r\nContent-Length: ${content.length}\r\n\r\n`), content]);
};

for (const size of [1, 7, 64, 100000]) {
  test(`messages can arrive in parts of ${size} bytes`, async () => {
    const texts = [];
    const handlers = { note: ({ text }) => void texts.push(text), question: ({ text }) => text.length };
    const { connection, problems, sent, receive } = connect(createEditor(), handlers);
    const reply = connection.request("a", { text: "é" });
    assert.deepEqual(sent(), [{ jsonrpc: "2.0", id: 1, method: "a", params: { text: "é" } }]);
    const long = "\u{1F600}é".repeat(500);
    const messages = [{ method: "note", params: { text: long } }, { id: 1, result: { text: long } }];
    messages.push({ id: "x", method: "question", params: { text: long } }, { id: 5, method: "unknown" });
    await receive(Buffer.concat(messages.map(frame)), size);
    assert.deepEqual(await reply, { text: long });
    assert.deepEqual(texts, [long]);
    const replies = new Map(sent().map((reply) => [reply.id, reply]));
    assert.deepEqual(replies.get("x"), { jsonrpc: "2.0", id: "x", result: long.length });
    assert.equal(replies.get(5).error.code, -32601);
    assert.deepEqual(problems, []);
  });
}

test("requests fail with the server's error, and when the connection ends", async () => {
  const { connection, problems, sent, receive } = connect(createEditor());
  const failed = assert.rejects(connection.request("a"), { message: "refused", code: -32803 });
  await receive(frame({ id: 1, error: { code: -32803, message: "refused" } }));
  await failed;

  let cancel;
  let isDisposed = false;
  const registration = { dispose: () => (isDisposed = true) };
  const token = { onCancellationRequested: (listener) => ((cancel = listener), registration) };
  const open = assert.rejects(connection.request("b", {}, token), /has ended/);
  cancel();
  assert.deepEqual(sent().pop(), { jsonrpc: "2.0", method: "$/cancelRequest", params: { id: 2 } });
  await receive(Buffer.from("Content-Length: nine\r\n\r\n"));
  await open;
  assert.match(problems[0], /without a length/);
  assert(isDisposed);
  await assert.rejects(connection.request("c"), /does not run/);
  connection.notify("d");
  assert.deepEqual(sent(), []);
});

test("programs are found in absolute folders only", () => {
  const { findProgram } = part(createEditor(), "program");
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "mockd-path-"));
  fs.writeFileSync(path.join(folder, "mockd"), "", { mode: 0o755 });
  fs.writeFileSync(path.join(folder, "text"), "", { mode: 0o644 });
  const directory = process.cwd();
  try {
    process.chdir(folder);
    const found = (name, PATH) => findProgram(name, { PATH });
    assert.equal(found("mockd", `/nonexistent:${folder}`), path.join(folder, "mockd"));
    assert.equal(found("  ", folder), path.join(folder, "mockd"));
    assert.equal(found(path.join(folder, "mockd"), ""), path.join(folder, "mockd"));
    for (const PATH of [".", "", ":", undefined]) assert.throws(() => found("mockd", PATH), /not found in PATH/);
    assert.throws(() => found("text", folder), /not found in PATH/);
    assert.throws(() => found("./mockd", folder), /full path/);
    assert.throws(() => found(folder, folder), /not a program/);
  } finally {
    process.chdir(directory);
    fs.rmSync(folder, { recursive: true });
  }
});

test("documents are synchronized", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "mockd-documents-"));
  for (const name of ["a.gql", "b.json", ".mockgen.json"]) fs.writeFileSync(path.join(folder, name), "{ a }\n");
  const editor = createEditor(folder);
  editor.open("a.gql");
  const { synchronizeDocuments } = part(editor, "documents");
  const sent = [];
  const synchronization = synchronizeDocuments({ notify: (method, params) => sent.push({ method, params }) });
  const take = () => sent.splice(0).map(({ method, params }) => [method.replace("textDocument/", ""), params]);
  const document = editor.open("a.gql");
  const uri = document.uri.toString();
  const item = { uri, languageId: "graphql", version: 1, text: "{ a }\n" };
  assert.deepEqual(take(), [["didOpen", { textDocument: item }]]);
  editor.edit(document, [document.rangeOf("a"), "b"]);
  const range = { start: { line: 0, character: 2 }, end: { line: 0, character: 3 } };
  const change = { textDocument: { uri, version: 2 }, contentChanges: [{ range, text: "b" }] };
  assert.deepEqual(take(), [["didChange", change]]);
  editor.save(document);
  editor.open("b.json");
  editor.close(document);
  assert.deepEqual(take(), [["didSave", { textDocument: { uri } }], ["didClose", { textDocument: { uri } }]]);
  editor.open(".mockgen.json");
  assert.equal(take().length, 1);
  synchronization.dispose();
  editor.open("a.gql");
  assert.deepEqual(take(), []);
  fs.rmSync(folder, { recursive: true });
});

test("diagnostics keep their values", () => {
  const { toEditor, toProtocol } = part(createEditor(), "convert");
  const range = { start: { line: 1, character: 2 }, end: { line: 3, character: 4 } };
  for (const severity of [1, 2, 3, 4]) {
    const diagnostic = { range, severity, code: "a", source: "mockd", message: "b" };
    assert.deepEqual(toProtocol.diagnostic(toEditor.diagnostic(diagnostic)), diagnostic);
    const page = { ...diagnostic, codeDescription: { href: "file:///a#b" } };
    assert.deepEqual(toProtocol.diagnostic(toEditor.diagnostic(page)), diagnostic);
  }
});

test("the manifest agrees with the extension", () => {
  const manifest = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8"));
  const sources = fs.readdirSync(path.join(EXTENSION, "src")).map((name) => path.join("src", name));
  const text = ["extension.js", ...sources].map((name) => fs.readFileSync(path.join(EXTENSION, name), "utf8")).join("");
  assert.match(manifest.name, /^[a-z0-9][a-z0-9-]*$/);
  assert.match(manifest.publisher, /^[a-z0-9][a-z0-9-]*$/i);
  assert.match(manifest.version, /^\d+\.\d+\.\d+$/);
  assert.match(manifest.engines.vscode, /^\^\d+\.\d+\.\d+$/);
  assert(fs.existsSync(path.join(EXTENSION, manifest.main)));
  assert.equal(manifest.dependencies, undefined);
  const { commands, configuration, languages } = manifest.contributes;
  for (const { command } of commands) assert(text.includes(`registerCommand("${command}"`), command);
  const settings = Object.entries(configuration.properties);
  for (const [key, { scope, default: value }] of settings) {
    const [, name] = key.split(/^mockd\./);
    assert(text.includes(`settings.get("${name}", ${JSON.stringify(value)})`), key);
    assert(["machine", "window"].includes(scope), key);
  }
  assert.equal(text.match(/settings\.get\(/g).length, settings.length);
  // A clone can't choose the program or give consent.
  for (const key of ["mockd.path", "mockd.allowOutsideWorkspace"]) {
    assert.equal(configuration.properties[key].scope, "machine");
  }
  for (const { configuration } of languages) JSON.parse(fs.readFileSync(path.join(EXTENSION, configuration), "utf8"));
  assert(manifest.activationEvents.every((event) => event.startsWith("workspaceContains:")));
});
