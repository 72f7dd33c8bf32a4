import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/inlayHint`: the types of GraphQL fields and variables, and the unset fields of mocks.
package struct InlayHintRequest: EditorRequest {
  package static let method = "textDocument/inlayHint"
  package static let feature: RefreshableFeature? = .inlayHint
  package static let dependency = RequestDependency.everything

  let part: DocumentRange

  package var documentURI: String? { part.uri }
  package var showsTestUses: Bool { true }

  package init(_ json: JSONValue?) throws(ResponseError) { part = try DocumentRange(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientInlayHint]? {
    if snapshot.hidden.contains(.inlayHint) { return [] }
    if let swift = snapshot.swiftDocument(part.uri) {
      return swift.projects.mockHints(swift.path, in: swift.range(part.range)).map { hint in
        ClientInlayHint(
          position: swift.position(hint.offset), label: hint.text,
          kind: .mock(
            tooltip: hint.tooltip,
            edits: hint.edits.map { ClientTextEdit(range: swift.range($0.location.range), newText: $0.replacement) }))
      }
    }
    guard let file = snapshot.anyGraphQLDocument(part.uri) else { return nil }
    return file.project.inlayHints(file.path, in: file.range(part.range)).map { hint in
      ClientInlayHint(position: file.position(hint.offset), label: hint.text, kind: .type)
    }
  }
}

/// An inlay hint in the form of the protocol (LSP 3.17, `InlayHint`).
package struct ClientInlayHint: EditorResponse {
  enum Kind {
    /// The type of a field or variable.
    case type
    /// The fields of a mock, with the edits that set them.
    case mock(tooltip: String, edits: [ClientTextEdit])
  }

  var position: Position
  var label: String
  var kind: Kind

  package var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("position", position.json), .init("label", .string(label)), .init("paddingLeft", true),
    ]
    switch kind {
    case .type: members.append(.init("kind", 1))
    case .mock(let tooltip, let edits):
      members.append(.init("tooltip", .string(tooltip)))
      if !edits.isEmpty { members.append(.init("textEdits", edits.json)) }
    }
    return .object(members)
  }
}
