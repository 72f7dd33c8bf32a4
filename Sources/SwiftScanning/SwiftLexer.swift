import Source

/// Divides the bytes of a Swift file into tokens.
///
/// It takes any bytes, in linear time, and allocates nothing for a token. It finds the tokens of swift-syntax, except
/// for two kinds: conflict markers are operators here, and operators that are not ASCII belong to words.
package struct SwiftLexer {
  /// Tokens that only some callers need.
  package struct Options: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Comments are tokens.
    package static let comments = Options(rawValue: 1)
    /// The code in string literals consists of tokens. Otherwise a literal is one token.
    package static let interpolations = Options(rawValue: 2)
    /// Each byte of an operator is a token.
    package static let singleOperators = Options(rawValue: 4)
  }

  package let bytes: UnsafeBufferPointer<UInt8>
  let options: Options
  /// The offset of the next byte.
  package internal(set) var index = 0
  /// Whether a bracket, string or comment is not closed.
  package internal(set) var isBroken = false
  /// Whether a bracket was closed by one of another kind.
  package internal(set) var hasMisfit = false

  /// The string literals around the next byte, which is in their interpolations.
  var strings: [OpenString] = []
  /// The brackets that `skipBrackets` has passed and that are open.
  var open: [UInt8] = []
  /// The last comment or literal.
  var last = LastText()
  /// A regular expression further on in an operator that has been read.
  var nextRegex: Range<Int>?
  /// The least number of `#` for which no regular expression on several lines ends after the next byte.
  var unclosedHashes = Int.max
  /// The end of the hashes that have been counted.
  private var hashesEnd = 0
  /// The end of the operator whose bytes are tokens.
  var splitEnd = 0
  private var isFirstOnLine = true
  private var isSpaced = false

  /// The last comment or literal. The token before an operator can't be found from its bytes.
  struct LastText {
    var end = 0
    /// The end of the last token up to it.
    var tokenEnd = 0
    /// The end of the comment or literal before that token.
    var before = 0
    var isLiteral = false
  }

  package init(_ bytes: UnsafeBufferPointer<UInt8>, _ options: Options = []) {
    self.bytes = bytes
    self.options = options
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if at(0) == UInt8(ascii: "#"), at(1) == UInt8(ascii: "!") { skipLine() }
    last = LastText(end: index)
  }

  /// Returns the byte at an offset from the next one; 0 outside of the text.
  func at(_ offset: Int) -> UInt8 {
    let place = index &+ offset
    return 0 <= place && place < bytes.count ? bytes[place] : 0
  }

  /// Reads a token. At the end of the text, each call returns a token of kind `end`.
  package mutating func next() -> SwiftToken {
    var token = part()
    if token.kind == .stringHead, !options.contains(.interpolations) {
      while !strings.isEmpty { _ = part() }
      token.kind = .string
      token.end = index
    }
    return token
  }

  /// Reads a token, or a part of a string literal that has interpolations.
  private mutating func part() -> SwiftToken {
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isSpace {
        if byte.isNewline {
          if let string = strings.last, string.kind != .multiLine { return closeString() }
          isFirstOnLine = true
        }
        isSpaced = true
        index += 1
      } else if byte == UInt8(ascii: "/"), let range = skipComment() {
        if options.contains(.comments) { return token(.comment, from: range.lowerBound) }
        isSpaced = true
      } else {
        return take(byte)
      }
    }
    if !strings.isEmpty {
      isBroken = true
      strings.removeAll()
    }
    return token(.end, from: bytes.count)
  }

  private mutating func take(_ byte: UInt8) -> SwiftToken {
    let start = index
    if let regex = nextRegex, regex.lowerBound == start {
      nextRegex = nil
      index = regex.upperBound
      return literal(.regex, from: start)
    }
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"), 0x80...:
      return word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(from: start, hashes: 0)
    case UInt8(ascii: "#"): return hash()
    case UInt8(ascii: "`"): return quotedWord()
    case UInt8(ascii: "("):
      if let last = strings.indices.last { strings[last].parentheses += 1 }
    case UInt8(ascii: ")"):
      if let last = strings.indices.last {
        strings[last].parentheses -= 1
        if strings[last].parentheses == 0 { return continueString() }
      }
    default: if byte.isSwiftOperator || byte == UInt8(ascii: ".") { return operatorToken() }
    }
    index += 1
    return token(.punctuation, from: start)
  }

  /// Returns a token that ends before the next byte.
  mutating func token(_ kind: SwiftToken.Kind, from start: Int, keyword: SwiftKeyword? = nil) -> SwiftToken {
    defer {
      isSpaced = kind == .comment
      isFirstOnLine = kind == .comment && isFirstOnLine
    }
    return SwiftToken(
      kind: kind, byte: start < bytes.count ? bytes[start] : 0, keyword: keyword, isFirstOnLine: isFirstOnLine,
      isSpaced: isSpaced, start: start, end: index)
  }

  /// Returns a token that is a literal or in backticks.
  mutating func literal(_ kind: SwiftToken.Kind, from start: Int) -> SwiftToken {
    last = LastText(end: index, tokenEnd: index, isLiteral: true)
    return token(kind, from: start)
  }

  // MARK: Words

  private mutating func word() -> SwiftToken {
    let start = index
    skipWord()
    let text = UnsafeBufferPointer(rebasing: bytes[start..<index])
    return token(.word, from: start, keyword: SwiftKeyword(text))
  }

  private mutating func skipWord() {
    var end = index
    while end < bytes.count, bytes[end].continuesWord { end &+= 1 }
    index = end
  }

  /// Takes a number with its fraction and exponent. The second number of `x.0.1` has no fraction.
  private mutating func number() -> SwiftToken {
    let start = index
    skipDigits()
    if at(0) == UInt8(ascii: "."), at(1).isDigit, !isMember(start) {
      index += 1
      skipDigits()
    } else if at(0) | 0x20 != UInt8(ascii: "e") {
      skipWord()
      return token(.number, from: start)
    }
    if at(0) | 0x20 == UInt8(ascii: "e") {
      index += 1
      if at(0) == UInt8(ascii: "+") || at(0) == UInt8(ascii: "-") { index += 1 }
      skipWord()
    }
    return token(.number, from: start)
  }

  private func isMember(_ start: Int) -> Bool {
    let end = previousEnd(before: start)
    return 0 < end && bytes[end - 1] == UInt8(ascii: ".") && !(1 < end && bytes[end - 2] == UInt8(ascii: "."))
  }

  private mutating func skipDigits() {
    while at(0).isDigit || at(0) == UInt8(ascii: "_") { index += 1 }
  }

  /// Takes a name in backticks. A backtick without another one on its line is a punctuation mark.
  private mutating func quotedWord() -> SwiftToken {
    let start = index
    guard let end = backtick(after: start) else {
      index += 1
      return token(.punctuation, from: start)
    }
    index = end + 1
    return literal(.word, from: start)
  }

  func backtick(after start: Int) -> Int? {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: "`"), !bytes[end].isNewline { end += 1 }
    return end < bytes.count && bytes[end] == UInt8(ascii: "`") ? end : nil
  }

  // MARK: After a hash

  /// Takes a raw string, an extended regular expression, a condition or the name of a macro.
  private mutating func hash() -> SwiftToken {
    let start = index
    if hashesEnd <= start {
      hashesEnd = start
      while hashesEnd < bytes.count, bytes[hashesEnd] == UInt8(ascii: "#") { hashesEnd += 1 }
    }
    let count = hashesEnd - start
    if at(count) == UInt8(ascii: "\"") {
      index += count
      return string(from: start, hashes: count)
    }
    if at(count) == UInt8(ascii: "/") {
      skipExtendedRegex(hashes: count)
      return literal(.regex, from: start)
    }
    index += 1
    let nameStart = index
    while at(0).startsSwiftName, at(0) < 0x80 { index += 1 }
    let name = bytes[nameStart..<index]
    if Self.conditions.contains(where: { name.elementsEqual($0.utf8) }) { return token(.condition, from: start) }
    if nameStart < index || at(0).startsSwiftName { skipWord() }
    return token(.macro, from: start)
  }

  static let conditions = ["if", "elseif", "else", "endif"]

  // MARK: Comments

  /// Goes to the end of the line.
  package mutating func skipLine() {
    var end = index
    while end < bytes.count, !bytes[end].isNewline { end &+= 1 }
    index = end
  }

  /// Skips a comment, and returns its range; nil if there is none here.
  mutating func skipComment() -> Range<Int>? {
    let start = index
    let tokenEnd = previousEnd(before: start)
    switch at(1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default: return nil
    }
    last = LastText(
      end: index, tokenEnd: tokenEnd, before: tokenEnd == last.tokenEnd ? last.before : last.end,
      isLiteral: last.isLiteral && tokenEnd == last.tokenEnd)
    return start..<index
  }

  /// Skips `/* … */` and the comments inside.
  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        if byte.isNewline { isFirstOnLine = true }
        index += 1
      }
    }
    isBroken = true
  }

  // MARK: Brackets

  /// Skips the text after an opening bracket, up to and including the bracket that closes it. A bracket of another kind
  /// closes it, too, and sets `hasMisfit`.
  ///
  /// - Parameter comment: is called with the range of each comment.
  package mutating func skipBrackets(_ bracket: SwiftToken, comment: (Range<Int>) -> Void = { _ in }) {
    let base = open.count
    open.append(bracket.byte)
    while base < open.count {
      skipToBracket()
      guard index < bytes.count else {
        isBroken = true
        open.removeSubrange(base...)
        break
      }
      switch bytes[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
        open.append(bytes[index])
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        if !Self.fits(open.removeLast(), bytes[index]) { hasMisfit = true }
        index += 1
      case UInt8(ascii: "/"):
        if let range = skipComment() { comment(range) } else { skipSlash() }
      case UInt8(ascii: "#"):
        if 0 < index, let end = placeholderEnd(index - 1) {
          index = end
          last = LastText(end: end, tokenEnd: end, isLiteral: true)
        } else {
          skipLiteral()
        }
      default: skipLiteral()
      }
    }
    isSpaced = false
    isFirstOnLine = false
  }

  private static func fits(_ opening: UInt8, _ closing: UInt8) -> Bool {
    opening == UInt8(ascii: "(") ? closing == UInt8(ascii: ")") : closing == opening + 2
  }

  /// Goes to the next byte at which brackets, comments or literals begin or end. Most time goes here.
  private mutating func skipToBracket() {
    var end = index
    while end < bytes.count, !Self.isBracket(bytes[end]) { end &+= 1 }
    index = end
  }

  /// Whether it is one of `" # ' ( ) / [ ] { }` or a backtick.
  private static func isBracket(_ byte: UInt8) -> Bool {
    let low: UInt64 = 1 << 34 | 1 << 35 | 1 << 39 | 1 << 40 | 1 << 41 | 1 << 47
    let high: UInt64 = 1 << (91 - 64) | 1 << (93 - 64) | 1 << (96 - 64) | 1 << (123 - 64) | 1 << (125 - 64)
    let set = byte < 64 ? low : byte < 128 ? high : 0
    return set &>> UInt64(byte) & 1 == 1
  }

  /// Skips a literal with its interpolations, a word in backticks or a hash.
  private mutating func skipLiteral() {
    let base = strings.count
    _ = take(bytes[index])
    while base < strings.count { _ = part() }
  }
}
