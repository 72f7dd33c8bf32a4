import Foundation
import Testing

/// The tests in the README are files of this package, and pass.
@Suite struct ReadmeExampleTests {
  @Test(arguments: ["SearchFieldTests", "HeroStubTests", "CardPlaceholderTests", "HeroSampleTests"])
  func theExampleIsATestFile(_ name: String) throws {
    let readme = try Repository.text("README.md")
    let example = try Repository.text("Examples/StarWars/Tests/\(name).swift")
    #expect(readme.contains("```swift\n\(example)```"), "README.md does not show what \(name).swift has")
  }

  /// A protocol, and a test with its mock, which is generated beside them.
  @Test(arguments: ["UserService", "RenamingTests"])
  func theExampleOfProtocolMocksIsTested(_ name: String) throws {
    let readme = try Repository.text("README.md")
    let example = try Repository.text("Tests/ProtocolMocksTests/Example/\(name).swift")
    #expect(readme.contains("```swift\n\(example)```"), "README.md does not show what \(name).swift has")
  }
}
