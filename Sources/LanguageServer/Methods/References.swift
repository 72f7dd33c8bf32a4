import EditorFeatures
import JSONSyntax

/// `textDocument/references`: names that stand for the same in GraphQL files, and in Swift files what comes from it.
extension Server {
  func references(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    let isWithDefinitions = parameters?["context"]?["includeDeclaration"]?.bool ?? true
    return answer(
      parameters,
      atPlace: { file, offset in
        file.projects.references(file.path, at: offset, includingDefinitions: isWithDefinitions)
          .map { locations($0, in: file.folder) }
      },
      inSwift: { file, offset in
        file.projects.swiftReferences(file.path, at: offset, includingDefinitions: isWithDefinitions)
          .map { locations($0, in: file.folder) }
      })
  }
}
