"use strict";

const vscode = require("vscode");

// Conversions between the values of LSP and of the editor. Both count UTF-16 units. LSP counts the cases of its
// enumerations from 1, the editor from 0.

/** @typedef {any} Json A value of the protocol. */

const toProtocol = {
  position: (/** @type {vscode.Position} */ { line, character }) => ({ line, character }),

  range: (/** @type {vscode.Range} */ { start, end }) => ({
    start: toProtocol.position(start),
    end: toProtocol.position(end),
  }),

  diagnostic: (/** @type {vscode.Diagnostic} */ { range, severity, code, source, message }) => ({
    range: toProtocol.range(range),
    severity: severity + 1,
    code: typeof code === "object" ? code.value : code,
    source,
    message,
  }),

  folder: (/** @type {vscode.WorkspaceFolder} */ { uri, name }) => ({ uri: uri.toString(), name }),
};

/**
 * Returns a conversion of lists. Null becomes an empty list.
 *
 * @template T
 * @param {(value: Json) => T} convert
 * @returns {(values: Json[] | null | undefined) => T[]}
 */
const each = (convert) => (values) => (values ?? []).map((value) => convert(value));

/**
 * Returns a conversion that leaves out null.
 *
 * @template T
 * @param {(value: Json) => T} convert
 * @returns {(value: Json) => T | undefined}
 */
const optional = (convert) => (value) => (value === null || value === undefined ? undefined : convert(value));

const position = (/** @type {Json} */ { line, character }) => new vscode.Position(line, character);

const range = (/** @type {Json} */ { start, end }) =>
  new vscode.Range(start.line, start.character, end.line, end.character);

const location = (/** @type {Json} */ { uri, range: place }) =>
  new vscode.Location(vscode.Uri.parse(uri), range(place));

/** Converts a string or `MarkupContent`. */
const markup = optional((text) => {
  if (text.kind === "markdown") return new vscode.MarkdownString(text.value);
  return new vscode.MarkdownString().appendText(text.value ?? text);
});

const textEdit = (/** @type {Json} */ edit) => new vscode.TextEdit(range(edit.range), edit.newText);

const diagnostic = (/** @type {Json} */ { range: place, message, severity, source, code, ...rest }) => {
  const result = new vscode.Diagnostic(range(place), message, (severity ?? 1) - 1);
  const page = rest.codeDescription?.href;
  return Object.assign(result, {
    source,
    code: page ? { value: code, target: vscode.Uri.parse(page) } : code,
    tags: rest.tags,
    relatedInformation: each(
      (related) => new vscode.DiagnosticRelatedInformation(location(related.location), related.message),
    )(rest.relatedInformation),
  });
};

/** Returns whether a change of a document is for the text that the document has. Closed documents have no version. */
const isCurrent = (/** @type {Json} */ { textDocument }) => {
  if (typeof textDocument?.version !== "number") return true;
  const uri = vscode.Uri.parse(textDocument.uri).toString();
  const document = vscode.workspace.textDocuments.find((document) => document.uri.toString() === uri);
  return document?.version === textDocument.version;
};

/** Converts `WorkspaceEdit`. Throws if it is for another version of an open document. */
const workspaceEdit = (/** @type {Json} */ { documentChanges, changeAnnotations }) => {
  const result = new vscode.WorkspaceEdit();
  for (const change of documentChanges) {
    if (!isCurrent(change)) throw new Error("A file has changed meanwhile. Try again.");
    const uri = vscode.Uri.parse(change.uri ?? change.textDocument.uri);
    if (change.kind === "create") result.createFile(uri);
    for (const { range: place, newText, annotationId } of change.edits ?? []) {
      result.replace(uri, range(place), newText, annotationId && changeAnnotations[annotationId]);
    }
  }
  return result;
};

const codeActionKind = (/** @type {string} */ kind) => vscode.CodeActionKind.Empty.append(kind);

const codeAction = (/** @type {Json} */ { title, kind, isPreferred, diagnostics, edit }) => {
  const result = new vscode.CodeAction(title, codeActionKind(kind));
  return Object.assign(result, { isPreferred, diagnostics: each(diagnostic)(diagnostics), edit: workspaceEdit(edit) });
};

const codeLens = (/** @type {Json} */ lens) =>
  Object.assign(new vscode.CodeLens(range(lens.range), lens.command), { data: lens.data });

const completionItem = (/** @type {Json} */ { label, kind, detail, sortText, filterText, tags, ...rest }) => {
  const text = rest.textEdit?.newText ?? label;
  return Object.assign(new vscode.CompletionItem(label, kind - 1), {
    ...{ detail, sortText, filterText, tags },
    documentation: markup(rest.documentation),
    insertText: rest.insertTextFormat === 2 ? new vscode.SnippetString(text) : text,
    range: optional(range)(rest.textEdit?.range),
  });
};

/** @type {(symbol: Json) => vscode.DocumentSymbol} */
const documentSymbol = (symbol) => {
  const [whole, name] = [range(symbol.range), range(symbol.selectionRange)];
  const result = new vscode.DocumentSymbol(symbol.name, symbol.detail ?? "", symbol.kind - 1, whole, name);
  return Object.assign(result, { children: each(documentSymbol)(symbol.children) });
};

const signature = (/** @type {Json} */ { label, documentation, parameters }) =>
  Object.assign(new vscode.SignatureInformation(label, markup(documentation)), {
    parameters: each((one) => new vscode.ParameterInformation(one.label, markup(one.documentation)))(parameters),
  });

const inlayHint = (/** @type {Json} */ hint) =>
  Object.assign(new vscode.InlayHint(position(hint.position), hint.label, hint.kind), {
    tooltip: markup(hint.tooltip),
    textEdits: each(textEdit)(hint.textEdits),
    paddingLeft: hint.paddingLeft,
  });

/** @type {(value: Json) => vscode.SelectionRange} */
const selectionRange = ({ range: place, parent }) =>
  new vscode.SelectionRange(range(place), optional(selectionRange)(parent));

const tokens = (/** @type {number[]} */ data) => new Uint32Array(data);

const toEditor = {
  codeAction,
  codeActionKind,
  codeLens,
  diagnostic,
  location,
  position,
  workspaceEdit: optional(workspaceEdit),
  codeLenses: each(codeLens),
  documentSymbols: each(documentSymbol),
  inlayHints: each(inlayHint),
  selectionRanges: each(selectionRange),
  textEdits: each(textEdit),
  highlights: each(({ range: place, kind }) => new vscode.DocumentHighlight(range(place), (kind ?? 1) - 1)),
  locations: (/** @type {Json} */ result) => each(location)(result && [result].flat()),

  /** Leaves out actions for texts that have changed. The editor asks again after a change. */
  codeActions: (/** @type {Json[] | null} */ actions) =>
    each(codeAction)(actions?.filter(({ edit }) => edit.documentChanges.every(isCurrent))),

  completionList: optional(
    ({ items, isIncomplete }) => new vscode.CompletionList(items.map(completionItem), isIncomplete),
  ),

  foldingRanges: each(({ startLine, endLine, kind }) => {
    const comment = kind === "comment" ? vscode.FoldingRangeKind.Comment : undefined;
    return new vscode.FoldingRange(startLine, endLine, comment);
  }),

  hover: optional((hover) => new vscode.Hover(markup(hover.contents) ?? [], optional(range)(hover.range))),

  legend: (/** @type {Json} */ { tokenTypes, tokenModifiers }) =>
    new vscode.SemanticTokensLegend(tokenTypes, tokenModifiers),

  renamable: (/** @type {Json} */ result) => {
    if (!result) throw new Error("There is no name to rename here");
    return range(result);
  },

  /** Converts `SemanticTokens` or `SemanticTokensDelta`. */
  semanticTokens: optional(({ data, edits, resultId }) => {
    if (data) return new vscode.SemanticTokens(tokens(data), resultId);
    const change = (/** @type {Json} */ { start, deleteCount, data }) =>
      new vscode.SemanticTokensEdit(start, deleteCount, optional(tokens)(data));
    return new vscode.SemanticTokensEdits(edits.map(change), resultId);
  }),

  signatureHelp: optional(({ signatures, ...active }) =>
    Object.assign(new vscode.SignatureHelp(), { signatures: signatures.map(signature), ...active }),
  ),

  workspaceSymbols: each(
    ({ name, kind, containerName, location: place }) =>
      new vscode.SymbolInformation(name, kind - 1, containerName ?? "", location(place)),
  ),
};

module.exports = { toEditor, toProtocol };
