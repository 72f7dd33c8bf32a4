import Foundation
import Testing

/// Random sessions make every request that the server knows.
@Suite struct RequestTableTests {
  @Test func theTableIsWhole() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/LanguageServer/Session")
    var methods: Set<String> = []
    for (file, start) in [("MethodTable.swift", "func answer("), ("EditorMethods.swift", "func editorAnswer(")] {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let table = try #require(text.range(of: start))
      methods.formUnion(text[table.lowerBound...].matches(of: /case "([^"]+)":/).map { String($0.output.1) })
    }
    let lifecycle: Set = ["initialize", "shutdown"]
    let missing = methods.subtracting(lifecycle).subtracting(RequestTable.methods.map(\.name))
    #expect(missing.isEmpty && 10 < methods.count)
  }
}
