import SwiftCode

/// The file with the enum that is the namespace of models among the sources of another target; nil where they have a
/// module of their own.
package func renderNamespace(options: ModelOptions) -> EmittedFile? {
  guard options.isEmbedded else { return nil }
  let name = options.emission.namespace
  let type = TypeDeclaration(options.schemaMemberAccess, .enum, name, emptyBody: .spaced)
  let file = SwiftFile(header: SchemaFile.generatedHeader, imports: [], declarations: [.type(type)])
  return EmittedFile(name: name + EmittedFile.suffix, contents: file.printed())
}
