import SwiftCode

/// Renders the namespace enum for models in another target's sources; nil if models have their own module.
package func renderNamespace(options: ModelOptions) -> EmittedFile? {
  guard options.isEmbedded else { return nil }
  let name = options.emission.namespace
  let type = TypeDeclaration(options.schemaMemberAccess, .enum, name, emptyBody: .spaced)
  let file = SwiftFile(header: SchemaFile.generatedHeader, imports: [], declarations: [.type(type)])
  return EmittedFile(name: name + EmittedFile.suffix, contents: file.printed())
}
