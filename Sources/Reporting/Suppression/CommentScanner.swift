import Source
import SwiftScanning

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
      switch language {
      case .swift: return swiftComments(bytes)
      case .graphql:
        var scanner = CommentScanner(bytes: bytes)
        scanner.scan()
        return scanner.comments
      }
    }
  }

  private static func swiftComments(_ bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var comments: [Range<Int>] = []
    var lexer = SwiftLexer(bytes, .comments)
    while true {
      let token = lexer.next()
      if token.kind == .end { return comments }
      if token.kind == .comment, bytes[token.start + 1] == UInt8(ascii: "/") { comments.append(token.range) }
    }
  }

  // MARK: GraphQL

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var comments: [Range<Int>] = []

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func scan() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""): skipString()
      case UInt8(ascii: "#"):
        let start = index
        while index < bytes.count, !bytes[index].isNewline { index += 1 }
        comments.append(start..<index)
      default: index += 1
      }
    }
  }

  private mutating func skipString() {
    let isBlock = areQuotes(3)
    index += isBlock ? 3 : 1
    while index < bytes.count {
      if areQuotes(isBlock ? 3 : 1) {
        index += isBlock ? 3 : 1
        return
      }
      if !isBlock, bytes[index].isNewline { return }
      // The byte after a backslash cannot end the string, but it can end the line.
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, !bytes[index + 1].isNewline { index += 1 }
      index += 1
    }
  }

  private func areQuotes(_ count: Int) -> Bool {
    index + count <= bytes.count && bytes[index..<index + count].allSatisfy { $0 == UInt8(ascii: "\"") }
  }
}
