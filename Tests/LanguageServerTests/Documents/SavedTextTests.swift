import EditorRequests
import LanguageServer
import Testing

struct SavedTextTests {
  @Test(arguments: [
    ("a\nb", "a\nb", true), ("a\nb", "a\r\nb\r\n", true), ("\u{FEFF}a", "a", true), ("a", "\u{FEFF}a\n", true),
    ("a\rb", "a\nb", true), ("a\r\rb", "a\n\nb", true), ("a\r\rb", "a\r\n\rb", true), ("a\rb", "a\r\nb", true),
    ("", "\n", true), ("", "", true), ("a", "b", false), ("a", "ab", false), ("ab", "a", false),
    ("a\nb", "a\n\nb", false),
    ("a\r\nb", "a\r\n\nb", false), (" a", "a", false), ("a\r", "a\rb", false),
  ])
  func lineEndingsAndByteOrderMarksAreIgnored(text: String, file: String, isSame: Bool) {
    #expect(SavedText.isSame(Array(text.utf8), Array(file.utf8)) == isSame)
    #expect(SavedText.isSame(Array(file.utf8), Array(text.utf8)) == isSame)
  }
}
