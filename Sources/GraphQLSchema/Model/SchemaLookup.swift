import GraphQLSyntax
import Source

/// The indices that make a schema's questions cheap: made once, when the schema is complete.
struct SchemaLookup: Sendable {
  private var types = NameIndex()
  private var directives = NameIndex()
  private var fields = FieldTable()
  /// (abstract type, type that implements it or is a member of it).
  private var subTypes = PairSet()
  /// The meta-fields, in the order `__schema`, `__type`, `__typename`.
  private var metaFields: [Schema.FieldID] = []

  init() {}

  func type(_ name: Name) -> Schema.TypeID? { types[name].map(Schema.TypeID.init) }
  func directive(_ name: Name) -> Int? { directives[name] }
  func field(_ name: Name, in type: Schema.TypeID) -> Schema.FieldID? { fields.find(type, name) }

  func metaField(_ name: Name, in type: Schema.TypeID, of schema: Schema) -> Schema.FieldID? {
    guard metaFields.count == 3 else { return nil }
    if schema[metaFields[2]].name == name { return schema[type].kind.isComposite ? metaFields[2] : nil }
    guard type == schema.queryType else { return nil }
    return metaFields[..<2].first { schema[$0].name == name }
  }

  func isSubType(_ type: Schema.TypeID, of abstract: Schema.TypeID) -> Bool {
    subTypes.contains(abstract.index, type.index)
  }

  func typesOverlap(_ a: Schema.TypeID, _ b: Schema.TypeID, in schema: Schema) -> Bool {
    if a == b { return true }
    switch (schema[a].kind.isAbstract, schema[b].kind.isAbstract) {
    case (false, false): return false
    case (true, false): return isSubType(b, of: a)
    case (false, true): return isSubType(a, of: b)
    case (true, true):
      let first = schema.possibleTypes(of: a)
      let second = schema.possibleTypes(of: b)
      return first.count < second.count
        ? first.contains { isSubType($0, of: b) } : second.contains { isSubType($0, of: a) }
    }
  }
}

extension SchemaLookup {
  /// Indexes a complete schema.
  init(_ schema: Schema, metaFields: [Schema.FieldID]) {
    types = NameIndex(capacity: schema.types.count)
    for (index, type) in schema.types.enumerated() where !type.isMissing { types.insert(type.name, index) }
    for (index, directive) in schema.directives.enumerated() { directives.insert(directive.name, index) }
    self.metaFields = metaFields
    fields = FieldTable(schema)
    subTypes = PairSet(capacity: schema.typeLists.count * 2)
    for index in schema.types.indices {
      let id = Schema.TypeID(index)
      for interface in schema.interfaces(of: id) { subTypes.insert(interface.index, id.index) }
      for member in schema.possibleTypes(of: id) { subTypes.insert(id.index, member.index) }
    }
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
