import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Source

/// The actions that wrap a field in an inline fragment on a type that has it.
extension EditorProject {
  func unknownFieldActions(_ context: CursorContext) -> [CodeAction] {
    guard case .field(let parent?) = context.role, let token = context.name, let name = token.name,
      schema.field(named: name, in: parent) == nil, schema.metaField(named: name, in: parent) == nil,
      let node = context.definition?.field(at: token.start)
    else { return [] }
    let document = context.document
    return FieldsOnCorrectType.types(with: name, below: parent, in: schema).prefix(3).map { type in
      .fix(
        "Wrap in '... on \(type)'", [document.edit(node.range, document.wrapped(node.range, on: type))],
        of: [.fieldsOnCorrectType], at: token.range)
    }
  }
}

extension Document {
  /// Returns an inline fragment with a part of the text. If the part begins a line, the fragment takes several lines.
  fileprivate func wrapped(_ range: TextRange, on type: String) -> String {
    guard let indentation = indentationIfFirst(range.lower) else { return "... on \(type) { \(text(range)) }" }
    let step = indentation.contains("\t") ? "\t" : "  "
    let body = text(range).replacingNewlines(with: "\n" + step)
    return "... on \(type) {\n\(indentation)\(step)\(body)\n\(indentation)}"
  }

  /// Returns the white space between the start of the line and an offset; nil if the line has other text there.
  private func indentationIfFirst(_ offset: UInt32) -> String? {
    var start = Int(offset)
    while 0 < start, source.bytes[start - 1] == UInt8(ascii: " ") || source.bytes[start - 1] == UInt8(ascii: "\t") {
      start -= 1
    }
    guard start == 0 || source.bytes[start - 1] == UInt8(ascii: "\n") || source.bytes[start - 1] == UInt8(ascii: "\r")
    else { return nil }
    return text(TextRange(UInt32(truncatingIfNeeded: start), offset))
  }
}
