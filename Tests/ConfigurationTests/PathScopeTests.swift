import Configuration
import Source
import Testing

/// The paths that a configuration may name.
@Suite struct PathScopeTests {
  private static let root = "/home/me/repository/app"

  private func load(
    _ text: String, _ scope: PathScope = PathScope(boundary: "/home/me/repository"), files: [String: String] = [:]
  ) -> LoadedConfiguration {
    ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text), workspace: Self.root, scope: scope) {
      path throws(ConfigurationLoader.RefusedFile) in
      if path == "refused.json" { throw ConfigurationLoader.RefusedFile() }
      return files[path].map { SourceFile(path: path, text: $0) }
    }
  }

  private static func output(_ path: String) -> String {
    "{\"namespace\": \"A\", \"outputs\": {\"testMocks\": {\"path\": \"\(path)\"}}}"
  }

  @Test(arguments: [
    ("../Sibling/Mocks", true), ("/home/me/repository/Sibling", true), ("..", true), ("../../other", false),
    ("../../repository2/x", false), ("/home/me/repository/../other", false), ("/x", false), ("~/x", false),
  ])
  func outputsStayInTheRepository(path: String, isAllowed: Bool) {
    #expect(load(Self.output(path)).diagnostics.map(\.code) == (isAllowed ? [] : [.configPathOutsideWorkspace]))
    #expect(load(Self.output(path), PathScope(boundary: "/", allowsOutside: true)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "\"schema\": [\"{}\"]", "\"operations\": [\"graphql/*\", \"{}\"]", "\"tests\": [\"{}\"]", "\"sources\": [\"{}\"]",
    "\"outputs\": {\"protocolMocks\": [{\"sources\": [\"{}\"], \"path\": \"M\"}]}",
  ])
  func inputsStayInTheRepository(key: String) {
    for (path, isAllowed) in [
      ("../Sibling/**", true), ("../../x", false), ("/etc/passwd", false), ("/**", false), ("../../*/y", false),
    ] {
      let loaded = load("{\"namespace\": \"A\", \(key.split(separator: "{}").joined(separator: path))}")
      let found = loaded.diagnostics.filter { $0.code == .configPathOutsideWorkspace }
      #expect(found.count == (isAllowed ? 0 : 1), "\(path)")
      #expect(found.allSatisfy { $0.severity == .error && $0.message.contains("--allow-outside-workspace") })
    }
  }

  @Test func excludedPathsMayLeadOutside() {
    #expect(load("{\"schema\": [\"a.graphqls\", \"!/etc/**\"], \"namespace\": \"A\"}").hasErrors == false)
  }

  @Test func configurationKeysGiveNoConsent() throws {
    let text = "{\"allowOutsideWorkspace\": true, " + Self.output("/x").dropFirst()
    let found = load(text).diagnostics
    #expect(found.map(\.code) == [.configIgnoredConsent, .configPathOutsideWorkspace])
    #expect(found.map(\.severity) == [.warning, .error])
    let range = try #require(found.first).location.range
    #expect(String(decoding: Array(text.utf8)[range.indices], as: UTF8.self) == "true")
    #expect(load(text, PathScope(allowsOutside: true)).diagnostics.isEmpty)
    #expect(load("{\"allowOutsideWorkspace\": false, " + Self.output("x").dropFirst()).diagnostics.isEmpty)
  }

  /// The loader neither requests a forbidden file nor reports it as missing.
  @Test(arguments: ["../../other/apollo.json", "/etc/apollo.json", "refused.json"])
  func apolloConfigurationsOutsideAreNotRead(path: String) {
    let found = load("{\"apolloConfig\": \"\(path)\"}", files: [path: "{ secret"]).diagnostics
    #expect(found.filter { $0.severity == .error }.map(\.code) == [.configPathOutsideWorkspace])
  }
}
