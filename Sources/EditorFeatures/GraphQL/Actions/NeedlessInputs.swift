import GraphQLSchema
import GraphQLSyntax
import Source

/// The actions that delete unknown and repeated arguments and input fields.
extension EditorProject {
  func needlessInputActions(_ context: CursorContext) -> [CodeAction] {
    guard let token = context.name, let name = token.name,
      let place = context.inputPlaces.first(where: { $0.inputs.contains { $0.nameRange == token.range } }),
      let index = place.inputs.firstIndex(where: { $0.nameRange == token.range })
    else { return [] }
    let range = context.document.rangeToDelete(index, of: place, context.tokens)
    let isRepeated = place.inputs[..<index].contains { $0.name == name }
    guard isRepeated || lacks(place.owner, name) else { return [] }
    let (noun, codes) = place.owner.texts(isRepeated: isRepeated)
    return [
      .fix("Delete \(noun) '\(name.text)'", [context.document.edit(range, "")], of: codes, at: token.range)
    ]
  }

  /// Whether a known field, directive or input object has no input with a name.
  private func lacks(_ owner: InputPlace.Owner, _ name: Name) -> Bool {
    switch owner {
    case .arguments(let owner): inputs(of: owner).map { schema.input(named: name, in: $0) == nil } ?? false
    case .object(let type): schema.inputField(named: name, in: type) == nil
    }
  }
}

extension InputPlace.Owner {
  /// Returns the words for a deleted input, and the codes of the problem.
  fileprivate func texts(isRepeated: Bool) -> (noun: String, codes: Set<DiagnosticCode>) {
    let noun = isRepeated ? "repeated " : ""
    switch self {
    case .arguments: return (noun + "argument", [isRepeated ? .uniqueArgumentNames : .knownArgumentNames])
    case .object: return (noun + "input field", [isRepeated ? .uniqueInputFieldNames : .valuesOfCorrectType])
    }
  }
}

extension Document {
  /// Returns the range to delete for an input. The only argument takes the parentheses with it.
  fileprivate func rangeToDelete(_ index: Int, of place: InputPlace, _ tokens: [Token]) -> TextRange {
    let range = place.inputs[index].range
    guard place.inputs.count == 1 else {
      return rangeToDelete(range, isLast: index + 1 == place.inputs.count, tokens)
    }
    guard let opening = place.opening, let closing = place.closing else { return range }
    return opening.kind == .leftParenthesis
      ? opening.range.union(closing.range) : TextRange(opening.end, closing.start)
  }
}
