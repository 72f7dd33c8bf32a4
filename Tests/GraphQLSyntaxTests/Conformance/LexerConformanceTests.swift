import Foundation
import Source
import TestSupport
import Testing

@testable import GraphQLSyntax

/// Every lexer case of graphql-js 16.11.0's own tests.
///
/// The cases contain lone surrogates, which Swift strings and Foundation's JSON don't support. They are read as
/// private-use characters and then replaced by the three bytes that would encode them. The lexer must report the same
/// errors for these.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct LexerConformanceTests {
  @Test func tokensAndErrorsConform() throws {
    let data = markLoneSurrogates(Array(try Corpora.data("graphql-js-16.11.0/lexer.json")))
    let cases = try JSON.parse(Data(data))["cases"].array
    #expect(cases.count == 154)
    for test in cases {
      let id = test["id"].string ?? ""
      guard let text = test["source"].string else {
        Issue.record("\(id): unreadable")
        continue
      }
      let bytes = encodeSurrogates(text)
      let actual = read(bytes, index: test["token_index"].int ?? 0)
      #expect(actual == expectation(test), "\(id)")
    }
  }

  /// Replaces each escape of a lone surrogate `\uDXXX` in JSON by the private-use character `\uEXXX`.
  private func markLoneSurrogates(_ json: [UInt8]) -> [UInt8] {
    var json = json
    var index = 0
    while index + 6 <= json.count {
      guard json[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      guard let unit = surrogate(json, index) else {
        index += 2
        continue
      }
      if unit < 0xDC00, let next = surrogate(json, index + 6), 0xDC00 <= next {
        index += 12
      } else {
        json[index + 2] = UInt8(ascii: "e")
        index += 6
      }
    }
    return json
  }

  /// Returns the surrogate that the escape at `index` encodes.
  private func surrogate(_ json: [UInt8], _ index: Int) -> UInt32? {
    guard index + 6 <= json.count, json[index] == UInt8(ascii: "\\"), json[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let unit = UInt32(String(decoding: json[index + 2..<index + 6], as: UTF8.self), radix: 16)
    return unit.flatMap { (0xD800...0xDFFF).contains($0) ? $0 : nil }
  }

  private func encodeSurrogates(_ text: String) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar -> [UInt8] in
      guard (0xE800...0xEFFF).contains(scalar.value) else { return Array(String(Character(scalar)).utf8) }
      let unit = scalar.value - 0x1000
      return [0xED, UInt8(0x80 | unit >> 6 & 0x3F), UInt8(0x80 | unit & 0x3F)]
    }
  }

  private func expectation(_ test: JSON) -> String {
    if let error = test["error"]["message"].string {
      let place = test["error"]["locations"].array.first
      return "\(error) \(place?["line"].int ?? 0):\(place?["column"].int ?? 0)"
    }
    let token = test["token"]
    let value = token["value"].string.map { " \($0)" } ?? ""
    return "\(token["kind"].string ?? "") \(token["start"].int ?? -1)..<\(token["end"].int ?? -1)\(value)"
  }

  private func read(_ bytes: [UInt8], index: Int) -> String {
    var names = NameCache(capacity: 16)
    let document = Document(source: SourceFile(path: "", bytes: bytes))
    return bytes.withUnsafeBufferPointer { buffer in
      var lexer = Lexer(buffer)
      var token = Token(kind: .startOfFile, start: 0, end: 0)
      for _ in 0...index {
        token = lexer.next(&names)
        if let problem = lexer.problem {
          let position = LineTable(bytes).position(at: UInt32(problem.offset), in: bytes)
          return "\(problem.message) \(position.line + 1):\(position.utf16Column + 1)"
        }
      }
      let start = utf16Count(bytes[..<Int(token.start)])
      let end = utf16Count(bytes[..<Int(token.end)])
      return "\(token.kind.text) \(start)..<\(end)\(value(of: token, in: document).map { " \($0)" } ?? "")"
    }
  }

  private func value(of token: Token, in document: Document) -> String? {
    switch token.kind {
    case .name, .int, .float: document.text(token.range)
    case .string, .blockString:
      document.string(StringLiteral(range: token.range, isBlock: token.kind == .blockString))
    default: nil
    }
  }
}
