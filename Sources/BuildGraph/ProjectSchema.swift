import Configuration
import GraphQLSchema
import GraphQLSyntax
import Source

/// The schema of a project: SDL files, an introspection result, or both.
struct ProjectSchema: Sendable {
  var result: SchemaResult
  /// From reading the files and from the rules of type systems.
  var diagnostics: [Diagnostic]

  static func build(_ files: [SourceFile], project: Project) async -> ProjectSchema {
    var options = SchemaOptions()
    options.apolloClientDirectives = true
    let texts = files.filter { !$0.path.hasSuffix(".json") }
    let parsed = await ParsedSources.parse(texts)
    let result = SchemaBuilder.build(parsed.documents, options: options)
    return ProjectSchema(result: result, diagnostics: parsed.diagnostics + result.diagnostics)
  }
}
