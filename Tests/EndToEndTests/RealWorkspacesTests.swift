import Foundation
import TestSupport
import Testing

/// `generate` on real schemas and operations. It reports the recorded diagnostics of the oracle
/// (Fixtures/real-schemas.json), and writes mocks if there are none.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct RealWorkspacesTests {
  @Test func diagnosticsEqualTheOracleAndMocksAreWritten() throws {
    let corpora = try #require(Corpora.directory).resolvingSymlinksInPath()
    let fixture = URL(filePath: #filePath).appending(path: "../../Fixtures/real-schemas.json").standardizedFileURL
    let sets = try JSON.parse(Data(contentsOf: fixture))["sets"].array
    #expect(20 < sets.count)
    for set in sets {
      guard let name = set["name"].string, let schema = set["schema"].string else {
        Issue.record("unreadable set")
        continue
      }
      let folders = set["folders"].array.compactMap(\.string)
      if folders.isEmpty { continue }
      let files = try operations(below: folders, of: corpora, except: schema)
      // Sets that repeat fragments in several files are run one file at a time; a few files suffice.
      let runs = set["separate"].bool == true ? files.prefix(5).map { [$0] } : [files]
      let expectedCount = runs.count == 1 ? set["findings"].array.count : 0
      for files in runs { try generate(name, corpora.appending(path: schema), files, expectedCount: expectedCount) }
    }
  }

  private func operations(below folders: [String], of corpora: URL, except schema: String) throws -> [URL] {
    var files: [URL] = []
    for folder in folders {
      let root = corpora.appending(path: folder)
      let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      files += paths.filter { $0.hasSuffix(".graphql") && !$0.hasSuffix("schema.graphql") }.map {
        root.appending(path: $0)
      }
    }
    return files.filter { !$0.path.hasSuffix(schema) }.sorted { $0.path < $1.path }
  }

  private func generate(_ name: String, _ schema: URL, _ operations: [URL], expectedCount: Int) throws {
    let workspace = try TemporaryWorkspace()
    try FileManager.default.copyItem(at: schema, to: workspace.root.appending(path: "schema.graphqls"))
    for (index, file) in operations.enumerated() {
      try workspace.write("operations/\(index)-\(file.lastPathComponent)", Data(contentsOf: file))
    }
    try workspace.write(
      ".mockgen.json",
      #"{"version":1,"namespace":"API","schema":["*.graphqls"],"operations":["operations/*.graphql"],"outputs":{"testMocks":{"path":"Mocks"}}}"#
    )
    let run = try MockdProcess.run(["generate", "--format", "json"], in: workspace.root)
    #expect(!run.isCrash, "\(name)")
    let diagnostics = try JSON.parse(Data(run.output.utf8))["diagnostics"].array
    let errors = diagnostics.filter { $0["severity"].string == "error" }
    // The oracle doesn't have Apollo's rules.
    let specified = errors.filter { $0["code"].string?.hasPrefix("apollo/") != true }
    #expect(specified.count == expectedCount, "\(name): \(run.output.prefix(3000))")
    let mocks = try workspace.contents().keys.filter { $0.hasPrefix("Mocks/") }
    #expect(mocks.isEmpty == !errors.isEmpty, "\(name)")
    #expect(run.status == (errors.isEmpty ? 0 : 1), "\(name)")
  }
}
