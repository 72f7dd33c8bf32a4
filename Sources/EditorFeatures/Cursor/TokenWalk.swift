import GraphQLSchema
import GraphQLSyntax
import Source

/// A walk over the tokens of a document that finds the role of each name.
///
/// It accepts any tokens, since text is often half typed. It skips unexpected tokens, and an unexpected bracket closes
/// the groups that it can close.
package struct TokenWalk: Sendable {
  let schema: Schema
  let keywords = Keywords.shared
  /// The open constructs, the outermost first; never empty.
  var stack: [Frame] = [Frame(.document)]
  /// The variables that the current definition has defined so far.
  var variables: [WalkedVariable] = []
  /// The number of definitions begun.
  private(set) var definitions = 0
  /// The number of tokens consumed.
  private(set) var position = 0

  package init(_ schema: Schema) {
    self.schema = schema
  }

  /// An open construct, such as a definition, a directive or a bracketed group.
  struct Frame: Sendable {
    var kind: Kind
    var step = Step.start
    /// The index of its first token.
    var opening = 0
    /// The type of a selection set, or the input type of an object value.
    var type: Schema.TypeID?
    /// The type that the next value should have, or the type just read.
    var use: Schema.TypeUse?
    /// The arguments that the field or directive takes.
    var inputs: Schema.Run?
    /// The last field of a selection set.
    var field: Schema.FieldID?
    /// The last name; the response key in selection sets.
    var name: Name?
    /// The name of the enclosing type definition, the type of an inline fragment, or the last argument.
    var owner: Name?
    var operation = OperationType.query
    var typeKind = TypeKind.scalar
    var location = DirectiveLocation.query
    var isExtension = false
    /// Whether the value is a constant, which can't contain variables.
    var isConstant = false
    /// Whether the current selection has directives that may make it conditional.
    var isConditional = false
    /// Whether it contains an unclosed string, which may hide its closing bracket.
    var isUncertain = false

    init(_ kind: Kind) {
      self.kind = kind
    }
  }

  /// The kind of a construct.
  enum Kind: Sendable {
    case document, extend
    case operation, fragment, variables, selections
    case directive, arguments, list, object
    case schemaDefinition, rootTypes
    case typeDefinition, fields, inputValues, enumValues
    case directiveDefinition
  }

  /// The progress within a construct.
  enum Step: Sendable {
    case start
    /// After a name or the last required part.
    case afterName
    /// Before the name that follows `alias:`.
    case aliased
    case spread, typeCondition, afterCondition
    case on, colon, type, afterType, value, variable
    case interfaces, members, locations
    case body
  }

  /// Resets to the start of a document.
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

  /// The role that a name would have as the next token.
  package var expected: NameRole { expectation.role }

  /// The role that a name would have as the next token, with its frame.
  var expectation: (role: NameRole, frame: Frame) {
    for frame in stack.reversed() {
      if let role = role(in: frame) { return (role, frame) }
    }
    return (.nothing, stack[0])
  }

  /// Consumes a token.
  ///
  /// - Parameter next: the kind of the token after it.
  /// - Returns: the role of a name; nil for other tokens.
  /// - Complexity: O(1) amortized.
  package mutating func take(_ token: Token, next: Token.Kind) -> NameRole? {
    defer { position += 1 }
    var role = token.kind == .name ? expected : nil
    while let top = stack.indices.last {
      guard step(top, token, next, &role) == .ended, 0 < top else { break }
      stack.removeLast()
    }
    return role
  }

  /// The result of passing a token to a frame.
  enum Outcome {
    /// The frame has consumed the token.
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
    case .arguments: arguments(top, token, next)
    case .list: list(top, token)
    case .object: object(top, token, next)
    case .schemaDefinition: schemaDefinition(top, token)
    case .rootTypes: rootTypes(top, token)
    case .typeDefinition: typeDefinition(top, token)
    case .fields: fields(top, token)
    case .inputValues: inputValues(top, token)
    case .enumValues: enumValues(top, token)
    case .directiveDefinition: directiveDefinition(top, token)
    }
  }

  /// Returns the role that a name would have in a frame; nil if the frame would end before it.
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

  /// Whether a name starts the next definition, at a position where the current one can end.
  func startsDefinition(_ token: Token) -> Bool { token.name.map(keywords.startsDefinition) ?? false }

  // MARK: Types

  /// Consumes a token of a type reference in a frame at step `type` or `afterType`. Returns nil for other tokens.
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

/// A variable definition that the walk has passed.
package struct WalkedVariable: Hashable, Sendable {
  package var name: Name
  /// The range of the name without `$`.
  package var range: TextRange
  /// The range of the type, from its first token to its last.
  package var typeRange: TextRange?
  /// Nil if the schema has no such type.
  package var type: Schema.TypeUse?
  package var hasDefault = false
}
