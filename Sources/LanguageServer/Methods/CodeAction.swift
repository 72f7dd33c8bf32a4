import JSONSyntax
import Source

/// `textDocument/codeAction`: the fixes of findings that touch the range.
extension Server {
  func codeAction(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let parameters, let uri = parameters["textDocument"]?["uri"]?.string,
      let range = parameters["range"].flatMap({ Range<Position>($0) })
    else { return .failure(ResponseError(.invalidParams, "A code action has a document and a range.")) }
    let kinds = parameters["context"]?["only"]?.elements.compactMap(\.string) ?? []
    let edits = editorActions(parameters, range, kinds)
    guard kinds.isEmpty || kinds.contains(where: { $0 == "quickfix" || $0.isEmpty }) else {
      return .success(.array(edits))
    }
    guard let path = documents.path(uri) else { return .success([]) }
    refresh()
    var actions: [JSONTree] = []
    for folder in folders.all {
      var shown = shown(folder)
      for finding in folder.findings where !finding.fixes.isEmpty && folder.path(finding.location.file) == path {
        let place = shown.range(finding.location)
        guard place.lowerBound <= range.upperBound, range.lowerBound <= place.upperBound else { continue }
        let diagnostic = shown.json(finding)
        actions += finding.fixes.map {
          action($0, of: diagnostic, in: folder, &shown, isOnly: finding.fixes.count == 1)
        }
      }
    }
    return .success(.array(actions + edits))
  }

  private func action(
    _ fix: Diagnostic.Fix, of diagnostic: JSONTree, in folder: ServedFolder, _ shown: inout ShownFolder, isOnly: Bool
  ) -> JSONTree {
    var edits: [String: [JSONTree]] = [:]
    for edit in fix.edits {
      edits[documents.uri(folder.path(edit.location.file)), default: []].append(
        ["range": shown.range(edit.location).json, "newText": .string(edit.replacement)])
    }
    let changes = edits.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, .array($0.value)) }
    var title = fix.title
    if title.hasSuffix(".") { title.removeLast() }
    return [
      "title": .string(title), "kind": "quickfix", "diagnostics": [diagnostic], "isPreferred": .bool(isOnly),
      "edit": ["changes": .object(changes)],
    ]
  }
}
