import GraphQLSyntax
import Source

/// Assembles definitions into a schema. Numbers all types first, so that every reference can be resolved.
struct SchemaAssembler {
  /// A definition or extension of a type in the schema.
  struct Part {
    var document: Int
    var definition: TypeDefinition
    /// The index of the next part of the same type.
    var next: Int?
  }

  /// The sources, followed by the built-in definitions.
  let documents: [Document]
  /// The number of documents that are sources.
  let sourceCount: Int
  /// The number of sources that are introspection results. They come first.
  let introspectedCount: Int
  let apolloVersion: ApolloVersion

  var schema = Schema()
  var positions = SchemaPositions()
  var diagnostics: [Diagnostic] = []

  /// The indices of the defined and missing types.
  var typeNames: NameIndex
  var parts: [Part] = []
  /// The first and last part of each defined type.
  var ends: [(first: Int, last: Int)] = []
  var schemaDefinitions: [(document: Int, definition: SchemaDefinition)] = []
  var fieldNames = NameGroups()
  var inputNames = NameGroups()
  var directiveNames = NameGroups()

  init(introspected: [Document], _ documents: [Document], options: SchemaOptions) {
    let sources = introspected + documents
    sourceCount = sources.count
    introspectedCount = introspected.count
    apolloVersion = options.apolloVersion
    self.documents = sources + Prelude.documents(options)
    positions.files = sources.map(\.source.path)
    typeNames = NameIndex(capacity: sources.reduce(0) { $0 + $1.definitions.count } + 32)
  }

  mutating func assemble() {
    numberTypes()
    linkExtensions()
    reserve()
    for type in ends.indices { addType(type) }
    addDirectives()
    let metaFields = addMetaFields()
    addRoots()
    addImplementers()
    schema.lookup = SchemaLookup(schema, metaFields: metaFields)
  }

  func isSource(_ document: Int) -> Bool { document < sourceCount }

  /// Returns the place of a range in a source, or `none` for built-in definitions.
  func place(_ document: Int, _ range: TextRange) -> SchemaPositions.Place {
    isSource(document) ? SchemaPositions.Place(file: document, range: range) : .none
  }

  // MARK: Types

  /// Numbers the defined types in the order of the sources.
  private mutating func numberTypes() {
    for document in documents.indices {
      for definition in documents[document].definitions {
        switch definition {
        case .type(let type) where !type.isExtension: number(type, in: document)
        case .schema(let schema): schemaDefinitions.append((document, schema))
        case .type, .directive, .operation, .fragment: break
        }
      }
    }
  }

  private mutating func number(_ definition: TypeDefinition, in document: Int) {
    if isSource(document), Prelude.overrules(definition) { return }
    guard typeNames.insert(definition.name.name, schema.types.count) else { return }
    var type = Schema.NamedType(name: definition.name.name, kind: definition.kind)
    type.isBuiltIn = !isSource(document)
    type.isUnreferenced = type.isBuiltIn && type.kind == .scalar
    schema.types.append(type)
    positions.types.append(
      place(document, TextRange(definition.range.lower, definition.name.range.upper)))
    ends.append((parts.count, parts.count))
    parts.append(Part(document: document, definition: definition, next: nil))
  }

  /// Links the extensions of each type to its definition.
  private mutating func linkExtensions() {
    for document in documents.indices {
      for case .type(let definition) in documents[document].definitions where definition.isExtension {
        guard let type = typeNames[definition.name.name], schema.types[type].kind == definition.kind else { continue }
        parts[ends[type].last].next = parts.count
        ends[type].last = parts.count
        parts.append(Part(document: document, definition: definition, next: nil))
      }
    }
  }

  private mutating func reserve() {
    schema.fields.reserveCapacity(documents.reduce(8) { $0 + $1.fieldDefinitions.count })
    positions.fields.reserveCapacity(schema.fields.capacity)
    schema.inputs.reserveCapacity(documents.reduce(8) { $0 + $1.inputValues.count })
    positions.inputs.reserveCapacity(schema.inputs.capacity)
  }

  /// Returns the type with a name. Adds a missing type if none is defined.
  mutating func resolve(_ name: Name) -> Schema.TypeID {
    if let index = typeNames[name] {
      schema.types[index].isUnreferenced = false
      return Schema.TypeID(index)
    }
    let index = schema.types.count
    typeNames.insert(name, index)
    var type = Schema.NamedType(name: name, kind: .scalar)
    type.isMissing = true
    schema.types.append(type)
    positions.types.append(.none)
    return Schema.TypeID(index)
  }

  mutating func resolve(_ reference: TypeReference) -> Schema.TypeUse {
    Schema.TypeUse(type: resolve(reference.name.name), wrappers: reference.wrappers)
  }

  mutating func text(_ literal: StringLiteral?, in document: Document) -> Schema.TextID? {
    guard let literal else { return nil }
    return schema.texts.add(document.bytes(literal.range))
  }
}
