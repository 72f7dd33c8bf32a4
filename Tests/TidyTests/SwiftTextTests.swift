import Testing

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("a // b", "a "), ("a /* b /* c */ d */ e", "a  e"), (#"f("http://x") + try! g() // h"#, #"f("") + try! g() "#),
    (##"a(#"b"c\n"#) // d"##, #"a("") "#), (#"a("\"//") + b"#, #"a("") + b"#),
    (#"a("x\(b("//") + c(d))y") // e"#, #"a("(b("") + c(d))") "#), (#"a(/[^"]\/x/, b) // c"#, "a(, b) "),
    ("a / b // c", "a / b "), (##"a(#""""#) // b"##, #"a("") "#), ("a = #/[{\"]/# // b", "a =  "),
    (#""\\" + try! x"#, #""" + try! x"#), (#"#if os(Linux)"#, "#if os(Linux)"),
  ])
  func onlyCodeIsKept(text: String, code: String) {
    let stripped = SwiftText(text)
    #expect(stripped.lines.joined(separator: "\n") == code)
    #expect(stripped.isBalanced)
  }

  @Test func lineNumbersAreKept() {
    let text = "a\n/* b\n c */ d\n\"\"\"\ntry! // x\n\\(e\n) \"quoted\"\n\"\"\"\nf"
    #expect(SwiftText(text).lines == ["a", "", " d", "\"", "", "(e", ")", "\"", "f"])
  }

  @Test(arguments: ["\"a", "/* a", "\"\"\"\n a \"", "\"\\(a\""])
  func unclosedTextIsDetected(text: String) {
    #expect(!SwiftText(text).isBalanced)
  }

  /// It reads all files of this repository.
  @Test func everyFileIsBalanced() throws {
    for folder in ["Sources", "Tests", "Benchmarks"] {
      for file in Repository.swiftFiles(below: folder) {
        #expect(try Repository.code(file).isBalanced, "\(file)")
      }
    }
  }
}
