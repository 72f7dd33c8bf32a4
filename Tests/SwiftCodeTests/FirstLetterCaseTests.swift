import SwiftCode
import Testing

struct FirstLetterCaseTests {
  @Test(arguments: [
    ("dog", "Dog"), ("Dog", "Dog"), ("__schema", "__Schema"), ("1a", "1A"), ("_", "_"), ("", ""), ("42", "42"),
    ("dOG", "DOG"), ("élan", "Élan"), ("ßa", "SSa"), ("中a", "中A"), ("e\u{301}a", "E\u{301}a"),
  ])
  func theFirstLetterIsUppercased(name: String, expected: String) {
    #expect(name.firstUppercased == expected)
  }

  @Test(arguments: [
    ("Dog", "dog"), ("dog", "dog"), ("__Schema", "__schema"), ("1A", "1a"), ("_", "_"), ("", ""), ("DOG", "dOG"),
    ("Élan", "élan"),
  ])
  func theFirstLetterIsLowercased(name: String, expected: String) {
    #expect(name.firstLowercased == expected)
  }
}
