import EditorFeatures
import JSONSyntax

/// `textDocument/definition`: from names in documents and schemas to where they are defined; from Swift files to the
/// GraphQL that something generated comes from.
extension Server {
  func definition(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(
      parameters,
      atPlace: { file, offset in
        file.projects.definition(file.path, at: offset).map { locations($0.targets, in: file.folder) }
      },
      inSwift: { file, offset in
        file.projects.swiftDefinition(file.path, at: offset).map { locations($0.targets, in: file.folder) }
      })
  }
}
