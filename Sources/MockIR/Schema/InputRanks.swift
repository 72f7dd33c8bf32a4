import GraphQLSchema
import GraphQLSyntax
import Source

/// How many input objects stand inside each other at least in a value of each, where the values are as small as can be: no
/// field is given that need not be, and lists are empty.
///
/// An input object that has no rank can have no value: whatever is given, it needs another one without end. Schemas are
/// checked for cycles of non-null fields, but not for those of `@oneOf` objects.
package struct InputRanks: Hashable, Sendable {
  private var ranks: [Name: Int] = [:]

  /// - Complexity: linear in the number of input fields.
  package init(_ schema: Schema) {
    var search = Search(schema)
    while let type = search.next() { ranks[schema[type].name] = search.rank }
  }

  package func rank(of type: Name) -> Int? { ranks[type] }

  /// The field by which a `@oneOf` object is given with the fewest others inside, the first of several; nil where each
  /// leads on without end.
  package func simplestField(of model: InputObjectTypeModel) -> Name? {
    let found = model.fields.compactMap { field -> (rank: Int, name: Name)? in
      guard !field.type.isList, case .inputObject(let type) = field.type.named else { return (0, field.name) }
      return ranks[type].map { ($0 + 1, field.name) }
    }
    return found.min { $0.rank < $1.rank }?.name
  }
}

/// Goes from the input objects that need no others to those that need them.
private struct Search {
  private let schema: Schema
  private var round: [Schema.TypeID] = []
  private var following: [Schema.TypeID] = []
  /// Per type, the input objects that need it, as often as they do.
  private var dependents: [Schema.TypeID: [Schema.TypeID]] = [:]
  /// Per type, how many of the objects that it needs are still to be found.
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

  /// The next type with a value, whose rank is `rank` then.
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
