import GraphQLSchema
import Incremental
import MockIR
import Source

/// The field that a key of a type stands for, and the conflicting selections. The first in the order of files and
/// positions wins: Apollo's own choice depends on scheduling (rule a.3).
struct FieldChoice: Hashable, Sendable {
  /// Nil if nothing is selected under the key.
  var winner: FieldCandidate?
  /// Selections of fields of another type, in order.
  var losers: [FieldCandidate] = []

  /// Returns the field that a candidate selects on a type.
  static func field(_ name: Name, of parent: Name, _ schema: Schema) -> Schema.FieldID? {
    guard let type = schema.type(named: parent) else { return nil }
    return schema.field(named: name, in: type) ?? schema.metaField(named: name, in: type)
  }
}

/// The chosen field among the candidates of a key.
enum ChosenField: Query {
  static func compute(_ key: MockKey, _ reader: Reader) -> FieldChoice {
    let items = reader.items(of: CollectedFields.self, .key(key))
    var winner: FieldCandidate?
    var hasSeveralFields = false
    for case .candidate(let candidate) in items {
      if let best = winner {
        hasSeveralFields = hasSeveralFields || candidate.fieldName != best.fieldName
        if candidate < best { winner = candidate }
      } else {
        winner = candidate
      }
    }
    guard let winner, hasSeveralFields else { return FieldChoice(winner: winner) }
    let candidates = items.compactMap { if case .candidate(let candidate) = $0 { candidate } else { nil } }
    let names = Set(candidates.map(\.fieldName))
    let schema = reader.untracked.value(SchemaModel.self, Single()).schema
    let types: [Name: Schema.TypeUse] = names.reduce(into: [:]) { types, name in
      reader.depend(onItemsOf: SchemaElements.self, .field(key.parent, name))
      types[name] = FieldChoice.field(name, of: key.parent, schema).map { schema[$0].type }
    }
    let losers = candidates.filter { types[$0.fieldName] != types[winner.fieldName] }
    return FieldChoice(winner: winner, losers: losers.sorted())
  }
}
