import EditorFeatures
import JSONSyntax

/// `textDocument/documentSymbol`: what a GraphQL file defines.
extension Server {
  func documentSymbol(_ parameters: JSONValue?) -> Result<JSONTree, ResponseError> {
    answer(
      parameters,
      inFile: { file in
        let symbols = file.document.symbols
        if editor.nestedSymbols { return .array(symbols.map { json($0, file) }) }
        let uri = JSONTree.string(uri(of: file))
        return .array(
          symbols.map { symbol in
            [
              "name": .string(symbol.name), "kind": .integer(symbol.kind.number),
              "location": ["uri": uri, "range": file.range(symbol.range)],
            ]
          })
      })
  }

  /// Recurses as deep as symbols nest, which the parser bounds.
  private func json(_ symbol: DocumentSymbol, _ file: EditorFile) -> JSONTree {
    var members: [JSONTree.Member] = [
      .init("name", .string(symbol.name)), .init("kind", .integer(symbol.kind.number)),
      .init("range", file.range(symbol.range)), .init("selectionRange", file.range(symbol.nameRange)),
    ]
    if !symbol.detail.isEmpty { members.append(.init("detail", .string(symbol.detail))) }
    if !symbol.children.isEmpty { members.append(.init("children", .array(symbol.children.map { json($0, file) }))) }
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
