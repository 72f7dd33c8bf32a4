import JSONSyntax
import Reporting
import Source

/// `textDocument/codeAction`: the fixes of findings that touch the range, and comments that silence them.
extension Server {
  func codeAction(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let parameters, let uri = parameters["textDocument"]?["uri"]?.string,
      let range = parameters["range"].flatMap({ Range<Position>($0) })
    else { return .failure(ResponseError(.invalidParams, "A code action has a document and a range.")) }
    let kinds = parameters["context"]?["only"]?.elements.compactMap(\.string) ?? []
    var others: [JSONTree] = []
    if let file = editorFile(uri) {
      others = editorActions(file, parameters, range, kinds) + newTestActions(file, range, kinds)
    }
    guard let path = documents.path(uri) else { return .success(.array(others)) }
    refresh()
    if Self.isAskedForAll(kinds) { others += fixAllActions(path) }
    guard Self.isAsked("quickfix", kinds) else { return .success(.array(others)) }
    var fixes: [JSONTree] = []
    var silencing: [JSONTree] = []
    for folder in folders.all {
      var shown = shown(folder)
      for finding in folder.findings where folder.path(finding.location.file) == path {
        let place = shown.range(finding.location)
        guard place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound else { continue }
        let diagnostic = shown.json(finding)
        for (index, fix) in finding.fixes.enumerated() {
          fixes.append(
            action(
              title: fix.title, fix.edits, of: diagnostic, in: folder,
              isPreferred: finding.fixes.count == 1 || index == 0 && finding.isInTests))
        }
        guard finding.canBeSilenced, let text = shown.text(finding.location.file),
          let edit = finding.silencingEdit(in: SourceFile(path: finding.location.file, bytes: text.bytes))
        else { continue }
        silencing.append(
          action(
            title: "Silence \(finding.code.rawValue) here", [edit], of: diagnostic, in: folder, isPreferred: false))
      }
    }
    return .success(.array(fixes + others + silencing))
  }

  private func action(
    title: String, _ edits: [Diagnostic.Edit], of diagnostic: JSONTree, in folder: ServedFolder, isPreferred: Bool
  ) -> JSONTree {
    [
      "title": .string(title.hasSuffix(".") ? String(title.dropLast()) : title), "kind": "quickfix",
      "diagnostics": [diagnostic], "isPreferred": .bool(isPreferred), "edit": workspaceEdit(edits, in: folder),
    ]
  }

  /// Whether a client wants actions of a kind.
  static func isAsked(_ kind: String, _ kinds: [String]) -> Bool {
    kinds.isEmpty || kinds.contains { $0.isEmpty || kind == $0 || kind.hasPrefix($0 + ".") }
  }
}

extension Diagnostic {
  fileprivate var isInTests: Bool { location.file.hasSuffix(".swift") }

  /// Whether a comment is of use: errors in GraphQL stand in the way of outputs, whether they are shown or not.
  fileprivate var canBeSilenced: Bool { isInTests || severity != .error }
}
