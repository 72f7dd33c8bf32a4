import BuildGraph
import Configuration
import Source
import Testing

/// The paths of model files, for each location that operations can have.
struct ModelPathsTests {
  private static let sources = ProjectSources(
    schema: [
      SourceFile(
        path: "a.graphqls",
        text: """
          type Query implements Node { id: ID!, size(by: By): Size, any: Any, day: Date }
          interface Node { id: ID! }
          union Any = Query
          enum Size { LARGE }
          input By { id: ID }
          scalar Date
          type Mutation { id: ID }
          type Subscription { id: ID }
          """)
    ],
    operations: [
      SourceFile(path: "app/ops/Day.graphql", text: "query Day($by: By) { size(by: $by) day any { ...F } }"),
      SourceFile(path: "app/ops/Change.graphql", text: "mutation Change { id } subscription Changed { id }"),
      SourceFile(path: "Top.graphql", text: "fragment F on Node { id }"),
      SourceFile(
        path: "Local.graphql", text: "query Local @apollo_client_ios_localCacheMutation { id }"),
    ])

  private static let schema = [
    "CustomScalars/Date.swift", "CustomScalars/ID.swift", "Enums/Size.graphql.swift", "InputObjects/By.graphql.swift",
    "Interfaces/Node.graphql.swift", "Objects/Mutation.graphql.swift", "Objects/Query.graphql.swift",
    "Objects/Subscription.graphql.swift", "SchemaConfiguration.swift", "SchemaMetadata.graphql.swift",
    "Unions/Any.graphql.swift",
  ]

  private static let kinds = [
    "Mutations/ChangeMutation", "Queries/DayQuery", "Subscriptions/ChangedSubscription",
  ]

  private static let others = ["Fragments/F", "LocalCacheMutations/LocalLocalCacheMutation"]

  @Test(arguments: [
    (
      OperationsPlacement.inSchemaModule,
      schema.map { "M/Schema/" + $0 } + kinds.map { "M/Operations/\($0).graphql.swift" }
        + others.map { "M/\($0).graphql.swift" }
    ),
    (
      .absolute(path: "O", accessModifier: .internal),
      schema.map { "M/" + $0 } + (kinds + others).map { "O/\($0).graphql.swift" }
    ),
    (
      .relative(subpath: "./made/", accessModifier: .public),
      schema.map { "M/" + $0 } + [
        "app/ops/made/ChangeMutation.graphql.swift", "app/ops/made/ChangedSubscription.graphql.swift",
        "app/ops/made/DayQuery.graphql.swift", "made/F.graphql.swift", "made/LocalLocalCacheMutation.graphql.swift",
      ]
    ),
    (
      .relative(subpath: nil, accessModifier: .public),
      schema.map { "M/" + $0 } + [
        "app/ops/ChangeMutation.graphql.swift", "app/ops/ChangedSubscription.graphql.swift",
        "app/ops/DayQuery.graphql.swift", "F.graphql.swift", "LocalLocalCacheMutation.graphql.swift",
      ]
    ),
  ])
  func operationsLieAtTheConfiguredPaths(placement: OperationsPlacement, expected: [String]) {
    var project = Project()
    project.namespace = "API"
    project.outputs.models = ModelsOutput()
    project.outputs.models?.path = "M"
    project.outputs.operations = placement
    let build = ProjectBuilder.build(project, sources: Self.sources)
    #expect(build.plan.isComplete, "\(build.diagnostics)")
    #expect(build.plan.artifacts.map(\.path) == expected.sorted { precedesByBytes($0, $1) })
    #expect(
      build.plan.artifacts.filter(\.isEditable).map(\.path)
        == expected.filter { !$0.hasSuffix(".graphql.swift") }.sorted { precedesByBytes($0, $1) })
  }

  /// The namespace of models in a target is an enum in a separate file.
  @Test func embeddedModelsHaveANamespaceFile() throws {
    var project = Project()
    project.namespace = "api"
    project.schemaTypes.moduleType = .embeddedInTarget(name: "App", accessModifier: .internal)
    project.outputs.models = ModelsOutput()
    let artifacts = ProjectBuilder.build(project, sources: Self.sources).plan.artifacts
    let texts = Dictionary(uniqueKeysWithValues: artifacts.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    #expect(texts["Generated/Models/Api.graphql.swift"]?.contains("enum Api { }") == true)
    let query = try #require(texts["Generated/Models/Operations/Queries/DayQuery.graphql.swift"])
    #expect(query.contains("extension Api {\n  nonisolated struct DayQuery: GraphQLQuery {"), "\(query)")
    #expect(!query.contains("public extension"))
  }
}
