import BuildGraph
import Configuration
import GraphQLSchema
import GraphQLSyntax
import Source

/// A schema and its normalized texts.
struct NormalizedSchema {
  let schema: Schema
  let isValid: Bool

  init(_ files: [SourceFile]) {
    let texts = files.filter { !$0.path.hasSuffix(".json") }
    let result = SchemaBuilder.build(
      texts.map { Document.parse($0).document }, introspection: files.filter { $0.path.hasSuffix(".json") },
      options: SchemaOptions(apolloClientDirectives: true))
    schema = result.schema
    isValid =
      !result.diagnostics.contains { $0.severity == .error }
      && !texts.contains { Document.parse($0).diagnostics.contains { $0.severity == .error } }
  }

  init(_ text: String) { self.init([SourceFile(path: "schema.graphqls", text: text)]) }

  /// The text without descriptions.
  var plain: String { SchemaPrinter.canonical(schema, hasDescriptions: false) }
  var documented: String { SchemaPrinter.canonical(schema, hasDescriptions: true) }

  /// The elements that outputs depend on, by their fingerprints, which include everything but descriptions.
  var elements: [SchemaElement: Fingerprint] {
    let types = schema.elementFingerprints(ofTypes: schema.types.indices)
    return Dictionary(
      (types + schema.elementFingerprintsBesidesTypes()).map { ($0, $1) }, uniquingKeysWith: { first, _ in first })
  }
}

/// Settings that reach every kind of GraphQL output.
enum NormalizedProject {
  static let count = 5

  static func settings(_ number: Int, documented: Bool) -> Project {
    var project = Project()
    project.namespace = "API"
    project.outputs.testMocks = TestMocksOutput()
    project.outputs.models = ModelsOutput()
    project.options.schemaDocumentation = documented ? .include : .exclude
    for kind in DefinitionOutputKind.allCases { project.outputs.turnOn(kind) }
    switch number {
    case 0: project.runtime = .mocksupport
    // The first version of Apollo that knows `@typePolicy`.
    case 1: project.apolloVersion = ApolloTarget(text: "1.17") ?? ApolloTarget()
    case 2: project.schemaTypes.moduleType = .embeddedInTarget(name: "App", accessModifier: .internal)
    case 3:
      project.outputs.operations = .relative(subpath: "made", accessModifier: .public)
      project.options.deprecatedEnumCases = .exclude
    default: project.options.reduceGeneratedSchemaTypes = true
    }
    return project
  }

  /// Returns the outputs, or nil after errors.
  static func outputs(
    _ schema: [SourceFile], _ operations: [SourceFile], _ number: Int, documented: Bool
  ) -> [Artifact]? {
    let build = ProjectBuilder.build(
      settings(number, documented: documented), sources: ProjectSources(schema: schema, operations: operations))
    return build.plan.isComplete ? build.plan.artifacts : nil
  }

  /// Returns the first difference of outputs from a schema and from its normalized texts, if any.
  static func difference(_ schema: [SourceFile], _ operations: [SourceFile], _ number: Int) -> String? {
    let normalized = NormalizedSchema(schema)
    for (documented, text) in [(false, normalized.plain), (true, normalized.documented)] {
      let expected = outputs(schema, operations, number, documented: documented)
      let file = SourceFile(path: "normalized.graphqls", text: text)
      let found = outputs([file], operations, number, documented: documented)
      guard expected != found else { continue }
      guard let expected, let found else { return "only one of the schemas has errors" }
      let different = expected.filter { !found.contains($0) } + found.filter { !expected.contains($0) }
      return "settings \(number), documented \(documented): \(different.prefix(3).map(\.path))"
    }
    return nil
  }
}
