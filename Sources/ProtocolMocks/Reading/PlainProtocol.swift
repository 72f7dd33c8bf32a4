import Source
import SwiftScanning

/// Reads protocols of plain methods and properties from their tokens. Most protocols are plain.
///
/// The parser takes ten times as long, since it builds a tree. It reads all other protocols. Both give the same facts
/// for a plain one.
struct PlainProtocol {
  private var cursor: PlainCursor
  private var facts: TypeFacts

  /// Returns the facts of a declaration, or nil if it needs the parser.
  static func read(_ bytes: UnsafeBufferPointer<UInt8>, of type: OutlinedType) -> TypeFacts? {
    guard type.kind == .protocol, !bytes.contains(where: \.isUnusualSpace) else { return nil }
    var reading = PlainProtocol(
      cursor: PlainCursor(bytes), facts: TypeFacts(kind: .protocol, name: type.name))
    return reading.header() && reading.members() ? reading.facts : nil
  }

  // MARK: The header

  private mutating func header() -> Bool {
    guard let attributes = attributes() else { return false }
    facts.attributes = attributes
    while let word = cursor.word() {
      switch word.keyword {
      case .public: facts.access = .public
      case .package: facts.access = .package
      case .internal: facts.access = .internal
      case .fileprivate: facts.access = .fileprivate
      case .private: facts.access = .private
      case .protocol: return inheritance()
      default: return false
      }
    }
    return false
  }

  private mutating func inheritance() -> Bool {
    guard cursor.name() != nil else { return false }
    if cursor.skip(":") {
      repeat {
        guard let type = inheritedType() else { return false }
        facts.inherits.append(type)
      } while cursor.skip(",")
    }
    return cursor.skip("{")
  }

  private mutating func inheritedType() -> SpelledType? {
    let start = cursor.index
    guard var last = cursor.name() else { return nil }
    let lower = last.start
    while cursor.token.isAdjacent(".") {
      guard cursor.skip("."), !cursor.token.isSpaced, let next = cursor.name() else { return nil }
      last = next
    }
    return SpelledType(text: cursor.spelled(from: start), range: TextRange(lower..<last.end))
  }

  /// Consumes attributes like `@MainActor`. Returns nil if one has arguments or a module prefix.
  private mutating func attributes() -> [AttributeFact]? {
    var attributes: [AttributeFact] = []
    while cursor.skip("@") {
      guard !cursor.token.isSpaced, let word = cursor.name(), cursor.token.isSpaced else { return nil }
      let name = cursor.text(word)
      attributes.append(AttributeFact(name: name, text: "@" + name))
      cursor.skipComments()
      if cursor.token.is("(") { return nil }
    }
    return attributes
  }

  // MARK: Members

  private mutating func members() -> Bool {
    while true {
      cursor.skipComments()
      if cursor.skip("}") { break }
      guard member() else { return false }
    }
    cursor.skipComments()
    return cursor.token.kind == .end
  }

  private mutating func member() -> Bool {
    guard let attributes = attributes() else { return false }
    var isStatic = false
    while let word = cursor.word() {
      switch word.keyword {
      case .static where !isStatic: isStatic = true
      case .mutating: break
      case .func: return method(attributes, isStatic: isStatic)
      case .var: return property(attributes, isStatic: isStatic)
      default: return false
      }
    }
    return false
  }

  private mutating func property(_ attributes: [AttributeFact], isStatic: Bool) -> Bool {
    guard let name = cursor.name(), cursor.skip(":") else { return false }
    var member = MemberFact(.property(cursor.text(name)), range: TextRange(name.range))
    (member.attributes, member.isStatic) = (attributes, isStatic)
    let start = cursor.index
    guard cursor.type() else { return false }
    member.result = SpelledResult(text: cursor.spelled(from: start))
    guard cursor.skip("{"), accessors(&member), cursor.endsDeclaration() else { return false }
    facts.members.append(member)
    return true
  }

  private mutating func accessors(_ member: inout MemberFact) -> Bool {
    var hasGetter = false
    while let word = cursor.word() {
      switch cursor.text(word) {
      case "get" where !hasGetter:
        hasGetter = true
        guard let effects = cursor.effects() else { return false }
        member.isAsync = effects.isAsync
        member.throwing = effects.isThrowing ? .anything : .never
      case "set" where !member.isSettable: member.isSettable = true
      default: return false
      }
    }
    return hasGetter && cursor.skip("}")
  }

  private mutating func method(_ attributes: [AttributeFact], isStatic: Bool) -> Bool {
    guard let name = cursor.name(), cursor.skip("(") else { return false }
    var member = MemberFact(.method(cursor.text(name)), range: TextRange(name.range))
    (member.attributes, member.isStatic) = (attributes, isStatic)
    guard parameters(&member), let effects = cursor.effects() else { return false }
    member.isAsync = effects.isAsync
    member.throwing = effects.isThrowing ? .anything : .never
    if cursor.skipArrow() {
      let start = cursor.index
      guard cursor.type() else { return false }
      let text = cursor.spelled(from: start)
      member.namesVoid = text == "Void"
      member.result = ["Void", "()", "Swift.Void"].contains(text) ? nil : SpelledResult(text: text)
    }
    facts.members.append(member)
    return cursor.endsDeclaration()
  }

  /// Consumes parameters up to the closing parenthesis.
  private mutating func parameters(_ member: inout MemberFact) -> Bool {
    if cursor.skip(")") { return true }
    repeat {
      guard let parameter = parameter(member.parameters.count) else { return false }
      member.parameters.append(parameter)
    } while cursor.skip(",")
    return cursor.skip(")")
  }

  private mutating func parameter(_ index: Int) -> ParameterFact? {
    guard let first = cursor.word(), first.keyword?.isReserved != true || first.keyword?.isPlainLabel == true else {
      return nil
    }
    let label = cursor.text(first)
    var name = label
    if let second = cursor.word() {
      guard second.keyword == .wildcard || second.keyword?.isReserved != true else { return nil }
      name = cursor.text(second)
    }
    guard cursor.skip(":") else { return nil }
    var isEscaping = false
    if cursor.skip("@") {
      guard !cursor.token.isSpaced, let word = cursor.word(), cursor.text(word) == "escaping", cursor.token.isSpaced
      else { return nil }
      isEscaping = true
    }
    let start = cursor.index
    guard cursor.type() else { return nil }
    let text = cursor.spelled(from: start)
    var fact = ParameterFact(
      label: label, name: name == "_" ? "argument\(index + 1)" : name, spelled: isEscaping ? "@escaping " + text : text,
      type: text)
    if isEscaping { fact.traits.insert(.escaping) }
    if let function = cursor.function {
      fact.traits.insert(.function)
      fact.function = function
    }
    return fact
  }
}

extension UInt8 {
  /// Whether the parser may report this byte between tokens.
  fileprivate var isUnusualSpace: Bool { self < UInt8(ascii: " ") && !isNewline && self != 9 || self == 0x7F }
}
