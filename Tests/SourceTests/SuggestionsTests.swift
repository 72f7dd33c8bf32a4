import Source
import Testing

struct SuggestionsTests {
  @Test(arguments: [
    ("greenIsh", ["green", "greenish"], ["greenish", "green"]),
    ("verylongstring", ["aaaaaaaaaaaaaa"], []),
    ("input", ["option", "input"], ["input"]),
    ("abc", ["a", "ab", "abc"], ["abc", "ab", "a"]),
    ("abc", ["ba", "abcd", "cab", "acb"], ["abcd", "acb", "ba", "cab"]),
    ("a12", ["a10", "a9"], ["a10", "a9"]),
    ("", ["a", "ab"], ["a"]),
  ])
  func theNearestNameIsSuggested(_ input: String, _ options: [String], _ expected: [String]) {
    #expect(Suggestions.nearest(to: input, among: options) == expected)
  }

  @Test(arguments: [
    ([], ""),
    (["A"], #" Did you mean "A"?"#),
    (["A", "B"], #" Did you mean "A" or "B"?"#),
    (["A", "B", "C"], #" Did you mean "A", "B", or "C"?"#),
    (["A", "B", "C", "D", "E", "F"], #" Did you mean "A", "B", "C", "D", or "E"?"#),
  ])
  func suggestionsAreListed(_ options: [String], _ expected: String) {
    #expect(Suggestions.didYouMean(options) == expected)
  }

  @Test func suggestionsNameTheKind() {
    #expect(
      Suggestions.didYouMean("RDE", among: ["RED"], kind: "the enum value") == #" Did you mean the enum value "RED"?"#)
  }
}
