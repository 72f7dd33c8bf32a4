import EditorFeatures
import JSONSyntax

/// `textDocument/references`: names in GraphQL files that stand for the same.
extension Server {
  func references(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    let isWithDefinitions = parameters?["context"]?["includeDeclaration"]?.bool ?? true
    return answer(parameters) { file, offset in
      file.project.references(file.path, at: offset, includingDefinitions: isWithDefinitions)
        .map { locations($0, in: file.folder) }
    }
  }
}
