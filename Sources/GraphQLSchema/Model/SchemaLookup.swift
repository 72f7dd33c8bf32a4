import GraphQLSyntax
import Source

/// The indices that make a schema's questions cheap: made once, when the schema is complete.
struct SchemaLookup: Sendable {
  private var types: [Name: Schema.TypeID] = [:]
  private var directives: [Name: Int] = [:]
  private var fields = FieldTable()
  /// One row of bits per type: the object types that can stand for it, by index.
  private var possible: [UInt64] = []
  /// One row of bits per type: the types that are it, implement it or are its members.
  private var subTypes: [UInt64] = []
  private var wordsPerRow = 0
  private var typename: Schema.FieldID?
  private var schema: Schema.FieldID?
  private var typeByName: Schema.FieldID?

  init() {}

  func type(_ name: Name) -> Schema.TypeID? { types[name] }
  func directive(_ name: Name) -> Int? { directives[name] }
  func field(_ name: Name, in type: Schema.TypeID) -> Schema.FieldID? { fields.find(type, name) }

  func metaField(_ name: Name, in type: Schema.TypeID, of schema: Schema) -> Schema.FieldID? {
    if let typename, schema[typename].name == name, schema[type].kind.isComposite { return typename }
    guard type == schema.queryType else { return nil }
    if let field = self.schema, schema[field].name == name { return field }
    if let typeByName, schema[typeByName].name == name { return typeByName }
    return nil
  }

  func isSubType(_ type: Schema.TypeID, of abstract: Schema.TypeID) -> Bool {
    bit(subTypes, abstract, type)
  }

  func typesOverlap(_ a: Schema.TypeID, _ b: Schema.TypeID, in schema: Schema) -> Bool {
    if a == b { return true }
    let first = Int(a.index) * wordsPerRow
    let second = Int(b.index) * wordsPerRow
    for word in 0..<wordsPerRow where possible[first + word] & possible[second + word] != 0 { return true }
    return false
  }

  private func bit(_ rows: [UInt64], _ row: Schema.TypeID, _ column: Schema.TypeID) -> Bool {
    rows[Int(row.index) * wordsPerRow + Int(column.index) / 64] & (1 << UInt64(column.index % 64)) != 0
  }
}

extension SchemaLookup {
  /// Indexes a complete schema. `metaFields` are the indices of `__typename`, `__schema` and `__type` in `fields`.
  init(_ schema: Schema, metaFields: (typename: Schema.FieldID, schema: Schema.FieldID, type: Schema.FieldID)?) {
    for (index, type) in schema.types.enumerated() where !type.isMissing && types[type.name] == nil {
      types[type.name] = Schema.TypeID(index)
    }
    for (index, directive) in schema.directives.enumerated() where directives[directive.name] == nil {
      directives[directive.name] = index
    }
    typename = metaFields?.typename
    self.schema = metaFields?.schema
    typeByName = metaFields?.type
    fields = FieldTable(schema)
    indexSubTypes(schema)
  }

  private mutating func indexSubTypes(_ schema: Schema) {
    wordsPerRow = (schema.types.count + 63) / 64
    possible = Array(repeating: 0, count: wordsPerRow * schema.types.count)
    subTypes = possible
    for (index, type) in schema.types.enumerated() {
      let id = Schema.TypeID(index)
      if type.kind == .object { set(&possible, id, id) }
      for interface in schema.interfaces(of: id) { set(&subTypes, interface, id) }
      for member in schema.possibleTypes(of: id) {
        set(&possible, id, member)
        set(&subTypes, id, member)
      }
    }
  }

  private func set(_ rows: inout [UInt64], _ row: Schema.TypeID, _ column: Schema.TypeID) {
    rows[Int(row.index) * wordsPerRow + Int(column.index) / 64] |= 1 << UInt64(column.index % 64)
  }
}

/// An open-addressing table from (type, name) to a field.
struct FieldTable: Sendable {
  private struct Slot {
    var name: Name?
    var type: UInt32
    var field: UInt32
  }

  private var slots: [Slot] = []

  init() {}

  init(_ schema: Schema) {
    var capacity = 16
    while capacity < schema.fields.count * 2 { capacity *= 2 }
    slots = Array(repeating: Slot(name: nil, type: 0, field: 0), count: capacity)
    for (index, type) in schema.types.enumerated() {
      for field in type.fields.indices { insert(Schema.TypeID(index), schema.fields[field].name, field) }
    }
  }

  func find(_ type: Schema.TypeID, _ name: Name) -> Schema.FieldID? {
    guard !slots.isEmpty else { return nil }
    var index = start(type, name)
    while let known = slots[index].name {
      if known == name, slots[index].type == type.index { return Schema.FieldID(Int(slots[index].field)) }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// The first field of a name wins; a second one is an error that a schema rule reports.
  private mutating func insert(_ type: Schema.TypeID, _ name: Name, _ field: Int) {
    var index = start(type, name)
    while let known = slots[index].name {
      if known == name, slots[index].type == type.index { return }
      index = (index &+ 1) & (slots.count &- 1)
    }
    slots[index] = Slot(name: name, type: type.index, field: UInt32(truncatingIfNeeded: field))
  }

  @inline(__always) private func start(_ type: Schema.TypeID, _ name: Name) -> Int {
    let mixed = name.stableHash ^ (UInt64(type.index) &* 0x9e37_79b9_7f4a_7c15)
    return Int(truncatingIfNeeded: mixed ^ (mixed &>> 32)) & (slots.count &- 1)
  }
}
