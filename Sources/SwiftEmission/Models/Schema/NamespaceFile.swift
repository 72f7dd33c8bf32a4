import SwiftCode

/// Renders the namespace enum for models in another target's sources; nil if models have their own module.
package func renderNamespace(options: ModelOptions) -> EmittedFile? {
  guard let name = options.namespaceFileName else { return nil }
  let type = TypeDeclaration(options.schemaMemberAccess, .enum, options.emission.namespace, emptyBody: .spaced)
  let file = SwiftFile(header: SchemaFile.generatedHeader, imports: [], declarations: [.type(type)])
  return EmittedFile(name: name, contents: file.printed())
}

extension ModelOptions {
  /// The name of the file with the namespace; nil if the models have a module of their own.
  package var namespaceFileName: String? { isEmbedded ? emission.namespace + EmittedFile.suffix : nil }
}
