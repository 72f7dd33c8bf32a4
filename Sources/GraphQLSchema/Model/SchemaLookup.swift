import GraphQLSyntax
import Source

/// The lookup tables of a complete schema.
struct SchemaLookup: Sendable {
  private var types = NameIndex()
  private var directives = NameIndex()
  private var fields = FieldTable()
  private var inputFields = FieldTable()
  /// The required input fields, grouped by type, and the run of each type.
  private var required: [Schema.InputID] = []
  private var requiredRuns: [Schema.Run] = []
  /// The pairs (abstract type, type that implements it or is a member of it).
  private var subTypes = PairSet()
  /// The meta-fields, in the order `__schema`, `__type`, `__typename`.
  private var metaFields: [Schema.FieldID] = []

  init() {}

  func type(_ name: Name) -> Schema.TypeID? { types[name].map(Schema.TypeID.init) }
  func directive(_ name: Name) -> Int? { directives[name] }
  func field(_ name: Name, in type: Schema.TypeID) -> Schema.FieldID? {
    fields.find(type, name).map(Schema.FieldID.init)
  }
  func inputField(_ name: Name, in type: Schema.TypeID) -> Schema.InputID? {
    inputFields.find(type, name).map(Schema.InputID.init)
  }
  func requiredInputs(of type: Schema.TypeID) -> ArraySlice<Schema.InputID> {
    let index = Int(type.index)
    return requiredRuns.indices.contains(index) ? required[requiredRuns[index].indices] : []
  }

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
    fields = FieldTable(capacity: schema.fields.count)
    inputFields = FieldTable(capacity: schema.inputs.count)
    for (index, type) in schema.types.enumerated() {
      for field in type.fields.indices { fields.insert(Schema.TypeID(index), schema.fields[field].name, field) }
      let start = required.count
      for input in type.inputFields.indices {
        inputFields.insert(Schema.TypeID(index), schema.inputs[input].name, input)
        if schema.inputs[input].isRequired { required.append(Schema.InputID(input)) }
      }
      requiredRuns.append(Schema.Run(start..<required.count))
    }
    subTypes = PairSet(capacity: schema.typeLists.count * 2)
    for index in schema.types.indices {
      let id = Schema.TypeID(index)
      for interface in schema.interfaces(of: id) { subTypes.insert(interface.index, id.index) }
      for member in schema.possibleTypes(of: id) { subTypes.insert(id.index, member.index) }
    }
  }
}

/// An open-addressing table from (type, name) to the index of a field or input field.
struct FieldTable: Sendable {
  /// An entry of the table; empty without a name.
  private struct Slot {
    var name: Name?
    var type: UInt32
    var field: UInt32
  }

  private var slots: [Slot] = []

  init() {}

  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: Slot(name: nil, type: 0, field: 0), count: size)
  }

  func find(_ type: Schema.TypeID, _ name: Name) -> Int? {
    guard !slots.isEmpty else { return nil }
    var index = start(type, name)
    while let known = slots[index].name {
      if known == name, slots[index].type == type.index { return Int(slots[index].field) }
      index = (index &+ 1) & (slots.count &- 1)
    }
    return nil
  }

  /// Adds a field, unless the type has one with that name. A schema rule reports the second one.
  mutating func insert(_ type: Schema.TypeID, _ name: Name, _ field: Int) {
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
