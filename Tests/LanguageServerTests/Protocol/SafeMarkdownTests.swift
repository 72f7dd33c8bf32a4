import Fuzzing
import TestSupport
import Testing

@testable import EditorRequests
@testable import LanguageServer

struct SafeMarkdownTests {
  /// Descriptions as people write them.
  @Test(arguments: [
    "A *human*, or **droid**; see [the docs](https://example.org/a_(b)) and <https://example.org>.",
    "- one\n- two\n\n1. three\n\n> quoted\n\n# Title\n\n| a | b |\n|---|---|", "a < b && c > d, x[0], wow!",
    "`Array<Int>`, ``a ` b``, `code`: text", "```swift\nlet a: Array<Int> = []\n```\nafter", "~~~\ncode\n~~~", "",
    "[a][b]\n\n[b]: https://example.org \"title\"", "~~struck~~ \\*literal\\*", "[a]( <http://b> )", "é 👩‍💻",
  ])
  func harmlessMarkdownIsKept(text: String) {
    #expect(SafeMarkdown.text(text) == text)
  }

  @Test(arguments: [
    ("![t](https://track.example/p.png)", #"\![t](https://track.example/p.png)"#),
    ("![a][b]", #"\![a][b]"#), ("![a]", #"\![a]"#),
    ("[run](command:workbench.action.quit)", #"[run\](command:workbench.action.quit)"#),
    ("[run]( command:x )", #"[run\]( command:x )"#), ("[run](<command:x>)", #"[run\](&lt;command:x>)"#),
    ("[a](&#99;ommand:x)", #"[a\](&#99;ommand:x)"#), ("[a](\ncommand:x)", "[a\\](\ncommand:x)"),
    ("[a](file:///etc/passwd)", #"[a\](file:///etc/passwd)"#), ("[a](javascript:x)", #"[a\](javascript:x)"#),
    ("[a]\n\n[a]: command:x", "[a]\n\n[a\\]: command:x"), ("> [a]:\n> command:x", "> [a\\]:\n> command:x"),
    ("<img src=\"https://a/b\">", "&lt;img src=\"https://a/b\">"), ("<command:x>", "&lt;command:x>"),
    ("<!-- a", "&lt;!-- a"), ("</div>", "&lt;/div>"),
    ("<a href=\"command:x\">b</a>", "&lt;a href=\"command:x\">b&lt;/a>"),
    ("<https://a`b> ![c](d)`", #"&lt;https://a\`b> \![c\](d)\`"#),
    // Escaped characters stay escaped.
    (#"\![a](https://b)"#, #"\![a](https://b)"#), (#"\\![a](https://b)"#, #"\\\![a](https://b)"#),
    (#"\<img src=x>"#, #"\<img src=x>"#), (#"[a\](command:x)"#, #"[a\](command:x)"#),
    (#"[a\\](command:x)"#, #"[a\\\](command:x)"#),
    // Code that would do harm where a renderer takes it for text is text.
    ("`![a](https://b)`", #"\`\![a](https://b)\`"#), ("`a\n![b](https://c)\n`", "\\`a\n\\![b](https://c)\n\\`"),
    ("```\n![a](https://b)\n```", "\\`\\`\\`\n\\![a](https://b)\n\\`\\`\\`"),
    ("- a\n  ```\n![x](https://b)", "- a\n  \\`\\`\\`\n\\![x](https://b)"),
    ("~~~\n<img src=x>\n~~~", "\\~\\~\\~\n&lt;img src=x>\n\\~\\~\\~"),
    ("a `b\nc` ![x](https://d) `e`", "a \\`b\nc\\` \\![x](https://d) `e`"),
    // A block that is open would take in what follows.
    ("```\na", "```\na\n```"), ("a\u{202E}b\u{1B}\r\nc\rd", "a\u{FFFD}b\u{FFFD}\nc\nd"),
  ])
  func activeMarkdownIsEscaped(text: String, expected: String) {
    #expect(SafeMarkdown.text(text) == expected)
  }

  /// Escaped text has no image, link or tag that acts. `MOCKD_SEED` repeats a run.
  @Test(arguments: Seeds.all) func randomTextIsEscaped(seed: UInt64) {
    let pieces = [
      "!", "[", "a", "]", "(", "command:x", ")", "<", "img src=x", ">", "`", "``", "```", "~~~", "\n", "\n\n", "\\",
      ":",
      " ", "    ", "https://b", "- ", "> ", "&#99;", "\t",
    ]
    var random = SplitMix64(seed: seed)
    for _ in 0..<Seeds.share(of: 3000) {
      let count = Int.random(in: 1...16, using: &random)
      let text = (0..<count).map { _ in pieces[Int.random(in: pieces.indices, using: &random)] }.joined()
      let safe = SafeMarkdown.text(text)
      let comment: Comment = "MOCKD_SEED=\(seed): \(text.debugDescription) gives \(safe.debugDescription)"
      #expect(actingPart(of: safe) == nil, comment)
    }
  }

  /// Returns the rest of a text from the first image, link or tag that a renderer may execute. Renderers differ in
  /// what they treat as code, so only a backslash before it makes it harmless.
  private func actingPart(of text: String) -> String? {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let rest = String(decoding: bytes[index...], as: UTF8.self)
      if rest.hasPrefix("\\"), 1 < rest.utf8.count {
        index += 2
        continue
      }
      if rest.hasPrefix("![") || rest.hasPrefix("<img") || rest.hasPrefix("<command:") { return rest }
      if rest.hasPrefix("](") || rest.hasPrefix("]:") {
        let target = rest.dropFirst(2).drop { $0 == " " || $0 == "\t" }
        if !target.hasPrefix("https://"), !target.hasPrefix("<https://") { return rest }
      }
      index += 1
    }
    return nil
  }

  /// A fence that is not closed doesn't keep a shorter one from being closed.
  @Test func shorterFencesAfterAnOpenOneAreKept() {
    let block = "```\ncode\n```"
    #expect(SafeMarkdown.text("````a\n````b\n\(block)\n![a](https://b)").contains(block))
    #expect(!SafeMarkdown.text("```a\n````b\n![a](https://b)\n\(block)").contains("```a"))
    #expect(SafeMarkdown.text("```a\n![a](https://b)\n\(block)").hasSuffix(block))
  }

  @Test func openFencesTakeLinearTime() {
    func time(_ count: Int) -> Double {
      let text = String(repeating: "```a\n~~~\n", count: count) + "![a](https://b)"
      var safe = ""
      let seconds = threadTime { safe = SafeMarkdown.text(text) }
      #expect(safe.hasSuffix(#"\![a](https://b)"#))
      return seconds
    }
    let short = time(2_000)
    #expect(time(16_000) < short * 8 * 3)
  }

  @Test func fencesAreLongerThanTheirCode() {
    #expect(SafeMarkdown.code("a", language: "graphql") == "```graphql\na\n```")
    #expect(SafeMarkdown.code("\"\"\"\n```\n![x](y)\n\"\"\"", language: "graphql").hasPrefix("````graphql\n"))
    #expect(SafeMarkdown.inlineCode("a.`default`") == "`` a.`default` ``")
    #expect(SafeMarkdown.inlineCode("a") == "`a`")
  }
}
