import Testing

@testable import Source

@Suite struct NameTests {
  @Test func equalBytesGiveOneName() {
    #expect(Name("hero") == Name("hero"))
    #expect(Name("hero") != Name("heroes"))
    #expect(Name("hero").text == "hero")
    #expect(Name("").isEmpty)
  }

  @Test func namesAreOrderedByBytes() {
    let names = ["aa", "aA", "_", "Z", "a", "A"].map { Name($0) }
    #expect(names.sorted().map(\.text) == ["A", "Z", "_", "a", "aA", "aa"])
  }

  @Test func theCacheEqualsTheTable() {
    var cache = NameCache(capacity: 4)
    for round in 0..<2 {
      for index in 0..<5000 {
        var text = "n\(index)"
        let name = text.withUTF8 { cache.intern($0, hash: NameHash.of($0)) }
        #expect(name == Name("n\(index)"), "round \(round)")
      }
    }
  }

  /// All short texts of two letters, and texts of all lengths that differ in one place, have hashes of their own.
  @Test func hashesDiffer() {
    func hash(_ bytes: [UInt8]) -> UInt64 { bytes.withUnsafeBufferPointer { NameHash.of($0) } }
    var seen: Set<UInt64> = []
    var count = 0
    for length in 0...12 {
      for number in 0..<(1 << length) {
        seen.insert(hash((0..<length).map { number >> $0 & 1 == 0 ? 0x61 : 0x62 }))
        count += 1
      }
    }
    for length in 13..<48 {
      let text = (0..<length).map { UInt8(0x41 + $0 % 20) }
      for place in text.indices {
        var other = text
        other[place] ^= 0x20
        seen.insert(hash(other))
        count += 1
      }
    }
    #expect(seen.count == count)
  }

  @Test func concurrentInterningGivesOneName() async {
    let names = await withTaskGroup(of: [Name].self) { group in
      for _ in 0..<8 { group.addTask { (0..<1000).map { Name("c\($0)") } } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    for other in names.dropFirst() { #expect(other == names[0]) }
  }
}
