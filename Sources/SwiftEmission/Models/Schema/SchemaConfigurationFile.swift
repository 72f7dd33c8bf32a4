import SwiftCode

package let schemaConfigurationFileName = "SchemaConfiguration.swift"

/// Renders the editable file that configures cache keys of objects. Initially, objects have none.
package func renderSchemaConfiguration(options: ModelOptions) -> EmittedFile {
  let function = FunctionDeclaration(
    options.schemaMemberAccess.union(.static), "cacheKeyInfo",
    [
      Parameter("for", name: "type", type: options.runtimeType("Object")),
      Parameter("object", type: options.runtimeType("ObjectData")),
    ], returns: .optional(.named("CacheKeyInfo")),
    body: [
      .comment("Implement this function to configure cache key resolution for your schema types."), .return(.nil),
    ])
  let type = TypeDeclaration(
    options.isolation.union(options.schemaTypeAccess), .enum, "SchemaConfiguration",
    inherits: [options.runtimeType("SchemaConfiguration")], members: [.function(function)])
  let file = SchemaFile(
    header: SchemaFile.editableHeader(to: "provide custom configuration for a generated GraphQL schema."),
    declarations: [.type(type)], endsWithNewline: true, isOutsideNamespace: true)
  return EmittedFile(name: schemaConfigurationFileName, contents: options.contents(of: file), isEditable: true)
}
