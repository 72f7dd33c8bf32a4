import GraphQLSyntax
import Source

/// A part of a document that belongs to no definition because of syntax errors.
///
/// An unclosed string or a comment can hide a whole definition, so all words of the text count.
struct UnreadableText {
  /// The words in the order of the text.
  private let words: [Name]

  fileprivate init(_ bytes: ArraySlice<UInt8>) {
    words = bytes.split(maxSplits: Self.wordLimit) { !Self.isWord($0) }.prefix(Self.wordLimit).map {
      Name(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The number of words that count, since an unclosed string can hide a large file.
  private static let wordLimit = 4_096

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// All words, each once: the names of operations, fields and aliases may be among them.
  var names: Set<Name> { Set(words) }

  /// The names of types that it may define.
  var typeNames: Set<Name> { names(after: Self.typeKeywords) }

  /// The names of fragments that it may define.
  var fragmentNames: Set<Name> { names(after: ["fragment"]) }

  /// Returns the words after keywords, and the ones at the start, where a keyword may be misspelled.
  private func names(after keywords: Set<Name>) -> Set<Name> {
    let named = zip(words, words.dropFirst()).filter { keywords.contains($0.0) }.map(\.1)
    return Set(named + words.prefix(2)).subtracting(Self.executableKeywords).subtracting(Self.typeKeywords)
  }

  private static let typeKeywords = Set(TypeKind.allCases.map { Name($0.keyword) })
  private static let executableKeywords: Set<Name> = ["query", "mutation", "subscription", "fragment"]
}

extension ParsedSource {
  /// The parts of the text between definitions, except comments. Documents without syntax errors have none.
  ///
  /// - Complexity: linear in the length of the text between definitions.
  var unreadableParts: [UnreadableText] {
    let bytes = document.source.bytes
    let ends = document.definitions.map { Int($0.range.upper) }
    let starts = document.definitions.map { Int($0.range.lower) }
    return zip([0] + ends, starts + [bytes.count]).compactMap { lower, upper in
      guard lower < upper, !document.tokens(in: lower..<upper).isEmpty else { return nil }
      return UnreadableText(bytes[lower..<upper])
    }
  }
}
