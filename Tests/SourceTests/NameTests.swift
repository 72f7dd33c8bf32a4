import Testing

@testable import Source

@Suite struct NameTests {
  @Test func equalBytesAreOneName() {
    #expect(Name("hero") == Name("hero"))
    #expect(Name("hero") != Name("heroes"))
    #expect(Name("hero").text == "hero")
    #expect(Name("").isEmpty)
  }

  @Test func orderIsByBytes() {
    let names = ["aa", "aA", "_", "Z", "a", "A"].map { Name($0) }
    #expect(names.sorted().map(\.text) == ["A", "Z", "_", "a", "aA", "aa"])
  }

  @Test func cacheAgreesWithTableWhileBothGrow() {
    var cache = NameCache(capacity: 4)
    for round in 0..<2 {
      for index in 0..<5000 {
        var text = "n\(index)"
        let name = text.withUTF8 { cache.intern($0, hash: NameHash.of($0)) }
        #expect(name == Name("n\(index)"), "round \(round)")
      }
    }
  }

  @Test func concurrentInterningGivesOneName() async {
    let names = await withTaskGroup(of: [Name].self) { group in
      for _ in 0..<8 { group.addTask { (0..<1000).map { Name("c\($0)") } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for other in names.dropFirst() { #expect(other == names[0]) }
  }
}
