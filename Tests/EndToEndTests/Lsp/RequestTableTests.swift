import Foundation
import Testing

/// Random sessions make every request that the server supports.
@Suite struct RequestTableTests {
  @Test func theTableHasEveryRequest() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/EditorRequests/Requests")
    var methods: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let text = try String(contentsOf: file, encoding: .utf8)
      methods.formUnion(text.matches(of: /static let method = "([^"]+)"/).map { String($0.output.1) })
    }
    let missing = methods.subtracting(RequestTable.methods.map(\.name))
    #expect(missing.isEmpty && 10 < methods.count)
  }
}
