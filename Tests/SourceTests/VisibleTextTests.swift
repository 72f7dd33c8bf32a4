import Source
import Testing

@Suite struct VisibleTextTests {
  @Test(arguments: [
    ("plain é 👩‍💻 שלום", "plain é 👩‍💻 שלום"), ("a\u{1B}[2Jb\r\n", "a␛[2Jb␍␊"), ("a\u{202E}b", "a\u{FFFD}b"),
    ("a\u{200B}b\u{FEFF}", "a\u{FFFD}b\u{FFFD}"), ("\u{2028}\u{85}", "\u{FFFD}\u{FFFD}"),
    // GitLab's sections need both controls.
    ("\u{1B}[0Ksection_start:1:a\r\u{1B}[0K", "␛[0Ksection_start:1:a␍␛[0K"),
    ("a ##[error]b", "a #\u{FFFD}[error]b"),
    ("##vso[task.setvariable variable=A]b", "#\u{FFFD}vso[task.setvariable variable=A]b"),
    ("##teamcity[testFailed]", "#\u{FFFD}teamcity[testFailed]"), ("###[group]", "##\u{FFFD}[group]"),
    ("## heading [1]", "## heading [1]"), ("a::b", "a::b"),
  ])
  func singleLinesAreEscaped(text: String, expected: String) {
    #expect(visibleText(text) == expected)
  }

  @Test(arguments: [
    ("graphql/a.graphql", "graphql/a.graphql"), ("::warning::hi/b.graphql", "./::warning::hi/b.graphql"),
    (" ::warning::b", "./ ::warning::b"), ("\u{3000}::error::b", "./\u{3000}::error::b"),
    ("##[error]b", "#\u{FFFD}[error]b"), ("## a", "./## a"), ("--- group", "./--- group"), ("/abs/::a", "/abs/::a"),
    ("[id]/a.graphql", "[id]/a.graphql"), ("", ""),
  ])
  func pathsAreEscaped(path: String, expected: String) {
    #expect(visiblePath(path) == expected)
  }

  @Test func multipleLinesAreEscaped() {
    #expect(
      visibleLines("Error: a\n  ::set-env::b\u{1B}\n::x\nHelp: ##[c]")
        == "Error: a\n  \u{FFFD}:set-env::b␛\n\u{FFFD}:x\nHelp: #\u{FFFD}[c]")
  }
}
