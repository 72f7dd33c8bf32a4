import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/semanticTokens/full` and `/range`: what the words of a GraphQL file are.
extension Server {
  /// `SemanticTokensOptions`.
  static var semanticTokensOptions: [JSONTree.Member] {
    [
      .init(
        "legend",
        [
          "tokenTypes": .array(SemanticToken.Kind.allCases.map { .string("\($0)") }),
          "tokenModifiers": ["definition", "deprecated"],
        ]),
      .init("range", true), .init("full", ["delta": true]),
    ]
  }

  func semanticTokens(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters, inFile: { file in note(tokens(in: file, nil), of: file).json })
  }

  func semanticTokensInRange(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let range = parameters?["range"].flatMap({ Range<Position>($0) }) else {
      return .failure(ResponseError(.invalidParams, "A range is missing."))
    }
    return answer(parameters, inFile: { tokens(in: $0, $0.range(range)).json })
  }

  func tokens(in file: EditorFile, _ part: TextRange?) -> EncodedTokens {
    noteAsked(.semanticTokens, file, basedOn: .schema)
    var tokens = EncodedTokens()
    var last = Position(line: 0, character: 0)
    for token in file.document.semanticTokens(file.schema, in: part) {
      let start = file.text.position(at: Int(token.range.lower), encoding)
      let end = file.text.position(at: Int(token.range.upper), encoding)
      let isSameLine = start.line == last.line
      tokens.append(
        lines: start.line - last.line, characters: isSameLine ? start.character - last.character : start.character,
        length: end.character - start.character, kind: token.kind.rawValue,
        modifiers: (token.isDefinition ? 1 : 0) | (token.isDeprecated ? 2 : 0))
      last = start
    }
    return tokens
  }

  /// Takes note of what the client is told of all tokens of a file, if it may ask what has changed since.
  func note(_ tokens: EncodedTokens, of file: EditorFile) -> EncodedTokens {
    let path = file.folder.path(file.path)
    guard editor.tokenDeltas, documents.isOpen(path) else { return tokens }
    var tokens = tokens
    tokens.identify()
    tokensTold[path] = tokens
    return tokens
  }
}
