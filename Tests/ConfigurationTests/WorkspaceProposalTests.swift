import Configuration
import Source
import Testing

@Suite struct WorkspaceProposalTests {
  private let apollo = """
    { "schemaNamespace": "Shop",
      "input": { "operationSearchPaths": ["**/*.graphql"], "schemaSearchPaths": ["**/*.graphqls"] },
      "output": { "schemaTypes": { "path": "./Generated", "moduleType": { "swiftPackage": {} } },
        "operations": { "inSchemaModule": {} }, "testMocks": { "swiftPackage": { "targetName": "Mocks" } } } }
    """

  @Test func anApolloConfigurationIsEnough() {
    let proposal = propose([
      "apollo-codegen-config.json": apollo, "a.graphqls": "", "Pods/apollo-codegen-config.json": apollo,
    ])
    #expect(
      proposal.text == """
        { "version": 1, "apolloConfig": "apollo-codegen-config.json" }

        """)
    #expect(
      proposal.notes == [
        "Found the Apollo configuration 'apollo-codegen-config.json'",
        "Found no Swift tests; set 'tests' in .mockgen.json once you have some",
        "The output follows Apollo 2.4: no file states the version in use, and this is the newest known version",
      ])
  }

  @Test func theVersionOfApolloHasItsReason() {
    let proposal = propose([
      "App/apollo-codegen-config.json": apollo, "Modules/Mocks/Tests/a.swift": "",
      "App/App.xcworkspace/xcshareddata/swiftpm/Package.resolved":
        #"{"pins": [{"identity": "apollo-ios", "state": {"version": "1.16.1"}}], "version": 2}"#,
    ])
    #expect(
      proposal.notes.last
        == "The output follows Apollo 1.16.1: "
        + "App/App.xcworkspace/xcshareddata/swiftpm/Package.resolved pins it")
  }

  /// The locations of tests follow from packages, projects and imports.
  @Test(
    arguments: [
      (
        ["App/AppKit/Tests/AppKitTests/a.swift": "", "App/AppKit/Sources/AppKit/b.swift": ""], ["App/AppKit/Tests"],
        ["App"]
      ),
      (["Tests/a.swift": "", "Sources/b.swift": ""], nil, nil),
      (["Tests/a.swift": "", "Examples/Demo/DemoTests/a.swift": ""], ["Examples/Demo/DemoTests", "Tests"], nil),
      (["App/b.swift": "", "AppTests/a.swift": "", "AppUITests/c.swift": ""], ["AppTests", "AppUITests"], ["App"]),
      (
        [
          "Kit/Package.swift": #"targets: [.target(name: "Kit"), .testTarget(name: "Spec", path: "Specs")]"#,
          "Kit/Specs/a.swift": "", "Kit/Sources/b.swift": "",
        ], ["Kit/Specs"], ["Kit"]
      ),
      (
        [
          "Kit/Package.swift": #".testTarget( name : "X"), .testTarget(name: "KitChecks", dependencies: [])"#,
          "Kit/Tests/KitChecks/a.swift": "",
        ], ["Kit/Tests"], ["Kit"]
      ),
      (
        [
          "Checks/Hero.swift": "import XCTest\nlet hero = Mock<Hero>()", "App/b.swift": "import Testing\n",
          "Specs/Hero.swift": "@testable import App\nimport Testing\nlet hero = Mock<Hero>()",
        ], ["Checks", "Specs"], ["App"]
      ),
      (
        [
          "App/Mocks/Hero+Mock.graphql.swift": "// @generated\n\nimport ApolloTestSupport\nextension Mock {}",
          "App/b.swift": "", "Tests/a.swift": "",
        ], nil, ["App"]
      ),
      (["Pods/X/Tests/a.swift": "", ".build/checkouts/y/Tests/a.swift": "", "App/b.swift": ""], nil, nil),
    ] as [([String: String], [String]?, [String]?)])
  func testsAreFound(files: [String: String], tests: [String]?, sources: [String]?) {
    var all = files
    all["apollo-codegen-config.json"] = apollo
    let text = propose(all).text
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: text)) { _ in
      SourceFile(path: "apollo-codegen-config.json", text: apollo)
    }
    let patterns = { (folders: [String]?) in folders?.map { $0 + "/**/*.swift" } }
    #expect(loaded.settings.projects[0].tests == patterns(tests) ?? Project().tests)
    #expect(loaded.settings.projects[0].sources == patterns(sources) ?? Project().sources)
  }

  /// Tests beside the code that they test have patterns of their own, so production code is not taken for tests.
  @Test(
    arguments: [
      (
        ["App/Models/Hero.swift": "", "App/Models/HeroTests.swift": Self.test, "App/Views/View.swift": ""],
        ["**/*Tests.swift"], ["App"]
      ),
      // Mostly code, in folders below.
      (
        [
          "Api/HeroTests.swift": Self.test, "Api/a/A.swift": "", "Api/b/B.swift": "", "Api/b/C.swift": "",
          "ApiTests/d.swift": "",
        ], ["ApiTests/**/*.swift", "**/*Tests.swift"], ["Api"]
      ),
      // Files with different names, and one without a typical name.
      (
        [
          "App/A.swift": "", "App/ASpec.swift": Self.test, "App/B.swift": "", "App/BTests.swift": Self.test,
          "App/C.swift": "", "App/D.swift": "", "App/E.swift": "", "App/Fake[1].swift": Self.test,
        ], ["**/*Spec.swift", "**/*Tests.swift", "App/Fake\\[1\\].swift"], ["App"]
      ),
      // At the top of the workspace.
      (["HeroTests.swift": Self.test, "App/A.swift": ""], ["**/*Tests.swift"], ["App"]),
      // Helpers in a folder of tests.
      (
        ["Checks/HeroTests.swift": Self.test, "Checks/Helpers.swift": "", "App/A.swift": ""], ["Checks/**/*.swift"],
        ["App"]
      ),
    ] as [([String: String], [String], [String])])
  func testsBesideSourcesAreFound(files: [String: String], tests: [String], sources: [String]) {
    let (proposed, found) = settings(files)
    let excluded = "!**/{Carthage,DerivedData,Pods,SourcePackages,checkouts,node_modules}/**"
    #expect(proposed.tests == tests + (tests.contains { $0.hasPrefix("**") } ? [excluded] : []))
    #expect(proposed.sources == sources.map { $0 + "/**/*.swift" })
    let included = GlobSet(proposed.tests)
    for file in files.keys where files[file] == Self.test || file.contains("Tests/") {
      #expect(included.matches(file), "\(file)")
    }
    for file in files.keys where files[file] == "" && file.hasPrefix("A") && !file.contains("Tests/") {
      #expect(!included.matches(file), "\(file)")
    }
    #expect(found.contains { $0.hasPrefix("Found Swift tests") })
  }

  private static let test = "import XCTest\nlet hero = Mock<Hero>()"

  /// Every pattern for tests or sources matches a file that is not generated.
  @Test func patternsForSwiftFilesMatch() {
    let (proposed, _) = settings([
      "API/Sources/Hero.graphql.swift": "", "APITests/Hero+Mock.graphql.swift": "", "App/a.swift": "",
      "Kit/Tests/b.swift": "", "Other/.hidden.swift": "",
    ])
    #expect(proposed.tests == ["Kit/Tests/**/*.swift"])
    #expect(proposed.sources == ["App/**/*.swift"])
  }

  /// Returns the project of a proposal for some files beside an Apollo configuration, and its notes.
  private func settings(_ files: [String: String]) -> (project: Project, notes: [String]) {
    var all = files
    all["apollo-codegen-config.json"] = apollo
    let proposal = propose(all)
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: proposal.text)) { _ in
      SourceFile(path: "apollo-codegen-config.json", text: apollo)
    }
    return (loaded.settings.projects[0], proposal.notes)
  }

  /// Many folders of one name share patterns.
  @Test func manyTestFoldersBecomePatterns() {
    var files = ["apollo-codegen-config.json": apollo, "Checks/a.swift": "import XCTest\nMock<A>()"]
    for index in 0..<20 { files["Modules/M\(index)/Tests/a.swift"] = "" }
    let text = propose(files).text
    #expect(
      text.contains(
        #""tests": ["Checks/**/*.swift", "Modules/**/*Tests/**/*.swift", "!**/.build/**", "!**/Pods/**"]"#), "\(text)")
  }

  @Test func mocksGoToAFolderThatApolloDoesNotPrune() {
    let none = apollo.replacing(#"{ "swiftPackage": { "targetName": "Mocks" } }"#, with: #"{ "none": {} }"#)
    let proposal = propose(["App/apollo-codegen-config.json": none])
    #expect(
      proposal.text == """
        {
          "version": 1,
          "apolloConfig": "App/apollo-codegen-config.json",
          "outputs": {
            "testMocks": { "path": "App/TestMocks" }
          }
        }

        """)
  }

  /// Test mocks in a target without a name are test mocks.
  @Test func oldFormsOfApolloConfigurationsAreEnough() {
    let old = apollo.replacing(#"{ "targetName": "Mocks" }"#, with: "{}")
    let listing = WorkspaceListing(files: ["apollo-codegen-config.json"]) { SourceFile(path: $0, text: old) }
    let proposal = WorkspaceProposal(for: listing, named: "app")
    #expect(proposal.text == "{ \"version\": 1, \"apolloConfig\": \"apollo-codegen-config.json\" }\n")
    #expect(!proposal.hasErrors && !proposal.notes.contains { $0.contains("no test mocks") })
  }

  @Test func errorsOfApolloConfigurationsAreNoted() {
    let broken = apollo.replacing("\"input\"", with: "\"inputs\"").replacing("\"targetName\"", with: "\"target\"")
    let listing = WorkspaceListing(files: ["apollo-codegen-config.json"]) { SourceFile(path: $0, text: broken) }
    let proposal = WorkspaceProposal(for: listing, named: "app")
    #expect(proposal.hasErrors)
    #expect(
      proposal.notes.contains {
        $0.hasPrefix("The configuration 'apollo-codegen-config.json' has an error: Unknown key 'inputs'")
      }, "\(proposal.notes)")
  }

  @Test func severalApolloConfigurationsBecomeProjects() {
    let proposal = propose([
      "A/apollo-codegen-config.json": apollo,
      "B/apollo-codegen-config.json": apollo.replacing("Shop", with: "Cart"),
      "C/apollo-codegen-config.json": apollo,
    ])
    #expect(
      proposal.text == """
        {
          "version": 1,
          "projects": [
            { "name": "Shop", "apolloConfig": "A/apollo-codegen-config.json" },
            { "name": "Cart", "apolloConfig": "B/apollo-codegen-config.json" },
            { "name": "C/apollo-codegen-config.json", "apolloConfig": "C/apollo-codegen-config.json" }
          ]
        }

        """)
  }

  @Test func schemaAndOperationsInOneFolderAreFound() {
    let proposal = propose([
      "graphql/schema.graphqls": "", "graphql/a.graphql": "", "graphql/b/c.graphql": "", "Sources/A/x.swift": "",
      "Package.swift": #"let package = Package(name: "star-wars", targets: [])"#,
      ".build/checkouts/x/schema.graphqls": "",
    ])
    #expect(
      proposal.text == """
        {
          "version": 1,
          "schema": ["graphql/schema.graphqls"],
          "operations": ["graphql/**/*.graphql"],
          "namespace": "StarWarsAPI",
          "outputs": {
            "testMocks": { "path": "Generated/TestMocks" }
          }
        }

        """)
  }

  @Test func anAppLayoutIsRecognized() {
    let proposal = propose([
      "App/GraphQL/schema.graphql": "", "App/GraphQL/q.graphql": "", "App/a.swift": "", "AppTests/t.swift": "",
    ])
    #expect(
      proposal.text == """
        {
          "version": 1,
          "schema": ["App/GraphQL/schema.graphql"],
          "operations": ["App/GraphQL/*.graphql", "!App/GraphQL/schema.graphql"],
          "namespace": "MyAppAPI",
          "outputs": {
            "testMocks": { "path": "Generated/TestMocks" }
          },
          "tests": ["AppTests/**/*.swift"],
          "sources": ["App/**/*.swift"]
        }

        """)
  }

  @Test func anIntrospectionResultIsFound() {
    let proposal = propose(["schema.json": #"{"data": {"__schema": {}}}"#, "schema-old.json": "{}", "q/a.gql": ""])
    #expect(proposal.text.contains(#""schema": ["schema.json"]"#))
    #expect(proposal.text.contains(#""operations": ["q/*.gql"]"#))
  }

  /// A file whose name suggests a schema is not ignored without a message.
  @Test(arguments: [
    ("", "it is not valid JSON"), ("{", "it is not valid JSON"),
    ("[]", "it has no key '__schema' of an introspection result"),
    (#"{"data": null, "errors": []}"#, "it has no key '__schema' of an introspection result"),
  ])
  func unusableIntrospectionResultsHaveTheirReason(_ text: String, _ reason: String) {
    let proposal = propose(["api/schema.json": text, "a.graphql": ""])
    #expect(proposal.missing == ["schema"])
    #expect(
      proposal.notes.prefix(2) == [
        "Not using 'api/schema.json' as the schema: \(reason)", "Found no schema; set 'schema' in .mockgen.json",
      ])
    let usable = propose(["api/schema.json": text, "schema.graphqls": "", "a.graphql": ""])
    #expect(usable.missing.isEmpty && !usable.notes.contains { $0.contains("schema.json") })
  }

  @Test func anEmptyWorkspaceGetsDefaultPatterns() {
    let proposal = propose([:])
    #expect(proposal.missing == ["schema", "operations"])
    #expect(proposal.notes.contains("Found no schema; set 'schema' in .mockgen.json"))
  }

  /// Returns a proposal, after checking that it loads without errors and that its patterns match the given files.
  private func propose(_ files: [String: String]) -> WorkspaceProposal {
    let lookup = { (path: String) in files[path].map { SourceFile(path: path, text: $0) } }
    let listing = WorkspaceListing(files: Array(files.keys), contents: lookup)
    let proposal = WorkspaceProposal(for: listing, named: "my app")
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: proposal.text), lookup: lookup)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map(\.message))")
    return proposal
  }
}
