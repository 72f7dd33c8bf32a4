import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/semanticTokens/full` and `/range`: what the words of a GraphQL file are.
extension Server {
  /// `SemanticTokensOptions`.
  static var semanticTokensOptions: JSONTree {
    [
      "legend": [
        "tokenTypes": .array(SemanticToken.Kind.allCases.map { .string("\($0)") }),
        "tokenModifiers": ["definition", "deprecated"],
      ],
      "range": true, "full": true,
    ]
  }

  func semanticTokens(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(parameters, inFile: { tokens(in: $0, nil) })
  }

  func semanticTokensInRange(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    guard let range = parameters?["range"].flatMap({ Range<Position>($0) }) else {
      return .failure(ResponseError(.invalidParams, "A range is missing."))
    }
    return answer(parameters, inFile: { tokens(in: $0, $0.range(range)) })
  }

  private func tokens(in file: EditorFile, _ part: TextRange?) -> JSONTree? {
    var data: [JSONTree] = []
    var last = Position(line: 0, character: 0)
    for token in file.document.semanticTokens(file.schema, in: part) {
      let start = file.text.position(at: Int(token.range.lower), encoding)
      let end = file.text.position(at: Int(token.range.upper), encoding)
      let isSameLine = start.line == last.line
      let modifiers = (token.isDefinition ? 1 : 0) | (token.isDeprecated ? 2 : 0)
      data += [
        start.line - last.line, isSameLine ? start.character - last.character : start.character,
        end.character - start.character, token.kind.rawValue, modifiers,
      ].map { .integer($0) }
      last = start
    }
    return ["data": .array(data)]
  }
}
