import EditorFeatures
import JSONSyntax

/// `textDocument/documentSymbol`: the definitions of a GraphQL document.
package struct DocumentSymbolRequest: EditorRequest {
  package static let method = "textDocument/documentSymbol"
  package static let dependency = RequestDependency.inputs

  let document: DocumentIdentifier

  package var documentURI: String? { document.uri }

  package init(_ json: JSONValue?) throws(ResponseError) { document = try DocumentIdentifier(json) }

  package func handle(_ snapshot: borrowing Snapshot) throws(ResponseError) -> [ClientDocumentSymbol]? {
    guard let file = snapshot.anyGraphQLDocument(document.uri) else { return nil }
    let uri = snapshot.editor.nestedSymbols ? nil : snapshot.uri(of: file)
    return file.document.symbols.map { ClientDocumentSymbol($0, in: file, uri: uri) }
  }
}

/// `DocumentSymbol`, or `SymbolInformation` for clients without nested symbols.
package struct ClientDocumentSymbol: EditorResponse {
  private var symbol: DocumentSymbol
  private var range: Range<Position>
  private var selectionRange: Range<Position>
  private var children: [ClientDocumentSymbol]
  /// The URI of the document for clients without nested symbols.
  private var uri: String?

  /// Recursion is bounded by the nesting limit of the parser.
  init(_ symbol: DocumentSymbol, in file: GraphQLDocument, uri: String?) {
    self.symbol = symbol
    self.uri = uri
    range = file.range(symbol.range)
    selectionRange = file.range(symbol.nameRange)
    children = uri == nil ? symbol.children.map { ClientDocumentSymbol($0, in: file, uri: nil) } : []
  }

  package var json: JSONTree {
    var members: [JSONTree.Member] = [
      .init("name", .string(symbol.name)), .init("kind", .integer(symbol.kind.number)),
    ]
    if let uri {
      members.append(.init("location", ClientLocation(uri: uri, range: range).json))
      return .object(members)
    }
    members += [.init("range", range.json), .init("selectionRange", selectionRange.json)]
    if !symbol.detail.isEmpty { members.append(.init("detail", .string(symbol.detail))) }
    if !children.isEmpty { members.append(.init("children", children.json)) }
    return .object(members)
  }
}

extension DocumentSymbol.Kind {
  /// `SymbolKind`.
  var number: Int {
    switch self {
    case .schema: 3
    case .object, .inlineFragment: 5
    case .directive: 6
    case .argument: 7
    case .field: 8
    case .enumeration: 10
    case .interface, .union: 11
    case .operation, .fragment: 12
    case .variable: 13
    case .scalar: 26
    case .enumValue: 22
    case .inputObject: 23
    }
  }
}
