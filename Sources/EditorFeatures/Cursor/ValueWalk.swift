import GraphQLSchema
import GraphQLSyntax
import Source

/// The rules for directives, arguments and values.
extension TokenWalk {
  func valueRole(in frame: Frame) -> NameRole? {
    switch (frame.kind, frame.step) {
    case (.directive, .start): .directive(frame.location)
    case (.directive, _): nil
    case (.arguments, .start): .argument(owner(of: frame))
    case (.object, .start): .inputField(of: frame.type)
    case (.list, .start), (_, .value): .value(frame.use, isConstant: frame.isConstant)
    case (_, .variable): .variable(frame.use)
    default: .nothing
    }
  }

  private func owner(of frame: Frame) -> ArgumentOwner {
    frame.name.map { .directive($0) } ?? .field(frame.type, frame.field)
  }

  // MARK: Directives

  mutating func pushDirective(_ location: DirectiveLocation) {
    var frame = Frame(.directive)
    frame.location = location
    push(frame)
  }

  mutating func directive(_ top: Int, _ token: Token) -> Outcome {
    switch (token.kind, stack[top].step) {
    case (.name, .start):
      stack[top].name = token.name
      stack[top].step = .afterName
    case (.leftParenthesis, .afterName):
      stack[top].step = .body
      var frame = Frame(.arguments)
      frame.name = stack[top].name
      frame.inputs = stack[top].name.flatMap { schema.directive(named: $0)?.arguments }
      frame.isConstant = !stack[top].location.takesVariables
      push(frame)
    default: return .ended
    }
    return .taken
  }

  // MARK: Arguments

  mutating func arguments(_ top: Int, _ token: Token, _ next: Token.Kind) -> Outcome {
    if isPastUnclosedString(top, token, next) { return .ended }
    switch (token.kind, stack[top].step) {
    case (.rightParenthesis, _):
      stack.removeLast()
      return .taken
    // A brace in place of a name opens the selection set of a field with unclosed arguments.
    case (.leftBrace, .start), (.leftBrace, .colon), (.rightBrace, _), (.spread, _): return .ended
    default: break
    }
    let inputs = stack[top].inputs
    return named(top, token) { [schema] name in inputs.flatMap { schema.input(named: name, in: $0) } }
  }

  mutating func object(_ top: Int, _ token: Token, _ next: Token.Kind) -> Outcome {
    if isPastUnclosedString(top, token, next) { return .ended }
    switch token.kind {
    case .rightBrace:
      stack.removeLast()
      return .taken
    case .rightParenthesis, .spread: return .ended
    default: break
    }
    let type = stack[top].type
    return named(top, token) { [schema] name in type.flatMap { schema.inputField(named: name, in: $0) } }
  }

  /// Whether a token is outside of the inputs of a frame, although no bracket has closed them: the name of a field
  /// below an unclosed string.
  private func isPastUnclosedString(_ top: Int, _ token: Token, _ next: Token.Kind) -> Bool {
    stack[top].isUncertain && token.kind == .name && stack[top].step == .start && next != .colon
  }

  /// Marks the groups of values around an unclosed string.
  private mutating func noteUnclosedString() {
    for index in stack.indices.reversed() {
      switch stack[index].kind {
      case .arguments, .object, .list: stack[index].isUncertain = true
      default: return
      }
    }
  }

  /// Consumes a token of a list of names with values.
  private mutating func named(_ top: Int, _ token: Token, _ input: (Name) -> Schema.InputID?) -> Outcome {
    switch (token.kind, stack[top].step) {
    case (.name, .start):
      stack[top].use = token.name.flatMap(input).map { schema[$0].type }
      stack[top].owner = token.name
      stack[top].step = .colon
    case (.colon, .colon): stack[top].step = .value
    case (_, .value), (_, .variable): value(top, token, afterwards: .start)
    // A name after a name starts a new entry.
    case (.name, .colon): stack[top].use = token.name.flatMap(input).map { schema[$0].type }
    default: break
    }
    return .taken
  }

  // MARK: Values

  mutating func list(_ top: Int, _ token: Token) -> Outcome {
    if stack[top].isUncertain, token.kind == .name { return .ended }
    switch token.kind {
    case .rightBracket:
      stack.removeLast()
      return .taken
    case .rightParenthesis, .rightBrace, .colon, .spread: return .ended
    default:
      value(top, token, afterwards: .start)
      return .taken
    }
  }

  private mutating func value(_ top: Int, _ token: Token, afterwards: Step) {
    switch (token.kind, stack[top].step) {
    case (.dollar, _): stack[top].step = .variable
    case (.leftBracket, _), (.leftBrace, _):
      stack[top].step = afterwards
      pushValue(token, use: stack[top].use, isConstant: stack[top].isConstant)
    case (.invalid, _):
      stack[top].step = afterwards
      noteUnclosedString()
    default: stack[top].step = afterwards
    }
  }

  /// Opens a list or an object.
  mutating func pushValue(_ token: Token, use: Schema.TypeUse?, isConstant: Bool) {
    var frame = Frame(token.kind == .leftBracket ? .list : .object)
    frame.isConstant = isConstant
    if token.kind == .leftBracket {
      // Elements of an unexpected list have no known type.
      frame.use = use.flatMap { use in use.wrappers.element.map { Schema.TypeUse(type: use.type, wrappers: $0) } }
    } else if let use, schema[use.type].kind == .inputObject {
      frame.type = use.type
    }
    push(frame)
  }
}

extension DirectiveLocation {
  /// Whether the location is in operations and fragments.
  package var isExecutable: Bool {
    switch self {
    case .query, .mutation, .subscription, .field, .fragmentDefinition, .fragmentSpread, .inlineFragment,
      .variableDefinition:
      true
    default: false
    }
  }
}
