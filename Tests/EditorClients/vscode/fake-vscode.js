"use strict";

// A stand-in for the module `vscode` with the parts that the extension uses. Using another part is an error.

const path = require("path");
const { fileURLToPath, pathToFileURL } = require("url");
const fs = require("fs");

class Position {
  constructor(line, character) {
    if (!(0 <= line && 0 <= character)) throw new Error(`Invalid position ${line}:${character}`);
    Object.assign(this, { line, character });
  }
  isBefore(other) {
    return this.line < other.line || (this.line === other.line && this.character < other.character);
  }
}

class Range {
  constructor(startLine, startCharacter, endLine, endCharacter) {
    const [start, end] = [new Position(startLine, startCharacter), new Position(endLine, endCharacter)];
    [this.start, this.end] = end.isBefore(start) ? [end, start] : [start, end];
  }
  contains({ start, end }) {
    return !start.isBefore(this.start) && !this.end.isBefore(end);
  }
}

class Uri {
  constructor(text) {
    this.text = text;
  }
  static file(file) {
    // The editor escapes more characters than Node does.
    return new Uri(pathToFileURL(file).href.replace(/[:'()](?!\/\/)/g, (c) => `%${c.charCodeAt(0).toString(16)}`));
  }
  static parse(text) {
    return text.startsWith("file:") ? Uri.file(fileURLToPath(text)) : new Uri(text);
  }
  get scheme() {
    return this.text.split(":", 1)[0];
  }
  get fsPath() {
    return fileURLToPath(this.text);
  }
  toString() {
    return this.text;
  }
}

class EventEmitter {
  listeners = new Set();
  event = (listener) => {
    this.listeners.add(listener);
    return new Disposable(() => this.listeners.delete(listener));
  };
  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
  dispose() {
    this.listeners.clear();
  }
}

class Disposable {
  constructor(action) {
    this.dispose = action;
  }
  static from(...parts) {
    return new Disposable(() => parts.forEach((part) => part.dispose()));
  }
}

/** Returns a class whose instances have the constructor's arguments as members. */
const record = (...names) =>
  class {
    constructor(...values) {
      names.forEach((name, index) => (this[name] = values[index]));
    }
  };

class MarkdownString {
  constructor(value = "") {
    this.value = value;
  }
  appendText(text) {
    this.value += text;
    return this;
  }
}

class CodeActionKind {
  static Empty = new CodeActionKind("");
  constructor(value) {
    this.value = value;
  }
  append(part) {
    return new CodeActionKind(this.value ? `${this.value}.${part}` : part);
  }
}

class DocumentSymbol extends record("name", "detail", "kind", "range", "selectionRange") {
  constructor(...values) {
    super(...values);
    if (!this.name) throw new Error("name must not be falsy");
    if (!this.range.contains(this.selectionRange)) throw new Error("selectionRange must be contained in fullRange");
  }
}

class SelectionRange extends record("range", "parent") {
  constructor(...values) {
    super(...values);
    if (this.parent && !this.parent.range.contains(this.range)) throw new Error("Invalid argument: parent");
  }
}

class WorkspaceEdit {
  changes = [];
  replace(uri, range, text, metadata) {
    this.changes.push({ uri, range, text, metadata });
  }
  createFile(uri) {
    this.changes.push({ uri, isNew: true });
  }
}

class CancellationError extends Error {}

/** A document whose text a test edits. */
class TextDocument {
  version = 1;
  isDirty = false;
  constructor(file, text) {
    const languages = { ".swift": "swift", ".json": "json", ".md": "markdown" };
    this.uri = Uri.file(file);
    this.languageId = languages[path.extname(file)] ?? "graphql";
    this.text = text;
  }
  getText() {
    return this.text;
  }
  offsetAt({ line, character }) {
    return this.text.split("\n").slice(0, line).reduce((sum, { length }) => sum + length + 1, 0) + character;
  }
  positionAt(offset) {
    const lines = this.text.slice(0, offset).split("\n");
    return new Position(lines.length - 1, lines[lines.length - 1].length);
  }
  /** Returns the range of the first occurrence of a text, or of a part of it. */
  rangeOf(text, part = text) {
    const start = this.text.indexOf(text);
    if (start < 0) throw new Error(`'${text}' not found in ${this.uri}`);
    const from = this.positionAt(start + text.indexOf(part));
    const to = this.positionAt(start + text.indexOf(part) + part.length);
    return new Range(from.line, from.character, to.line, to.character);
  }
}

const matches = (filter, { uri, languageId }) => {
  if (filter.scheme && filter.scheme !== uri.scheme) return false;
  if (filter.language && filter.language !== languageId) return false;
  if (!filter.pattern) return true;
  const words = filter.pattern.replace(/^\*\*\//, "").replace(/[.]/g, "\\.").replace(/\*/g, "[^/]*");
  const choices = words.replace(/\{([^}]*)\}/g, (_, list) => `(${list.replace(/,/g, "|")})`);
  return new RegExp(`(^|/)${choices}$`).test(uri.fsPath);
};

/** Makes the use of a member that the stand-in lacks an error, except in tests for its presence. */
const strict = (name, members) =>
  new Proxy(members, {
    get(target, key) {
      if (!(key in target) && typeof key === "string") throw new Error(`The stand-in has no '${name}.${key}'`);
      return target[key];
    },
  });

/** Creates an editor with an open folder. The result has the module `vscode` and functions for tests. */
function createEditor(folder, settings = {}) {
  const event = Object.fromEntries(
    ["open", "close", "save", "change", "folders", "settings", "trust"].map((name) => [name, new EventEmitter()]),
  );
  const editor = {
    log: [],
    messages: [],
    /** The actions that the user chooses in the next messages. */
    choices: [],
    progress: [],
    providers: [],
    diagnostics: new Map(),
    commands: new Map(),
    executed: [],
    settings,
  };
  const show = (severity) => async (message, ...actions) => {
    editor.messages.push({ severity, message, actions });
    const choice = editor.choices.shift();
    return actions.find((action) => (action.title ?? action) === choice);
  };
  const write = (text) => editor.log.push(text instanceof Error ? text.stack : text);
  const register = (name) => (...values) => {
    const selector = name === "registerWorkspaceSymbolProvider" ? [] : values.shift();
    const provider = { name, selector, provider: values.shift(), options: values };
    editor.providers.push(provider);
    return new Disposable(() => editor.providers.splice(editor.providers.indexOf(provider), 1));
  };
  const workspace = strict("workspace", {
    isTrusted: true,
    textDocuments: [],
    workspaceFolders: folder && [{ uri: Uri.file(folder), name: path.basename(folder), index: 0 }],
    onDidOpenTextDocument: event.open.event,
    onDidCloseTextDocument: event.close.event,
    onDidSaveTextDocument: event.save.event,
    onDidChangeTextDocument: event.change.event,
    onDidChangeWorkspaceFolders: event.folders.event,
    onDidChangeConfiguration: event.settings.event,
    onDidGrantWorkspaceTrust: event.trust.event,
    getConfiguration: (section) => ({ get: (key, value) => editor.settings[`${section}.${key}`] ?? value }),
  });
  const kinds = [
    ...["CompletionItem", "Hover", "SignatureHelp", "Definition", "TypeDefinition", "Reference", "DocumentHighlight"],
    ...["DocumentSymbol", "WorkspaceSymbol", "CodeActions", "CodeLens", "InlayHints", "DocumentFormattingEdit"],
    ...["DocumentRangeFormattingEdit", "Rename", "FoldingRange", "SelectionRange", "DocumentSemanticTokens"],
    "DocumentRangeSemanticTokens",
  ];
  const languages = strict("languages", {
    ...Object.fromEntries(kinds.map((kind) => `register${kind}Provider`).map((name) => [name, register(name)])),
    match: (selector, document) => (selector.some((filter) => matches(filter, document)) ? 10 : 0),
    createDiagnosticCollection: () => ({
      set: (uri, found) => editor.diagnostics.set(uri.fsPath, found),
      dispose: () => editor.diagnostics.clear(),
    }),
  });
  editor.vscode = strict("vscode", {
    ...{ CancellationError, CodeActionKind, Disposable, DocumentSymbol, EventEmitter, MarkdownString, Position, Range },
    ...{ SelectionRange, Uri, WorkspaceEdit, languages, workspace },
    CodeAction: record("title", "kind"),
    CodeLens: record("range", "command"),
    CompletionItem: record("label", "kind"),
    CompletionList: record("items", "isIncomplete"),
    Diagnostic: record("range", "message", "severity"),
    DiagnosticRelatedInformation: record("location", "message"),
    DocumentHighlight: record("range", "kind"),
    FoldingRange: record("start", "end", "kind"),
    FoldingRangeKind: { Comment: 1 },
    Hover: record("contents", "range"),
    InlayHint: record("position", "label", "kind"),
    Location: record("uri", "range"),
    ParameterInformation: record("label", "documentation"),
    ProgressLocation: { Window: 10 },
    SemanticTokens: record("data", "resultId"),
    SemanticTokensEdit: record("start", "deleteCount", "data"),
    SemanticTokensEdits: record("edits", "resultId"),
    SemanticTokensLegend: record("tokenTypes", "tokenModifiers"),
    SignatureHelp: record(),
    SignatureInformation: record("label", "documentation"),
    SnippetString: record("value"),
    SymbolInformation: record("name", "kind", "containerName", "location"),
    TextEdit: record("range", "newText"),
    env: { appName: "Stand-in", language: "en" },
    version: "1.82.0",
    commands: strict("commands", {
      registerCommand: (name, action) => {
        editor.commands.set(name, action);
        return new Disposable(() => editor.commands.delete(name));
      },
      executeCommand: async (name, ...values) => {
        editor.executed.push({ name, values });
        return editor.commands.get(name)?.(...values);
      },
    }),
    window: strict("window", {
      createOutputChannel: () => ({ info: write, warn: write, error: write, show: () => {}, dispose: () => {} }),
      showErrorMessage: show("error"),
      showWarningMessage: show("warning"),
      showInformationMessage: show("information"),
      withProgress: (options, task) => task({ report: ({ message }) => editor.progress.push(message) }),
    }),
  });
  return Object.assign(editor, actionsOf(editor, event, folder));
}

/** Returns what a user does in an editor. */
function actionsOf(editor, event, folder) {
  const { workspace, languages } = editor.vscode;
  const cancellation = { isCancellationRequested: false, onCancellationRequested: () => new Disposable(() => {}) };
  const find = (file) => workspace.textDocuments.find(({ uri }) => uri.fsPath === file);
  const actions = {
    open(name) {
      const file = path.join(folder, name);
      if (!find(file)) {
        const document = new TextDocument(file, fs.readFileSync(file, "utf8"));
        workspace.textDocuments.push(document);
        event.open.fire(document);
      }
      return find(file);
    },
    /** Replaces a range, or several at once. As in the editor, later changes come first. */
    edit(document, ...changes) {
      const contentChanges = changes.map(([range, text]) => ({ range, text }));
      contentChanges.sort((a, b) => (a.range.start.isBefore(b.range.start) ? 1 : -1));
      for (const { range, text } of contentChanges) {
        const [start, end] = [document.offsetAt(range.start), document.offsetAt(range.end)];
        document.text = document.text.slice(0, start) + text + document.text.slice(end);
      }
      document.version += 1;
      event.change.fire({ document, contentChanges });
    },
    apply({ changes }) {
      for (const { uri, isNew } of changes) if (isNew) fs.writeFileSync(uri.fsPath, "", { flag: "wx" });
      const files = new Set(changes.filter(({ isNew }) => !isNew).map(({ uri }) => uri.fsPath));
      for (const file of files) {
        const edits = changes.filter(({ uri, isNew }) => uri.fsPath === file && !isNew);
        actions.edit(actions.open(path.relative(folder, file)), ...edits.map(({ range, text }) => [range, text]));
      }
    },
    save(document) {
      fs.writeFileSync(document.uri.fsPath, document.text);
      event.change.fire({ document, contentChanges: [] });
      event.save.fire(document);
    },
    close(document) {
      workspace.textDocuments.splice(workspace.textDocuments.indexOf(document), 1);
      event.close.fire(document);
    },
    configure(changes) {
      Object.assign(editor.settings, changes);
      const affectsConfiguration = (section) => Object.keys(changes).some((key) => `${key}.`.startsWith(`${section}.`));
      event.settings.fire({ affectsConfiguration });
    },
    trust() {
      workspace.isTrusted = true;
      event.trust.fire();
    },
    changeFolders({ added = [], removed = [] }) {
      const folders = (names) => names.map((name) => ({ uri: Uri.file(name), name: path.basename(name) }));
      event.folders.fire({ added: folders(added), removed: folders(removed) });
    },
    provider(method, document) {
      const found = editor.providers.filter(
        ({ provider, selector }) => method in provider && (!document || 0 < languages.match(selector, document)),
      );
      if (1 < found.length) throw new Error(`Several providers have '${method}'`);
      return found[0];
    },
    /** Calls a provider's method with a document, more arguments, and a token. `context` follows the token. */
    ask(method, document, values = [], { token = cancellation, context = [] } = {}) {
      const { provider } = actions.provider(method, document) ?? {};
      if (!provider) throw new Error(`No provider of ${document?.uri} has '${method}'`);
      return provider[method](...(document ? [document] : []), ...values, token, ...context);
    },
    diagnosticsOf: (name) => editor.diagnostics.get(path.join(folder, name)) ?? [],
  };
  return actions;
}

module.exports = { createEditor };
