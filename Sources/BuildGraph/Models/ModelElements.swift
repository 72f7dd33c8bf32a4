import GraphQLSchema
import GraphQLSyntax
import Incremental
import Parallelism
import Source

/// A schema element that models can depend on, by name. Unlike `SchemaElement`, it includes documentation and omits
/// parts that only validation reads.
enum ModelElement: Hashable, Sendable {
  case type(Name)
  /// The fields of an input object.
  case inputFields(Name)
  /// A field of an object or interface: the names of the type and of the field.
  case field(Name, Name)
  /// The possible object types of an abstract type, with their interfaces, or the values of an enum. Example values
  /// use them.
  case examples(of: Name)
}

/// The fingerprints of the schema elements that models can depend on.
enum ModelElements: Relation {
  static func sources(_ reader: Reader) -> [Single] { [Single()] }

  static func pairs(of source: Single, _ reader: Reader) -> [RelationPair<ModelElement, Fingerprint>] {
    let schema = reader.value(SchemaModel.self, Single()).schema
    return schema.types.concurrentMap(minimumRun: 256) { range in
      range.flatMap { pairs(of: Schema.TypeID($0), in: schema) }
    }
  }

  private static func pairs(of id: Schema.TypeID, in schema: Schema) -> [Pair] {
    let type = schema[id]
    guard !type.isMissing else { return [] }
    var pairs = [Pair(.type(type.name), schema.modelFingerprint(of: id))]
    if let examples = schema.exampleFingerprint(of: id) { pairs.append(Pair(.examples(of: type.name), examples)) }
    if type.kind == .inputObject {
      pairs.append(Pair(.inputFields(type.name), schema.modelFingerprint(ofInputs: type.inputFields)))
    }
    for field in schema.fields[type.fields.indices] {
      pairs.append(Pair(.field(type.name, field.name), schema.modelFingerprint(of: field, in: id)))
    }
    return pairs
  }
}

extension Schema {
  /// Returns the fingerprint of a type as models show it.
  fileprivate func modelFingerprint(of id: TypeID) -> Fingerprint {
    let type = self[id]
    var builder = FingerprintBuilder()
    builder.add(Int(type.kind.rawValue))
    builder.add(type.interfaces.count)
    for interface in interfaces(of: id) { builder.add(self[interface].name) }
    if type.kind == .union {
      for member in possibleTypes(of: id) { builder.add(self[member].name) }
    }
    for field in keyFields(of: id) { builder.add(field) }
    // Root types have no `__typename` selection.
    builder.add(OperationType.allCases.contains { rootType(of: $0) == id } ? 1 : 0)
    return builder.fingerprint
  }

  /// Returns the fingerprint of an abstract type or enum as example values show it; nil for other types.
  fileprivate func exampleFingerprint(of id: TypeID) -> Fingerprint? {
    var builder = FingerprintBuilder()
    switch self[id].kind {
    case .interface, .union:
      for object in possibleTypes(of: id).sorted(by: { self[$0].name < self[$1].name }) {
        builder.add(self[object].name)
        for name in interfaces(of: object).map({ self[$0].name }).sorted() { builder.add(name) }
        builder.add(-1)
      }
    case .enumeration:
      for value in enumValues[self[id].values.indices] {
        builder.add(value.name)
        builder.add(value.deprecationReason == nil ? 0 : 1)
      }
    case .object, .scalar, .inputObject: return nil
    }
    return builder.fingerprint
  }

  /// Returns the fingerprint of an input object's fields as default values show them.
  fileprivate func modelFingerprint(ofInputs run: Run) -> Fingerprint {
    var builder = FingerprintBuilder()
    for input in inputs[run.indices] { add(input, to: &builder) }
    return builder.fingerprint
  }

  /// Returns the fingerprint of a selected field as models show it.
  fileprivate func modelFingerprint(of field: Field, in type: TypeID) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.add(self[field.type.type].name)
    builder.add(field.type.wrappers.word)
    add(field.description, to: &builder)
    add(field.deprecationReason, to: &builder)
    builder.add(field.arguments.count)
    for argument in inputs[field.arguments.indices] { add(argument, to: &builder) }
    for argument in keyArguments(ofField: field.name, in: type) {
      builder.add(argument.utf8.count)
      var argument = argument
      argument.withUTF8 { builder.add(UnsafeRawBufferPointer($0)) }
    }
    return builder.fingerprint
  }

  private func add(_ input: InputValue, to builder: inout FingerprintBuilder) {
    builder.add(input.name)
    builder.add(self[input.type.type].name)
    builder.add(input.type.wrappers.word)
    builder.add(input.defaultValue == nil ? 0 : 1)
    add(input.deprecationReason, to: &builder)
  }

  private func add(_ text: TextID?, to builder: inout FingerprintBuilder) {
    guard let text else { return builder.add(0) }
    let bytes = texts.written(text)
    builder.add(bytes.count + 1)
    bytes.withUnsafeBytes { builder.add($0) }
  }
}
