import GraphQLSchema
import GraphQLSyntax
import Source

/// The minimum nesting of input objects in the values of each input object. Minimal values leave out optional fields
/// and have empty lists.
///
/// An input object without a rank has no finite value. The schema is checked for cycles of non-null fields, but not for
/// cycles of `@oneOf` objects.
package struct InputRanks: Hashable, Sendable {
  private var ranks: [Name: Int] = [:]

  /// - Complexity: linear in the number of input fields.
  package init(_ schema: Schema) {
    var search = Search(schema)
    while let type = search.next() { ranks[schema[type].name] = search.rank }
  }

  package func rank(of type: Name) -> Int? { ranks[type] }

  /// Returns the first field that gives a `@oneOf` object the least nesting; nil if no field has a finite value.
  package func simplestField(of model: InputObjectTypeModel) -> Name? {
    let found = model.fields.compactMap { field -> (rank: Int, name: Name)? in
      guard !field.type.isList, case .inputObject(let type) = field.type.named else { return (0, field.name) }
      return ranks[type].map { ($0 + 1, field.name) }
    }
    return found.min { $0.rank < $1.rank }?.name
  }
}

/// A search from the input objects that need no others to their dependents.
private struct Search {
  private let schema: Schema
  private var round: [Schema.TypeID] = []
  private var following: [Schema.TypeID] = []
  /// The input objects that need each type, with repetitions.
  private var dependents: [Schema.TypeID: [Schema.TypeID]] = [:]
  /// The number of needed objects without a rank yet, for each type.
  private var missing: [Schema.TypeID: Int] = [:]
  private(set) var rank = 0

  init(_ schema: Schema) {
    self.schema = schema
    for index in schema.types.indices where schema.types[index].kind == .inputObject { add(Schema.TypeID(index)) }
  }

  private mutating func add(_ type: Schema.TypeID) {
    let isOneOf = schema[type].isOneOf
    let fields = schema.inputs[schema[type].inputFields.indices]
    let needed = fields.filter { field in
      isOneOf || (field.type.wrappers.isNonNull && field.defaultValue == nil)
    }
    let objects = needed.filter { !$0.type.wrappers.isList && schema[$0.type.type].kind == .inputObject }
    let isSimple = isOneOf ? objects.count < needed.count : objects.isEmpty
    guard !isSimple else { return round.append(type) }
    missing[type] = isOneOf ? 1 : objects.count
    for object in objects { dependents[object.type.type, default: []].append(type) }
  }

  /// Returns the next type with a value and updates `rank` to its rank.
  mutating func next() -> Schema.TypeID? {
    if round.isEmpty {
      (round, following) = (following, [])
      rank += 1
    }
    guard let type = round.popLast() else { return nil }
    for dependent in dependents[type] ?? [] {
      guard let count = missing[dependent], 0 < count else { continue }
      missing[dependent] = count - 1
      if count == 1 { following.append(dependent) }
    }
    return type
  }
}
