import Foundation
import TestSupport
import Testing

@Suite struct ExamplePackageTests {
  /// The committed outputs of the example workspaces equal generated ones.
  @Test(arguments: [
    ".mockgen.json", "Examples/Zoo/.mockgen.json", "Examples/Plugin/.mockgen.json", "Examples/Modules/.mockgen.json",
  ])
  func committedOutputsAreCurrent(configuration: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let run = try MockdProcess.run(["check", "--strict", "--config", configuration], in: root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
