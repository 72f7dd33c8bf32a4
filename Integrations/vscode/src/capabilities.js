"use strict";

const MARKDOWN = ["markdown", "plaintext"];
const REGISTERED = { dynamicRegistration: true };
const TOKEN_TYPES = [
  ...["type", "interface", "enum", "enumMember", "struct", "property", "parameter", "variable", "function"],
  ...["keyword", "decorator", "string", "number", "comment"],
];

/**
 * `ClientCapabilities` of LSP 3.17. It lists only what this extension implements.
 *
 * Features with dynamic registration are registered for GraphQL files only, so the editor doesn't ask for them in Swift
 * files. The server watches the disk itself.
 */
const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  window: { workDoneProgress: true, showMessage: { messageActionItem: { additionalPropertiesSupport: false } } },
  workspace: {
    workspaceFolders: true,
    didChangeConfiguration: { dynamicRegistration: false },
    workspaceEdit: {
      documentChanges: true,
      resourceOperations: ["create"],
      changeAnnotationSupport: { groupsOnLabel: true },
    },
    symbol: {},
    codeLens: { refreshSupport: true },
    inlayHint: { refreshSupport: true },
    semanticTokens: { refreshSupport: true },
  },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: {
      relatedInformation: true,
      codeDescriptionSupport: true,
      tagSupport: { valueSet: [1, 2] },
    },
    completion: {
      ...REGISTERED,
      completionItem: { snippetSupport: true, documentationFormat: MARKDOWN, tagSupport: { valueSet: [1] } },
    },
    hover: { contentFormat: MARKDOWN },
    signatureHelp: {
      ...REGISTERED,
      signatureInformation: {
        documentationFormat: MARKDOWN,
        parameterInformation: { labelOffsetSupport: true },
        activeParameterSupport: true,
      },
    },
    definition: {},
    typeDefinition: REGISTERED,
    references: {},
    documentHighlight: REGISTERED,
    documentSymbol: { ...REGISTERED, hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      isPreferredSupport: true,
      codeActionLiteralSupport: {
        codeActionKind: { valueSet: ["", "quickfix", "refactor", "refactor.extract", "source", "source.fixAll"] },
      },
    },
    codeLens: {},
    formatting: REGISTERED,
    rangeFormatting: REGISTERED,
    rename: { ...REGISTERED, prepareSupport: true },
    foldingRange: { ...REGISTERED, lineFoldingOnly: true },
    selectionRange: REGISTERED,
    semanticTokens: {
      ...REGISTERED,
      requests: { range: true, full: { delta: true } },
      tokenTypes: TOKEN_TYPES,
      tokenModifiers: ["definition", "deprecated"],
      formats: ["relative"],
    },
    inlayHint: {},
  },
};

module.exports = { CAPABILITIES };
