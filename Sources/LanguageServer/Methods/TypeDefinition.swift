import EditorFeatures
import JSONSyntax

/// `textDocument/typeDefinition`: from fields, arguments, variables and fragments to their types.
extension Server {
  func typeDefinition(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters) { file, offset in
      file.projects.typeDefinition(file.path, at: offset).map { locations($0.targets, in: file.folder) }
    }
  }
}
