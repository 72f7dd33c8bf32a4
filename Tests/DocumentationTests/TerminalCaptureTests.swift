import Foundation
import TestSupport
import Testing

/// Terminal captures of short commands equal what the tool prints.
///
/// The comment `<!-- run in: FOLDER -->` above a `console` block names a workspace of this repository. The test copies
/// it and runs the commands of the block, as in a fresh clone. `MOCKD_UPDATE=1` rewrites the blocks.
@Suite struct TerminalCaptureTests {
  @Test func capturesShowWhatTheToolPrints() throws {
    var count = 0
    for var page in try DocumentationPages.all() {
      for index in page.blocks.indices where page.blocks[index].directive?.name == "run in" {
        count += 1
        let block = page.blocks[index]
        let printed = try Self.capture(block)
        if MarkdownPage.isUpdating, block.code != printed {
          page = MarkdownPage(path: page.path, text: page.replacing(block, with: printed))
          try page.write(page.text)
        }
        #expect(
          page.blocks[index].code == printed, "\(page.path):\(block.line) has changed; \(updateCommand) rewrites it")
      }
    }
    #expect(1 <= count)
  }

  /// Runs the commands of a block and returns them with their standard output.
  private static func capture(_ block: MarkdownPage.CodeBlock) throws -> String {
    let workspace = try TemporaryWorkspace()
    // A workspace has a folder of its own in the temporary one, and a boundary.
    let copy = workspace.root.appending(path: "copy")
    try FileManager.default.copyItem(
      at: MarkdownPage.repository.appending(path: block.directive?.value ?? ""), to: copy)
    var text = ""
    for line in block.code.split(separator: "\n") where line.hasPrefix("$ ") {
      let words = line.dropFirst(2).split(separator: " ").map(String.init)
      #expect(words.first == "mockd", "only mockd can be run in a capture: \(line)")
      text += "\(line)\n\(try MockdProcess.run(Array(words.dropFirst()), in: copy).output)"
    }
    return text
  }
}
