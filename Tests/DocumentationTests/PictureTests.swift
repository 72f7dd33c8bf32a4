import Foundation
import TestSupport
import Testing

/// The picture in the README shows what mockd prints now.
@Suite struct PictureTests {
  @Test(.enabled(if: Ability.hasPython, "python3 is missing"))
  func pictureShowsTheOutputOfCheck() throws {
    let root = MarkdownPage.repository
    let script = try MockdProcess.run(
      executable: URL(filePath: "/usr/bin/env"),
      ["python3", "-B", "scripts/picture", "--print", "--mockd", try BuiltTool.path("mockd").path], in: root)
    #expect(script.status == 0, "\(script.errors)")
    let picture = try String(contentsOf: root.appending(path: "Documentation/check.svg"), encoding: .utf8)
    #expect(script.output == picture, "update the picture: scripts/picture")
  }
}
