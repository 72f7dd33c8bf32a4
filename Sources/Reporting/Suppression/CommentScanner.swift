import Source

/// Finds the line comments of a text, so that markers in strings are ignored. It recognizes only comments and strings,
/// and accepts any bytes. An unterminated string ends with its line or the text.
struct CommentScanner {
  /// The languages that can have markers.
  enum Language {
    case graphql, swift

    /// The language of a file extension; nil for languages without line comments.
    init?(path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      switch path[path.index(after: dot)...] {
      case "swift": self = .swift
      case "graphql", "graphqls", "gql": self = .graphql
      default: return nil
      }
    }
  }

  /// Returns the range of each line comment, from its first `#` or `//` to the end of its line.
  static func comments(in bytes: [UInt8], _ language: Language) -> [Range<Int>] {
    bytes.withUnsafeBufferPointer { bytes in
      var scanner = CommentScanner(bytes: bytes, language: language)
      scanner.scan()
      return scanner.comments
    }
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: Language
  private var index = 0
  private var comments: [Range<Int>] = []

  private init(bytes: UnsafeBufferPointer<UInt8>, language: Language) {
    self.bytes = bytes
    self.language = language
  }

  private mutating func scan() {
    while index < bytes.count {
      switch (bytes[index], language) {
      case (UInt8(ascii: "\""), _): skipString(hashes: 0)
      case (UInt8(ascii: "#"), .graphql): addComment()
      case (UInt8(ascii: "#"), .swift): skipRawString()
      case (UInt8(ascii: "/"), .swift) where byte(index + 1) == UInt8(ascii: "/"): addComment()
      case (UInt8(ascii: "/"), .swift) where byte(index + 1) == UInt8(ascii: "*"): skipBlockComment()
      default: index += 1
      }
    }
  }

  private func byte(_ index: Int) -> UInt8? { index < bytes.count ? bytes[index] : nil }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private mutating func addComment() {
    let start = index
    while index < bytes.count, !isLineEnd(bytes[index]) { index += 1 }
    comments.append(start..<index)
  }

  /// Skips `#"…"#` with any number of `#`, or any other `#`.
  private mutating func skipRawString() {
    var hashes = 0
    while byte(index) == UInt8(ascii: "#") {
      hashes += 1
      index += 1
    }
    if byte(index) == UInt8(ascii: "\"") { skipString(hashes: hashes) }
  }

  private func isQuote(at index: Int, quotes: Int, hashes: Int) -> Bool {
    (0..<quotes).allSatisfy { byte(index + $0) == UInt8(ascii: "\"") }
      && (0..<hashes).allSatisfy { byte(index + quotes + $0) == UInt8(ascii: "#") }
  }

  private mutating func skipString(hashes: Int) {
    let quotes = isQuote(at: index, quotes: 3, hashes: 0) ? 3 : 1
    index += quotes
    while index < bytes.count {
      if isQuote(at: index, quotes: quotes, hashes: hashes) {
        index += quotes + hashes
        return
      }
      if quotes == 1, isLineEnd(bytes[index]) { return }
      let escapes = bytes[index] == UInt8(ascii: "\\") && hashes == 0
      // The byte after a backslash can't end the string, but it can end the line.
      if escapes, let next = byte(index + 1), !isLineEnd(next) { index += 1 }
      index += 1
    }
  }

  /// Skips a block comment. These nest in Swift.
  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "/"), byte(index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), byte(index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }
}
