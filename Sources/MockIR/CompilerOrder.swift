import GraphQLSchema
import GraphQLSyntax
import Source

/// The types and spread fragments that a definition names, in the order of Apollo's compiler.
package struct TypeMentions: Hashable, Sendable {
  package enum Mention: Hashable, Sendable {
    case type(Name)
    case fragment(Name)
  }

  package private(set) var mentions: [Mention] = []
  private var seen: Set<Mention> = []

  /// - Complexity: linear in the size of the definition.
  package init(_ definition: Definition, of document: Document, schema: Schema) {
    switch definition {
    case .operation(let operation):
      for variable in document[operation.variables] {
        if let type = schema.type(named: variable.type.name.name) { add(.type(schema[type].name)) }
      }
      guard let root = schema.rootType(of: operation.operation) else { return }
      add(.type(schema[root].name))
      add(operation.selectionSet, on: root, document, schema)
    case .fragment(let fragment):
      guard let type = schema.type(named: fragment.typeCondition.name) else { return }
      add(.type(schema[type].name))
      add(fragment.selectionSet, on: type, document, schema)
    case .schema, .type, .directive: break
    }
  }

  /// Recursion follows nested selections, which the parser bounds.
  private mutating func add(
    _ selectionSet: SelectionSet, on parent: Schema.TypeID, _ document: Document, _ schema: Schema
  ) {
    for selection in document[selectionSet.selections] {
      switch selection {
      case .field(let field):
        let name = field.name.name
        guard name != "__typename",
          let id = schema.field(named: name, in: parent) ?? schema.metaField(named: name, in: parent)
        else { continue }
        let type = schema[id].type.type
        add(.type(schema[type].name))
        if let selectionSet = field.selectionSet { add(selectionSet, on: type, document, schema) }
      case .inlineFragment(let fragment):
        guard let type = fragment.typeCondition.map({ schema.type(named: $0.name) }) ?? parent else { continue }
        add(.type(schema[type].name))
        add(fragment.selectionSet, on: type, document, schema)
      case .fragmentSpread(let spread): add(.fragment(spread.name.name))
      }
    }
  }

  private mutating func add(_ mention: Mention) { if seen.insert(mention).inserted { mentions.append(mention) } }
}

/// The types that generated code refers to, in the order of Apollo's compiler. Generators before 1.15.3 print lists of
/// types in this order.
///
/// Operations come first, then fragments that no operation spreads. A fragment is compiled at its first spread. Each
/// type precedes its related types: implementers, members, fields of input objects, or interfaces.
package struct CompilerOrder {
  private let schema: Schema
  private var fragments: [Name: TypeMentions] = [:]
  private var isKnown: [Bool]
  package private(set) var types: [Name] = []

  /// - Parameters:
  ///   - operations: the mentions of operations, in the order of files.
  ///   - fragments: the mentions of fragments, in the order of files. The first fragment with a name counts.
  package init(operations: [TypeMentions], fragments: [(name: Name, mentions: TypeMentions)], schema: Schema) {
    self.schema = schema
    isKnown = Array(repeating: false, count: schema.types.count)
    self.fragments = Dictionary(fragments.map { ($0.name, $0.mentions) }, uniquingKeysWith: { first, _ in first })
    for operation in operations { follow(operation) }
    for fragment in fragments {
      if let mentions = self.fragments.removeValue(forKey: fragment.name) { follow(mentions) }
    }
  }

  /// Walks without recursion, since chains of fragments can be long.
  private mutating func follow(_ mentions: TypeMentions) {
    var open = [mentions.mentions[...]]
    while var rest = open.popLast() {
      guard let mention = rest.popFirst() else { continue }
      open.append(rest)
      switch mention {
      case .type(let name): if let type = schema.type(named: name) { add(type) }
      case .fragment(let name): if let next = fragments.removeValue(forKey: name) { open.append(next.mentions[...]) }
      }
    }
  }

  private mutating func add(_ type: Schema.TypeID) {
    var open = [[type][...]]
    while var rest = open.popLast() {
      guard let next = rest.popFirst() else { continue }
      open.append(rest)
      guard !isKnown[Int(next.index)] else { continue }
      isKnown[Int(next.index)] = true
      types.append(schema[next].name)
      open.append(related(to: next)[...])
    }
  }

  private func related(to type: Schema.TypeID) -> [Schema.TypeID] {
    switch schema[type].kind {
    case .scalar, .enumeration: []
    case .object: Array(schema.interfaces(of: type))
    case .interface, .union: Array(schema.possibleTypes(of: type))
    case .inputObject: schema[type].inputFields.indices.map { schema.inputs[$0].type.type }
    }
  }
}
