import Fuzzing
import Testing

@Suite struct SwiftBalanceTests {
  @Test(arguments: [
    "", "struct A { let b = [1, (2)] }", "// {\n", "/* { /* ( */ */", #"let a = "{\"(""#, ##"let a = #"\"#"##,
    "let a = \"\"\"\n {\" \n\"\"\"", "#if A\n#endif",
  ])
  func balancedTextIsRecognized(text: String) {
    #expect(SwiftBalance.violation(in: Array(text.utf8)) == nil)
  }

  @Test(arguments: ["{", "}", "(]", "/* /* */", "\"\n\"", "\"", "let a = \"\\\"", "\"\"\" \"\""])
  func unbalancedTextIsRecognized(text: String) {
    #expect(SwiftBalance.violation(in: Array(text.utf8)) != nil)
  }
}
