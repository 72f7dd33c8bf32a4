import EditorFeatures
import JSONSyntax
import Source

/// `codeLens/resolve`: what is shown above a field of the schema. There may be thousands of fields in a file, of which a
/// client shows some.
extension Server {
  func resolveCodeLens(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let range = parameters?["range"].flatMap({ Range<Position>($0) }), let data = parameters?["data"],
      let uri = data["uri"]?.string, let lens = FieldLens(data)
    else { return .failure(ResponseError(.invalidParams, "A lens has a range, and the data that it came with.")) }
    guard let file = editorFile(uri) else {
      return .failure(ResponseError(.requestFailed, "The document belongs to no project any more."))
    }
    return .success(json(file.projects.codeLens(lens, in: file.path, at: file.range(range)), in: file))
  }
}

extension FieldLens {
  /// What a client hands back to have it resolved.
  func json(in uri: String) -> JSONTree {
    [
      "uri": .string(uri), "type": .string(type.text), "field": .string(field.text),
      "subject": .string(subject.rawValue),
    ]
  }

  /// Nil for what is not so.
  fileprivate init?(_ json: JSONValue) {
    guard let type = json["type"]?.string, let field = json["field"]?.string,
      let subject = json["subject"]?.string.flatMap({ Subject(rawValue: $0) })
    else { return nil }
    self.init(Name(type), Name(field), subject)
  }
}
