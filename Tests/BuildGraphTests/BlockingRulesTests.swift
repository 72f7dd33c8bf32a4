import BuildGraph
import Configuration
import Source
import Testing

/// The diagnostics that keep outputs from being generated.
struct BlockingRulesTests {
  private static let schema = """
    type Query implements Node { list(sort: Sort = "ASC", limit: Int = "10", desc: Boolean = 0): [Int!]! }
    interface Node { id: ID! }
    enum Sort { ASC DESC }
    """
  private static let operation = "query List { list }"

  private func project(_ edit: (inout Project) -> Void = { _ in }) -> Project {
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    edit(&project)
    return project
  }

  private func build(_ schema: String, _ operation: String, _ project: Project) -> ProjectBuild {
    ProjectBuilder.build(
      project,
      sources: ProjectSources(
        schema: [SourceFile(path: "s.graphqls", text: schema)],
        operations: [SourceFile(path: "o.graphql", text: operation)]))
  }

  /// Apollo's generator accepts such a schema, and clients can't change it.
  @Test(arguments: [nil, .default, .off, .hint, .warning] as [SeverityOverride?])
  func mistakesThatApolloAcceptsDoNotBlock(_ severity: SeverityOverride?) {
    let settings = project { $0.diagnostics["schema/default-values"] = severity }
    let build = build(Self.schema, Self.operation, settings)
    #expect(build.plan.isComplete && build.plan.errorCodes == [])
    #expect(build.plan.artifacts.map(\.path).contains { $0.hasSuffix("Query+Mock.graphql.swift") })
    #expect(
      build.diagnostics.map(\.code) == [
        .schemaInterfaceFields, .schemaDefaultValues, .schemaDefaultValues, .schemaDefaultValues,
      ])
    #expect(build.diagnostics.allSatisfy { $0.severity == .warning })
  }

  @Test func theSeverityErrorBlocks() {
    let settings = project { $0.diagnostics["schema/default-values"] = .error }
    let build = build(Self.schema, Self.operation, settings)
    #expect(!build.plan.isComplete && build.plan.errorCodes == [.schemaDefaultValues])
    #expect(build.diagnostics.map(\.severity) == [.warning, .error, .error, .error])
  }

  /// A change of the setting has the effect of a new build.
  @Test func aChangedSeverityTakesEffect() {
    let graph = ProjectGraph()
    graph.set(schemaFiles: ["s.graphqls"], operationFiles: ["o.graphql"])
    graph.set("s.graphqls", to: SourceFile(path: "s.graphqls", text: Self.schema))
    graph.set("o.graphql", to: SourceFile(path: "o.graphql", text: Self.operation))
    for (severity, isComplete) in [
      (nil, true), (.error, false), (.off, true), (.error, false), (.warning, true),
    ] as [(SeverityOverride?, Bool)] {
      graph.set(settings: project { $0.diagnostics["schema/default-values"] = severity })
      let build = graph.update()
      #expect(build.plan.isComplete == isComplete)
      #expect(build.plan.errorCodes == (isComplete ? [] : [.schemaDefaultValues]))
    }
  }

  /// No severity makes an error of Apollo's generator acceptable.
  @Test(arguments: [nil, .default, .off, .hint, .warning] as [SeverityOverride?])
  func mistakesThatApolloRejectsBlock(_ severity: SeverityOverride?) {
    let settings = project { $0.diagnostics["schema/unique-type-names"] = severity }
    let build = build(Self.schema + " enum Sort { A }", Self.operation, settings)
    #expect(!build.plan.isComplete && build.plan.errorCodes == [.schemaUniqueTypeNames])
  }

  // MARK: Versions

  @Test(arguments: [("1.15.0", false), ("1.16", false), ("1.17.0", true), ("1.25.7", true), ("2.4", true)])
  func typePoliciesFollowTheVersion(_ version: String, _ isKnown: Bool) throws {
    let target = try #require(ApolloTarget(text: version))
    let settings = project { $0.apolloVersion = target }
    let right = build("type Query @typePolicy(keyFields: \"a\") { a: Int! }", "query Q { a }", settings)
    #expect(right.plan.isComplete == isKnown)
    #expect(right.plan.errorCodes == (isKnown ? [] : [.schemaKnownDirectives]))
    let wrong = build("type Query @typePolicy(keyFields: \"b\") { a: Int! }", "query Q { a }", settings)
    #expect(!wrong.plan.isComplete)
    #expect(wrong.plan.errorCodes == [isKnown ? .schemaTypePolicies : .schemaKnownDirectives])
  }

  @Test(arguments: [("1.15.0", false), ("2.0.6", false), ("2.0", false), ("2.1.0", true), ("2.4+corrected", true)])
  func descriptionsFollowTheVersion(_ version: String, _ areKnown: Bool) throws {
    let target = try #require(ApolloTarget(text: version))
    let settings = project { $0.apolloVersion = target }
    let build = build("type Query { a: Int }", "\"Loads a.\" query Q { a }", settings)
    #expect(build.plan.isComplete == areKnown)
    #expect(build.plan.errorCodes == (areKnown ? [] : [.apolloDescription]))
  }

  // MARK: Namespaces

  @Test(
    arguments: [
      ("Query", "s.graphqls:1:6"), ("query", "s.graphqls:1:6"), ("Hero", "s.graphqls:2:6"),
      ("Being", "s.graphqls:3:11"), ("Villain", "s.graphqls:4:6"), ("Size", "s.graphqls:5:6"),
      ("Part", "o.graphql:1:57"), ("part", "o.graphql:1:57"),
      ("Renamed", "s.graphqls:4:6"), ("Unused", nil), ("API", nil),
    ] as [(String, String?)])
  func aNamespaceThatEqualsATypeOrFragmentIsReported(_ namespace: String, _ place: String?) {
    let schema = """
      type Query { h: Being u: Unused }
      type hero implements Being { n: Size }
      interface Being { n: Size }
      type Villain implements Being { n: Size }
      enum Size { S }
      type Unused { a: Int }
      """
    let operation = "query Q { h { ...part n ... on Being { n } } } fragment part on Being { n }"
    let settings = project {
      $0.namespace = namespace
      $0.options.customTypeNames["Villain"] = .type(name: "Renamed")
    }
    let build = build(schema, operation, settings)
    #expect(build.plan.isComplete == (place == nil))
    #expect(build.plan.errorCodes == (place == nil ? [] : [.apolloSchemaNameConflict]))
    let places = build.diagnostics.map { diagnostic in
      let text = diagnostic.location.file == "s.graphqls" ? schema : operation
      let position = LineTable(Array(text.utf8)).position(
        at: diagnostic.location.range.lower, in: Array(text.utf8))
      return "\(diagnostic.location.file):\(position.line + 1):\(position.utf16Column + 1)"
    }
    #expect(places == [place].compactMap { $0 })
  }
}
