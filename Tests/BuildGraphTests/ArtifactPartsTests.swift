import BuildGraph
import Testing

@Suite struct ArtifactPartsTests {
  private func artifacts(_ count: Int) -> [Artifact] {
    (0..<count).map { Artifact(path: "Models/Type\($0).graphql.swift", text: "struct Type\($0) {}\n") }
  }

  @Test func thePathAloneDecidesAboutThePart() {
    let all = artifacts(200)
    let parts = all.merged(intoParts: 16)
    #expect(all.reversed().merged(intoParts: 16) == parts)
    // Each removed artifact changes exactly one part.
    for index in stride(from: 0, to: 200, by: 17) {
      var others = all
      others.remove(at: index)
      let changed = zip(parts, others.merged(intoParts: 16)).filter { $0 != $1 }
      #expect(changed.count == 1)
    }
  }

  @Test func artifactsAreSpreadOverAllParts() {
    let sizes = artifacts(400).merged(intoParts: 8).map(\.bytes.count)
    #expect(sizes.allSatisfy { 800 < $0 && $0 < 6000 }, "\(sizes)")
  }

  @Test func namesAreFixed() {
    #expect([Artifact]().merged(intoParts: 2).map(\.path) == ["Mockd-01.swift", "Mockd-02.swift"])
    #expect([Artifact]().merged(intoParts: 100).last?.path == "Mockd-100.swift")
    #expect([Artifact]().merged(intoParts: 100).first?.path == "Mockd-001.swift")
  }
}
