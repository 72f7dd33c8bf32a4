import Source

extension Parser {
  /// Parses a definition. See https://spec.graphql.org/September2025/#Definition
  mutating func parseDefinition() throws(Failure) -> Definition {
    definitionStart = token.start
    keywordStart = token.start
    let descriptionToken = token
    let description = try parseDescription()
    keywordStart = token.start
    if at(.leftBrace) {
      if description != nil {
        throw failure(
          "Syntax Error: Unexpected description, descriptions are not supported on shorthand queries.",
          at: descriptionToken.range)
      }
      return .operation(try parseShorthandQuery())
    }
    guard let keyword = token.name else { throw unexpected() }
    if let operation = keywords.operationType(keyword) {
      return .operation(try parseOperation(operation, description))
    }
    if let kind = keywords.typeKind(keyword) {
      try advance()
      return .type(try parseType(kind, isExtension: false, description))
    }
    switch keyword {
    case keywords.fragment:
      return .fragment(try parseFragmentDefinition(description))
    case keywords.schema:
      try advance()
      return .schema(try parseSchema(isExtension: false, description))
    case keywords.directive:
      return .directive(try parseDirectiveDefinition(description))
    default: break
    }
    if description != nil {
      throw failure(
        "Syntax Error: Unexpected description, descriptions are supported only on definitions.",
        at: descriptionToken.range)
    }
    guard keyword == keywords.extend else { throw unexpected() }
    return try parseExtension()
  }

  /// Parses an optional description. See https://spec.graphql.org/September2025/#Description
  @inline(__always) mutating func parseDescription() throws(Failure) -> StringLiteral? {
    guard at(.string) || at(.blockString) else { return nil }
    let literal = StringLiteral(range: token.range, isBlock: at(.blockString))
    try advance()
    return literal
  }

  /// Parses an extension. See https://spec.graphql.org/September2025/#TypeSystemExtension
  private mutating func parseExtension() throws(Failure) -> Definition {
    try advance()
    guard let keyword = token.name else { throw unexpected() }
    if keyword == keywords.schema {
      try advance()
      return .schema(try parseSchema(isExtension: true, nil))
    }
    guard let kind = keywords.typeKind(keyword) else { throw unexpected() }
    try advance()
    return .type(try parseType(kind, isExtension: true, nil))
  }
}
