import Source

/// Builds a tree of type definitions from another format, such as an introspection result.
///
/// Ranges of nodes are those in the original text. Strings in it must be encoded as in GraphQL, like those in JSON.
package struct DocumentBuilder {
  package private(set) var document: Document

  package init(source: SourceFile) {
    document = Document(source: source)
  }

  package mutating func addSchema(_ roots: [(OperationType, Identifier)], description: TextRange?, range: TextRange) {
    let start = document.operationTypes.count
    for (operation, type) in roots {
      document.operationTypes.append(OperationTypeDefinition(operation: operation, type: type, range: type.range))
    }
    document.definitions.append(
      .schema(
        SchemaDefinition(
          isExtension: false, description: literal(description), directives: .empty,
          operationTypes: NodeList(start: start, count: roots.count), range: range)))
  }

  /// The parts of a type. Parts that its kind does not have must be empty.
  package struct TypeParts {
    package var description: TextRange?
    package var interfaces: [Identifier] = []
    package var fields: [FieldDefinition] = []
    package var inputFields: [InputValueDefinition] = []
    package var members: [Identifier] = []
    package var values: [EnumValueDefinition] = []
    package var directives: [Directive] = []

    package init() {}
  }

  package mutating func addType(_ kind: TypeKind, _ name: Identifier, _ parts: TypeParts) {
    document.definitions.append(
      .type(
        TypeDefinition(
          kind: kind, isExtension: false, description: literal(parts.description), name: name,
          interfaces: add(parts.interfaces, to: \.identifiers), directives: add(parts.directives, to: \.directives),
          fields: add(parts.fields, to: \.fieldDefinitions), inputFields: add(parts.inputFields, to: \.inputValues),
          members: add(parts.members, to: \.identifiers), values: add(parts.values, to: \.enumValues),
          range: name.range)))
  }

  package mutating func addDirective(
    _ name: Identifier, description: TextRange?, arguments: [InputValueDefinition], isRepeatable: Bool,
    locations: [Identifier]
  ) {
    document.definitions.append(
      .directive(
        DirectiveDefinition(
          description: literal(description), name: name, arguments: add(arguments, to: \.inputValues),
          isRepeatable: isRepeatable, locations: add(locations, to: \.identifiers), range: name.range)))
  }

  package mutating func field(
    _ name: Identifier, _ type: TypeReference, description: TextRange?, arguments: [InputValueDefinition],
    directives: [Directive]
  ) -> FieldDefinition {
    FieldDefinition(
      description: literal(description), name: name, arguments: add(arguments, to: \.inputValues), type: type,
      directives: add(directives, to: \.directives), range: name.range)
  }

  package mutating func input(
    _ name: Identifier, _ type: TypeReference, description: TextRange?, defaultValue: Value?, directives: [Directive]
  ) -> InputValueDefinition {
    InputValueDefinition(
      description: literal(description), name: name, type: type, defaultValue: defaultValue,
      directives: add(directives, to: \.directives), range: name.range)
  }

  package mutating func enumValue(
    _ name: Identifier, description: TextRange?, directives: [Directive]
  ) -> EnumValueDefinition {
    EnumValueDefinition(
      description: literal(description), name: name, directives: add(directives, to: \.directives), range: name.range)
  }

  package func type(_ name: Identifier, _ wrappers: TypeWrappers, range: TextRange) -> TypeReference {
    TypeReference(name: name, wrappers: wrappers, range: range)
  }

  /// Returns a directive with one argument, a string in the text, or without arguments.
  package mutating func directive(_ name: Name, argument: Name, value: TextRange?, range: TextRange) -> Directive {
    var arguments: [Argument] = []
    if let value {
      let content = Value.Content.string(StringLiteral(range: value, isBlock: false))
      arguments.append(
        Argument(
          name: Identifier(name: argument, offset: range.lower), value: Value(content: content, range: value)))
    }
    return Directive(
      name: Identifier(name: name, offset: range.lower), arguments: add(arguments, to: \.arguments), range: range)
  }

  /// Returns a copy of a value that is in the text at `offset`. If nil, appends its source to the text.
  ///
  /// - Parameter place: the range of the resulting value.
  package mutating func value(_ value: Value, of other: Document, offset: UInt32?, place: TextRange) -> Value {
    let shift = offset ?? UInt32(truncatingIfNeeded: document.source.bytes.count)
    if offset == nil { document.source.bytes += other.source.bytes }
    let moved = move(value, of: other, by: shift)
    switch moved.content {
    case .int, .float: return moved
    default: return Value(content: moved.content, range: place)
    }
  }

  /// Copies a value with its nodes. Recursion is bounded by the parser's depth limit.
  private mutating func move(_ value: Value, of other: Document, by shift: UInt32) -> Value {
    let content: Value.Content
    switch value.content {
    case .string(let literal):
      content = .string(StringLiteral(range: shifted(literal.range, shift), isBlock: literal.isBlock))
    case .list(let list):
      let moved = other[list].map { move($0, of: other, by: shift) }
      content = .list(add(moved, to: \.values))
    case .object(let fields):
      let moved = other[fields].map { field in
        ObjectField(
          name: Identifier(name: field.name.name, offset: field.name.offset &+ shift),
          value: move(field.value, of: other, by: shift))
      }
      content = .object(add(moved, to: \.objectFields))
    case .variable, .int, .float, .boolean, .null, .enumeration: content = value.content
    }
    return Value(content: content, range: shifted(value.range, shift))
  }

  private func shifted(_ range: TextRange, _ shift: UInt32) -> TextRange {
    TextRange(range.lower &+ shift, range.upper &+ shift)
  }

  private func literal(_ range: TextRange?) -> StringLiteral? {
    range.map { StringLiteral(range: $0, isBlock: false) }
  }

  private mutating func add<Node>(_ nodes: [Node], to list: WritableKeyPath<Document, [Node]>) -> NodeList<Node> {
    let start = document[keyPath: list].count
    document[keyPath: list].append(contentsOf: nodes)
    return NodeList(start: start, count: nodes.count)
  }
}
