import GraphQLSchema
import GraphQLSyntax
import Incremental
import MockIR
import Source

/// The fingerprint of the schema elements that the models of a definition show.
///
/// These are the types that the definition names or reaches, and the fields that it selects. If variables have default
/// values that are enum values or input objects, the values of these enums and the types in these objects count too.
enum ModelUses: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Fingerprint {
    let contributions = reader.value(Contributions.self, key)
    var builder = FingerprintBuilder()
    for type in contributions.types { reader.add(.type(type), to: &builder) }
    for field in contributions.fields { reader.add(.field(field.parent, field.fieldName), to: &builder) }
    for element in elementsOfDefaults(key, reader) { reader.add(element, to: &builder) }
    return builder.fingerprint
  }

  /// Returns the input objects and enums that default values of variables can contain, without duplicates.
  private static func elementsOfDefaults(_ key: DefinitionID, _ reader: Reader) -> [ModelElement] {
    reader.depend(on: DefinitionText.self, key)
    let source = reader.untracked.value(ParsedFile.self, key.file)
    guard let index = source.index(of: key), case .operation(let operation) = source.document.definitions[index]
    else { return [] }
    var open = source.document[operation.variables].filter { $0.defaultValue?.mayHoldNames == true }
      .map { $0.type.name.name }
    guard !open.isEmpty else { return [] }
    let schema = reader.untracked.value(SchemaModel.self, Single()).schema
    var seen: Set<Name> = []
    var (inputs, enums): ([Name], [Name]) = ([], [])
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let type = schema.type(named: name) else { continue }
      switch schema[type].kind {
      case .enumeration: enums.append(name)
      case .inputObject:
        // Depend by name, so a change of the type invalidates this query.
        reader.depend(onItemsOf: ModelElements.self, .inputFields(name))
        inputs.append(name)
        open += schema.inputs[schema[type].inputFields.indices].map { schema[$0.type.type].name }
      case .object, .interface, .union, .scalar: continue
      }
    }
    return inputs.sorted().map { .inputFields($0) } + enums.sorted().map { .examples(of: $0) }
  }
}

/// One fingerprint of a definition's tokens and of the schema elements that its models show.
enum ModelState: Query {
  static func compute(_ key: DefinitionID, _ reader: Reader) -> Fingerprint {
    let text = reader.value(DefinitionText.self, key)?.fingerprint
    let uses = reader.value(ModelUses.self, key)
    var builder = FingerprintBuilder()
    for part in [text?.low ?? 0, text?.high ?? 1, uses.low, uses.high] { builder.add(part) }
    return builder.fingerprint
  }
}

extension Reader {
  fileprivate func add(_ element: ModelElement, to builder: inout FingerprintBuilder) {
    let fingerprint = items(of: ModelElements.self, element).first { _ in true }
    builder.add(fingerprint?.low ?? 0)
    builder.add(fingerprint?.high ?? 1)
  }
}

extension Value {
  /// Whether the value can be or contain an enum value or an input object.
  fileprivate var mayHoldNames: Bool {
    switch content {
    case .object, .list, .enumeration: true
    case .variable, .int, .float, .string, .boolean, .null: false
    }
  }
}
