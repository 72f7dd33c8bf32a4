import EditorFeatures
import JSONSyntax
import Source

/// `textDocument/semanticTokens/full`: the kinds of the tokens of a GraphQL document.
package struct SemanticTokensRequest: EditorRequest {
  package static let method = "textDocument/semanticTokens/full"
  package static let feature: RefreshableFeature? = .semanticTokens
  package static let dependency = RequestDependency.inputs

  let document: DocumentIdentifier

  package var documentURI: String? { document.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { document = try DocumentIdentifier(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> SemanticTokensResponse? {
    snapshot.anyGraphQLDocument(document.uri).map { snapshot.semanticTokens(of: $0) }
  }
}

/// `textDocument/semanticTokens/range`: the kinds of the tokens in a part of a GraphQL document.
package struct SemanticTokensRangeRequest: EditorRequest {
  package static let method = "textDocument/semanticTokens/range"
  package static let feature: RefreshableFeature? = .semanticTokens
  package static let dependency = RequestDependency.inputs

  let part: DocumentRange

  package var documentURI: String? { part.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { part = try DocumentRange(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> SemanticTokensResponse? {
    snapshot.anyGraphQLDocument(part.uri).map { file in
      SemanticTokensResponse(
        tokens: file.semanticTokens(in: file.range(part.range)), path: file.absolutePath, isRecorded: false)
    }
  }
}

/// `textDocument/semanticTokens/full/delta`: the changes of the tokens since a result. All tokens if that result is no
/// longer known.
package struct SemanticTokensDeltaRequest: EditorRequest {
  package static let method = "textDocument/semanticTokens/full/delta"
  package static let feature: RefreshableFeature? = .semanticTokens
  package static let dependency = RequestDependency.inputs

  let document: DocumentIdentifier
  let previous: String

  package var documentURI: String? { document.uri }

  package init(_ json: JSONValue?) throws(ResponseError) {
    guard let previous = json?["previousResultId"]?.string else {
      throw ResponseError(.invalidParams, "'previousResultId' must be a string")
    }
    self.previous = previous
    document = try DocumentIdentifier(json)
  }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> SemanticTokensResponse? {
    guard let file = snapshot.anyGraphQLDocument(document.uri) else { return nil }
    var response = snapshot.semanticTokens(of: file)
    if let sent = snapshot.sentTokens[file.absolutePath], sent.id == previous { response.base = sent }
    return response
  }
}

/// `SemanticTokens` or `SemanticTokensDelta`.
package struct SemanticTokensResponse: EditorResponse {
  var tokens: EncodedTokens
  /// The absolute path of the document.
  var path: String
  /// Whether the client may request changes of these tokens.
  var isRecorded: Bool
  /// The tokens that the client has, if it requested their changes.
  var base: EncodedTokens?

  package var json: JSONTree { base.map { tokens.delta(from: $0) } ?? tokens.json }

  package var records: [ResponseRecord] { isRecorded ? [.tokens(tokens, of: path)] : [] }
}

extension Snapshot {
  /// Returns the tokens of a document. They have a result id if the client may request their changes.
  fileprivate func semanticTokens(of file: GraphQLDocument) -> SemanticTokensResponse {
    var tokens = file.semanticTokens(in: nil)
    let isRecorded = editor.tokenDeltas && documents.isOpen(file.absolutePath)
    if isRecorded { tokens.identify() }
    return SemanticTokensResponse(tokens: tokens, path: file.absolutePath, isRecorded: isRecorded)
  }
}

extension GraphQLDocument {
  fileprivate func semanticTokens(in part: TextRange?) -> EncodedTokens {
    var tokens = EncodedTokens()
    var last = Position(line: 0, character: 0)
    for token in document.semanticTokens(schema, in: part) {
      let start = position(token.range.lower)
      let end = position(token.range.upper)
      let isSameLine = start.line == last.line
      tokens.append(
        lines: start.line - last.line, characters: isSameLine ? start.character - last.character : start.character,
        length: end.character - start.character, kind: token.kind.rawValue,
        modifiers: (token.isDefinition ? 1 : 0) | (token.isDeprecated ? 2 : 0))
      last = start
    }
    return tokens
  }
}

/// The legend and the requests of semantic tokens that the server offers (LSP 3.17).
enum SemanticTokensOptions {
  static var members: [JSONTree.Member] {
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
}
