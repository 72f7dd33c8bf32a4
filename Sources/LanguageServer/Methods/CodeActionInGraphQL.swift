import EditorFeatures
import JSONSyntax
import Source

/// The part of `textDocument/codeAction` that is about GraphQL files.
extension Server {
  /// - Parameter kinds: the kinds that the client asks for; all where there are none.
  func editorActions(
    _ file: EditorFile, _ parameters: JSONValue, _ range: Range<Position>, _ kinds: [String]
  ) -> [JSONTree] {
    let given = parameters["context"]?["diagnostics"]?.elements.map { $0 } ?? []
    return file.projects.codeActions(file.path, in: file.range(range)).filter { action in
      Self.isAsked(action.kind.name, kinds)
    }.map { action in
      let edits = action.edits.map { Diagnostic.Edit(Location(file.path, $0.range), $0.text) }
      var members: [JSONTree.Member] = [
        .init("title", .string(action.title)), .init("kind", .string(action.kind.name)),
        .init("edit", workspaceEdit(edits, in: file.folder)),
      ]
      let codes = Set(action.codes.map(\.rawValue))
      let resolved = given.filter { $0["code"]?.string.map { codes.contains($0) } ?? false }
      if !resolved.isEmpty { members.append(.init("diagnostics", .array(resolved.map { JSONTree($0) }))) }
      return .object(members)
    }
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

extension JSONTree {
  /// A value as it was read, to be handed back. Recurses as deep as values nest, which the parser bounds.
  fileprivate init(_ value: JSONValue) {
    switch value.kind {
    case .object: self = .object(value.members.map { Member($0.key.string ?? "", JSONTree($0.value)) })
    case .array: self = .array(value.elements.map { JSONTree($0) })
    case .string: self = .string(value.string ?? "")
    case .number: self = value.int.map { .integer($0) } ?? .null
    case .true, .false: self = .bool(value.bool ?? false)
    case .null: self = .null
    }
  }
}
