import Testing

@testable import BuildGraph

@Suite struct ArtifactListTests {
  @Test(arguments: 0..<200 as Range<UInt64>) func anUpdatedListEqualsANewList(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(_ bound: UInt64) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % bound)
    }
    var list = ArtifactList()
    var expected: [String: [Artifact]] = [:]
    for _ in 0..<20 {
      let paths = Set((0..<random(8)).map { _ in "\(random(12))" })
      for path in paths {
        expected[path] = (0..<random(3)).map { Artifact(path: path, bytes: [UInt8($0), UInt8(random(250))]) }
      }
      list.replace(at: paths) { expected[$0] ?? [] }
      #expect(list.all == expected.keys.sorted().flatMap { expected[$0] ?? [] })
      for (path, artifacts) in expected { #expect(Array(list.all[list.all.range(at: path)]) == artifacts) }
    }
  }
}
