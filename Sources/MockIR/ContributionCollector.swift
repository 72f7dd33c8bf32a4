import GraphQLSchema
import GraphQLSyntax
import Source

/// Finds the contributions of one definition, or the places of one contribution. Recursion follows nested selections,
/// which the parser bounds.
package struct ContributionCollector {
  private let document: Document
  private let schema: Schema
  private var result = DefinitionContributions()
  private var seenFields: Set<FieldContribution> = []
  /// For each type of the schema, whether it was referenced.
  private var seenTypes: [Bool]
  /// The contribution to locate.
  private let sought: FieldContribution?
  /// The places of its response key.
  private var places: [Location] = []

  private init(_ document: Document, _ schema: Schema, sought: FieldContribution?) {
    self.document = document
    self.schema = schema
    self.sought = sought
    seenTypes = Array(repeating: false, count: schema.types.count)
  }

  /// Returns the contributions of a definition. Type system definitions have none. Selections on unknown types and
  /// fields, which validation reports, have none either.
  package static func collect(
    _ definition: Definition, of document: Document, schema: Schema
  ) -> DefinitionContributions {
    var collector = ContributionCollector(document, schema, sought: nil)
    collector.collect(definition)
    return collector.result
  }

  /// Returns the places where a definition makes a contribution, in the order of the text.
  package static func places(
    of contribution: FieldContribution, in definition: Definition, of document: Document, schema: Schema
  ) -> [Location] {
    var collector = ContributionCollector(document, schema, sought: contribution)
    collector.collect(definition)
    return collector.places
  }

  private mutating func collect(_ definition: Definition) {
    switch definition {
    case .operation(let operation):
      for variable in document[operation.variables] { reference(schema.type(named: variable.type.name.name)) }
      guard let root = schema.rootType(of: operation.operation) else { return }
      reference(root)
      collect(operation.selectionSet, on: root, isCollecting: true)
    case .fragment(let fragment):
      guard let type = schema.type(named: fragment.typeCondition.name) else { return }
      reference(type)
      collect(fragment.selectionSet, on: type, isCollecting: true)
    case .schema, .type, .directive: break
    }
  }

  /// Collects selections. All types count as referenced. Fields count only if no enclosing selection is statically
  /// excluded.
  private mutating func collect(_ selectionSet: SelectionSet, on parent: Schema.TypeID, isCollecting: Bool) {
    for selection in document[selectionSet.selections] {
      switch selection {
      case .field(let field):
        collect(field, on: parent, isCollecting: isCollecting)
      case .inlineFragment(let fragment):
        let type = fragment.typeCondition.map { schema.type(named: $0.name) } ?? parent
        guard let type else { continue }
        reference(type)
        let isExcluded = StaticExclusion.holds(for: fragment.directives, in: document)
        collect(fragment.selectionSet, on: type, isCollecting: isCollecting && !isExcluded)
      case .fragmentSpread:
        break
      }
    }
  }

  private mutating func collect(_ field: Field, on parent: Schema.TypeID, isCollecting: Bool) {
    let name = field.name.name
    guard name != Self.typename else { return }
    guard let id = schema.field(named: name, in: parent) ?? schema.metaField(named: name, in: parent) else { return }
    let type = schema[id].type.type
    reference(type)
    if isCollecting, schema[parent].kind != .union {
      let contribution = FieldContribution(
        parent: schema[parent].name, responseKey: field.responseKey, fieldName: name)
      if seenFields.insert(contribution).inserted { result.fields.append(contribution) }
      if contribution == sought { places.append(document.location((field.alias ?? field.name).range)) }
    }
    guard let selectionSet = field.selectionSet else { return }
    let isExcluded = StaticExclusion.holds(for: field.directives, in: document)
    collect(selectionSet, on: type, isCollecting: isCollecting && !isExcluded)
  }

  private mutating func reference(_ type: Schema.TypeID?) {
    guard let type, !seenTypes[Int(type.index)] else { return }
    seenTypes[Int(type.index)] = true
    result.types.append(schema[type].name)
  }

  private static let typename: Name = "__typename"
}
