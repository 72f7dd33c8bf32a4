import Foundation
import Fuzzing
import Source
import SwiftScanning
import TestSupport
import Testing

/// The lexer finds the tokens that swift-syntax finds.
@Suite struct SwiftLexerTests {
  /// `MOCKD_LEXED_FILES` sets how many files are read; the checkouts of packages have 1,700 more than the repository.
  @Test func filesLexLikeSwiftSyntax() async throws {
    let files = Self.files()
    let count = ProcessInfo.processInfo.environment["MOCKD_LEXED_FILES"].flatMap { Int($0) } ?? 250
    let step = max(1, files.count / count)
    let chosen = stride(from: 0, to: files.count, by: step).map { files[$0] }
    try #require(100 < chosen.count)
    for await difference in Self.concurrently(
      chosen,
      { file in
        let bytes = Array(try Data(contentsOf: file))
        return Self.difference(bytes, file.path)
      })
    { #expect(difference == nil) }
  }

  /// `MOCKD_LEXED` sets how many texts are read, `MOCKD_SEED` repeats a run.
  @Test(arguments: Seeds.all) func mutatedFilesLexLikeSwiftSyntax(seed: UInt64) async throws {
    var random = SplitMix64(seed: seed)
    let files = Self.files()
    var texts: [[UInt8]] = []
    let count = Seeds.share(of: ProcessInfo.processInfo.environment["MOCKD_LEXED"].flatMap { Int($0) } ?? 400)
    while texts.count < count {
      let file = try #require(files.randomElement(using: &random))
      let text = Self.mutated(Array(try Data(contentsOf: file)), &random)
      if Self.isComparable(text) { texts.append(text) }
    }
    for await difference in Self.concurrently(texts, { Self.difference($0, "MOCKD_SEED=\(seed)") }) {
      #expect(difference == nil)
    }
  }

  @Test(arguments: [
    ("a/b/c", "a / b / c"), ("f(/[{]/)", "f ( /[{]/ )"), ("x = /a b/", "x = /a b/"), ("x = / a/", "x = / a/"),
    ("a / b / c", "a / b / c"), ("try? / a/", "try ? / a/"), ("func /(a)", "func / ( a )"), ("#/a\n/#", "#/a / #"),
    ("#/\n a/b\n/#c", "#/\n a/b\n/# c"), ("!/a/.b", "! /a/ . b"), ("a ?? b?.c!", "a ?? b ? . c !"),
    ("#\"\\(a) \\#(b)\"#", "#\"\\(a) \\#( b )\"#"), ("\"\\(a(b) + \"c\\(d)\")\"", "\"\\( a ( b ) + \"c\\( d )\" )\""),
    ("\"\"\"\n\" \\(a)\n\"\"\"", "\"\"\"\n\" \\( a )\n\"\"\""), ("#\"\"\"#", "#\"\"\"#"), ("\"a\nb", "\"a b"),
    ("`class`.a", "`class` . a"), ("0...1.5e-3", "0 ... 1.5e-3"), ("x.0.1", "x . 0 . 1"), ("a/*b/*c*/d*/e", "a e"),
    ("#if A\n#expect(b)", "#if A #expect ( b )"), ("$0.a == \\.b", "$0 . a == \\ . b"), ("<#name#> c", "<#name#> c"),
    ("#!/bin/sh\na", "a"), ("/\u{2A}", ""), ("a // b\r\nc", "a c"),
  ])
  func tokens(text: String, expected: String) {
    #expect(Self.tokens(text).joined(separator: " ") == expected)
  }

  @Test func keywordsAreRecognized() {
    for keyword in SwiftKeyword.allCases {
      Self.read("\(keyword.rawValue) `\(keyword.rawValue)` \(keyword.rawValue)x") { tokens in
        #expect(tokens.map(\.keyword) == [keyword, nil, nil])
      }
    }
  }

  @Test func tokensHaveSpacing() {
    Self.read("a b/* */c\n// d\ne/*\n*/f(g") { tokens in
      #expect(tokens.map(\.isSpaced) == [false, true, true, true, true, false, false])
      #expect(tokens.map(\.isFirstOnLine) == [true, false, false, true, true, false, false])
    }
  }

  @Test func operatorsAndStringsMayBeOneToken() {
    let text = "a ..< \"b\\(c + \"\\(d)\")e\" -> f"
    #expect(Self.tokens(text, []) == ["a", "..<", "\"b\\(c + \"\\(d)\")e\"", "->", "f"])
    #expect(Self.tokens("a>>=b..<c", .singleOperators) == ["a", ">", ">", "=", "b", ".", ".", "<", "c"])
  }

  /// The lexer notices strings, comments and brackets without an end.
  @Test(arguments: [
    ("(", true), ("\"\"\"", true), ("/*", true), ("\"\"\"\\(", true), ("\"", false), ("(\")\")", false),
  ])
  func unclosedTokensAreDetected(text: String, isBroken: Bool) {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes)
      let token = lexer.next()
      if token.opensBracket { lexer.skipBrackets(token) }
      while lexer.next().kind != .end {}
      #expect(lexer.isBroken == isBroken)
    }
  }

  /// Reading repeated text takes linear time.
  @Test(arguments: [
    "#/\n", " /(", " /a", "`", "<#", "\"\\(", "\"\"\"\\(", "#\"\"\"", "/*", "(", "\\/", "#", "?/", "a /*b*/ / ", "\"",
    "'",
    "=/", "try? / ",
  ])
  func repetitionsTakeLinearTime(part: String) {
    let bytes = Array(String(repeating: part, count: 100_000).utf8)
    let time = ContinuousClock().measure {
      bytes.withUnsafeBufferPointer { bytes in
        for options in [SwiftLexer.Options.interpolations, []] {
          var lexer = SwiftLexer(bytes, options)
          while true {
            let token = lexer.next()
            if token.kind == .end { break }
            if options.isEmpty, token.opensBracket { lexer.skipBrackets(token) }
          }
        }
      }
    }
    #expect(time < .seconds(30))
  }

  // MARK: Reading

  private static func read(_ text: String, _ options: SwiftLexer.Options = [], _ body: ([SwiftToken]) -> Void) {
    Array(text.utf8).withUnsafeBufferPointer { bytes in
      var lexer = SwiftLexer(bytes, options)
      var tokens: [SwiftToken] = []
      while true {
        let token = lexer.next()
        if token.kind == .end { break }
        tokens.append(token)
      }
      body(tokens)
    }
  }

  private static func tokens(_ text: String, _ options: SwiftLexer.Options = .interpolations) -> [String] {
    var result: [String] = []
    read(text, options) { tokens in
      result = tokens.map { String(decoding: Array(text.utf8)[$0.range], as: UTF8.self) }
    }
    return result.filter { !$0.isEmpty }
  }

  /// Returns where lexers disagree, or brackets that are skipped have another end than their tokens.
  private static func difference(_ bytes: [UInt8], _ name: String) -> String? {
    let (own, parsers) = (LexedBytes.own(bytes), LexedBytes.parsers(bytes))
    if let place = parsers.difference(from: own) {
      return "\(name):\(place)\n\(own.shown(bytes, around: place))\n\(parsers.shown(bytes, around: place))"
    }
    return bytes.withUnsafeBufferPointer { text in
      var (skipping, reading) = (SwiftLexer(text), SwiftLexer(text))
      while true {
        let token = skipping.next()
        guard token == reading.next() else { return "\(name):\(token.start): other tokens behind brackets" }
        if token.kind == .end { return nil }
        guard token.opensBracket else { continue }
        skipping.skipBrackets(token)
        var depth = 1
        while 0 < depth {
          let token = reading.next()
          if token.kind == .end { break }
          if token.opensBracket { depth += 1 }
          if token.is(")") || token.is("]") || token.is("}") { depth -= 1 }
        }
        if skipping.index != reading.index { return "\(name):\(token.start): brackets end at another place" }
      }
    }
  }

  // MARK: Texts

  /// The Swift files of the repository and of the packages that it uses.
  private static func files() -> [URL] {
    var files: [URL] = []
    for folder in ["Sources", "Tests", "Examples", ".build/checkouts"] {
      let folder = root.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
      files += paths.filter { $0.hasSuffix(".swift") }.map { folder.appending(path: $0) }
    }
    // Checkouts have links without targets.
    return files.filter { FileManager.default.isReadableFile(atPath: $0.path) }.sorted { $0.path < $1.path }
  }

  private static let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

  private static func concurrently<Input: Sendable>(
    _ inputs: [Input], _ body: @escaping @Sendable (Input) throws -> String?
  ) -> AsyncStream<String?> {
    AsyncStream { stream in
      Task {
        await withTaskGroup(of: String?.self) { group in
          for input in inputs {
            group.addTask {
              do { return try body(input) } catch { return "\(error)" }
            }
          }
          for await result in group { stream.yield(result) }
        }
        stream.finish()
      }
    }
  }

  private static let pieces = [
    "\"", "\"\"\"", "#", "\\(", ")", "(", "/", "*", "/*", "*/", "//", "\n", " ", "?", "!", ".", "func ", "`", "'", "=",
    "<#a#>", "#/", "/#", "#\"", "\"#", "[", "]", "{", "}", "\r\n", "\\", ",", ":", " / ", " /", "a", "1", "&", "-> ",
    "#if",
    "$0", "return ", "self",
  ]

  /// Returns a part of a text with some insertions and deletions, in ASCII.
  private static func mutated(_ text: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let start = Int.random(in: 0...max(0, text.count - 200), using: &random)
    var bytes = text[start...].prefix(1_200).filter { $0 < 0x80 }
    for _ in 0...Int.random(in: 1...5, using: &random) {
      let place = Int.random(in: 0...bytes.count, using: &random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 0..<8, using: &random)))
      } else {
        bytes.insert(contentsOf: (pieces.randomElement(using: &random) ?? "").utf8, at: place)
      }
    }
    return bytes
  }

  /// Leaves out texts that the parser's lexer reads otherwise than the language defines them. It does not count the
  /// parenthesis behind `try?` in an interpolation. It takes `#>` behind `<#` for more than an operator.
  private static func isComparable(_ text: [UInt8]) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    return !text.isEmpty && !["try?", "try!", "<<<<<<<", ">>>>", "<#>"].contains { text.contains($0) }
  }
}
