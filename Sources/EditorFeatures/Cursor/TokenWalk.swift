import GraphQLSchema
import GraphQLSyntax
import Source

/// Follows the tokens of a document and says of each name what it is.
///
/// It takes any tokens: what the grammar does not have is passed over, an unexpected bracket closes what it can close.
/// So the text may be half typed, which it mostly is where people ask for help.
package struct TokenWalk: Sendable {
  let schema: Schema
  let keywords = Keywords.shared
  /// What the next token stands in, the outermost first; never empty.
  var stack: [Frame] = [Frame(.document)]
  /// The variables of the definition so far.
  var variables: [WalkedVariable] = []
  /// How many definitions have begun.
  private(set) var definitions = 0
  /// How many tokens have been taken.
  private(set) var position = 0

  package init(_ schema: Schema) {
    self.schema = schema
  }

  /// Something that is open.
  struct Frame: Sendable {
    var kind: Kind
    var step = Step.start
    /// The index of the token that opened it.
    var opening = 0
    /// Of selection sets, the type; of objects among values, the input type.
    var type: Schema.TypeID?
    /// The type that the next value should have, or that has just been read.
    var use: Schema.TypeUse?
    /// Of arguments, those that there are.
    var inputs: Schema.Run?
    /// Of selection sets, the last field; of operations, the kind.
    var field: Schema.FieldID?
    /// The last name: the response key in selection sets, the name of what is defined elsewhere.
    var name: Name?
    /// The enclosing type definition's name; of inline fragments, the type; of arguments, the last one.
    var owner: Name?
    var operation = OperationType.query
    var typeKind = TypeKind.scalar
    var location = DirectiveLocation.query
    var isExtension = false
    /// Whether the value is a constant, in which there are no variables.
    var isConstant = false
    /// Whether what is being read has directives that make it conditional.
    var isConditional = false

    init(_ kind: Kind) {
      self.kind = kind
    }
  }

  enum Kind: Sendable {
    case document, extend
    case operation, fragment, variables, selections
    case directive, arguments, list, object
    case schemaDefinition, rootTypes
    case typeDefinition, fields, inputValues, enumValues
    case directiveDefinition
  }

  /// How far something has been read.
  enum Step: Sendable {
    case start
    /// A name has been read, or the last part that is needed.
    case afterName
    /// The next is the name behind `alias:`.
    case aliased
    case spread, typeCondition, afterCondition
    case on, colon, type, afterType, value, variable
    case interfaces, members, locations
    case body
  }

  /// Begins anew, as at the start of a document.
  mutating func restart() {
    stack.removeSubrange(1...)
    stack[0] = Frame(.document)
    variables.removeAll()
  }

  /// Begins a definition.
  mutating func begin(_ frame: Frame) {
    definitions += 1
    variables.removeAll()
    push(frame)
  }

  mutating func push(_ frame: Frame) {
    var frame = frame
    frame.opening = position
    stack.append(frame)
  }

  /// What a name would be that comes next.
  package var expected: NameRole { expectation.role }

  /// What a name would be that comes next, and what it would stand in.
  var expectation: (role: NameRole, frame: Frame) {
    for frame in stack.reversed() {
      if let role = role(in: frame) { return (role, frame) }
    }
    return (.nothing, stack[0])
  }

  /// Goes past a token.
  ///
  /// - Parameter next: the kind of the token behind it.
  /// - Returns: what a name is; nil for other tokens.
  /// - Complexity: O(1), taken over all tokens.
  package mutating func take(_ token: Token, next: Token.Kind) -> NameRole? {
    defer { position += 1 }
    var role = token.kind == .name ? expected : nil
    while let top = stack.indices.last {
      guard step(top, token, next, &role) == .ended, 0 < top else { break }
      stack.removeLast()
    }
    return role
  }

  enum Outcome {
    /// The token has been used.
    case taken
    /// The frame ends before the token.
    case ended
  }

  private mutating func step(_ top: Int, _ token: Token, _ next: Token.Kind, _ role: inout NameRole?) -> Outcome {
    switch stack[top].kind {
    case .document: document(top, token)
    case .extend: extend(top, token)
    case .operation: operation(top, token)
    case .fragment: fragment(top, token)
    case .variables: variables(top, token)
    case .selections: selections(top, token, next, &role)
    case .directive: directive(top, token)
    case .arguments: arguments(top, token)
    case .list: list(top, token)
    case .object: object(top, token)
    case .schemaDefinition: schemaDefinition(top, token)
    case .rootTypes: rootTypes(top, token)
    case .typeDefinition: typeDefinition(top, token)
    case .fields: fields(top, token)
    case .inputValues: inputValues(top, token)
    case .enumValues: enumValues(top, token)
    case .directiveDefinition: directiveDefinition(top, token)
    }
  }

  /// What a name would be in a frame; nil where the frame would end before it.
  private func role(in frame: Frame) -> NameRole? {
    switch frame.kind {
    case .document: .definition(isExtension: false)
    case .extend: .definition(isExtension: true)
    case .operation, .fragment, .variables, .selections: executableRole(in: frame)
    case .directive, .arguments, .list, .object: valueRole(in: frame)
    case .schemaDefinition, .rootTypes, .typeDefinition, .fields, .inputValues, .enumValues, .directiveDefinition:
      typeSystemRole(in: frame)
    }
  }

  // MARK: Definitions

  private mutating func document(_ top: Int, _ token: Token) -> Outcome {
    if token.kind == .leftBrace {
      var frame = Frame(.operation)
      frame.step = .afterName
      begin(frame)
      _ = operation(stack.count - 1, token)
    } else if let name = token.name {
      beginDefinition(name, isExtension: false)
    }
    return .taken
  }

  private mutating func extend(_ top: Int, _ token: Token) -> Outcome {
    guard let name = token.name else { return token.kind == .leftBrace ? .ended : .taken }
    stack.removeLast()
    beginDefinition(name, isExtension: true)
    return .taken
  }

  private mutating func beginDefinition(_ keyword: Name, isExtension: Bool) {
    if let kind = keywords.typeKind(keyword) {
      var frame = Frame(.typeDefinition)
      frame.typeKind = kind
      frame.isExtension = isExtension
      return begin(frame)
    }
    if keyword == keywords.schema {
      var frame = Frame(.schemaDefinition)
      frame.isExtension = isExtension
      return begin(frame)
    }
    guard !isExtension else { return }
    if let operation = keywords.operationType(keyword) {
      var frame = Frame(.operation)
      frame.operation = operation
      return begin(frame)
    }
    switch keyword {
    case keywords.fragment: begin(Frame(.fragment))
    case keywords.directive: begin(Frame(.directiveDefinition))
    case keywords.extend: push(Frame(.extend))
    default: break
    }
  }

  /// Whether a name at a place where a definition can end starts the next one.
  func startsDefinition(_ token: Token) -> Bool { token.name.map(keywords.startsDefinition) ?? false }

  // MARK: Types

  /// Reads a type reference in a frame whose steps are `type` and `afterType`. Nil where the token is no part of it.
  mutating func type(_ top: Int, _ token: Token) -> Outcome? {
    switch (stack[top].step, token.kind) {
    case (.type, .leftBracket): break
    case (.type, .name):
      stack[top].step = .afterType
      stack[top].use = token.name.flatMap { schema.type(named: $0) }.map { Schema.TypeUse(type: $0, wrappers: .none) }
    case (.afterType, .rightBracket):
      stack[top].use = stack[top].use.flatMap { use in
        use.wrappers.list.map { Schema.TypeUse(type: use.type, wrappers: $0) }
      }
    case (.afterType, .bang):
      stack[top].use = stack[top].use.flatMap { use in
        use.wrappers.nonNull.map { Schema.TypeUse(type: use.type, wrappers: $0) }
      }
    default: return nil
    }
    return .taken
  }
}

/// A variable as it is defined.
package struct WalkedVariable: Hashable, Sendable {
  package var name: Name
  /// Of the name, without `$`.
  package var range: TextRange
  /// From the first token of the type to the end of the last.
  package var typeRange: TextRange?
  /// Nil where the schema has no such type.
  package var type: Schema.TypeUse?
  package var hasDefault = false
}
