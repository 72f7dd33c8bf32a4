import GraphQLSyntax
import Source

/// For variables and fragments that nobody uses: to delete them.
extension EditorProject {
  func unusedVariableActions(_ place: DefinitionPlace, _ part: TextRange) -> [CodeAction] {
    guard case .operation(let operation) = place.definition else { return [] }
    let document = place.document
    return operation.variables.indices.compactMap { index in
      let variable = document.variables[index]
      let name = variable.name.name
      guard variable.range.lower <= part.upper, part.lower <= variable.range.upper,
        !DefinitionPlace.uses(name, in: document, operation),
        !fragments(reachedFrom: place).contains(where: { $0.uses(name) })
      else { return nil }
      return CodeAction(
        title: "Delete the variable '$\(name.text)'", kind: .quickFix,
        edits: [TextEdit(range: document.rangeToDelete(operation, variable: index), text: "")],
        codes: [.noUnusedVariables])
    }
  }

  func unusedFragmentActions(_ place: DefinitionPlace, _ part: TextRange) -> [CodeAction] {
    guard case .fragment(let fragment) = place.definition else { return [] }
    let head = TextRange(fragment.range.lower, fragment.selectionSet.range.lower)
    guard head.lower <= part.upper, part.lower <= head.upper, operations(reaching: fragment.name.name).isEmpty else {
      return []
    }
    return [
      CodeAction(
        title: "Delete the fragment '\(fragment.name.text)'", kind: .quickFix,
        edits: [TextEdit(range: place.document.withBlanks(fragment.range), text: "")], codes: [.noUnusedFragments])
    ]
  }
}

extension DefinitionPlace {
  /// Whether a variable stands in an operation outside of its definitions.
  fileprivate static func uses(_ name: Name, in document: Document, _ operation: OperationDefinition) -> Bool {
    var isAfterDollar = false
    let definitions = document[operation.variables]
    for token in document.tokens(in: operation.range.indices) {
      let isDefinition = definitions.contains {
        $0.variableRange.lower <= token.start && token.end <= $0.variableRange.upper
      }
      if isAfterDollar, token.name == name, !isDefinition { return true }
      isAfterDollar = token.kind == .dollar
    }
    return false
  }
}

extension Document {
  /// A variable with what separates it from the next one or from the one before; with the parentheses if it is alone.
  fileprivate func rangeToDelete(_ operation: OperationDefinition, variable index: Int) -> TextRange {
    let list = operation.variables.indices
    let range = variables[index].range
    if index + 1 < list.upperBound { return TextRange(range.lower, variables[index + 1].range.lower) }
    if list.lowerBound < index { return TextRange(variables[index - 1].range.upper, range.upper) }
    let tokens = tokens(in: operation.range.indices)
    let open = tokens.last { $0.kind == .leftParenthesis && $0.end <= range.lower }
    let close = tokens.first { $0.kind == .rightParenthesis && range.upper <= $0.start }
    return TextRange(open?.start ?? range.lower, close?.end ?? range.upper)
  }

  /// A range with the white space behind it.
  fileprivate func withBlanks(_ range: TextRange) -> TextRange {
    var end = Int(range.upper)
    while end < source.bytes.count, source.bytes[end] <= UInt8(ascii: " ") { end += 1 }
    return TextRange(range.lower, UInt32(truncatingIfNeeded: end))
  }
}
