import EditorFeatures
import JSONSyntax

/// `textDocument/definition`: from names in documents and schemas to where they are defined.
extension Server {
  func definition(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters) { file, offset in
      file.project.definition(file.path, at: offset).map { locations($0.targets, in: file.folder) }
    }
  }
}
