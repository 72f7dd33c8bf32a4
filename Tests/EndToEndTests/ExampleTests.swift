import Foundation
import TestSupport
import Testing

@Suite struct ExampleTests {
  /// The outputs of the example workspace are committed, so they must be what mockd makes.
  @Test func committedOutputsAreCurrent() throws {
    let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let run = try MockdProcess.run(["check", "--strict"], in: root)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
  }
}
