import Source

/// Reads protocols that are made of what most are made of, from their bytes alone: plain methods and properties.
///
/// The parser makes a tree for every token, which takes ten times as long. What is not plain, or may be wrong, is left to
/// it; what both read, they read alike.
struct PlainProtocol {
  private var cursor: PlainCursor
  private var facts: TypeFacts

  /// What a declaration says, or nil where only the parser can say that.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, of type: OutlinedType) -> TypeFacts? {
    guard type.kind == .protocol else { return nil }
    var reading = PlainProtocol(
      cursor: PlainCursor(bytes), facts: TypeFacts(kind: .protocol, name: type.name))
    return reading.header() && reading.members() ? reading.facts : nil
  }

  // MARK: The header

  private mutating func header() -> Bool {
    guard let attributes = attributes() else { return false }
    facts.attributes = attributes
    while let range = cursor.word() {
      switch cursor.text(range) {
      case "public": facts.access = .public
      case "package": facts.access = .package
      case "internal": facts.access = .internal
      case "fileprivate": facts.access = .fileprivate
      case "private": facts.access = .private
      case "protocol": return inheritance()
      default: return false
      }
      cursor.skipSpace()
    }
    return false
  }

  private mutating func inheritance() -> Bool {
    guard cursor.skipSpace(), cursor.name() != nil else { return false }
    cursor.skipSpace()
    if cursor.skip(UInt8(ascii: ":")) {
      repeat {
        cursor.skipSpace()
        let start = cursor.index
        repeat {
          guard cursor.name() != nil else { return false }
        } while cursor.skip(UInt8(ascii: "."))
        let range = TextRange(start..<cursor.index)
        facts.inherits.append(SpelledType(text: cursor.text(range), range: range))
        cursor.skipSpace()
      } while cursor.skip(UInt8(ascii: ","))
    }
    return cursor.skip(UInt8(ascii: "{"))
  }

  /// `@MainActor`; nil where one has arguments, or is that of a module.
  private mutating func attributes() -> [AttributeFact]? {
    var attributes: [AttributeFact] = []
    while cursor.skip(UInt8(ascii: "@")) {
      guard let (name, _) = cursor.name(), cursor.skipSpace() else { return nil }
      attributes.append(AttributeFact(name: name, text: "@" + name))
      cursor.skipComments()
      if cursor.byte == UInt8(ascii: "(") { return nil }
    }
    return attributes
  }

  // MARK: Members

  private mutating func members() -> Bool {
    while true {
      cursor.skipComments()
      if cursor.skip(UInt8(ascii: "}")) { break }
      guard member() else { return false }
    }
    cursor.skipComments()
    return cursor.isAtEnd
  }

  private mutating func member() -> Bool {
    guard let attributes = attributes() else { return false }
    var isStatic = false
    while let range = cursor.word() {
      guard cursor.skipSpace() else { return false }
      switch cursor.text(range) {
      case "static" where !isStatic: isStatic = true
      case "mutating": break
      case "func": return method(attributes, isStatic: isStatic)
      case "var": return property(attributes, isStatic: isStatic)
      default: return false
      }
    }
    return false
  }

  private mutating func property(_ attributes: [AttributeFact], isStatic: Bool) -> Bool {
    guard let (name, range) = cursor.name() else { return false }
    var member = MemberFact(.property(name), range: range)
    (member.attributes, member.isStatic) = (attributes, isStatic)
    cursor.skipSpace()
    guard cursor.skip(UInt8(ascii: ":")) else { return false }
    cursor.skipSpace()
    var type = PlainCursor.Spelling()
    guard cursor.type(&type) else { return false }
    member.result = SpelledResult(text: type.string)
    cursor.skipSpace()
    guard cursor.skip(UInt8(ascii: "{")), accessors(&member), cursor.endsDeclaration() else { return false }
    facts.members.append(member)
    return true
  }

  private mutating func accessors(_ member: inout MemberFact) -> Bool {
    var hasGetter = false
    cursor.skipSpace()
    while let range = cursor.word() {
      switch cursor.text(range) {
      case "get" where !hasGetter:
        hasGetter = true
        guard let effects = cursor.effects() else { return false }
        member.isAsync = effects.isAsync
        member.throwing = effects.isThrowing ? .anything : .never
      case "set" where !member.isSettable: member.isSettable = true
      default: return false
      }
      cursor.skipSpace()
    }
    return hasGetter && cursor.skip(UInt8(ascii: "}"))
  }

  private mutating func method(_ attributes: [AttributeFact], isStatic: Bool) -> Bool {
    guard let (name, range) = cursor.name() else { return false }
    var member = MemberFact(.method(name), range: range)
    (member.attributes, member.isStatic) = (attributes, isStatic)
    cursor.skipSpace()
    guard cursor.skip(UInt8(ascii: "(")), parameters(&member) else { return false }
    guard let effects = cursor.effects() else { return false }
    member.isAsync = effects.isAsync
    member.throwing = effects.isThrowing ? .anything : .never
    var next = cursor
    next.skipSpace()
    if next.skipArrow() {
      next.skipSpace()
      cursor = next
      var type = PlainCursor.Spelling()
      guard cursor.type(&type) else { return false }
      let text = type.string
      member.result = ["Void", "()", "Swift.Void"].contains(text) ? nil : SpelledResult(text: text)
    }
    facts.members.append(member)
    return cursor.endsDeclaration()
  }

  /// Parameters up to the closing parenthesis.
  private mutating func parameters(_ member: inout MemberFact) -> Bool {
    cursor.skipSpace()
    if cursor.skip(UInt8(ascii: ")")) { return true }
    repeat {
      cursor.skipSpace()
      guard let parameter = parameter(member.parameters.count) else { return false }
      member.parameters.append(parameter)
      cursor.skipSpace()
    } while cursor.skip(UInt8(ascii: ","))
    return cursor.skip(UInt8(ascii: ")"))
  }

  private mutating func parameter(_ index: Int) -> ParameterFact? {
    guard let first = cursor.word() else { return nil }
    let label = cursor.text(first)
    guard !PlainWords.reserved.contains(label) || PlainWords.labels.contains(label) else { return nil }
    cursor.skipSpace()
    var name = label
    if let second = cursor.word() {
      name = cursor.text(second)
      guard name == "_" || !PlainWords.reserved.contains(name) else { return nil }
      cursor.skipSpace()
    }
    guard cursor.skip(UInt8(ascii: ":")) else { return nil }
    cursor.skipSpace()
    var isEscaping = false
    if cursor.skip(UInt8(ascii: "@")) {
      guard let range = cursor.word(), cursor.text(range) == "escaping", cursor.skipSpace() else { return nil }
      isEscaping = true
    }
    var type = PlainCursor.Spelling()
    guard cursor.type(&type) else { return nil }
    let text = type.string
    var fact = ParameterFact(
      label: label, name: name == "_" ? "argument\(index + 1)" : name, spelled: isEscaping ? "@escaping " + text : text,
      type: text)
    if isEscaping { fact.traits.insert(.escaping) }
    if let function = type.function {
      fact.traits.insert(.function)
      fact.function = function
    }
    return fact
  }
}
