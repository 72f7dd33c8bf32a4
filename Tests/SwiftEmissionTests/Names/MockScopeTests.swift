import Foundation
import Source
import SwiftEmission
import Testing

/// Names of types that mocks can't have are reported, and aliases that other types hide are qualified.
struct MockScopeTests {
  private static let exact = EmissionOptions.exact("2.4")

  private func scope(
    objects: [Name] = [], interfaces: [Name] = [], unions: [Name] = [], values: [String: Name] = [:],
    fragments: [String: Name] = [:]
  ) -> MockScope {
    MockScope(objects: objects, interfaces: interfaces, unions: unions, values: values) { fragments[$0] }
  }

  private func messages(_ scope: MockScope, _ options: EmissionOptions = .sample()) -> [String] {
    scope.problems(options).map(\.message)
  }

  private func use(of name: String) -> String {
    "Mocks that name '\(name)' will not compile, because mocks use the name '\(name)' for another type; "
      + "choose another name with 'customTypeNames'"
  }

  @Test(arguments: ["Field", "Mock", "MockObject", "MockFields", "AnyMock", "Array", "ApolloAPI"])
  func objectsInUseAreReported(name: String) {
    #expect(messages(scope(objects: [Name(name), "Dog"])) == [use(of: name)])
    let renamed = EmissionOptions.sample { $0.customTypes[Name(name)] = TypeCustomization(.type, name: "Other") }
    #expect(messages(scope(objects: [Name(name)]), renamed) == [])
  }

  /// Only mocks on `MockSupport` have parameters of these types.
  @Test(arguments: ["StaticString", "UInt"]) func typesOfPlacesAreReported(name: String) {
    #expect(messages(scope(objects: [Name(name)])) == [])
    #expect(messages(scope(objects: [Name(name)]), .sample { $0.runtime = .mockSupport }) == [use(of: name)])
  }

  @Test func objectsAreReportedIfAliasesNeedTheirNames() {
    #expect(messages(scope(objects: ["Interface", "Union"])) == [])
    #expect(messages(scope(objects: ["Interface", "Union"], interfaces: ["A"])) == [use(of: "Interface")])
    #expect(messages(scope(objects: ["Interface", "Union"], unions: ["A"])) == [use(of: "Union")])
  }

  /// Aliases of other names are qualified where mocks use them.
  @Test func aliasesAreReportedWhereTheyGoBeforeTypes() {
    #expect(messages(scope(interfaces: ["AnyMock", "Interface", "Mock"], unions: ["Object", "Union"])) == [])
    for name in ["Field", "Sendable", "MockFields"] {
      #expect(messages(scope(interfaces: [Name(name)])) == [use(of: name)])
      #expect(messages(scope(unions: [Name(name)])) == [use(of: name)])
    }
    #expect(messages(scope(interfaces: ["Union"], unions: ["A"])) == [use(of: "Union")])
    #expect(messages(scope(interfaces: ["Union"])) == [])
    #expect(
      messages(scope(interfaces: ["Interface", "Job"]), Self.exact) == [
        use(of: "Interface"),
        "Mocks that name 'Job' will not compile, because the compiler takes 'Job' for another type; "
          + "choose another name with 'customTypeNames'",
      ])
  }

  @Test func otherTypesHideAliases() {
    let scope = scope(
      interfaces: ["Animal", "Pet"], unions: ["Found"], values: ["Found": "found"], fragments: ["Pet": "pet"])
    #expect(scope.hiddenAliases(.sample()) == ["Found", "Pet"])
    #expect(messages(scope) == [])
    #expect(scope.hiddenAliases(Self.exact) == [])
    #expect(
      messages(scope, Self.exact)
        == ["Pet", "Found"].map { name in
          "Mocks that name '\(name)' will not compile, because the compiler takes '\(name)' for the type of "
            + "'\(name.lowercased())'; choose another name with 'customTypeNames'"
        })
    let mock = CatalogText().mock("Dog:x Pet,y Animal")
    let text = renderObjectMock(mock, options: .sample { $0.hiddenAliases = ["Pet"] }).text
    #expect(text.contains("@Field<MockObject.Pet>(\"x\")") && text.contains("@Field<Animal>(\"y\")"))
  }

  @Test func importedTypesAreReported() {
    let scope = scope(values: ["GraphQLEnum": "graphQLEnum", "Kind": "Kind"], fragments: ["Field": "field"])
    #expect(
      messages(scope) == [
        "Mocks that name 'graphQLEnum' will not compile, because mocks use the name 'GraphQLEnum' for another type; "
          + "choose another name with 'customTypeNames'"
      ])
    #expect(
      scope.problemsOfFragments(.sample()).map(\.message) == [
        "Mocks that name 'field' will not compile, because mocks use the name 'Field' for another type; "
          + "rename the fragment"
      ])
  }

  @Test func filesThatDifferInCaseAreReported() {
    #expect(
      messages(scope(objects: ["LiveStream", "Livestream", "livestream"])) == [
        "The mock of 'Livestream' can overwrite another one, because 'Livestream+Mock.graphql.swift' and "
          + "'LiveStream+Mock.graphql.swift' of the mock of 'LiveStream' are one file where case is ignored; "
          + "choose another name with 'customTypeNames'",
        "The mock of 'livestream' can overwrite another one, because 'Livestream+Mock.graphql.swift' and "
          + "'LiveStream+Mock.graphql.swift' of the mock of 'LiveStream' are one file where case is ignored; "
          + "choose another name with 'customTypeNames'",
      ])
    #expect(messages(scope(objects: ["Dog", "dog"])) == [])
  }

  /// An alias that has the name of its type refers to the module's type.
  @Test func aliasesDoNotReferToThemselves() {
    let corrected = renderInterfaces(["Interface", "Pet"], options: .sample())?.lines ?? []
    #expect(corrected.contains("typealias Interface = ApolloAPI.Interface"))
    #expect(corrected.contains("typealias Pet = ApolloAPI.Interface"))
    #expect(renderUnions(["Union"], options: .sample())?.text.contains("typealias Union = ApolloAPI.Union") == true)
    #expect(renderUnions(["Union"], options: Self.exact)?.text.contains("typealias Union = Union\n") == true)
  }

  /// The lists of types that hide aliases equal the public types of `MockSupport`.
  @Test func typesOfTheRuntimeAreKnown() throws {
    let sources = URL(filePath: #filePath).appending(path: "../../../../Sources/MockSupport").standardizedFileURL
    let declaration =
      #/
      (?:@\w+(?:\([^)]*\))?\x20)*public\x20(?:nonisolated\x20)?(?:final\x20|indirect\x20)?
      (?:struct|class|enum|protocol|typealias|actor)\x20(\w+)
      /#
    var found: Set<String> = []
    let files = try #require(FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        if let match = line.prefixMatch(of: declaration) { found.insert(String(match.1)) }
      }
    }
    #expect(found == typesOfApollo.union(otherTypesOfMockSupport))
  }
}
