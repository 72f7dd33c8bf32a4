import BuildGraph
import Configuration
import Fuzzing
import GraphQLSchema
import GraphQLSyntax
import Source
import SwiftCode

/// Checks each input as a part of a project, from sources to generated files.
struct FuzzBuild: Sendable {
  let schemaText: String
  let operationsText: String

  /// Returns the first violation for the input as a schema, as operations, and as both.
  func violation(in source: SourceFile) async -> String? {
    let known = (schema: [file("schema.graphqls", schemaText)], operations: [file("known.graphql", operationsText)])
    let schema = SourceFile(path: isJSON(source) ? "input.json" : "input.graphqls", bytes: source.bytes)
    let operations = SourceFile(path: "input.graphql", bytes: source.bytes)
    let everything = file("everything.graphql", SelectEverything.operations(of: schema))
    let pairs = [([schema], [everything]), (known.schema, [operations]), (known.schema + [schema], known.operations)]
    let project = Self.project(for: source.bytes)
    for (schema, operations) in pairs {
      let build = ProjectBuilder.build(project, sources: ProjectSources(schema: schema, operations: operations))
      if let violation = violation(in: build, files: schema + operations) { return "build: \(violation)" }
    }
    return nil
  }

  private func violation(in build: ProjectBuild, files: [SourceFile]) -> String? {
    let hasErrors = build.diagnostics.contains { $0.severity == .error }
    if hasErrors == build.plan.isComplete { return "a plan is complete in spite of errors, or not without any" }
    for artifact in build.plan.artifacts {
      if let violation = SwiftBalance.violation(in: artifact.bytes) { return "\(artifact.path): \(violation)" }
    }
    let byPath = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { a, _ in a })
    return FuzzReports.violation(in: build.diagnostics, files: byPath)
  }

  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

  private func isJSON(_ source: SourceFile) -> Bool { source.bytes.first == UInt8(ascii: "{") }

  /// Returns settings that depend only on the input.
  private static func project(for bytes: [UInt8]) -> Project {
    var random = SplitMix64(seed: bytes.reduce(UInt64(bytes.count)) { ($0 &* 31) &+ UInt64($1) })
    var project = Project()
    project.outputs.testMocks = TestMocksOutput()
    let versions = ["corrected", "2.4", "2.0", "1.20", "1.15", "1.17+corrected"].compactMap(ApolloTarget.init(text:))
    project.apolloVersion = versions.randomElement(using: &random) ?? ApolloTarget()
    project.runtime = Bool.random(using: &random) ? .apollo : .mocksupport
    project.options.reduceGeneratedSchemaTypes = Bool.random(using: &random)
    project.options.markTypesNonisolated = Bool.random(using: &random)
    project.options.requireNonOptionalMockFields = Bool.random(using: &random)
    project.options.deprecatedEnumCases = Bool.random(using: &random) ? .include : .exclude
    project.options.conversionStrategies.enumCases = Bool.random(using: &random) ? .camelCase : .none
    let pattern = String(decoding: bytes.prefix(40), as: UTF8.self)
    if Pattern(pattern) != nil {
      project.options.additionalCapitalizationRules = [.init(term: .regex(pattern), strategy: .upper)]
    }
    return project
  }
}

/// Makes operations that select all fields of a schema that can be reached without arguments.
enum SelectEverything {
  static func operations(of source: SourceFile) -> String {
    let isText = !source.path.hasSuffix(".json")
    let documents = isText ? [Document.parse(source).document] : []
    let schema = SchemaBuilder.build(documents, introspection: isText ? [] : [source]).schema
    return [("query", schema.queryType), ("mutation", schema.mutationType)].compactMap { kind, type in
      type.map { "\(kind) All\(kind) \(selection(on: $0, of: schema, depth: 3))" }
    }.joined(separator: "\n")
  }

  private static func selection(on type: Schema.TypeID, of schema: Schema, depth: Int) -> String {
    var text = "{ __typename"
    for field in schema[type].fields.indices.prefix(20).map({ schema.fields[$0] }) {
      guard !field.arguments.indices.contains(where: { schema.inputs[$0].isRequired }) else { continue }
      guard schema[field.type.type].kind.isComposite else {
        text += " \(field.name.text)"
        continue
      }
      if 0 < depth { text += " \(field.name.text) \(selection(on: field.type.type, of: schema, depth: depth - 1))" }
    }
    if 0 < depth {
      for object in schema.possibleTypes(of: type).prefix(3) {
        text += " ... on \(schema[object].name.text) \(selection(on: object, of: schema, depth: depth - 1))"
      }
    }
    return text + " }"
  }
}
