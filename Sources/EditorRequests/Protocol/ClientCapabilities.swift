import JSONSyntax

/// The capabilities of a client for diagnostics, progress, settings and file watching (LSP 3.17). A missing member
/// means that the client lacks the capability.
package struct ClientCapabilities: Sendable {
  /// Whether the client requests the diagnostics of documents (`textDocument/diagnostic`).
  package var pullsDiagnostics = false
  /// Whether a report can include diagnostics of other documents.
  package var takesRelatedDocuments = false
  package var showsRelatedInformation = false
  /// Whether the client opens the explanation of a code.
  package var opensCodes = false
  /// The values of `DiagnosticTag` that the client knows.
  package var tags: Set<Int> = []
  package var showsProgress = false
  package var registersWatchedFiles = false
  package var registersConfiguration = false
  /// Whether the server can request settings.
  package var tellsConfiguration = false

  package init() {}

  /// - Parameter json: the `capabilities` of `initialize`.
  package init(_ json: JSONValue?) {
    let documents = json?["textDocument"]
    let workspace = json?["workspace"]
    let push = documents?["publishDiagnostics"]
    let pull = documents?["diagnostic"]
    pullsDiagnostics = pull?.kind == .object
    takesRelatedDocuments = pull?["relatedDocumentSupport"]?.bool ?? false
    // LSP 3.18 has these members in both objects.
    let ways = [push, pull].compactMap(\.self)
    showsRelatedInformation = ways.contains { $0["relatedInformation"]?.bool ?? false }
    opensCodes = ways.contains { $0["codeDescriptionSupport"]?.bool ?? false }
    tags = Set(ways.flatMap { $0["tagSupport"]?["valueSet"]?.elements.compactMap(\.int) ?? [] })
    showsProgress = json?["window"]?["workDoneProgress"]?.bool ?? false
    registersWatchedFiles = workspace?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    registersConfiguration = workspace?["didChangeConfiguration"]?["dynamicRegistration"]?.bool ?? false
    tellsConfiguration = workspace?["configuration"]?.bool ?? false
  }
}
