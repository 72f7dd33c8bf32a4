import Foundation
import Fuzzing
import TestSupport
import Testing

/// The requests that random sessions make. A new feature needs a line here.
enum RequestTable {
  /// A request method with the parameters that it needs.
  struct Method: Sendable, CustomTestStringConvertible {
    /// The kind of a method's parameters.
    enum Shape: Sendable {
      case document, position, range, workspace
      /// A range, and an earlier reply of the server about it.
      case resolved
    }

    var name: String
    var shape: Shape
    /// The capability that announces the method.
    var capability: String
    /// The parameters other than the document and the position, as JSON.
    var rest = "{}"

    var testDescription: String { name }
    var needsParameters: Bool { shape != .workspace }
    /// Whether results from before errors are reported.
    var mayReturnEarlierResults: Bool { ["codeLens/resolve", "textDocument/codeLens"].contains(name) }

    /// Whether the server's capabilities include it. Dots separate the keys.
    func isOffered(_ capabilities: JSON) -> Bool {
      let value = capability.split(separator: ".").reduce(capabilities) { $0[String($1)] }
      return value.bool == true || value.isObject
    }

    func parameters(_ uri: String, _ start: (Int, Int), _ end: (Int, Int)) -> [String: Any] {
      var parameters = (try? JSONSerialization.jsonObject(with: Data(rest.utf8)) as? [String: Any]) ?? [:]
      guard shape != .workspace else { return parameters }
      let (from, to) = (["line": start.0, "character": start.1], ["line": end.0, "character": end.1])
      if shape == .resolved {
        let data = parameters["data"] as? [String: Any] ?? [:]
        parameters["data"] = data.merging(["uri": uri]) { $1 }
      } else {
        parameters["textDocument"] = ["uri": uri]
      }
      switch shape {
      case .position: parameters["position"] = from
      case .range, .resolved: parameters["range"] = ["start": from, "end": to]
      case .document, .workspace: break
      }
      return parameters
    }
  }

  private static let options = #"{"options":{"tabSize":2,"insertSpaces":true}}"#

  static let methods: [Method] = [
    Method(
      name: "codeLens/resolve", shape: .resolved, capability: "codeLensProvider.resolveProvider",
      rest: #"{"data":{"type":"Character","field":"name","subject":"tests"}}"#),
    Method(
      name: "textDocument/codeAction", shape: .range, capability: "codeActionProvider",
      rest: #"{"context":{"diagnostics":[]}}"#),
    Method(name: "textDocument/codeLens", shape: .document, capability: "codeLensProvider"),
    Method(name: "textDocument/completion", shape: .position, capability: "completionProvider"),
    Method(name: "textDocument/definition", shape: .position, capability: "definitionProvider"),
    Method(name: "textDocument/diagnostic", shape: .document, capability: "diagnosticProvider"),
    Method(name: "textDocument/documentHighlight", shape: .position, capability: "documentHighlightProvider"),
    Method(name: "textDocument/documentSymbol", shape: .document, capability: "documentSymbolProvider"),
    Method(name: "textDocument/foldingRange", shape: .document, capability: "foldingRangeProvider"),
    Method(name: "textDocument/formatting", shape: .document, capability: "documentFormattingProvider", rest: options),
    Method(name: "textDocument/hover", shape: .position, capability: "hoverProvider"),
    Method(name: "textDocument/inlayHint", shape: .range, capability: "inlayHintProvider"),
    Method(name: "textDocument/prepareRename", shape: .position, capability: "renameProvider.prepareProvider"),
    Method(
      name: "textDocument/rangeFormatting", shape: .range, capability: "documentRangeFormattingProvider", rest: options),
    Method(
      name: "textDocument/references", shape: .position, capability: "referencesProvider",
      rest: #"{"context":{"includeDeclaration":true}}"#),
    Method(name: "textDocument/rename", shape: .position, capability: "renameProvider", rest: #"{"newName":"other"}"#),
    Method(
      name: "textDocument/selectionRange", shape: .document, capability: "selectionRangeProvider",
      rest: #"{"positions":[{"line":1,"character":3}]}"#),
    Method(
      name: "textDocument/semanticTokens/full", shape: .document, capability: "semanticTokensProvider.full"),
    Method(
      name: "textDocument/semanticTokens/full/delta", shape: .document,
      capability: "semanticTokensProvider.full.delta", rest: #"{"previousResultId":"none"}"#),
    Method(name: "textDocument/semanticTokens/range", shape: .range, capability: "semanticTokensProvider.range"),
    Method(name: "textDocument/signatureHelp", shape: .position, capability: "signatureHelpProvider"),
    Method(name: "textDocument/typeDefinition", shape: .position, capability: "typeDefinitionProvider"),
    Method(
      name: "workspace/diagnostic", shape: .workspace, capability: "diagnosticProvider.workspaceDiagnostics",
      rest: #"{"previousResultIds":[]}"#),
    Method(name: "workspace/symbol", shape: .workspace, capability: "workspaceSymbolProvider", rest: #"{"query":"a"}"#),
  ]
}
