import JSONSyntax

/// A location in the form of the protocol (LSP 3.17, `Location`).
package struct ClientLocation: EditorResponse {
  package var uri: String
  package var range: Range<Position>

  package var json: JSONTree { ["uri": .string(uri), "range": range.json] }
}

/// An edit of a text in the form of the protocol (LSP 3.17, `TextEdit`).
package struct ClientTextEdit: EditorResponse {
  var range: Range<Position>
  var newText: String
  /// The identifier of a `ChangeAnnotation`.
  var annotation: String?

  package var json: JSONTree {
    var members: [JSONTree.Member] = [.init("range", range.json), .init("newText", .string(newText))]
    if let annotation { members.append(.init("annotationId", .string(annotation))) }
    return .object(members)
  }
}

/// A text in the format that the client prefers (LSP 3.17, `MarkupContent`).
struct Markup {
  var text: String
  var isMarkdown: Bool

  var json: JSONTree { ["kind": isMarkdown ? "markdown" : "plaintext", "value": .string(text)] }

  /// `MarkupContent` if the client reads Markdown, otherwise a string, which all clients read.
  var documentation: JSONTree { isMarkdown ? json : .string(text) }
}

extension JSONTree {
  /// Converts a value that is sent back unchanged. Recursion is bounded by the nesting limit of the parser.
  init(_ value: JSONValue) {
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
