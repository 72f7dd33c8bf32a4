import Fuzzing
import Testing

@Suite struct ShrinkerTests {
  @Test(arguments: ["x", "a x b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaax", "xbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"])
  func shrinkingLeavesOnlyTheCause(text: String) {
    let shrunk = Shrinker.shrink(Array(text.utf8)) { $0.contains(UInt8(ascii: "x")) }
    #expect(shrunk == Array("x".utf8))
  }

  @Test func separateCausesAreKept() {
    let shrunk = Shrinker.shrink(Array("..(....)...[..]..".utf8)) { bytes in
      "([".utf8.allSatisfy(bytes.contains)
    }
    #expect(shrunk == Array("([".utf8))
  }

  @Test func attemptsAreBounded() {
    var asked = 0
    _ = Shrinker.shrink([UInt8](repeating: 0, count: 10_000), attempts: 50) { _ in
      asked += 1
      return false
    }
    #expect(asked == 50)
  }
}
