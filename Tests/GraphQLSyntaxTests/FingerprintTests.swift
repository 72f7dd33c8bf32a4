import Foundation
import Fuzzing
import Source
import TestSupport
import Testing

@testable import GraphQLSyntax

/// The fingerprint of a definition depends only on its tokens. `MOCKD_SEED` sets the first seed, which failures name.
@Suite struct FingerprintTests {
  /// A token as written.
  private struct Piece: Equatable {
    var kind: Token.Kind
    var text: String
  }

  private static func pieces(of text: String) -> [Piece] {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var lexer = Lexer(bytes)
      var pieces: [Piece] = []
      while true {
        let token = lexer.nextWithoutName()
        if token.kind == .endOfFile { return pieces }
        pieces.append(Piece(kind: token.kind, text: String(decoding: bytes[token.range.indices], as: UTF8.self)))
      }
    }
  }

  private static func fingerprint(of text: String) -> Fingerprint {
    let document = Document(source: SourceFile(path: "a.graphql", text: text))
    return document.fingerprint(of: TextRange(0, UInt32(text.utf8.count)))
  }

  /// Joins the tokens with ignored tokens between them.
  private static func join(_ pieces: [Piece], using random: inout SplitMix64) -> String {
    let ignored = [" ", ",", "\n", "\r\n", "\t", "#  \"x\" { } \n", "\u{feff}", "#\u{e9}\r", ",,  "]
    var text = ""
    for (index, piece) in pieces.enumerated() {
      text += piece.text
      let canTouch = index + 1 < pieces.count && (piece.kind.isPunctuator || pieces[index + 1].kind == .leftBrace)
      for _ in 0..<Int.random(in: canTouch ? 0...2 : 1...3, using: &random) {
        text += ignored.randomElement(using: &random) ?? " "
      }
    }
    return text
  }

  private static func damaged(_ pieces: [Piece], using random: inout SplitMix64) -> [Piece] {
    var pieces = pieces
    let place = Int.random(in: 0..<pieces.count, using: &random)
    let other = Int.random(in: 0..<pieces.count, using: &random)
    let words = [
      "a", "on", "{", "}", "...", "!", "1", "1.5", "\"\"", "\"a\"", "\"\"\"a\"\"\"", "a23456", "a234567", "$",
    ]
    let word = Self.pieces(of: words.randomElement(using: &random) ?? "a")
    switch Int.random(in: 0..<5, using: &random) {
    case 0: pieces.remove(at: place)
    case 1: pieces.insert(pieces[other], at: place)
    case 2: pieces.insert(contentsOf: word, at: place)
    case 3: pieces.swapAt(place, other)
    default: pieces[place].text += pieces[place].kind == .name ? "x" : ""
    }
    return pieces
  }

  private static let ownText = """
    "What it is." query Hero($id: ID! = "4", $n: Int = -1, $f: [Float!] = [1.5e3, 2.0]) @live(if: true) {
      hero(id: $id, filter: {name: "a\\"b", color: RED, nested: {list: [1, 2, 3]}}) { ...F id __typename }
    }
    fragment F on Character { veryLongFieldNameHere: name ... on Droid @include(if: $b) { primaryFunction } }
    type A implements B & C @key(fields: "id") { \"\"\"A block.\"\"\" a(x: Int = 3): [B!]! @deprecated }
    union U = | A | B
    directive @d(a: Int) repeatable on FIELD | QUERY
    """

  private static func texts() throws -> [String] {
    guard Corpora.isAvailable else { return [ownText] }
    let cases = try JSON.parse(try Corpora.data("graphql-js-16.11.0/validation.json"))["cases"].array
    return [ownText] + cases.compactMap { $0["document"].string }
  }

  @Test func fingerprintsDependOnTokensOnly() throws {
    var compared = 0
    for (number, text) in try Self.texts().enumerated() {
      var random = SplitMix64(seed: Seeds.first &+ UInt64(number))
      let document = Document.parse(SourceFile(path: "a.graphql", text: text)).document
      #expect(document.fingerprints() == document.definitions.map(document.fingerprint))
      for definition in document.definitions {
        let pieces = Self.pieces(of: document.text(definition.range))
        let fingerprint = document.fingerprint(of: definition)
        let respaced = Self.join(pieces, using: &random)
        #expect(Self.fingerprint(of: respaced) == fingerprint, "seed \(Seeds.first), \(number): \(respaced)")
        for _ in 0..<8 {
          let damaged = Self.join(Self.damaged(pieces, using: &random), using: &random)
          guard Self.pieces(of: damaged) != pieces else { continue }
          compared += 1
          #expect(Self.fingerprint(of: damaged) != fingerprint, "seed \(Seeds.first), \(number): \(damaged)")
        }
      }
    }
    #expect(20 < compared)
  }

  @Test(arguments: [
    ("{ a b }", "{ ab }"), ("{ a }", "{ a: a }"), (#"{ a(b: "c") }"#, #"{ a(b: c) }"#),
    (#"{ a(b: "\u0041") }"#, #"{ a(b: "A") }"#), (#"{ a(b: "") }"#, "{ a(b: \"\"\"\"\"\") }"),
    ("{ a(b: 1) }", "{ a(b: 1.0) }"),
    (#"{ a(b: "x,y") }"#, #"{ a(b: "x y") }"#), ("{ a(b: \"# \") }", "{ a(b: \"#\") }"),
    ("query A { a }", "query B { a }"), ("{ abcdefgh }", "{ abcdefg h }"), ("{ abcdefghi }", "{ abcdefghj }"),
    ("{ a { b } c }", "{ a { b c } }"),
  ])
  func differentTokensGiveDifferentFingerprints(a: String, b: String) {
    #expect(Self.fingerprint(of: a) != Self.fingerprint(of: b))
  }

  /// Fingerprints are stable, so they can be stored.
  @Test func fingerprintsAreStableAcrossProcesses() {
    let fingerprint = Self.fingerprint(of: "query Q($a: Int = 1) { longFieldName(a: $a) }")
    #expect(fingerprint == Fingerprint(low: 11_259_972_721_539_058_332, high: 10_454_608_630_390_451_445))
  }

  @Test func fingerprintsIgnoreThePosition() {
    let document = Document.parse(SourceFile(path: "a.graphql", text: "{ a } # c\n\n { a }")).document
    #expect(Set(document.fingerprints()).count == 1)
    #expect(document.definitions.count == 2)
  }
}
