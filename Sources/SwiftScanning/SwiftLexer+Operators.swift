/// Operators, and the regular expressions that begin in them. The rules of swift-syntax distinguish the two.
extension SwiftLexer {
  /// Takes an operator, up to a regular expression in it; or the regular expression that it begins with.
  mutating func operatorToken() -> SwiftToken {
    let start = index
    if start < splitEnd {
      index += 1
      return token(bytes[start] == UInt8(ascii: ".") ? .punctuation : .operator, from: start)
    }
    if let end = placeholderEnd(start) {
      index = end
      return literal(.word, from: start)
    }
    let end = operatorEnd(start)
    if let regex = regex(inOperator: start..<end) {
      if regex.lowerBound == start {
        index = regex.upperBound
        return literal(.regex, from: start)
      }
      nextRegex = regex
    }
    index = nextRegex?.lowerBound ?? end
    if options.contains(.singleOperators) {
      splitEnd = index
      index = start + 1
    }
    let isPoint = index == start + 1 && bytes[start] == UInt8(ascii: ".")
    return token(isPoint ? .punctuation : .operator, from: start)
  }

  /// Skips from a slash, which begins no comment, to the end of its operator or regular expression.
  mutating func skipSlash() {
    var start = index
    while last.end < start, isOperatorByte(start - 1) { start -= 1 }
    var end = operatorEnd(start)
    while end <= index {
      start = end
      end = operatorEnd(start)
    }
    guard let regex = regex(inOperator: start..<end), regex.lowerBound == index else {
      index = end
      return
    }
    index = regex.upperBound
    last = LastText(end: index, tokenEnd: index, isLiteral: true)
  }

  private func isOperatorByte(_ place: Int) -> Bool {
    bytes[place].isSwiftOperator || bytes[place] == UInt8(ascii: ".")
  }

  /// Returns the end of the operator at an offset. A point is a part of operators that begin with one.
  private func operatorEnd(_ start: Int) -> Int {
    let first = bytes[start]
    if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), isLeftBound(start) { return start + 1 }
    var end = start + 1
    while end < bytes.count, bytes[end].isSwiftOperator || bytes[end] == UInt8(ascii: ".") && first == bytes[end] {
      if bytes[end] == UInt8(ascii: "/"), isComment(end) { break }
      if bytes[end] == UInt8(ascii: "<"), placeholderEnd(end) != nil { break }
      end += 1
    }
    return end
  }

  private func isComment(_ slash: Int) -> Bool {
    guard slash + 1 < bytes.count else { return false }
    return bytes[slash + 1] == UInt8(ascii: "/") || bytes[slash + 1] == UInt8(ascii: "*")
  }

  /// Returns the end of an editor's placeholder, `<#name#>`.
  func placeholderEnd(_ start: Int) -> Int? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "<"), bytes[start + 1] == UInt8(ascii: "#") else {
      return nil
    }
    var end = start + 2
    while end + 1 < bytes.count, !bytes[end].isNewline {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") { return end + 2 }
      if bytes[end] == UInt8(ascii: "<"), bytes[end + 1] == UInt8(ascii: "#") { return nil }
      end += 1
    }
    return nil
  }

  // MARK: The tokens around an operator

  /// Returns the end of the token before an offset, with nothing but spaces and comments between.
  func previousEnd(before start: Int) -> Int {
    var end = start
    while last.end < end, bytes[end - 1].isSpace { end -= 1 }
    return last.end < end ? end : last.tokenEnd
  }

  /// Returns the end of the comment or literal before a token that ends at an offset.
  private func textEnd(before end: Int) -> Int { end == last.tokenEnd ? last.before : last.end }

  private func isLeftBound(_ start: Int) -> Bool {
    guard 0 < start else { return false }
    switch bytes[start - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "/"): return !(1 < start && bytes[start - 2] == UInt8(ascii: "*"))
    case let byte: return !byte.isSpace
    }
  }

  private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
    guard end < bytes.count else { return false }
    switch bytes[end] {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    case UInt8(ascii: "."): return !isLeftBound
    case UInt8(ascii: "/"): return !isComment(end)
    case let byte: return !byte.isSpace
    }
  }

  /// Whether a value can begin after the token that ends at an offset.
  private func canBeginValue(behind end: Int) -> Bool {
    guard 0 < end else { return true }
    if last.isLiteral, end == last.tokenEnd { return false }
    switch bytes[end - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"): return true
    case UInt8(ascii: ":"): return !(1 < end && bytes[end - 2] == UInt8(ascii: ":"))
    case let byte where byte.continuesWord:
      let word = word(before: end)
      if SwiftKeyword(UnsafeBufferPointer(rebasing: bytes[word]))?.comesBeforeValue == true { return true }
      return 0 < word.lowerBound && bytes[word.lowerBound - 1] == UInt8(ascii: "#")
        && Self.conditions.contains { bytes[word].elementsEqual($0.utf8) }
    default: return isOperatorByte(end - 1) && canBeginValue(behindOperatorTo: end)
    }
  }

  private func canBeginValue(behindOperatorTo end: Int) -> Bool {
    var start = end - 1
    let floor = textEnd(before: end)
    while floor < start, isOperatorByte(start - 1) { start -= 1 }
    while operatorEnd(start) < end { start = operatorEnd(start) }
    let byte = bytes[start]
    let isLeftBound = isLeftBound(start)
    switch end - start {
    case 1 where byte == UInt8(ascii: "="): return true
    case 1 where byte == UInt8(ascii: "."): return false
    case 1 where byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!"): if isLeftBound { return false }
    case 2 where byte == UInt8(ascii: "-") && bytes[start + 1] == UInt8(ascii: ">"): return false
    case 2 where byte == UInt8(ascii: "*") && bytes[start + 1] == UInt8(ascii: "/"): return true
    default: break
    }
    return !isLeftBound || isRightBound(end, isLeftBound: isLeftBound)
  }

  /// Returns the range of the word that ends at an offset.
  private func word(before end: Int) -> Range<Int> {
    var start = end
    let floor = textEnd(before: end)
    while floor < start, bytes[start - 1].continuesWord { start -= 1 }
    return start..<end
  }

  private func isWord(_ text: String, before end: Int) -> Bool { bytes[word(before: end)].elementsEqual(text.utf8) }

  // MARK: Regular expressions

  /// Returns the range of the regular expression that begins at the first slash of an operator.
  private func regex(inOperator range: Range<Int>) -> Range<Int>? {
    guard let slash = bytes[range].firstIndex(of: UInt8(ascii: "/")), !isLeftBound(range.lowerBound) else { return nil }
    let previous = previousEnd(before: range.lowerBound)
    let isLiteral = last.isLiteral && previous == last.tokenEnd
    if !isLiteral, isWord("func", before: previous) || isWord("operator", before: previous) { return nil }
    var isCertain = false
    if !isRightBound(range.upperBound, isLeftBound: false) {
      isCertain = !isLiteral && isTryMark(before: previous)
      guard isCertain || canBeginValue(behind: previous) else { return nil }
      let byte = 0 < previous ? bytes[previous - 1] : 0
      // After these bytes, an operator can be an argument.
      if !"([,:".utf8.contains(byte) { isCertain = true }
    }
    return regexEnd(slash, isCertain: isCertain).map { slash..<$0 }
  }

  /// Whether a token is the mark of `try?` or `try!`.
  private func isTryMark(before end: Int) -> Bool {
    guard 1 < end, bytes[end - 1] == UInt8(ascii: "?") || bytes[end - 1] == UInt8(ascii: "!") else { return false }
    return isWord("try", before: end - 1)
  }

  /// Returns the end of a regular expression on one line; nil if the slash is an operator.
  ///
  /// - Parameter isCertain: whether the slash can't be an operator.
  private func regexEnd(_ slash: Int, isCertain: Bool) -> Int? {
    var pattern = RegexPattern()
    var place = slash + 1
    let beginsWithSpace =
      place < bytes.count && (bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t"))
    // The end of a block comment is no regular expression.
    let isCommentEnd = 0 < slash && bytes[slash - 1] == UInt8(ascii: "*")
    if isComment(slash) || isCommentEnd || beginsWithSpace && !isCertain { return nil }
    while place < bytes.count, !bytes[place].isNewline {
      switch bytes[place] {
      case UInt8(ascii: "/"):
        if isComment(place) { return isCertain ? place : nil }
        return isCertain || !pattern.endsWithSpace ? place + 1 : nil
      case UInt8(ascii: "\\"):
        pattern.endsWithSpace = false
        place += 1
        if place < bytes.count, bytes[place].isNewline { continue }
      case let byte:
        guard pattern.take(byte) || isCertain else { return nil }
      }
      place += 1
    }
    return isCertain ? min(place, bytes.count) : nil
  }

  /// The brackets and spaces of a regular expression.
  private struct RegexPattern {
    var groups = 0
    var classes = 0
    var endsWithSpace = false

    /// Returns false for a parenthesis that closes no group.
    mutating func take(_ byte: UInt8) -> Bool {
      endsWithSpace = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      switch byte {
      case UInt8(ascii: "(") where classes == 0: groups += 1
      case UInt8(ascii: ")") where classes == 0:
        guard 0 < groups else { return false }
        groups -= 1
      case UInt8(ascii: "["): classes += 1
      case UInt8(ascii: "]"): classes = max(0, classes - 1)
      default: break
      }
      return true
    }
  }

  /// Skips `#/ … /#`, which can have several lines if the first one is empty. Without an end, it ends with its first
  /// line.
  mutating func skipExtendedRegex(hashes: Int) {
    index += hashes + 1
    let start = index
    while at(0) == UInt8(ascii: " ") || at(0) == UInt8(ascii: "\t") { index += 1 }
    let firstLine = index
    let isMultiline = at(0).isNewline
    if !isMultiline { index = start }
    if isMultiline, unclosedHashes <= hashes { return }
    while index < bytes.count, isMultiline || !bytes[index].isNewline {
      switch bytes[index] {
      case UInt8(ascii: "/"):
        var count = 0
        while at(count + 1) == UInt8(ascii: "#") { count += 1 }
        if hashes <= count {
          index += count + 1
          return
        }
      case UInt8(ascii: "\\"):
        index += 1
        if !isMultiline, at(0).isNewline { continue }
      default: break
      }
      index += 1
    }
    index = min(index, bytes.count)
    if isMultiline {
      unclosedHashes = hashes
      index = firstLine
    }
  }
}
