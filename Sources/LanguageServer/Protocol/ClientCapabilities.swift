import JSONSyntax

/// What a client can do, as far as it matters here (LSP 3.17, `ClientCapabilities`). Nothing is taken for granted.
package struct ClientCapabilities: Sendable {
  /// Whether it asks for the findings of documents itself (`textDocument/diagnostic`).
  package var pullsDiagnostics = false
  /// Whether an answer may hold the findings of other documents, too.
  package var takesRelatedDocuments = false
  package var showsRelatedInformation = false
  /// Whether it shows where a code is explained.
  package var opensCodes = false
  /// The `DiagnosticTag`s it knows.
  package var tags: Set<Int> = []
  package var showsProgress = false
  package var registersWatchedFiles = false
  package var registersConfiguration = false
  /// Whether it can be asked for settings.
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
    // LSP 3.18 has these for both ways.
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
