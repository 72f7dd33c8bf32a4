import Source

extension Parser {
  /// Parses a value. See https://spec.graphql.org/September2025/#Value
  mutating func parseValue(isConstant: Bool) throws(Failure) -> Value {
    let start = token
    let content: Value.Content
    switch start.kind {
    case .leftBracket:
      content = .list(try parseListValue(isConstant: isConstant))
    case .leftBrace:
      content = .object(try parseObjectValue(isConstant: isConstant))
    case .int:
      try advance()
      content = .int
    case .float:
      try advance()
      content = .float
    case .string, .blockString:
      try advance()
      content = .string(StringLiteral(range: start.range, isBlock: start.kind == .blockString))
    case .name:
      content = nameValue(start.name ?? keywords.null)
      try advance()
    case .dollar:
      content = .variable(try parseVariable(isConstant: isConstant))
    default:
      throw unexpected()
    }
    return Value(content: content, range: range(from: start.start))
  }

  private func nameValue(_ name: Name) -> Value.Content {
    switch name {
    case keywords.true: .boolean(true)
    case keywords.false: .boolean(false)
    case keywords.null: .null
    default: .enumeration(name)
    }
  }

  private mutating func parseVariable(isConstant: Bool) throws(Failure) -> Name {
    let dollar = token
    try advance()
    guard isConstant else { return try identifier().name }
    guard let name = token.name else { throw unexpected(dollar) }
    throw failure("Syntax Error: Unexpected variable \"$\(name.text)\" in constant value.", at: dollar.range)
  }

  private mutating func parseListValue(isConstant: Bool) throws(Failure) -> NodeList<Value> {
    try descend()
    try advance()
    let mark = openValues.count
    while try !take(.rightBracket) {
      let value = try parseValue(isConstant: isConstant)
      openValues.append(value)
    }
    let list = NodeList<Value>(start: document.values.count, count: openValues.count - mark)
    document.values.append(contentsOf: openValues[mark...])
    openValues.removeSubrange(mark...)
    depth &-= 1
    return list
  }

  private mutating func parseObjectValue(isConstant: Bool) throws(Failure) -> NodeList<ObjectField> {
    try descend()
    try advance()
    let mark = openFields.count
    while try !take(.rightBrace) {
      let name = try identifier()
      try expect(.colon)
      let value = try parseValue(isConstant: isConstant)
      openFields.append(ObjectField(name: name, value: value))
    }
    let list = NodeList<ObjectField>(start: document.objectFields.count, count: openFields.count - mark)
    document.objectFields.append(contentsOf: openFields[mark...])
    openFields.removeSubrange(mark...)
    depth &-= 1
    return list
  }

  /// Parses a type reference. See https://spec.graphql.org/September2025/#Type
  mutating func parseTypeReference() throws(Failure) -> TypeReference {
    let start = token.start
    var lists = 0
    while try take(.leftBracket) {
      lists += 1
      // Each list can have a non-null mark, which also needs space in `TypeWrappers`.
      if TypeWrappers.limit < lists * 2 + 1 { throw tooDeep() }
    }
    let name = try identifier()
    var wrappers = TypeWrappers.none
    if try take(.bang), let nonNull = wrappers.nonNull { wrappers = nonNull }
    while 0 < lists {
      try expect(.rightBracket)
      lists -= 1
      if let list = wrappers.list { wrappers = list }
      if try take(.bang), let nonNull = wrappers.nonNull { wrappers = nonNull }
    }
    return TypeReference(name: name, wrappers: wrappers, range: range(from: start))
  }
}
