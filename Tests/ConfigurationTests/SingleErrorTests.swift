import Configuration
import Source
import Testing

/// One mistake is one error: the defaults for a misspelled key or a wrong value cause no further ones.
@Suite struct SingleErrorTests {
  private static let rest = #""version": 1, "namespace": "API", "outputs": { "testMocks": { "path": "Mocks" } }"#

  @Test(arguments: [
    // A misspelled required key, for each kind of requirement.
    #"{ "version": 1, "namespce": "API", "outputs": { "testMocks": { "path": "Mocks" } } }"#,
    #"{ "version": 1, "namespace": "API", "outputs": { "protocolMocks": [{ "sources": ["a/*.swift"], "pth": "Mocks" }] } }"#,
    #"{ "version": 1, "apolloConfg": "a.json", "outputs": { "testMocks": { "path": "Mocks" } } }"#,
    #"{ "version": 1, "project": [{ "namespace": "API", "outputs": { "testMocks": { "path": "Mocks" } } }], "outputs": { "testMocks": { "path": "Mocks" } } }"#,
    // A wrong value; its default would conflict with another setting.
    #"{ \#(Self.rest.dropLast(2)), "placeholders": {} }, "runtime": "mocksuport" }"#,
    #"{ \#(Self.rest.dropLast(2)), "placeholders": {} }, "runtme": "mocksupport" }"#,
    #"{ \#(Self.rest.dropLast(2)), "placeholders": {} }, "runtime": 1 }"#,
    #"{ \#(Self.rest), "runtime": "mocksupport", "options": { "selectionSetInitializers": { "operations": true } }, "experimentalFeatures": { "fieldMerging": ["al"] } }"#,
  ])
  func oneMistakeGivesOneError(text: String) {
    let loaded = load(text)
    let errors = loaded.diagnostics.filter { $0.severity == .error && $0.code != .configSyntax }
    #expect(errors.count == 1, "\(text): \(errors.map(\.message))")
  }

  /// A misspelled key counts as present; others are still reported as missing.
  @Test func missingKeysAreStillReported() {
    let loaded = load(#"{ "version": 1, "namespace": "API", "outputs": { "protocolMocks": [{ "pth": "Mocks" }] } }"#)
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.code) == [.configMissingKey, .configUnknownKey])
    #expect(loaded.diagnostics.contains { $0.message == "Missing key 'outputs.protocolMocks[0].sources'" })
  }

  /// A mistake elsewhere hides no other errors.
  @Test func conflictsOfValidSettingsAreStillReported() {
    let loaded = load(
      #"{ \#(Self.rest.dropLast(2)), "placeholders": {} }, "runtime": "apollo", "tets": ["Tests/**"] }"#)
    #expect(
      Set(loaded.diagnostics.filter { $0.severity == .error }.map(\.code)) == [.configConflict, .configUnknownKey])
  }

  /// Messages begin with an upper-case letter or a key, and have no full stop.
  @Test(arguments: [
    "{", "[]", "{ \"version\": 2 }", #"{ "versin": 1 }"#, #"{ "outputs": { "testMocks": { "path": "a" } } }"#,
    #"{ "namespace": "A", "outputs": { "testMocks": { "path": "../a" } } }"#, #"{ "apolloConfig": "none.json" }"#,
    #"{ "projects": [] }"#, #"{ "projects": [{ "name": "a" }, { "name": "a" }], "name": "b" }"#, #"{ "schema": 1 }"#,
    #"{ "namespace": "A", "outputs": { "testMocks": { "path": "a" }, "models": { "path": "a" }, "placeholders": {} } }"#,
  ])
  func messagesAreInSentenceCase(text: String) {
    let messages = load(text).diagnostics.map(\.message)
    #expect(!messages.isEmpty)
    for message in messages {
      #expect(message.first?.isUppercase ?? false || message.first == "'", "\(message)")
      #expect(!message.hasSuffix("."), "\(message)")
    }
  }

  private func load(_ text: String) -> LoadedConfiguration {
    ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { _ in nil }
  }
}
