import JSONSyntax

/// `textDocument/semanticTokens/full/delta`: what has changed since a client was told of all tokens; all of them, where
/// nobody knows any more what it was told.
extension Server {
  func semanticTokensDelta(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let previous = parameters?["previousResultId"]?.string else {
      return .failure(ResponseError(.invalidParams, "\"previousResultId\" is a string."))
    }
    return answer(
      parameters,
      inFile: { file in
        let told = tokensTold[file.folder.path(file.path)]
        let tokens = note(tokens(in: file, nil), of: file)
        guard let told, told.id == previous else { return tokens.json }
        return tokens.delta(from: told)
      })
  }
}
