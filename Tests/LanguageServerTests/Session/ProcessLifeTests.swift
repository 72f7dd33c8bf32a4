import Testing

@testable import EditorRequests
@testable import LanguageServer

struct ProcessLifeTests {
  @Test(arguments: [
    ("1 (sh) S 0 1 1", false), ("1 (sh) Z 0 1 1", true), ("1 (a) Z) S 0", false), ("1 (a) R) X 0", true), ("", false),
    ("1 (sh)", false),
  ])
  func theStateShowsWhetherAProcessEnded(status: String, hasEnded: Bool) {
    #expect(ProcessLife.hasEnded(Array(status.utf8)) == hasEnded)
  }
}
