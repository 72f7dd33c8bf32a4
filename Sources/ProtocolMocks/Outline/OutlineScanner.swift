import Source
import SwiftScanning

/// Scans the declarations of a file and of its types. The bodies of functions and protocols are skipped.
///
/// Unlike `DeclarationScanner`, it divides a file even if a condition splits a declaration. So every protocol that it
/// finds gets its mock.
struct OutlineScanner: ~Copyable {
  var outline: SwiftOutline
  let bytes: UnsafeBufferPointer<UInt8>
  private var lexer: SwiftLexer
  /// The next token that isn't a comment.
  private(set) var token: SwiftToken
  /// The end of the last token.
  private(set) var lastEnd = 0

  /// The types that enclose the current point.
  private(set) var scopes: [Scope] = []
  private var conditions = ConditionStack()
  /// The start of the attributes and modifiers before the current point.
  private var start: Int?
  private var regions = SourceryRegions()
  /// The comments before `start`, or before the current point if `start` is nil.
  private var comments: [Range<Int>] = []
  private(set) var isPrivate = false
  private var isPublic = false
  /// The role that a preceding attribute gives to the next type.
  private var role: OutlinedName.Role?
  /// The `@_spi` names before and around the current point.
  private(set) var spi: [String] = []
  /// Whether `@available` is before or around the current point.
  private var isLimited = false

  /// An enclosing type or extension.
  struct Scope {
    var names: [String]
    var isHidden: Bool
    /// Whether it is an extension, or a public type.
    var isPublic: Bool
    /// Whether its members are public by default.
    var makesPublic = false
    var spi: [String]
    var isLimited: Bool
    /// The index of the class, if this is the body of one.
    var type: Int?
    /// The index of the concrete type, if this is the body of one.
    var concreteType: Int?
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>, path: String) {
    self.bytes = bytes
    lexer = SwiftLexer(bytes, [.comments, .singleOperators])
    token = lexer.next()
    outline = SwiftOutline(path: path)
    skipComments()
  }

  mutating func scan() {
    while token.kind != .end {
      switch (token.kind, token.byte) {
      case (.word, _): word()
      case (.condition, _): condition()
      case (.punctuation, UInt8(ascii: "@")): attribute()
      case (.punctuation, UInt8(ascii: "}")):
        other()
        guard let scope = scopes.popLast() else { return fail(at: token.start) }
        close(scope, at: token.end)
        advance()
        spi = scopes.last?.spi ?? []
        isLimited = scopes.last?.isLimited ?? false
      case (.punctuation, UInt8(ascii: ".")):
        other()
        advance()
        if token.kind == .word, !token.isSpaced { advance() }
      default:
        other()
        advanceOverBrackets()
      }
    }
    if !scopes.isEmpty || lexer.isBroken { fail(at: bytes.count) }
    if regions.includesFile { outline.requestAllProtocols() }
    for scope in scopes { close(scope, at: bytes.count) }
    reportMarkers(before: bytes.count)
  }

  private mutating func close(_ scope: Scope, at end: Int) {
    let end = UInt32(clamping: end)
    if let type = scope.type { outline.types[type].range.upper = end }
    if let type = scope.concreteType { outline.rangesOfConcreteTypes[type].upper = end }
  }

  private mutating func fail(at offset: Int) {
    if outline.brokenAt == nil { outline.brokenAt = UInt32(truncatingIfNeeded: max(0, min(offset, bytes.count))) }
  }

  // MARK: Between declarations

  /// Advances to the next token.
  mutating func advance() {
    lastEnd = token.end
    token = lexer.next()
    skipComments()
  }

  private mutating func skipComments() {
    while token.kind == .comment {
      comments.append(token.range)
      regions.take(SourceryComment.all(in: bytes, token.range))
      token = lexer.next()
    }
  }

  /// Advances to the next token, past the closing bracket if the current token opens one.
  mutating func advanceOverBrackets() {
    guard token.opensBracket else { return advance() }
    var found: [Range<Int>] = []
    lexer.skipBrackets(token) { found.append($0) }
    for range in found where MockMarker.find(in: bytes, range) != nil { stray(range) }
    token.end = lexer.index
    advance()
  }

  /// Drops attributes and modifiers of irrelevant declarations. Reports their annotations as stray.
  mutating func other() {
    reportMarkers(before: token.start)
    restart()
  }

  /// Starts over after a declaration.
  private mutating func restart() {
    start = nil
    isPrivate = false
    isPublic = false
    role = nil
    spi = scopes.last?.spi ?? []
    isLimited = scopes.last?.isLimited ?? false
  }

  private mutating func reportMarkers(before end: Int) {
    for range in comments where range.lowerBound < end && MockMarker.find(in: bytes, range) != nil { stray(range) }
    comments.removeAll { $0.lowerBound < end }
  }

  private mutating func stray(_ range: Range<Int>) { outline.strayMarkers.append(TextRange(range)) }

  /// Drops the comments inside the declaration that was just read.
  mutating func forgetInnerComments() { comments.removeAll { $0.lowerBound < lastEnd } }

  private mutating func begin(at offset: Int) { if start == nil { start = offset } }

  /// Returns whether a place is inside too many types or conditions, and notes the first such place.
  ///
  /// - Parameter count: the number of names of enclosing types, or of conditions.
  private mutating func exceedsNesting(_ count: Int, at offset: Int) -> Bool {
    if count <= ConditionStack.limit { return false }
    if outline.tooDeepAt == nil { outline.tooDeepAt = UInt32(clamping: offset) }
    return true
  }

  // MARK: Words

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Consumes a name and returns it without backticks; empty if there is none.
  mutating func takeWord() -> String {
    guard token.kind == .word else { return "" }
    let range = token.nameRange
    advance()
    return text(range)
  }

  /// Consumes names separated by dots.
  private mutating func takePath() -> [String] {
    var names = [takeWord()]
    while token.isAdjacent("."), token.end < bytes.count,
      bytes[token.end].startsSwiftName || bytes[token.end] == UInt8(ascii: "`")
    {
      advance()
      names.append(takeWord())
    }
    return names
  }

  private mutating func attribute() {
    begin(at: token.start)
    let begin = token.start
    advance()
    let name = token.isSpaced ? "" : takePath()[0]
    role = OutlinedName.Role(rawValue: name) ?? role
    if token.isAdjacent("(") { advanceOverBrackets() }
    if name == "_spi" { spi.append(text(begin..<lastEnd).filter { !$0.isWhitespace }) }
    if name == "available" { isLimited = true }
  }

  private mutating func word() {
    let introducer = token
    guard let word = OutlineWord(introducer.keyword) else {
      other()
      return advance()
    }
    let isMember = introducer.keyword == .class && isFollowedByMember
    advance()
    switch word {
    case .modifier, .privateModifier, .publicModifier:
      begin(at: introducer.start)
      if token.isAdjacent("(") {
        advanceOverBrackets()
      } else if word == .privateModifier {
        isPrivate = true
      } else if word == .publicModifier {
        isPublic = true
      }
    case .classWord where isMember: begin(at: introducer.start)
    case .protocolWord: type(.protocol, at: introducer.start)
    case .classWord: type(.class, at: introducer.start)
    case .otherType, .extensionWord: otherType(introducer)
    case .typealiasWord: alias()
    case .importWord: importLine(at: introducer.start)
    case .declaration:
      other()
      // Any word can be the name.
      if token.kind == .word { advance() }
    }
  }

  /// Whether types without an access level are public here.
  private var isPublicByDefault: Bool { scopes.last?.makesPublic ?? false }

  /// Whether `class` is the modifier of a type member.
  private var isFollowedByMember: Bool {
    var lexer = lexer
    switch OutlineWord(lexer.next().keyword) {
    case .modifier, .privateModifier, .publicModifier, .declaration, .typealiasWord: return true
    default: return false
    }
  }

  // MARK: Declarations

  private mutating func type(_ kind: OutlinedType.Kind, at offset: Int) {
    let begin = start ?? offset
    let (isPrivate, isPublic, spi, isLimited) = (isPrivate, isPublic || isPublicByDefault, spi, isLimited)
    let isInRegion = kind == .protocol && regions.isOpen
    let marker = comments.compactMap { MockMarker.find(in: bytes, $0) }.last ?? (isInRegion ? MockMarker() : nil)
    comments.removeAll(keepingCapacity: true)
    guard token.kind == .word else { return other() }
    let nameRange = TextRange(token.range)
    let name = takeWord()
    let nameEnd = lastEnd
    let isHidden = isPrivate || scopes.contains { $0.isHidden }
    let isGeneric = token.is("<")
    guard goToBrace() else { return other() }
    if exceedsNesting(max(scopes.count, conditions.count), at: begin) {
      advanceOverBrackets()
      return other()
    }
    let inherited = kind == .protocol ? inheritedNames(in: nameEnd..<token.start) : []
    outline.types.append(
      OutlinedType(
        kind: kind, name: name, path: scopes.flatMap(\.names), range: TextRange(begin..<token.end),
        nameRange: nameRange, conditions: conditions.all, marker: marker, isHidden: isHidden,
        isInInternalType: scopes.contains { !$0.isPublic }, spi: spi, inherited: inherited))
    let index = outline.types.count - 1
    if kind == .class {
      add(
        OutlinedConcreteType(
          kind: .class, name: name, path: scopes.flatMap(\.names), conditions: conditions.all, isHidden: isHidden,
          isGeneric: isGeneric, isLimited: isLimited || !spi.isEmpty, isNoncopyable: false), from: begin)
      // Nested types are scanned, too.
      scopes.append(
        Scope(
          names: [name], isHidden: isHidden, isPublic: isPublic, spi: spi, isLimited: isLimited, type: index,
          concreteType: outline.concreteTypes.count - 1))
      advance()
    } else {
      lexer.skipBrackets(token)
      token.end = lexer.index
      outline.types[index].range.upper = UInt32(clamping: token.end)
      advance()
    }
    forgetInnerComments()
    restart()
  }

  /// Reads an extension or a type other than protocols and classes, up to its body.
  private mutating func otherType(_ introducer: SwiftToken) {
    let begin = start ?? introducer.start
    let (isPrivate, isPublic, role, spi, isLimited) = (isPrivate, isPublic, role, spi, isLimited)
    let isPublicType = isPublic || isPublicByDefault
    other()
    let kind = OutlinedConcreteType.Kind(introducer.keyword)
    let names = kind == nil ? takePath() : [takeWord()]
    let nameEnd = lastEnd
    let isGeneric = token.is("<")
    guard goToBrace() else { return other() }
    if exceedsNesting(scopes.reduce(names.count) { $0 + $1.names.count }, at: nameEnd) {
      advanceOverBrackets()
      return other()
    }
    let isHidden = isPrivate || scopes.contains { $0.isHidden }
    if let kind, let name = names.first {
      let path = scopes.flatMap(\.names)
      let isNoncopyable = bytes[nameEnd..<token.start].contains(UInt8(ascii: "~"))
      outline.names.append(OutlinedName(name: name, path: path, role: isNoncopyable ? .noncopyable : role, spi: spi))
      add(
        OutlinedConcreteType(
          kind: kind, name: name, path: path, conditions: conditions.all, isHidden: isHidden, isGeneric: isGeneric,
          isLimited: isLimited || !spi.isEmpty, isNoncopyable: isNoncopyable), from: begin)
    }
    scopes.append(
      Scope(
        names: names, isHidden: isHidden, isPublic: kind == nil || isPublicType,
        makesPublic: kind == nil && isPublic, spi: spi, isLimited: isLimited,
        concreteType: kind == nil ? nil : outline.concreteTypes.count - 1))
    other()
    advance()
  }

  private mutating func add(_ type: OutlinedConcreteType, from start: Int) {
    outline.concreteTypes.append(type)
    outline.rangesOfConcreteTypes.append(TextRange(start..<token.end))
  }

  /// Advances to the brace that opens a body.
  private mutating func goToBrace() -> Bool {
    while true {
      if token.is("{") { return true }
      if token.is("}") || token.is(";") { return false }
      switch token.kind {
      case .end, .string, .condition, .macro, .regex: return false
      default: advanceOverBrackets()
      }
    }
  }

  private mutating func importLine(at offset: Int) {
    let begin = start ?? offset
    let commentCount = comments.count
    while !token.isFirstOnLine, token.kind != .end, !token.is(";"), comments.count == commentCount { advance() }
    var words = bytes[begin..<lastEnd].split { $0 <= UInt8(ascii: " ") }
    words.removeAll { $0.elementsEqual("@_exported".utf8) }
    let text = words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    if !exceedsNesting(conditions.count, at: begin) {
      outline.imports.append(OutlinedImport(text: text, conditions: conditions.all))
    }
    reportMarkers(before: lastEnd)
    restart()
  }

  private mutating func condition() {
    reportMarkers(before: token.start)
    lexer.skipLine()
    conditions.take(text(token.range), text(token.end..<lexer.index))
    token.end = lexer.index
    advance()
  }
}
