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
    #expect(proposal.notes == ["Found the Apollo configuration apollo-codegen-config.json."])
  }

  @Test func withoutTestMocksAFolderIsChosenThatApolloDoesNotPrune() {
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

  @Test func severalApolloConfigurationsAreProjects() {
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

  @Test func schemaAndOperationsInOneFolder() {
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

  @Test func aSchemaAmongOperationsAndAnAppLayout() {
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

  @Test func anIntrospectionResult() {
    let proposal = propose(["schema.json": #"{"data": {"__schema": {}}}"#, "schema-old.json": "{}", "q/a.gql": ""])
    #expect(proposal.text.contains(#""schema": ["schema.json"]"#))
    #expect(proposal.text.contains(#""operations": ["q/*.gql"]"#))
  }

  @Test func nothingAtAll() {
    let proposal = propose([:])
    #expect(proposal.notes.contains("Found no schema; \"schema\" has to be filled in."))
  }

  /// What is proposed loads without an error, and its patterns match what was found.
  private func propose(_ files: [String: String]) -> WorkspaceProposal {
    let lookup = { (path: String) in files[path].map { SourceFile(path: path, text: $0) } }
    let listing = WorkspaceListing(files: Array(files.keys), contents: lookup)
    let proposal = WorkspaceProposal(for: listing, named: "my app")
    let loaded = ConfigurationLoader.load(SourceFile(path: ".mockgen.json", text: proposal.text), lookup: lookup)
    #expect(loaded.diagnostics.isEmpty, "\(loaded.diagnostics.map(\.message))")
    return proposal
  }
}
