import GraphQLSchema
import GraphQLSyntax
import Source

/// The action that extracts selected text to a fragment.
extension EditorProject {
  func extractFragmentActions(_ place: DefinitionPlace, _ part: TextRange) -> [CodeAction] {
    let document = place.document
    guard !part.isEmpty, let root = place.definition.selectionSet,
      let found = marked(part, in: root, of: type(of: place.definition), document),
      let first = document.selections[found.selections].first, let last = document.selections[found.selections].last
    else { return [] }
    let type = schema[found.type].name
    let name = freeFragmentName(type.text + "Fields")
    let range = first.range.union(last.range)
    // The indentation of the first selection's line is the indentation to remove.
    let body = document.text(range).unindented(by: document.indentation(at: range.lower))
    let text = "\n\nfragment \(name) on \(type.text) {\n  \(body.replacingNewlines(with: "\n  "))\n}"
    return [
      CodeAction(
        title: "Extract fragment '\(name)'", kind: .extract,
        edits: [
          document.edit(range, "..." + name), document.insertion(of: text, at: place.definition.range.upper),
        ])
    ]
  }

  private func type(of definition: Definition) -> Schema.TypeID? {
    switch definition {
    case .operation(let operation): schema.rootType(of: operation.operation)
    case .fragment(let fragment): schema.type(named: fragment.typeCondition.name)
    case .schema, .type, .directive: nil
    }
  }

  /// Returns the selections of the innermost set that a range touches. The set must enclose the range and have a known
  /// type.
  private func marked(
    _ part: TextRange, in set: SelectionSet, of type: Schema.TypeID?, _ document: Document
  ) -> (selections: Range<Int>, type: Schema.TypeID)? {
    var (set, type) = (set, type)
    // The parser bounds the depth of nesting.
    while true {
      guard let present = type, set.range.lower < part.lower, part.upper < set.range.upper else { return nil }
      let touched = set.selections.indices.filter {
        let range = document.selections[$0].range
        return range.lower < part.upper && part.lower < range.upper
      }
      guard let first = touched.first, let last = touched.last else { return nil }
      let selection = document.selections[first]
      if first == last, let inner = selection.selectionSet, inner.range.lower < part.lower,
        part.upper < inner.range.upper
      {
        (set, type) = (inner, self.type(below: selection, in: present))
        continue
      }
      return (first..<last + 1, present)
    }
  }

  private func type(below selection: Selection, in parent: Schema.TypeID) -> Schema.TypeID? {
    switch selection {
    case .field(let field): schema.field(named: field.name.name, in: parent).map { schema[$0].type.type }
    case .inlineFragment(let fragment):
      fragment.typeCondition.map { schema.type(named: $0.name) } ?? parent
    case .fragmentSpread: nil
    }
  }
}

extension Document {
  /// Returns the number of spaces at the start of an offset's line.
  fileprivate func indentation(at offset: UInt32) -> Int {
    var start = Int(offset)
    while 0 < start, source.bytes[start - 1] != UInt8(ascii: "\n"), source.bytes[start - 1] != UInt8(ascii: "\r") {
      start -= 1
    }
    return source.bytes[start...].prefix { $0 == UInt8(ascii: " ") }.count
  }
}

extension String {
  /// Returns the text with up to `count` leading spaces removed from each line except the first.
  fileprivate func unindented(by count: Int) -> String {
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { number, line in
      number == 0 ? String(line) : String(line.dropFirst(min(count, line.prefix { $0 == " " }.count)))
    }.joined(separator: "\n")
  }

  func replacingNewlines(with text: String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).joined(separator: text)
  }
}
