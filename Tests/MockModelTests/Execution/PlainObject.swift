import Fuzzing

/// An object with the fields that a test sets.
struct PlainObject {
  /// The name of its type in the schema.
  var typename: String
  /// The set fields by response key.
  var fields: [String: PlainValue] = [:]
}

/// The value of a field that a test sets.
indirect enum PlainValue {
  case null
  /// A value as Swift code, and as the reading program shows it.
  case scalar(code: String, shown: String)
  case list([PlainValue])
  case object(PlainObject)
}

/// Makes random objects with the fields that an operation may select under any conditions: some fields are unset, and
/// some nullable ones are null.
struct ObjectGenerator {
  let schema: PlainSchema
  let fragments: [String: PlainDefinition]
  let namespace: String
  var random: SplitMix64

  /// Returns an object for selection sets that all apply to it.
  mutating func object(_ type: String, _ selections: [PlainSelection]) -> PlainObject? {
    guard let typename = random.pick(schema.possibleTypes(type)) else { return nil }
    var fields: [String: [PlainField]] = [:]
    collect(selections, of: typename, into: &fields)
    var object = PlainObject(typename: typename)
    for (key, same) in fields.sorted(by: { $0.key < $1.key }) where !random.chance(15) {
      object.fields[key] = value(same, of: typename)
    }
    return object
  }

  /// Adds all fields that selections select on objects of a type, with every condition fulfilled.
  private func collect(_ selections: [PlainSelection], of typename: String, into fields: inout [String: [PlainField]]) {
    for selection in selections {
      switch selection {
      case .field(let field):
        if field.key != "__typename" { fields[field.key, default: []].append(field) }
      case .inline(let type, _, let selections):
        if schema.applies(type, to: typename) { collect(selections, of: typename, into: &fields) }
      case .spread(let name, _):
        guard let fragment = fragments[name], schema.applies(fragment.type, to: typename) else { continue }
        collect(fragment.selections, of: typename, into: &fields)
      }
    }
  }

  private mutating func value(_ same: [PlainField], of typename: String) -> PlainValue? {
    guard let field = same.first, let definition = schema.field(field.name, of: typename) else { return nil }
    return value(definition.type, same.flatMap(\.selections))
  }

  private mutating func value(_ type: PlainType, _ selections: [PlainSelection]) -> PlainValue? {
    if !type.isNonNull, random.chance(15) { return .null }
    if let element = type.element {
      return .list((0..<Int.random(in: 0...2, using: &random)).compactMap { _ in value(element, selections) })
    }
    return selections.isEmpty ? scalar(type.name) : object(type.name, selections).map { .object($0) }
  }

  private mutating func scalar(_ type: String) -> PlainValue {
    let number = Int.random(in: -9...9, using: &random)
    switch type {
    case "Int": return .scalar(code: "\(number)", shown: "\(number)")
    case "Float":
      // Integers stand for floating-point numbers, too.
      if random.chance(30) { return .scalar(code: "\(number)", shown: "\(number).0") }
      return .scalar(code: "Double(\(number).5)", shown: "\(number).5")
    case "Boolean": return .scalar(code: "\(0 < number)", shown: "\(0 < number)")
    case _ where schema.kind(type) == .enumeration:
      let name = random.chance(20) ? "X\(abs(number))" : random.pick(schema.types[type]?.values ?? [])?.name ?? "X"
      return .scalar(code: "GraphQLEnum<\(namespace).\(type)>(\"\(name)\")", shown: name)
    default: return .scalar(code: "\"text \(number)\"", shown: "text \(number)")
    }
  }
}

extension PlainSchema {
  /// Whether objects of a type are also of another type; nil stands for the enclosing type.
  func applies(_ condition: String?, to typename: String) -> Bool {
    condition.map { possibleTypes($0).contains(typename) } ?? true
  }
}
