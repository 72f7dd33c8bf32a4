import GraphQLSchema
import GraphQLSyntax
import Source

/// A definition for a search in the workspace.
package struct ProjectSymbol: Hashable, Sendable {
  package var name: String
  package var kind: DocumentSymbol.Kind
  /// The type that a field belongs to.
  package var container: String?
  package var location: Location
}

extension EditorProject {
  /// Returns the definitions with names that contain the letters of a query in order. Exact names come first, then
  /// names that begin with the query. An empty query finds no fields.
  ///
  /// - Complexity: linear in the number of names.
  package func symbols(matching query: String, limit: Int = 200) -> [ProjectSymbol] {
    var found: [(rank: Int, name: String, symbol: Symbol, kind: DocumentSymbol.Kind)] = []
    let pattern = SymbolPattern(query)
    let schema = schema
    func add(_ symbol: Symbol, _ kind: DocumentSymbol.Kind) {
      guard let rank = pattern.rank(symbol.name.utf8) else { return }
      found.append((rank, symbol.name.text, symbol, kind))
    }
    for name in operationNames { add(.operation(name), .operation) }
    for fragment in fragments { add(.fragment(fragment.name), .fragment) }
    for type in schema.types where !type.isBuiltIn && !type.isMissing {
      add(.type(type.name), DocumentSymbol.Kind(type.kind))
      guard !query.isEmpty else { continue }
      for index in type.fields.indices { add(.field(type.name, schema.fields[index].name), .field) }
      for index in type.inputFields.indices { add(.inputField(type.name, schema.inputs[index].name), .field) }
      for index in type.values.indices { add(.enumValue(type.name, schema.enumValues[index].name), .enumValue) }
    }
    found.sort { ($0.rank, $0.name) < ($1.rank, $1.name) }
    return found.lazy.compactMap { entry in
      places(of: entry.symbol).first.map {
        ProjectSymbol(name: entry.name, kind: entry.kind, container: entry.symbol.container, location: $0)
      }
    }.prefix(limit).map { $0 }
  }
}

extension Symbol {
  /// The type that a member belongs to.
  fileprivate var container: String? {
    switch self {
    case .field, .inputField, .enumValue: owner.text
    default: nil
    }
  }
}

/// A query for symbols that ranks names.
private struct SymbolPattern {
  private let query: [UInt8]
  private let letters: [UInt8]

  init(_ query: String) {
    self.query = Array(query.utf8)
    letters = query.utf8.map(Self.lowercased)
  }

  /// Returns the rank of a name; nil if it doesn't match.
  func rank(_ name: UnsafeBufferPointer<UInt8>) -> Int? {
    if name.elementsEqual(query) { return -1 }
    var rest = letters[...]
    var start = 0
    for (index, byte) in name.enumerated() {
      guard let next = rest.first else { break }
      guard Self.lowercased(byte) == next else { continue }
      if rest.count == letters.count { start = index }
      rest = rest.dropFirst()
    }
    guard rest.isEmpty else { return nil }
    let isTogether =
      start + letters.count <= name.count
      && zip(name[start...], letters).allSatisfy { Self.lowercased($0) == $1 }
    if isTogether, start == 0 { return name.count == letters.count ? 0 : 1 }
    return isTogether ? 2 : 3
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
