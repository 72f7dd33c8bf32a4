import Foundation
import TestSupport
import Testing

@Suite struct ExampleTests {
  /// The outputs of the example workspaces are committed, so they must be what mockd makes.
  @Test(arguments: [".mockgen.json", "Examples/Zoo/.mockgen.json"])
  func committedOutputsAreCurrent(configuration: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let run = try MockdProcess.run(["check", "--strict", "--config", configuration], in: root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
