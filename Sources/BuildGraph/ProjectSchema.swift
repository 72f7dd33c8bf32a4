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
    let introspection = files.filter { $0.path.hasSuffix(".json") }
    let result = SchemaBuilder.build(parsed.documents, introspection: introspection, options: options)
    // What is missing has no place of its own; people look for it at the start of the schema.
    let start = Location(files.first?.path ?? "", TextRange(at: 0))
    let found = result.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.location.file.isEmpty { diagnostic.location = start }
      return diagnostic
    }
    return ProjectSchema(result: result, diagnostics: parsed.diagnostics + found)
  }
}
