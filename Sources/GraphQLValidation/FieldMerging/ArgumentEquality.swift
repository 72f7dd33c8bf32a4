import GraphQLSchema
import GraphQLSyntax
import Source

/// Compares the arguments of two fields, in any order.
enum ArgumentEquality {
  /// The arguments of a field, with their document.
  struct Arguments {
    let list: NodeList<Argument>
    let document: Document
  }

  static func areSame(_ a: Arguments, _ b: Arguments) -> Bool {
    guard a.list.count == b.list.count else { return false }
    let others = b.document[b.list]
    guard a.list.count <= 16 else { return areSameByTable(a, b) }
    return a.document[a.list].allSatisfy { argument in
      guard let other = others.last(where: { $0.name.name == argument.name.name }) else { return false }
      return areSame(argument.value, a.document, other.value, b.document)
    }
  }

  private static func areSameByTable(_ a: Arguments, _ b: Arguments) -> Bool {
    let others = Dictionary(b.document[b.list].map { ($0.name.name, $0.value) }, uniquingKeysWith: { _, last in last })
    return a.document[a.list].allSatisfy { argument in
      others[argument.name.name].map { areSame(argument.value, a.document, $0, b.document) } ?? false
    }
  }

  /// Recursion follows nested values, which the parser bounds.
  private static func areSame(_ a: Value, _ first: Document, _ b: Value, _ second: Document) -> Bool {
    switch (a.content, b.content) {
    case (.variable(let a), .variable(let b)): a == b
    case (.int, .int), (.float, .float): bytes(a.range, first).elementsEqual(bytes(b.range, second))
    case (.string(let a), .string(let b)):
      a.isBlock == b.isBlock
        && (bytes(a.range, first).elementsEqual(bytes(b.range, second)) || first.string(a) == second.string(b))
    case (.boolean(let a), .boolean(let b)): a == b
    case (.null, .null): true
    case (.enumeration(let a), .enumeration(let b)): a == b
    case (.list(let a), .list(let b)):
      a.count == b.count && zip(first[a], second[b]).allSatisfy { areSame($0, first, $1, second) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && zip(sorted(first[a]), sorted(second[b])).allSatisfy {
          $0.name.name == $1.name.name && areSame($0.value, first, $1.value, second)
        }
    default: false
    }
  }

  private static func sorted(_ fields: ArraySlice<ObjectField>) -> [ObjectField] {
    fields.sorted { $0.name.name < $1.name.name }
  }

  private static func bytes(_ range: TextRange, _ document: Document) -> ArraySlice<UInt8> {
    document.source.bytes[range.indices]
  }
}
