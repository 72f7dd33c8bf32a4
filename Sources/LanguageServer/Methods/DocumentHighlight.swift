import EditorFeatures
import JSONSyntax

/// `textDocument/documentHighlight`: names in the file that stand for the same.
extension Server {
  func documentHighlight(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters) { file, offset in
      file.project.highlights(file.path, at: offset).map { names in
        // Definitions write, uses read.
        .array(names.map { ["range": file.range($0.range), "kind": $0.isDefinition ? 3 : 2] })
      }
    }
  }
}
