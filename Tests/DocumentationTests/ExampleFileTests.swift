import Foundation
import TestSupport
import Testing

/// Blocks of code that are files of this package, whose tests are built and run.
///
/// The comment `<!-- file: PATH -->` above a block names the file. `MOCKD_UPDATE=1` copies changed files into the
/// pages.
@Suite struct ExampleFileTests {
  @Test func blocksEqualTheirFiles() throws {
    var count = 0
    for var page in try DocumentationPages.all() {
      for index in page.blocks.indices where page.blocks[index].directive?.name == "file" {
        count += 1
        let block = page.blocks[index]
        let path = block.directive?.value ?? ""
        let file = try String(contentsOf: MarkdownPage.repository.appending(path: path), encoding: .utf8)
        if MarkdownPage.isUpdating, block.code != file {
          page = MarkdownPage(path: page.path, text: page.replacing(block, with: file))
          try page.write(page.text)
        }
        #expect(
          page.blocks[index].code == file,
          "\(page.path):\(block.line) differs from '\(path)'; \(updateCommand) rewrites it")
      }
    }
    #expect(5 <= count)
  }

  /// Each example is on a page.
  @Test(arguments: [
    "Examples/StarWars/Tests/CardPlaceholderTests.swift", "Examples/StarWars/Tests/HeroSampleTests.swift",
    "Examples/StarWars/Sources/WorkQueue.swift", "Examples/StarWars/Tests/WorkQueueTests.swift",
    "Examples/StarWars/Tests/HeroStubTests.swift", "Examples/StarWars/Tests/SearchFieldTests.swift",
    "Tests/Fixtures/ProtocolMockExample/RenamingTests.swift", "Tests/ProtocolMocksTests/Example/UserService.swift",
  ])
  func exampleIsShown(_ path: String) throws {
    let file = try String(contentsOf: MarkdownPage.repository.appending(path: path), encoding: .utf8)
    let isShown = try DocumentationPages.all().contains { page in page.blocks.contains { $0.code == file } }
    #expect(isShown, "no page of Documentation shows '\(path)'")
  }
}

/// The command that rewrites generated blocks.
let updateCommand = "MOCKD_UPDATE=1 swift test --filter DocumentationTests"
