import Configuration
import Source
import Testing

/// Namespaces and modules that Swift code can't name are reported at their settings.
struct ReservedNamesTests {
  private func messages(_ settings: String) -> [String] {
    let text = #"{"version": 1, "schema": ["a.graphqls"], "operations": ["a.graphql"], \#(settings)}"#
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { _ in nil }
    // The message quotes the name.
    return loaded.diagnostics.filter { $0.code == .modelNameClash }.map {
      $0.message.split(separator: "'").dropFirst().first.map(String.init) ?? ""
    }
  }

  @Test(arguments: ["Any", "Type", "Self", "Protocol"]) func namespacesAreReported(name: String) {
    #expect(messages(#""namespace": "\#(name)", "outputs": {"testMocks": {}}"#) == [name])
    // The namespace begins with a capital.
    #expect(messages(#""namespace": "\#(name.lowercased())", "outputs": {"testMocks": {}}"#) == [name])
    #expect(messages(#""namespace": "\#(name)API", "outputs": {"testMocks": {}}"#) == [])
  }

  @Test(arguments: ["Any", "class"]) func modulesAreReported(name: String) {
    let outputs = """
      "outputs": {
        "testMocks": {"module": "\(name)"}, "stubs": {"module": "\(name)"},
        "protocolMocks": [{"sources": ["Sources/*.swift"], "module": "\(name)"}]
      }
      """
    #expect(messages(#""namespace": "API", "# + outputs) == [name, name, name])
  }

  /// A project of protocol mocks has no namespace.
  @Test func otherOutputsNeedNoNamespace() {
    let outputs = #""outputs": {"protocolMocks": [{"sources": ["Sources/*.swift"]}]}"#
    #expect(messages(#""namespace": "Any", "# + outputs) == [])
  }
}
