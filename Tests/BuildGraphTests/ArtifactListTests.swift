import Fuzzing
import Testing

@testable import BuildGraph

@Suite struct ArtifactListTests {
  @Test(arguments: 0..<200 as Range<UInt64>) func anUpdatedListEqualsANewList(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var list = ArtifactList()
    var expected: [String: [Artifact]] = [:]
    for _ in 0..<20 {
      let count = Int.random(in: 0..<8, using: &random)
      let paths = Set((0..<count).map { _ in "\(Int.random(in: 0..<12, using: &random))" })
      for path in paths {
        expected[path] = (0..<Int.random(in: 0..<3, using: &random)).map { index in
          Artifact(path: path, bytes: [UInt8(index), UInt8.random(in: 0..<250, using: &random)])
        }
      }
      list.replace(at: paths) { expected[$0] ?? [] }
      #expect(list.all == expected.keys.sorted().flatMap { expected[$0] ?? [] })
      for (path, artifacts) in expected { #expect(Array(list.all[list.all.range(at: path)]) == artifacts) }
    }
  }
}
