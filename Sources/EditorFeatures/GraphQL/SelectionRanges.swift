import GraphQLSyntax
import Source

extension Document {
  /// Returns the nested ranges around an offset, from the word to the whole text.
  ///
  /// - Complexity: linear in the number of nodes of the document.
  package func selectionRanges(at offset: Int) -> [TextRange] {
    let place = UInt32(truncatingIfNeeded: min(max(0, offset), source.bytes.count))
    var found: [TextRange] = [TextRange(0, UInt32(truncatingIfNeeded: source.bytes.count))]
    func add(_ range: TextRange) {
      if range.lower <= place, place <= range.upper, !range.isEmpty { found.append(range) }
    }
    func add(inside range: TextRange) {
      if 2 <= range.count { add(TextRange(range.lower + 1, range.upper - 1)) }
    }
    if let index = index(ofDefinitionAt: place) {
      let definition = definitions[index]
      add(definition.range)
      if let set = definition.selectionSet { add(set.range) }
    }
    for selection in selections {
      add(selection.range)
      guard let set = selection.selectionSet else { continue }
      add(set.range)
      add(inside: set.range)
    }
    for argument in arguments { add(argument.range) }
    for directive in directives { add(directive.range) }
    for value in values { add(value.range) }
    for argument in arguments { add(argument.value.range) }
    for field in objectFields { add(field.range) }
    for variable in variables { add(variable.range) }
    for field in fieldDefinitions { add(field.range) }
    for input in inputValues { add(input.range) }
    for value in enumValues { add(value.range) }
    for root in operationTypes { add(root.range) }
    let around = index(ofDefinitionAt: place).map { definitions[$0].range.indices } ?? 0..<source.bytes.count
    for token in tokens(in: around) where token.start <= place && place <= token.end && !token.kind.isPunctuator {
      add(token.range)
    }
    found.sort { $0.count < $1.count }
    var result: [TextRange] = []
    for range in found {
      guard let last = result.last else {
        result.append(range)
        continue
      }
      if range != last, range.lower <= last.lower, last.upper <= range.upper { result.append(range) }
    }
    return result
  }
}

extension Definition {
  var selectionSet: SelectionSet? {
    switch self {
    case .operation(let operation): operation.selectionSet
    case .fragment(let fragment): fragment.selectionSet
    case .schema, .type, .directive: nil
    }
  }
}

extension Selection {
  var selectionSet: SelectionSet? {
    switch self {
    case .field(let field): field.selectionSet
    case .inlineFragment(let fragment): fragment.selectionSet
    case .fragmentSpread: nil
    }
  }
}
