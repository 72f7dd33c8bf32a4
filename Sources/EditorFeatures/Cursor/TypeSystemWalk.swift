import GraphQLSchema
import GraphQLSyntax
import Source

/// The rules for definitions of types, directives and schemas.
extension TokenWalk {
  func typeSystemRole(in frame: Frame) -> NameRole? {
    switch (frame.kind, frame.step) {
    case (.schemaDefinition, _): nil
    case (.rootTypes, .start): .rootOperation
    case (.rootTypes, .type): .rootType
    case (.typeDefinition, .start): .typeName(frame.typeKind, isExtension: frame.isExtension)
    case (.typeDefinition, .afterName): .afterTypeName(frame.typeKind)
    case (.typeDefinition, .interfaces): .interface(of: frame.name)
    case (.typeDefinition, .members): .member(of: frame.name)
    case (.typeDefinition, _): nil
    case (.fields, .type): .fieldType
    case (.fields, _): .fieldDefinition(of: frame.owner)
    case (.inputValues, .type): .inputType
    case (.inputValues, .value): .value(frame.use, isConstant: true)
    case (.inputValues, _): inputRole(frame)
    case (.enumValues, _): .enumValueDefinition(of: frame.owner)
    case (.directiveDefinition, .start): .directiveName
    case (.directiveDefinition, .afterName): .directiveKeyword
    case (.directiveDefinition, .locations): .directiveLocation
    default: .nothing
    }
  }

  private func inputRole(_ frame: Frame) -> NameRole {
    switch frame.location {
    case .inputFieldDefinition: .inputFieldDefinition(of: frame.owner)
    case .argumentDefinition where frame.isExtension: .argumentDefinition(.directive(frame.owner))
    default: .argumentDefinition(.field(frame.owner, stack.last { $0.kind == .fields }?.name))
    }
  }

  // MARK: Schemas

  mutating func schemaDefinition(_ top: Int, _ token: Token) -> Outcome {
    switch token.kind {
    case .at where stack[top].step == .start: pushDirective(.schema)
    case .leftBrace where stack[top].step == .start:
      stack[top].step = .body
      push(Frame(.rootTypes))
    default: return .ended
    }
    return .taken
  }

  mutating func rootTypes(_ top: Int, _ token: Token) -> Outcome {
    switch (token.kind, stack[top].step) {
    case (.rightBrace, _): stack.removeLast()
    case (.colon, _): stack[top].step = .type
    case (.name, .type): stack[top].step = .start
    default: break
    }
    return .taken
  }

  // MARK: Types

  mutating func typeDefinition(_ top: Int, _ token: Token) -> Outcome {
    let kind = stack[top].typeKind
    switch (token.kind, stack[top].step) {
    case (.name, .start):
      stack[top].name = token.name
      stack[top].step = .afterName
    case (.name, .afterName):
      guard token.name == keywords.implements, kind == .object || kind == .interface else { return .ended }
      stack[top].step = .interfaces
      stack[top].isConstant = true
    case (.name, .interfaces), (.name, .members):
      // `isConstant` means that a name must follow, as after `&`, `
      // `, `=` and `implements`.
      if !stack[top].isConstant, startsDefinition(token) { return .ended }
      stack[top].isConstant = false
    case (.ampersand, _), (.pipe, _): stack[top].isConstant = true
    case (.equals, .afterName) where kind == .union:
      stack[top].step = .members
      stack[top].isConstant = true
    case (.at, .afterName), (.at, .interfaces):
      stack[top].step = .afterName
      pushDirective(kind.location)
    case (.leftBrace, let step) where step != .body:
      stack[top].step = .body
      pushMembers(kind, of: stack[top].name)
    default: return .ended
    }
    return .taken
  }

  private mutating func pushMembers(_ kind: TypeKind, of owner: Name?) {
    switch kind {
    case .inputObject: pushInputValues(.inputFieldDefinition, owner: owner)
    case .enumeration, .object, .interface, .scalar, .union:
      var frame = Frame(kind == .enumeration ? .enumValues : .fields)
      frame.owner = owner
      push(frame)
    }
  }

  mutating func fields(_ top: Int, _ token: Token) -> Outcome {
    if let outcome = type(top, token) { return outcome }
    switch (token.kind, stack[top].step) {
    case (.rightBrace, _): stack.removeLast()
    case (.name, _):
      stack[top].name = token.name
      stack[top].step = .afterName
    case (.leftParenthesis, .afterName): pushInputValues(.argumentDefinition, owner: stack[top].owner)
    case (.colon, _): stack[top].step = .type
    case (.at, _):
      stack[top].step = .start
      pushDirective(.fieldDefinition)
    default: break
    }
    return .taken
  }

  private mutating func pushInputValues(_ location: DirectiveLocation, owner: Name?, ofDirective: Bool = false) {
    var frame = Frame(.inputValues)
    frame.location = location
    frame.owner = owner
    frame.isExtension = ofDirective
    push(frame)
  }

  mutating func inputValues(_ top: Int, _ token: Token) -> Outcome {
    if let outcome = type(top, token) { return outcome }
    switch (token.kind, stack[top].step) {
    case (.leftBracket, .value), (.leftBrace, .value):
      stack[top].step = .start
      pushValue(token, use: stack[top].use, isConstant: true)
    case (.rightBrace, _):
      // A brace closes an input object. Unclosed arguments end with the enclosing fields.
      guard stack[top].location == .inputFieldDefinition else { return .ended }
      stack.removeLast()
    case (.rightParenthesis, _): stack.removeLast()
    case (_, .value): stack[top].step = .start
    case (.name, _):
      stack[top].name = token.name
      stack[top].step = .afterName
    case (.colon, _): stack[top].step = .type
    case (.equals, _): stack[top].step = .value
    case (.at, _):
      stack[top].step = .start
      pushDirective(stack[top].location)
    default: break
    }
    return .taken
  }

  mutating func enumValues(_ top: Int, _ token: Token) -> Outcome {
    switch token.kind {
    case .rightBrace: stack.removeLast()
    case .at: pushDirective(.enumValue)
    default: break
    }
    return .taken
  }

  // MARK: Directives

  mutating func directiveDefinition(_ top: Int, _ token: Token) -> Outcome {
    switch (token.kind, stack[top].step) {
    case (.at, .start): break
    case (.name, .start):
      stack[top].name = token.name
      stack[top].step = .afterName
    case (.leftParenthesis, .afterName):
      pushInputValues(.argumentDefinition, owner: stack[top].name, ofDirective: true)
    case (.name, .afterName):
      if token.name == keywords.on {
        stack[top].step = .locations
        stack[top].isConstant = true
      } else if startsDefinition(token) {
        return .ended
      }
    case (.pipe, .locations): stack[top].isConstant = true
    case (.name, .locations):
      if !stack[top].isConstant { return .ended }
      stack[top].isConstant = false
    default: return .ended
    }
    return .taken
  }
}

extension TypeKind {
  /// The location of directives on types of this kind.
  package var location: DirectiveLocation {
    switch self {
    case .scalar: .scalar
    case .object: .object
    case .interface: .interface
    case .union: .union
    case .enumeration: .enumeration
    case .inputObject: .inputObject
    }
  }
}
