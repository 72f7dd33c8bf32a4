import Source

extension Parser {
  /// Parses a bare selection set. See https://spec.graphql.org/September2025/#sel-GAFRJBABABF_jB
  mutating func parseShorthandQuery() throws(Failure) -> OperationDefinition {
    let selectionSet = try parseSelectionSet()
    return OperationDefinition(
      description: nil, operation: .query, isShorthand: true, name: nil, variables: .empty, directives: .empty,
      selectionSet: selectionSet, range: range(from: definitionStart))
  }

  /// Parses an operation. See https://spec.graphql.org/September2025/#OperationDefinition
  mutating func parseOperation(
    _ operation: OperationType, _ description: StringLiteral?
  ) throws(Failure) -> OperationDefinition {
    try advance()
    let name = at(.name) ? try identifier() : nil
    let variables = try parseVariableDefinitions()
    let directives = try parseDirectives(isConstant: false)
    let selectionSet = try parseSelectionSet()
    return OperationDefinition(
      description: description, operation: operation, isShorthand: false, name: name, variables: variables,
      directives: directives, selectionSet: selectionSet, range: range(from: definitionStart))
  }

  /// Parses a fragment. See https://spec.graphql.org/September2025/#FragmentDefinition
  mutating func parseFragmentDefinition(_ description: StringLiteral?) throws(Failure) -> FragmentDefinition {
    try advance()
    let name = try parseFragmentName()
    let variables: NodeList<VariableDefinition> =
      options.allowLegacyFragmentVariables ? try parseVariableDefinitions() : .empty
    try expect(keywords.on)
    let typeCondition = try identifier()
    let directives = try parseDirectives(isConstant: false)
    let selectionSet = try parseSelectionSet()
    return FragmentDefinition(
      description: description, name: name, variables: variables, typeCondition: typeCondition,
      directives: directives, selectionSet: selectionSet, range: range(from: definitionStart))
  }

  /// Parses any name except `on`. See https://spec.graphql.org/September2025/#FragmentName
  private mutating func parseFragmentName() throws(Failure) -> Identifier {
    if at(keywords.on) { throw unexpected() }
    return try identifier()
  }

  private mutating func parseVariableDefinitions() throws(Failure) -> NodeList<VariableDefinition> {
    try list(.leftParenthesis, .rightParenthesis, into: \.variables) { parser throws(Failure) in
      try parser.parseVariableDefinition()
    }
  }

  /// Parses a variable. See https://spec.graphql.org/September2025/#VariableDefinition
  private mutating func parseVariableDefinition() throws(Failure) -> VariableDefinition {
    let start = token.start
    let description = try parseDescription()
    let dollar = token.start
    try expect(.dollar)
    let name = try identifier()
    let variableRange = range(from: dollar)
    try expect(.colon)
    let type = try parseTypeReference()
    let defaultValue = try take(.equals) ? try parseValue(isConstant: true) : nil
    let directives = try parseDirectives(isConstant: true)
    return VariableDefinition(
      description: description, name: name, variableRange: variableRange, type: type, defaultValue: defaultValue,
      directives: directives, range: range(from: start))
  }

  /// Parses a selection set. See https://spec.graphql.org/September2025/#SelectionSet
  mutating func parseSelectionSet() throws(Failure) -> SelectionSet {
    try descend()
    let start = token.start
    try expect(.leftBrace)
    let mark = openSelections.count
    repeat {
      let selection = try parseSelection()
      openSelections.append(selection)
    } while try !take(.rightBrace)
    let list = NodeList<Selection>(start: document.selections.count, count: openSelections.count - mark)
    document.selections.append(contentsOf: openSelections[mark...])
    openSelections.removeSubrange(mark...)
    depth &-= 1
    return SelectionSet(selections: list, range: range(from: start))
  }

  /// Parses a selection. See https://spec.graphql.org/September2025/#Selection
  private mutating func parseSelection() throws(Failure) -> Selection {
    at(.spread) ? try parseFragment() : .field(try parseField())
  }

  /// Parses a field. See https://spec.graphql.org/September2025/#Field
  private mutating func parseField() throws(Failure) -> Field {
    let start = token.start
    let first = try identifier()
    var alias: Identifier?
    var name = first
    if try take(.colon) {
      alias = first
      name = try identifier()
    }
    let arguments = try parseArguments(isConstant: false)
    let directives = try parseDirectives(isConstant: false)
    let selectionSet = at(.leftBrace) ? try parseSelectionSet() : nil
    return Field(
      alias: alias, name: name, arguments: arguments, directives: directives, selectionSet: selectionSet,
      range: range(from: start))
  }

  /// Parses a spread or an inline fragment. See https://spec.graphql.org/September2025/#sec-Language.Fragments
  private mutating func parseFragment() throws(Failure) -> Selection {
    let start = token.start
    try advance()
    let hasTypeCondition = try take(keywords.on)
    if !hasTypeCondition, at(.name) {
      let name = try parseFragmentName()
      let directives = try parseDirectives(isConstant: false)
      return .fragmentSpread(FragmentSpread(name: name, directives: directives, range: range(from: start)))
    }
    let typeCondition = hasTypeCondition ? try identifier() : nil
    let directives = try parseDirectives(isConstant: false)
    let selectionSet = try parseSelectionSet()
    return .inlineFragment(
      InlineFragment(
        typeCondition: typeCondition, directives: directives, selectionSet: selectionSet, range: range(from: start)))
  }

  /// Parses optional arguments. See https://spec.graphql.org/September2025/#Arguments
  @inline(__always) mutating func parseArguments(isConstant: Bool) throws(Failure) -> NodeList<Argument> {
    guard at(.leftParenthesis) else { return .empty }
    return try list(.leftParenthesis, .rightParenthesis, into: \.arguments) { parser throws(Failure) in
      let name = try parser.identifier()
      try parser.expect(.colon)
      return Argument(name: name, value: try parser.parseValue(isConstant: isConstant))
    }
  }

  /// Parses any number of directives. See https://spec.graphql.org/September2025/#Directives
  @inline(__always) mutating func parseDirectives(isConstant: Bool) throws(Failure) -> NodeList<Directive> {
    guard at(.at) else { return .empty }
    return try parseSomeDirectives(isConstant: isConstant)
  }

  private mutating func parseSomeDirectives(isConstant: Bool) throws(Failure) -> NodeList<Directive> {
    let first = document.directives.count
    while at(.at) {
      let start = token.start
      try advance()
      let name = try identifier()
      let arguments = try parseArguments(isConstant: isConstant)
      document.directives.append(Directive(name: name, arguments: arguments, range: range(from: start)))
    }
    return NodeList(start: first, count: document.directives.count - first)
  }
}
