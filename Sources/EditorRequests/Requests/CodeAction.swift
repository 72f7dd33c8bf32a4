import EditorFeatures
import JSONSyntax
import Reporting
import Source

/// `textDocument/codeAction`: fixes of the diagnostics in a range, comments that suppress them, and refactorings.
package struct CodeActionRequest: EditorRequest {
  package static let method = "textDocument/codeAction"
  package static let dependency = RequestDependency.everything

  let uri: String
  let range: Range<Position>
  /// The kinds that the client requests; all kinds if empty.
  let kinds: [String]
  /// The diagnostics at the range, as the client has them.
  let diagnostics: [ClientDiagnostic]

  /// A diagnostic as the client has it.
  struct ClientDiagnostic {
    var json: JSONValue
    var code: String
    var range: Range<Position>
  }

  package var documentURI: String? { uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let json, let uri = json["textDocument"]?["uri"]?.string,
      let range = json["range"].flatMap({ Range<Position>($0) })
    else { throw ResponseError(.invalidParams, "Missing or invalid 'textDocument' or 'range'") }
    self.uri = uri
    self.range = range
    kinds = json["context"]?["only"]?.elements.compactMap(\.string) ?? []
    diagnostics = json["context"]?["diagnostics"]?.elements.compactMap { ClientDiagnostic($0) } ?? []
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientCodeAction] {
    var others: [ClientCodeAction] = []
    if let document = snapshot.graphQLDocument(uri) {
      others = featureActions(document, snapshot) + newTestActions(document, snapshot)
    }
    guard let path = snapshot.documents.path(uri) else { return others }
    if requestsFixAll { others += fixAllActions(path, snapshot) }
    guard requests("quickfix") else { return others }
    let (fixes, suppression) = diagnosticActions(path, snapshot)
    return fixes + others + suppression
  }

  /// Returns the fixes of the diagnostics in the range, and the comments that suppress them.
  private func diagnosticActions(
    _ path: String, _ snapshot: borrowing Snapshot
  ) -> (fixes: [ClientCodeAction], suppression: [ClientCodeAction]) {
    var fixes: [ClientCodeAction] = []
    var suppression: [ClientCodeAction] = []
    for folder in snapshot.folders {
      var converter = snapshot.converter(for: folder)
      for diagnostic in folder.diagnostics(at: path) {
        let place = converter.range(diagnostic.location)
        guard place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound else { continue }
        let json = converter.json(diagnostic)
        for (index, fix) in diagnostic.fixes.enumerated() {
          fixes.append(
            .quickFix(
              fix.title, of: json, snapshot.workspaceEdit(fix.edits, in: folder),
              isPreferred: diagnostic.fixes.count == 1 || index == 0 && diagnostic.isInSwift))
        }
        guard diagnostic.canBeSuppressed, let text = converter.text(diagnostic.location.file),
          let edit = diagnostic.suppressionEdit(in: SourceFile(path: diagnostic.location.file, bytes: text.bytes))
        else { continue }
        suppression.append(
          .quickFix(
            "Suppress \(diagnostic.code.rawValue) here", of: json, snapshot.workspaceEdit([edit], in: folder),
            isPreferred: false))
      }
    }
    return (fixes, suppression)
  }

  /// Returns the quick fixes and refactorings of a GraphQL document.
  private func featureActions(_ document: GraphQLDocument, _ snapshot: borrowing Snapshot) -> [ClientCodeAction] {
    var result: [ClientCodeAction] = []
    for action in document.projects.codeActions(document.path, in: document.range(range))
    where requests(action.kind.name) {
      result.append(
        ClientCodeAction(
          title: action.title, kind: action.kind.name,
          diagnostics: action.problem.map { diagnostics(of: $0, document) } ?? [],
          isPreferred: action.isPreferred ? true : nil,
          edit: snapshot.workspaceEdit(action.edits, in: document.folder)))
    }
    return result
  }

  /// Returns the client's diagnostics about a problem.
  private func diagnostics(of problem: CodeAction.Problem, _ document: GraphQLDocument) -> [JSONTree] {
    let codes = Set(problem.codes.map(\.rawValue))
    let place = document.range(problem.place)
    return diagnostics.filter {
      codes.contains($0.code) && $0.range.lowerBound <= place.upperBound && place.lowerBound <= $0.range.upperBound
    }.map { JSONTree($0.json) }
  }

  /// Returns whether the client requests actions of a kind.
  func requests(_ kind: String) -> Bool {
    kinds.isEmpty || kinds.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}

/// A code action in the form of the protocol (LSP 3.17, `CodeAction`).
package struct ClientCodeAction: EditorResponse {
  var title: String
  var kind: String
  /// The diagnostics that the action resolves, in the form of the protocol.
  var diagnostics: [JSONTree] = []
  var isPreferred: Bool?
  var edit: WorkspaceEdit

  static func quickFix(
    _ title: String, of diagnostic: JSONTree, _ edit: WorkspaceEdit, isPreferred: Bool
  ) -> ClientCodeAction {
    ClientCodeAction(
      title: title.hasSuffix(".") ? String(title.dropLast()) : title, kind: "quickfix", diagnostics: [diagnostic],
      isPreferred: isPreferred, edit: edit)
  }

  package var json: JSONTree {
    var members: [JSONTree.Member] = [.init("title", .string(title)), .init("kind", .string(kind))]
    if !diagnostics.isEmpty { members.append(.init("diagnostics", .array(diagnostics))) }
    if let isPreferred { members.append(.init("isPreferred", .bool(isPreferred))) }
    members.append(.init("edit", edit.json))
    return .object(members)
  }
}

extension CodeActionRequest.ClientDiagnostic {
  /// Fails for diagnostics without a code or a range.
  fileprivate init?(_ json: JSONValue) {
    guard let code = json["code"]?.string, let range = json["range"].flatMap({ Range<Position>($0) }) else {
      return nil
    }
    self.init(json: json, code: code, range: range)
  }
}

extension Diagnostic {
  fileprivate var isInSwift: Bool { location.file.hasSuffix(".swift") }

  /// Whether a comment suppresses the diagnostic. Errors in GraphQL block outputs even if they are suppressed.
  fileprivate var canBeSuppressed: Bool {
    (isInSwift || severity != .error) && !related.contains { $0.role == .original }
  }
}

extension CodeAction.Kind {
  /// `CodeActionKind`.
  fileprivate var name: String {
    switch self {
    case .quickFix: "quickfix"
    case .extract: "refactor.extract"
    }
  }
}
