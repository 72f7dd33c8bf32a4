import EditorFeatures
import Foundation
import Fuzzing
import GraphQLSyntax
import Source
import TestSupport
import Testing

@Suite struct FormattingTests {
  @Test(arguments: [
    ("query   Q{a}", "query Q {\n  a\n}\n"),
    ("{a,b,c}", "{\n  a\n  b\n  c\n}\n"),
    ("{ a: b(x:1 y:{z:[1 2]}) @c { d } }", "{\n  a: b(x: 1, y: { z: [1, 2] }) @c {\n    d\n  }\n}\n"),
    (
      "{ ...F ... on T{a} ...@include(if:true){b} }",
      "{\n  ...F\n  ... on T {\n    a\n  }\n  ... @include(if: true) {\n    b\n  }\n}\n"
    ),
    ("query($a:[Int!]!=[1] @d){a}", "query ($a: [Int!]! = [1] @d) {\n  a\n}\n"),
    (
      "# one\n\n\n# two\n{ a # three\n # four\n b\n\n\n c # five\n # six\n}\n# seven",
      "# one\n\n# two\n{\n  a # three\n  # four\n  b\n\n  c # five\n  # six\n}\n\n# seven\n"
    ),
    ("{ a(\n# why\nb: 1) }", "{\n  a(\n    # why\n    b: 1\n  )\n}\n"),
    (
      "type A implements B&C @d{\"x\" a(\"y\" b:Int=1):[Int!]! c:D}",
      "type A implements B & C @d {\n  \"x\"\n  a(\n    \"y\"\n    b: Int = 1\n  ): [Int!]!\n  c: D\n}\n"
    ),
    ("\"\"\"\n    One.\n      Two.\n\"\"\"\ntype A{a:Int}", "\"\"\"\nOne.\n  Two.\n\"\"\"\ntype A {\n  a: Int\n}\n"),
    ("type A{\n\"\"\" One. \"\"\"\na:Int}", "type A {\n  \"\"\" One. \"\"\"\n  a: Int\n}\n"),
    ("union U=A|B", "union U = A | B\n"),
    ("union U=|A|B", "union U =\n  | A\n  | B\n"),
    ("scalar A\nscalar B\n\n\n\nscalar C", "scalar A\nscalar B\n\nscalar C\n"),
    ("scalar A\nunion U=\nA|B\nscalar C", "scalar A\n\nunion U = A | B\n\nscalar C\n"),
    ("\"a\" scalar A\n\"b\" scalar B", "\"a\"\nscalar A\n\n\"b\"\nscalar B\n"),
    ("type A { a: Int }\ntype B { b: Int }", "type A {\n  a: Int\n}\n\ntype B {\n  b: Int\n}\n"),
    (
      "scalar A\ndirective@a(\"s\" b:Int)on FIELD",
      "scalar A\n\ndirective @a(\n  \"s\"\n  b: Int\n) on FIELD\n"
    ),
    ("enum E{A @d(r:\"s\") B}", "enum E {\n  A @d(r: \"s\")\n  B\n}\n"),
    ("directive@a(b:Int)repeatable on FIELD|QUERY", "directive @a(b: Int) repeatable on FIELD | QUERY\n"),
    ("schema{query:Q}extend type A{b:C}", "schema {\n  query: Q\n}\n\nextend type A {\n  b: C\n}\n"),
    (
      "input I{a:Int=1,b:[E!]=[A,B] \"d\" c:J={a:1}}",
      "input I {\n  a: Int = 1\n  b: [E!] = [A, B]\n  \"d\"\n  c: J = { a: 1 }\n}\n"
    ),
    ("{ a } }{ broken\nquery B{c}", "{\n  a\n} }{ broken\nquery B {\n  c\n}\n"),
    ("# a\r\n{ a { b } }\r\n", "# a\r\n{\r\n  a {\r\n    b\r\n  }\r\n}\r\n"),
    ("", ""), ("# only\n", "# only\n"), ("\n\n", ""),
  ])
  func documentsAreLaidOut(text: String, formatted: String) {
    let result = Self.format(text)
    #expect(result == formatted)
    #expect(Self.format(result) == formatted)
  }

  @Test func longListsHaveOneLinePerElement() {
    let arguments = (0..<8).map { "argument\($0): \"value\"" }
    let text = "{ a(\(arguments.joined(separator: ","))) { b } }"
    #expect(Self.format(text) == "{\n  a(\n" + arguments.map { "    \($0)\n" }.joined() + "  ) {\n    b\n  }\n}\n")
  }

  @Test func aRangeFormatsItsDefinitions() {
    let text = "query A{a}\n\nquery B{b}\n\nquery C{c}\n"
    let document = Document.parse(SourceFile(path: "a", text: text)).document
    let edits = document.formatted(TextRange(14, 15))
    #expect(Self.apply(edits, text) == "query A{a}\n\nquery B {\n  b\n}\n\nquery C{c}\n")
  }

  @Test(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
  func realFilesKeepTheirTokensAndComments() throws {
    let files = try Self.corpusFiles()
    #expect(100 < files.count)
    for (path, text) in files { Self.check(text, path) }
  }

  /// Formatting keeps the tokens and comments of randomly edited texts, too.
  @Test(arguments: Seeds.all) func brokenTextsKeepTheirTokensAndComments(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pieces = [
      "{", "}", "(", ")", "# c\n", "\n", "\"a\"", "\"\"\"\n  a\n b\"\"\"", " ", ",", "...", "|", "&", "$", "@", "x",
    ]
    let start = Fixture.zoo + "\nquery Q($a: Int = 1) { a(b: {c: [1]}) @d { e ...F } # g\n }\nfragment F on A { b }"
    for _ in 0..<400 {
      var text = Array(start.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: 0...text.count, using: &random)
        text.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
      }
      Self.check(String(decoding: text, as: UTF8.self), "MOCKD_SEED=\(seed)")
    }
  }

  @Test(arguments: [
    (Indentation(spaces: 4), "query Q {\n    a {\n        b\n    }\n}\n"),
    (Indentation.tab(width: 4), "query Q {\n\ta {\n\t\tb\n\t}\n}\n"),
  ])
  func linesAreIndentedAsRequested(indentation: Indentation, expected: String) {
    let document = Document.parse(SourceFile(path: "a", text: "query Q { a { b } }")).document
    let text = Self.apply(document.formatted(indentation: indentation), "query Q { a { b } }")
    #expect(text == expected)
    let again = Document.parse(SourceFile(path: "a", text: text)).document
    #expect(again.formatted(indentation: indentation).isEmpty)
  }

  /// A tab counts as several columns of a line.
  @Test(arguments: [(width: 2, isOneLine: true), (width: 8, isOneLine: false)])
  func tabsHaveAWidth(width: Int, isOneLine: Bool) {
    let field = "a(aaaaaaaaaaaaaaaa: 1, bbbbbbbbbbbbbbbb: 2, cccccccccccccccc: 3, ddddddd: 4)"
    let document = Document.parse(SourceFile(path: "a", text: "{ \(field) }")).document
    let text = Self.apply(document.formatted(indentation: .tab(width: width)), "{ \(field) }")
    #expect((text == "{\n\t\(field)\n}\n") == isOneLine, "\(text)")
  }

  /// Returns the GraphQL files of the corpora, with their paths.
  private static func corpusFiles() throws -> [(path: String, text: String)] {
    let folder = try #require(Corpora.directory)
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    // Large schemas have no additional syntax, and take long.
    return paths.filter { $0.hasSuffix(".graphql") || $0.hasSuffix(".graphqls") }.sorted().compactMap { path in
      (try? Corpora.data(path)).flatMap { $0.count < 100_000 ? (path, String(decoding: $0, as: UTF8.self)) : nil }
    }
  }

  private static func check(_ text: String, _ name: String) {
    let once = format(text)
    #expect(words(once) == words(text), "\(name)")
    #expect(format(once) == once, "\(name)")
  }

  private static func format(_ text: String) -> String {
    apply(Document.parse(SourceFile(path: "a", text: text)).document.formatted(), text)
  }

  private static func apply(_ edits: [TextEdit], _ text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range < $1.range }).reversed() {
      bytes.replaceSubrange(edit.range.indices, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the tokens and comments in order, with the values of block strings.
  private static func words(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    var result: [String] = []
    var end = 0
    func addComments(_ gap: Range<Int>) {
      for line in String(decoding: bytes[gap], as: UTF8.self).split(whereSeparator: \.isNewline) {
        guard let start = line.firstIndex(of: "#") else { continue }
        result.append(String(line[start...]).trimmingCharacters(in: .whitespaces))
      }
    }
    for token in Token.all(in: bytes) {
      addComments(end..<Int(token.start))
      end = Int(token.end)
      let written = bytes[token.range.indices]
      let isBlock = token.kind == .blockString
      let said = isBlock ? BlockString.value(ofRaw: Array(written.dropFirst(3).dropLast(3))) : Array(written)
      result.append(String(decoding: said, as: UTF8.self))
    }
    addComments(end..<bytes.count)
    return result
  }
}
