import GraphQLSchema
import GraphQLSyntax
import Source

/// The rules for operations and fragments.
extension TokenWalk {
  func executableRole(in frame: Frame) -> NameRole? {
    switch frame.kind {
    case .operation:
      switch frame.step {
      case .start: .operationName(frame.operation)
      case .body: nil
      default: .nothing
      }
    case .fragment:
      switch frame.step {
      case .start: .fragmentName
      case .on: .on
      case .type: .fragmentType
      case .body: nil
      default: .nothing
      }
    case .variables:
      switch frame.step {
      case .variable: .variableDefinition
      case .type: .variableType
      case .value: .value(frame.use, isConstant: true)
      default: .nothing
      }
    default:
      switch frame.step {
      case .spread: .spread(parent: frame.type)
      case .typeCondition: .inlineType(parent: frame.type)
      case .afterCondition: .nothing
      default: .field(parent: frame.type)
      }
    }
  }

  mutating func operation(_ top: Int, _ token: Token) -> Outcome {
    let operation = stack[top].operation
    switch token.kind {
    case .name:
      guard stack[top].step == .start else {
        return stack[top].step == .body || startsDefinition(token) ? .ended : .taken
      }
      stack[top].name = token.name
      stack[top].step = .afterName
    case .leftBrace:
      guard stack[top].step != .body else { return .ended }
      stack[top].step = .body
      pushSelections(schema.rootType(of: operation))
    case .leftParenthesis where stack[top].step != .body: push(Frame(.variables))
    case .at where stack[top].step != .body: pushDirective(operation.location)
    default: if stack[top].step == .body { return .ended }
    }
    return .taken
  }

  mutating func fragment(_ top: Int, _ token: Token) -> Outcome {
    switch (token.kind, stack[top].step) {
    case (.name, .start):
      stack[top].name = token.name
      stack[top].step = .on
    case (.name, .on):
      guard token.name == keywords.on else { return startsDefinition(token) ? .ended : .taken }
      stack[top].step = .type
    case (.name, .type):
      stack[top].owner = token.name
      stack[top].type = token.name.flatMap { schema.type(named: $0) }
      stack[top].step = .afterType
    case (.name, let step): return step == .body || startsDefinition(token) ? .ended : .taken
    case (.leftBrace, let step):
      guard step != .body else { return .ended }
      stack[top].step = .body
      pushSelections(stack[top].type)
    case (.leftParenthesis, .on): push(Frame(.variables))
    case (.at, .afterType): pushDirective(.fragmentDefinition)
    case (_, .body): return .ended
    default: break
    }
    return .taken
  }

  private mutating func pushSelections(_ type: Schema.TypeID?) {
    var frame = Frame(.selections)
    if let type, schema[type].kind.isComposite, !schema[type].isMissing { frame.type = type }
    push(frame)
  }

  mutating func variables(_ top: Int, _ token: Token) -> Outcome {
    if stack[top].step == .type || stack[top].step == .afterType, let last = variables.indices.last,
      type(top, token) != nil
    {
      variables[last].typeRange = variables[last].typeRange.map { $0.union(token.range) } ?? token.range
      variables[last].type = stack[top].use
      return .taken
    }
    switch (token.kind, stack[top].step) {
    case (.rightParenthesis, _):
      stack.removeLast()
    case (.leftBrace, let step):
      // After variables, a brace opens the selection set; as a default value, it opens an object.
      if step != .value { return .ended }
      pushValue(token, use: stack[top].use, isConstant: true)
      stack[top].step = .afterType
    case (.dollar, _): stack[top].step = .variable
    case (.name, .variable):
      if let name = token.name { variables.append(WalkedVariable(name: name, range: token.range)) }
      stack[top].step = .colon
    case (.colon, .colon): stack[top].step = .type
    case (.equals, _):
      if let last = variables.indices.last { variables[last].hasDefault = true }
      stack[top].step = .value
    case (.leftBracket, .value):
      pushValue(token, use: stack[top].use, isConstant: true)
      stack[top].step = .afterType
    case (_, .value): stack[top].step = .afterType
    case (.at, _): pushDirective(.variableDefinition)
    default: break
    }
    return .taken
  }

  // MARK: Selections

  mutating func selections(
    _ top: Int, _ token: Token, _ next: Token.Kind, _ role: inout NameRole?
  ) -> Outcome {
    switch (token.kind, stack[top].step) {
    case (.rightBrace, _): stack.removeLast()
    case (.spread, _):
      stack[top].isConditional = false
      stack[top].name = nil
      stack[top].field = nil
      stack[top].owner = nil
      stack[top].step = .spread
    case (.name, .spread):
      stack[top].step = token.name == keywords.on ? .typeCondition : .afterName
    case (.name, .typeCondition):
      stack[top].owner = token.name
      stack[top].step = .afterCondition
    case (.name, .afterCondition): break
    case (.name, let step): field(top, token, next, isAliased: step == .aliased, &role)
    case (.colon, .afterName): stack[top].step = .aliased
    case (.leftParenthesis, .afterName): pushArguments(of: top)
    case (.at, .spread), (.at, .afterCondition):
      stack[top].step = .afterCondition
      stack[top].isConditional = true
      pushDirective(.inlineFragment)
    case (.at, .afterName): pushDirective(stack[top].name == nil ? .fragmentSpread : .field)
    case (.leftBrace, .spread): pushSelections(stack[top].type)
    case (.leftBrace, .afterCondition):
      pushSelections(stack[top].owner.map { schema.type(named: $0) } ?? stack[top].type)
    case (.leftBrace, _): pushSelections(stack[top].field.map { schema[$0].type.type })
    default: break
    }
    // After its selection set, a field or an inline fragment is complete.
    if token.kind == .leftBrace, stack.count == top + 2 { stack[top].step = .body }
    return .taken
  }

  private mutating func field(
    _ top: Int, _ token: Token, _ next: Token.Kind, isAliased: Bool, _ role: inout NameRole?
  ) {
    let parent = stack[top].type
    role = next == .colon && !isAliased ? .alias(parent: parent) : .field(parent: parent)
    if !isAliased { stack[top].name = token.name }
    stack[top].step = .afterName
    stack[top].isConditional = false
    stack[top].field = parent.flatMap { parent in
      token.name.flatMap { schema.field(named: $0, in: parent) ?? schema.metaField(named: $0, in: parent) }
    }
  }

  private mutating func pushArguments(of top: Int) {
    var frame = Frame(.arguments)
    frame.type = stack[top].type
    frame.field = stack[top].field
    frame.inputs = stack[top].field.map { schema[$0].arguments }
    push(frame)
  }
}

extension OperationType {
  package var location: DirectiveLocation {
    switch self {
    case .query: .query
    case .mutation: .mutation
    case .subscription: .subscription
    }
  }
}
