import Source

extension Parser {
  /// Parses the rest of a schema definition. See https://spec.graphql.org/September2025/#SchemaDefinition
  mutating func parseSchema(isExtension: Bool, _ description: StringLiteral?) throws(Failure) -> SchemaDefinition {
    let directives = try parseDirectives(isConstant: true)
    // A definition must name its root types. An extension may have only directives.
    if !isExtension, !at(.leftBrace) { throw expected(Token.Kind.leftBrace.expectation) }
    let operationTypes = try list(.leftBrace, .rightBrace, into: \.operationTypes) { parser throws(Failure) in
      try parser.parseOperationType()
    }
    if isExtension, directives.isEmpty, operationTypes.isEmpty { throw unexpected() }
    return SchemaDefinition(
      isExtension: isExtension, description: description, directives: directives, operationTypes: operationTypes,
      range: range(from: definitionStart))
  }

  private mutating func parseOperationType() throws(Failure) -> OperationTypeDefinition {
    let keyword = token
    guard let name = keyword.name else { throw expected(Token.Kind.name.expectation) }
    guard let operation = keywords.operationType(name) else { throw unexpected() }
    try advance()
    try expect(.colon)
    let type = try identifier()
    return OperationTypeDefinition(operation: operation, type: type, range: range(from: keyword.start))
  }

  /// Parses a type definition or extension after its keyword.
  /// See https://spec.graphql.org/September2025/#TypeDefinition
  mutating func parseType(
    _ kind: TypeKind, isExtension: Bool, _ description: StringLiteral?
  ) throws(Failure) -> TypeDefinition {
    let name = try identifier()
    var interfaces = NodeList<Identifier>.empty
    if kind == .object || kind == .interface, try take(keywords.implements) {
      interfaces = try delimited(by: .ampersand)
    }
    let directives = try parseDirectives(isConstant: true)
    var fields = NodeList<FieldDefinition>.empty
    var inputFields = NodeList<InputValueDefinition>.empty
    var members = NodeList<Identifier>.empty
    var values = NodeList<EnumValueDefinition>.empty
    switch kind {
    case .scalar: break
    case .object, .interface: fields = try parseFields()
    case .union: if try take(.equals) { members = try delimited(by: .pipe) }
    case .enumeration: values = try parseEnumValues()
    case .inputObject: inputFields = try parseInputValues(.leftBrace, .rightBrace)
    }
    let isEmpty = interfaces.isEmpty && directives.isEmpty && fields.isEmpty && inputFields.isEmpty
    if isExtension, isEmpty, members.isEmpty, values.isEmpty { throw unexpected() }
    return TypeDefinition(
      kind: kind, isExtension: isExtension, description: description, name: name, interfaces: interfaces,
      directives: directives, fields: fields, inputFields: inputFields, members: members, values: values,
      range: range(from: definitionStart))
  }

  /// Parses names with a separator between them, and optionally before the first.
  private mutating func delimited(by separator: Token.Kind) throws(Failure) -> NodeList<Identifier> {
    _ = try take(separator)
    let start = document.identifiers.count
    repeat {
      let name = try identifier()
      document.identifiers.append(name)
    } while try take(separator)
    return NodeList(start: start, count: document.identifiers.count - start)
  }

  /// Parses optional fields. See https://spec.graphql.org/September2025/#FieldsDefinition
  private mutating func parseFields() throws(Failure) -> NodeList<FieldDefinition> {
    try list(.leftBrace, .rightBrace, into: \.fieldDefinitions) { parser throws(Failure) in
      let start = parser.token.start
      let description = try parser.parseDescription()
      let name = try parser.identifier()
      let arguments = try parser.parseInputValues(.leftParenthesis, .rightParenthesis)
      try parser.expect(.colon)
      let type = try parser.parseTypeReference()
      let directives = try parser.parseDirectives(isConstant: true)
      return FieldDefinition(
        description: description, name: name, arguments: arguments, type: type, directives: directives,
        range: parser.range(from: start))
    }
  }

  /// Parses optional arguments or input fields. See https://spec.graphql.org/September2025/#InputValueDefinition
  private mutating func parseInputValues(
    _ open: Token.Kind, _ close: Token.Kind
  ) throws(Failure) -> NodeList<InputValueDefinition> {
    try list(open, close, into: \.inputValues) { parser throws(Failure) in
      let start = parser.token.start
      let description = try parser.parseDescription()
      let name = try parser.identifier()
      try parser.expect(.colon)
      let type = try parser.parseTypeReference()
      let defaultValue = try parser.take(.equals) ? try parser.parseValue(isConstant: true) : nil
      let directives = try parser.parseDirectives(isConstant: true)
      return InputValueDefinition(
        description: description, name: name, type: type, defaultValue: defaultValue, directives: directives,
        range: parser.range(from: start))
    }
  }

  /// Parses optional enum values. See https://spec.graphql.org/September2025/#EnumValuesDefinition
  private mutating func parseEnumValues() throws(Failure) -> NodeList<EnumValueDefinition> {
    try list(.leftBrace, .rightBrace, into: \.enumValues) { parser throws(Failure) in
      let start = parser.token.start
      let description = try parser.parseDescription()
      if let name = parser.token.name, parser.isReservedValue(name) {
        throw parser.failure(
          "Syntax Error: Name \"\(name.text)\" is reserved and cannot be used for an enum value.",
          at: parser.token.range)
      }
      let name = try parser.identifier()
      let directives = try parser.parseDirectives(isConstant: true)
      return EnumValueDefinition(
        description: description, name: name, directives: directives, range: parser.range(from: start))
    }
  }

  private func isReservedValue(_ name: Name) -> Bool {
    name == keywords.true || name == keywords.false || name == keywords.null
  }

  /// Parses a directive definition. See https://spec.graphql.org/September2025/#DirectiveDefinition
  mutating func parseDirectiveDefinition(_ description: StringLiteral?) throws(Failure) -> DirectiveDefinition {
    try advance()
    try expect(.at)
    let name = try identifier()
    let arguments = try parseInputValues(.leftParenthesis, .rightParenthesis)
    let isRepeatable = try take(keywords.repeatable)
    try expect(keywords.on)
    let locations = try parseDirectiveLocations()
    return DirectiveDefinition(
      description: description, name: name, arguments: arguments, isRepeatable: isRepeatable, locations: locations,
      range: range(from: definitionStart))
  }

  private mutating func parseDirectiveLocations() throws(Failure) -> NodeList<Identifier> {
    _ = try take(.pipe)
    let start = document.identifiers.count
    repeat {
      let name = token
      let identifier = try identifier()
      guard DirectiveLocation(rawValue: identifier.text) != nil else { throw unexpected(name) }
      document.identifiers.append(identifier)
    } while try take(.pipe)
    return NodeList(start: start, count: document.identifiers.count - start)
  }
}
