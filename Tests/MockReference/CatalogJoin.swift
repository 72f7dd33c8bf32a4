import GraphQLSchema
import GraphQLSyntax
import MockIR
import Source

/// Joins the contributions of all definitions of a project into its catalog of mocks.
///
/// If two contributions to one key of one type disagree about the type, the first in the given order wins. Apollo's
/// winner depends on scheduling (rule a.3). Here it depends only on the order of files, and the conflict is part of
/// the result.
package struct CatalogJoin: Sendable {
  package var catalog: MockCatalog
  package var conflicts: [Conflict]

  /// Two fields of different types under one key of one type.
  package struct Conflict: Hashable, Sendable {
    package var winner: FieldContribution
    package var loser: FieldContribution
    /// Indices into the joined contributions.
    package var winningDefinition: Int
    package var losingDefinition: Int
  }

  /// - Parameter contributions: the contributions of all definitions of the project, in order of path and position.
  /// - Complexity: linear in the contributions and the fields of the resulting mocks, which are sorted.
  package init(_ contributions: [DefinitionContributions], schema: Schema, isReduced: Bool) {
    var fields = CollectedFields()
    for (index, contribution) in contributions.enumerated() {
      for field in contribution.fields { fields.add(field, definition: index, schema: schema) }
    }
    conflicts = fields.conflicts
    let referenced = ReferencedTypes(contributions.lazy.flatMap(\.types), schema: schema, isReduced: isReduced)
    let join = TypeJoin(schema: schema, referenced: referenced, fields: fields)
    catalog = MockCatalog()
    for (index, type) in schema.types.enumerated() where referenced.contains(Schema.TypeID(index)) {
      switch type.kind {
      case .object: catalog.objects.append(join.mock(of: Schema.TypeID(index)))
      case .interface: catalog.interfaces.append(type.name)
      case .union: catalog.unions.append(type.name)
      case .scalar, .enumeration, .inputObject: break
      }
    }
    catalog.objects.sort { $0.typeName < $1.typeName }
    catalog.interfaces.sort()
    catalog.unions.sort()
  }
}

/// The fields that were collected on each type.
struct CollectedFields {
  /// A contribution with its field and definition.
  struct Entry {
    var contribution: FieldContribution
    var field: Schema.FieldID
    var definition: Int
  }

  private var index: [Key: Int] = [:]
  private(set) var entries: [Entry] = []
  /// Indices of entries, by type.
  private(set) var byType: [Schema.TypeID: [Int]] = [:]
  private(set) var conflicts: [CatalogJoin.Conflict] = []

  /// The key of an entry: a type and a response key.
  private struct Key: Hashable {
    var parent: Name
    var responseKey: Name
  }

  mutating func add(_ contribution: FieldContribution, definition: Int, schema: Schema) {
    let key = Key(parent: contribution.parent, responseKey: contribution.responseKey)
    if let known = index[key] {
      let entry = entries[known]
      if entry.contribution.fieldName != contribution.fieldName {
        compare(entry, with: contribution, definition: definition, schema: schema)
      }
      return
    }
    guard let type = schema.type(named: contribution.parent),
      let field = schema.field(named: contribution.fieldName, in: type)
        ?? schema.metaField(named: contribution.fieldName, in: type)
    else { return }
    index[key] = entries.count
    byType[type, default: []].append(entries.count)
    entries.append(Entry(contribution: contribution, field: field, definition: definition))
  }

  private mutating func compare(
    _ winner: Entry, with loser: FieldContribution, definition: Int, schema: Schema
  ) {
    guard let type = schema.type(named: loser.parent),
      let field = schema.field(named: loser.fieldName, in: type) ?? schema.metaField(named: loser.fieldName, in: type),
      schema[field].type != schema[winner.field].type
    else { return }
    conflicts.append(
      CatalogJoin.Conflict(
        winner: winner.contribution, loser: loser, winningDefinition: winner.definition, losingDefinition: definition))
  }
}
