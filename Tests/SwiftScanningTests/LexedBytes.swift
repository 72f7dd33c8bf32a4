@_spi(Testing) import SwiftParser
import SwiftScanning
@_spi(RawSyntax) import SwiftSyntax

/// The kinds of tokens that the bytes of a text belong to, as a lexer tells them.
struct LexedBytes {
  enum Kind: Character {
    case space = " "
    case comment = "c"
    case word = "w"
    case number = "n"
    case string = "s"
    case regex = "r"
    case sign = "o"
    case mark = "p"
    case directive = "d"
  }

  private(set) var kinds: [Kind]
  /// Whether a word, sign or directive begins with the byte.
  private(set) var starts: [Bool]

  private init(count: Int) {
    kinds = Array(repeating: .space, count: count)
    starts = Array(repeating: false, count: count)
  }

  private mutating func fill(_ range: Range<Int>, _ kind: Kind) {
    for index in range { kinds[index] = kind }
    guard [.word, .sign, .directive].contains(kind), let first = range.first else { return }
    starts[first] = true
  }

  /// Returns the first byte that is of another kind in another text. The parts of numbers do not count.
  func difference(from other: LexedBytes) -> Int? {
    kinds.indices.first { kinds[$0] != .number && (kinds[$0] != other.kinds[$0] || starts[$0] != other.starts[$0]) }
  }

  /// Shows a part of the text, and the kinds of its bytes below.
  func shown(_ bytes: [UInt8], around place: Int) -> String {
    let range = max(0, place - 60)..<min(bytes.count, place + 40)
    let text = bytes[range].map { $0.isNewline ? UInt8(ascii: "$") : $0 }
    return String(decoding: text, as: UTF8.self) + "\n" + String(kinds[range].map(\.rawValue))
  }
}

extension LexedBytes {
  /// Reads a text with the lexer of this package.
  static func own(_ bytes: [UInt8]) -> LexedBytes {
    var result = LexedBytes(count: bytes.count)
    bytes.withUnsafeBufferPointer { text in
      var lexer = SwiftLexer(text, [.comments, .interpolations])
      while true {
        let token = lexer.next()
        switch token.kind {
        case .end: return
        case .word: result.fill(token.range, .word)
        case .number: result.fill(token.range, .number)
        case .regex: result.fill(token.range, .regex)
        case .operator: result.fill(token.range, .sign)
        case .punctuation: result.fill(token.range, .mark)
        case .condition, .macro: result.fill(token.range, .directive)
        case .comment: result.fillTrivia(token.range, in: bytes)
        case .string, .stringHead:
          result.fill(token.range, .string)
          // The marks of interpolations are punctuation to the parser.
          if token.byte == UInt8(ascii: ")") { result.kinds[token.start] = .mark }
          if token.kind == .stringHead {
            result.kinds[token.end - 1] = .mark
            result.kinds[bytes[..<token.end].lastIndex(of: UInt8(ascii: "\\")) ?? token.start] = .mark
          }
        }
      }
    }
    return result
  }

  /// Reads a text with the lexer of swift-syntax.
  static func parsers(_ bytes: [UInt8]) -> LexedBytes {
    var result = LexedBytes(count: bytes.count)
    var tracker = LookaheadTracker()
    bytes.withUnsafeBufferPointer { text in
      withUnsafeMutablePointer(to: &tracker) { tracker in
        var offset = 0
        var poundEnd = -1
        for lexeme in Lexer.tokenize(text, lookaheadTracker: tracker, experimentalFeatures: []) {
          let range = offset + lexeme.textRange.lowerBound..<offset + lexeme.textRange.upperBound
          let end = offset + lexeme.byteLength
          result.fillTrivia(offset..<range.lowerBound, in: bytes)
          result.fillTrivia(range.upperBound..<end, in: bytes)
          result.take(lexeme.rawTokenKind, range, isBehindPound: poundEnd == range.lowerBound, bytes)
          if lexeme.rawTokenKind == .pound { poundEnd = range.upperBound }
          // The end of a line in a string is trivia to the parser.
          let trivia = bytes[range.upperBound..<end]
          if lexeme.rawTokenKind == .stringSegment || lexeme.rawTokenKind == .multilineStringQuote,
            let newline = trivia.firstIndex(where: \.isNewline), !trivia[..<newline].contains(UInt8(ascii: "/"))
          {
            for index in range.upperBound..<(trivia[newline...].firstIndex { !$0.isNewline } ?? end) {
              result.kinds[index] = .string
            }
          }
          offset = end
          if lexeme.rawTokenKind == .endOfFile { return }
        }
      }
    }
    return result
  }

  private mutating func fillTrivia(_ range: Range<Int>, in bytes: [UInt8]) {
    for index in range where UInt8(ascii: " ") < bytes[index] && bytes[index] != 0x7F { kinds[index] = .comment }
  }

  private mutating func take(_ kind: RawTokenKind, _ range: Range<Int>, isBehindPound: Bool, _ bytes: [UInt8]) {
    switch kind {
    case .identifier, .keyword, .wildcard, .dollarIdentifier:
      guard isBehindPound, bytes[range.lowerBound].startsSwiftName else { return fill(range, .word) }
      for index in range { kinds[index] = .directive }
    case .integerLiteral, .floatLiteral: fill(range, .number)
    case .stringQuote, .multilineStringQuote, .singleQuote, .stringSegment, .rawStringPoundDelimiter:
      fill(range, .string)
    case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter: fill(range, .regex)
    case .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow, .exclamationMark, .postfixQuestionMark,
      .infixQuestionMark, .prefixAmpersand:
      // Operators that are not ASCII belong to words.
      fill(range, .sign)
      for index in range where 0x80 <= bytes[index] { kinds[index] = .word }
    case .unknown: fill(range, .sign)
    case .pound, .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
      .poundSourceLocation:
      fill(range, .directive)
    default: fill(range, .mark)
    }
  }
}
