import GraphQLSyntax
import Source

/// The actions that delete unused variables and fragments.
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
      return .fix(
        "Delete variable '$\(name.text)'",
        [document.edit(document.rangeToDelete(operation, variable: index), "")], of: [.noUnusedVariables],
        at: variable.name.range)
    }
  }

  func unusedFragmentActions(_ place: DefinitionPlace, _ part: TextRange) -> [CodeAction] {
    guard case .fragment(let fragment) = place.definition else { return [] }
    let head = TextRange(fragment.range.lower, fragment.selectionSet.range.lower)
    guard head.lower <= part.upper, part.lower <= head.upper, !isUsed(fragment: fragment.name.name) else {
      return []
    }
    return [
      .fix(
        "Delete fragment '\(fragment.name.text)'",
        [place.document.edit(place.document.withBlanks(fragment.range), "")], of: [.noUnusedFragments],
        at: fragment.name.range)
    ]
  }
}

extension EditorProject {
  /// Whether a definition spreads a fragment, or a Swift file names its model.
  private func isUsed(fragment name: Name) -> Bool {
    if !operations(reaching: name).isEmpty { return true }
    let uses = uses(of: .fragment(name))
    return uses.contains { !$0.occurrence.isDefinition } || !swiftUses(of: [.fragment(name)], uses, in: nil).isEmpty
  }
}

extension DefinitionPlace {
  /// Whether an operation uses a variable outside of variable definitions.
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
  /// Returns a range with the white space after it.
  fileprivate func withBlanks(_ range: TextRange) -> TextRange {
    var end = Int(range.upper)
    while end < source.bytes.count, source.bytes[end] <= UInt8(ascii: " ") { end += 1 }
    return TextRange(range.lower, UInt32(truncatingIfNeeded: end))
  }
}
