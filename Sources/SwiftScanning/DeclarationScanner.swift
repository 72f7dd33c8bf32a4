import Source

/// A declaration that a scanner found.
struct ScannedDeclaration {
  /// The introducer with the name, and with the parameters of a function.
  var name: String
  var range: TextRange
  /// The headers around it, by their indices.
  var parents: [Int]
  var isConditional: Bool
  var isHeader = false
}

/// Divides the bytes of a Swift file into declarations.
///
/// A declaration begins at the start of a line or behind a semicolon, and ends before the next one. A token that
/// begins no declaration belongs to the one before it.
struct DeclarationScanner: ~Copyable {
  private(set) var found: [ScannedDeclaration] = []
  /// The modules that the file imports.
  var imports: [Name] = []
  /// Whether the text can't be divided.
  var isBroken = false

  var skipper: SwiftSkipper
  let bytes: UnsafeBufferPointer<UInt8>
  var scopes: [Scope] = []
  var current: (start: Int, name: String, isIgnored: Bool)?
  /// Where the attributes and modifiers before the next token begin.
  var pending: Int?
  var lastEnd = 0
  /// Whether the next token begins a line, or comes behind a semicolon or brace.
  var isSeparated = true
  /// Whether the last token asks for another one.
  var isContinued = false

  enum Scope {
    case type(header: Int)
    case condition
  }

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    skipper = SwiftSkipper(bytes)
  }

  mutating func scan() {
    if bytes.starts(with: "#!".utf8) { skipper.skipLine() }
    while !isBroken, skipSpace() { token() }
    flush()
    if !scopes.isEmpty || skipper.isBroken || skipper.hasMisfit { isBroken = true }
  }

  mutating func token() {
    switch skipper.at(0) {
    case UInt8(ascii: "@"): attribute()
    case UInt8(ascii: "#"): directive()
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      beginOther()
      skipper.skipBrackets()
      end()
    case UInt8(ascii: "}"): closeType()
    case UInt8(ascii: ")"), UInt8(ascii: "]"): isBroken = true
    case UInt8(ascii: ";"):
      flush()
      skipper.index += 1
      separate()
    case UInt8(ascii: "\""):
      beginOther()
      skipper.skipString(hashes: 0, depth: 0)
      end()
    case UInt8(ascii: "`"):
      beginOther()
      _ = takeName()
      end()
    case let byte where byte.startsSwiftName: word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      beginOther()
      while skipper.at(0).continuesSwiftName { skipper.index += 1 }
      end()
    default: sign()
    }
  }

  // MARK: Between tokens

  /// Goes to the next token; false at the end.
  mutating func skipSpace() -> Bool {
    while !skipper.isAtEnd {
      let byte = skipper.at(0)
      if byte <= UInt8(ascii: " ") {
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { isSeparated = true }
        skipper.index += 1
      } else if byte == UInt8(ascii: "/") {
        let begin = skipper.index
        guard skipper.skipComment() else { return true }
        if bytes[begin..<skipper.index].contains(UInt8(ascii: "\n")) { isSeparated = true }
      } else {
        return true
      }
    }
    return false
  }

  mutating func end(isContinued: Bool = false) {
    lastEnd = skipper.index
    isSeparated = false
    self.isContinued = isContinued
  }

  mutating func separate() {
    isSeparated = true
    isContinued = false
  }

  /// Whether a declaration can begin here.
  var canBegin: Bool { pending == nil && isSeparated && !isContinued }

  mutating func begin(_ name: String, at start: Int, isIgnored: Bool = false) {
    if pending == nil { flush() }
    current = (pending ?? start, name, isIgnored)
    pending = nil
  }

  /// Begins a statement, if nothing has begun.
  mutating func beginOther() {
    if current?.isIgnored == true, canBegin { flush() }
    if pending != nil || current == nil { begin("other", at: skipper.index) }
  }

  mutating func flush() {
    if let start = pending, current == nil { current = (start, "other", false) }
    pending = nil
    guard let (start, name, isIgnored) = current else { return }
    current = nil
    if !isIgnored { add(name, start..<lastEnd, isHeader: false) }
  }

  mutating func add(_ name: String, _ range: Range<Int>, isHeader: Bool) {
    var parents: [Int] = []
    var isConditional = false
    for scope in scopes {
      switch scope {
      case .type(let header): parents.append(header)
      case .condition: isConditional = true
      }
    }
    let range = TextRange(UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound))
    found.append(
      ScannedDeclaration(name: name, range: range, parents: parents, isConditional: isConditional, isHeader: isHeader))
  }

  // MARK: Tokens

  mutating func attribute() {
    if canBegin {
      flush()
      pending = skipper.index
    }
    skipper.index += 1
    _ = takeName()
    while skipper.at(0) == UInt8(ascii: "."), skipper.at(1).startsSwiftName {
      skipper.index += 1
      _ = takeName()
    }
    if skipper.at(0) == UInt8(ascii: "<") { skipAngles() }
    if skipper.at(0) == UInt8(ascii: "(") { skipper.skipBrackets() }
    end()
  }

  mutating func skipAngles() {
    var depth = 0
    while !skipper.isAtEnd, skipper.at(0) != UInt8(ascii: "\n") {
      if skipper.at(0) == UInt8(ascii: "<") { depth += 1 }
      if skipper.at(0) == UInt8(ascii: ">") { depth -= 1 }
      skipper.index += 1
      if depth == 0 { return }
    }
    isBroken = true
  }

  mutating func sign() {
    beginOther()
    let start = skipper.index
    let isSpaced = start == 0 || bytes[start - 1] <= UInt8(ascii: " ")
    if skipper.at(0) == UInt8(ascii: "/") {
      skipper.skipSlash(after: lastByte)
      // A regular expression.
      if start + 1 < skipper.index { return end() }
    } else {
      skipper.index += 1
    }
    while isOperator(skipper.at(0)), skipper.at(0) != UInt8(ascii: "/") { skipper.index += 1 }
    switch bytes[start] {
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "<"), UInt8(ascii: "\\"):
      end(isContinued: true)
    case let byte: end(isContinued: isOperator(byte) && isSpaced)
    }
  }

  /// The last byte of the token before.
  var lastByte: UInt8 { 0 < lastEnd ? bytes[lastEnd - 1] : UInt8(ascii: ";") }

  func isOperator(_ byte: UInt8) -> Bool { "=-+*<>&|^~%!?/".utf8.contains(byte) }

  /// Takes a name, or an operator.
  mutating func takeName() -> Range<Int> {
    let start = skipper.index
    if skipper.at(0) == UInt8(ascii: "`") {
      skipper.index += 1
      while !skipper.isAtEnd, skipper.at(0) != UInt8(ascii: "`"), skipper.at(0) != UInt8(ascii: "\n") {
        skipper.index += 1
      }
      if skipper.at(0) == UInt8(ascii: "`") { skipper.index += 1 }
    } else {
      while skipper.at(0).continuesSwiftName { skipper.index += 1 }
    }
    return start..<skipper.index
  }

  // MARK: Words

  mutating func word() {
    let start = skipper.index
    let word = DeclarationWord(UnsafeBufferPointer(rebasing: bytes[takeName()]))
    guard let word, word != .continued, canBegin || pending != nil else {
      let next = skipper.index
      skipper.index = start
      beginOther()
      skipper.index = next
      return end(isContinued: word == .continued)
    }
    switch word {
    case .modifier: modifier(start)
    case .classType where nextWord?.begins == true && nextWord != .classType: modifier(start)
    case .actorType where !isNameNext: ordinary(start)
    case .type, .classType, .actorType: type(start)
    case .callable: callable(start)
    case .value: value(start)
    case .other: value(start, isIgnored: true)
    case .continued: break
    }
  }

  mutating func ordinary(_ start: Int) {
    let next = skipper.index
    skipper.index = start
    beginOther()
    skipper.index = next
    end()
  }

  mutating func modifier(_ start: Int) {
    if pending == nil {
      flush()
      pending = start
    }
    if skipper.at(0) == UInt8(ascii: "(") { skipper.skipBrackets() }
    end()
  }

  /// The word behind spaces.
  var nextWord: DeclarationWord? {
    var offset = 0
    while 0 < skipper.at(offset), skipper.at(offset) <= UInt8(ascii: " ") { offset += 1 }
    let start = skipper.index + offset
    var end = start
    while end < bytes.count, bytes[end].continuesSwiftName { end += 1 }
    return DeclarationWord(UnsafeBufferPointer(rebasing: bytes[start..<end]))
  }

  var isNameNext: Bool {
    skipper.at(0) == UInt8(ascii: " ") && (skipper.at(1).startsSwiftName || skipper.at(1) == UInt8(ascii: "`"))
  }
}
