import TestSupport
import Testing

/// `mockd action generate --parts`: files whose names a build engine has declared.
@Suite struct ActionPartsTests {
  private func generate(_ workspace: TemporaryWorkspace) throws -> MockdProcess.Result {
    try MockdProcess.run(
      [
        "action", "generate", "--config", ".mockgen.json", "--schema", "graphql/schema.graphqls", "--operations",
        "graphql/Hero.graphql", "graphql/Details.graphql", "--parts", "2", "--output", "out",
      ], in: workspace.root)
  }

  /// Bazel writes the file with the arguments beside the outputs, and may create the outputs in advance.
  @Test func otherFilesAreIgnored() throws {
    let workspace = try StarWars.workspace()
    try workspace.write("out/Mockd-01.swift", "")
    try workspace.write("out/Mockd-01.swift-0.params", "generate\n")
    for _ in 1...2 {
      let run = try generate(workspace)
      #expect(run.status == 0, "\(run.errors)")
      let written = try workspace.contents().keys.filter { $0.hasPrefix("out/") }.sorted()
      #expect(written == ["out/Mockd-01.swift", "out/Mockd-01.swift-0.params", "out/Mockd-02.swift"])
      #expect(try workspace.text("out/Mockd-01.swift-0.params") == "generate\n")
      #expect(try !workspace.text("out/Mockd-01.swift").isEmpty)
    }
  }

  @Test func otherPartsAreKept() throws {
    let workspace = try StarWars.workspace()
    try workspace.write("out/Mockd-02.swift", "// mine\n")
    let run = try generate(workspace)
    #expect(run.status == 1)
    #expect(run.errors.contains("was not generated for this folder, so it is kept"), "\(run.errors)")
    #expect(try workspace.text("out/Mockd-02.swift") == "// mine\n")
  }
}
