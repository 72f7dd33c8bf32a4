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
  /// The comments before `start`, or before the current point if `start` is nil.
  private var comments: [Range<Int>] = []
  private(set) var isPrivate = false
  /// The role that a preceding attribute gives to the next type.
  private var role: OutlinedName.Role?
  /// The `@_spi` names before and around the current point.
  private(set) var spi: [String] = []

  /// An enclosing type or extension.
  struct Scope {
    var names: [String]
    var isHidden: Bool
    var spi: [String]
    /// The index of the class, if this is the body of one.
    var type: Int?
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
        if let type = scope.type { outline.types[type].range.upper = UInt32(clamping: token.end) }
        advance()
        spi = scopes.last?.spi ?? []
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
    for case let type? in scopes.map(\.type) { outline.types[type].range.upper = UInt32(clamping: bytes.count) }
    reportMarkers(before: bytes.count)
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
    role = nil
    spi = scopes.last?.spi ?? []
  }

  private mutating func reportMarkers(before end: Int) {
    for range in comments where range.lowerBound < end && MockMarker.find(in: bytes, range) != nil { stray(range) }
    comments.removeAll { $0.lowerBound < end }
  }

  private mutating func stray(_ range: Range<Int>) { outline.strayMarkers.append(TextRange(range)) }

  /// Drops the comments inside the declaration that was just read.
  mutating func forgetInnerComments() { comments.removeAll { $0.lowerBound < lastEnd } }

  private mutating func begin(at offset: Int) { if start == nil { start = offset } }

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
    case .modifier, .privateModifier:
      begin(at: introducer.start)
      if token.isAdjacent("(") {
        advanceOverBrackets()
      } else if word == .privateModifier {
        isPrivate = true
      }
    case .classWord where isMember: begin(at: introducer.start)
    case .protocolWord: type(.protocol, at: introducer.start)
    case .classWord: type(.class, at: introducer.start)
    case .otherType: otherType(isExtension: false)
    case .extensionWord: otherType(isExtension: true)
    case .typealiasWord: alias()
    case .importWord: importLine(at: introducer.start)
    case .declaration:
      other()
      // Any word can be the name.
      if token.kind == .word { advance() }
    }
  }

  /// Whether `class` is the modifier of a type member.
  private var isFollowedByMember: Bool {
    var lexer = lexer
    switch OutlineWord(lexer.next().keyword) {
    case .modifier, .privateModifier, .declaration, .typealiasWord: return true
    default: return false
    }
  }

  // MARK: Declarations

  private mutating func type(_ kind: OutlinedType.Kind, at offset: Int) {
    let begin = start ?? offset
    let (isPrivate, spi) = (isPrivate, spi)
    let marker = comments.compactMap { MockMarker.find(in: bytes, $0) }.last
    comments.removeAll(keepingCapacity: true)
    guard token.kind == .word else { return other() }
    let nameRange = TextRange(token.range)
    let name = takeWord()
    let isHidden = isPrivate || scopes.contains { $0.isHidden }
    guard goToBrace() else { return other() }
    outline.types.append(
      OutlinedType(
        kind: kind, name: name, path: scopes.flatMap(\.names), range: TextRange(begin..<token.end),
        nameRange: nameRange, conditions: conditions.all, marker: marker, isHidden: isHidden, spi: spi))
    let index = outline.types.count - 1
    if kind == .class {
      // Nested types are scanned, too.
      scopes.append(Scope(names: [name], isHidden: isHidden, spi: spi, type: index))
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

  private mutating func otherType(isExtension: Bool) {
    let (isHidden, role, spi) = (isPrivate, role, spi)
    other()
    let names = isExtension ? takePath() : [takeWord()]
    let nameEnd = lastEnd
    guard goToBrace() else { return other() }
    if !isExtension, let name = names.first {
      let isNoncopyable = bytes[nameEnd..<token.start].contains(UInt8(ascii: "~"))
      outline.names.append(
        OutlinedName(name: name, path: scopes.flatMap(\.names), role: isNoncopyable ? .noncopyable : role, spi: spi))
    }
    scopes.append(Scope(names: names, isHidden: isHidden || scopes.contains { $0.isHidden }, spi: spi))
    other()
    advance()
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
    outline.imports.append(OutlinedImport(text: text, conditions: conditions.all))
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
