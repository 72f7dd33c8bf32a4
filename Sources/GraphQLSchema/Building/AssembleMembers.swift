import GraphQLSyntax
import Source

/// Adds fields, arguments, input fields and enum values. The first of several members with one name wins.
extension SchemaAssembler {
  mutating func addFields(_ list: NodeList<FieldDefinition>, in document: Document, _ file: Int) {
    for definition in document.fieldDefinitions[list.indices] where fieldNames.insert(definition.name.name) {
      addField(definition, in: document, file)
    }
  }

  /// Adds a field and returns its index.
  @discardableResult
  mutating func addField(_ definition: FieldDefinition, in document: Document, _ file: Int) -> Schema.FieldID {
    var field = Schema.Field(name: definition.name.name, type: resolve(definition.type))
    field.description = text(definition.description, in: document)
    if !definition.arguments.isEmpty {
      inputNames.start()
      let start = schema.inputs.count
      addInputs(definition.arguments, in: document, file, names: \.inputNames)
      field.arguments = Schema.Run(start..<schema.inputs.count)
    }
    var deprecated: TextRange?
    if !definition.directives.isEmpty {
      (field.deprecationReason, deprecated) = deprecation(definition.directives, in: document)
    }
    schema.fields.append(field)
    positions.fields.append(
      SchemaPositions.FieldPlace(
        definition: place(file, TextRange(definition.range.lower, definition.name.range.upper)),
        type: definition.type.range, deprecation: deprecated))
    return Schema.FieldID(schema.fields.count - 1)
  }

  /// Adds arguments or input fields. `names` holds the names that the run has already.
  mutating func addInputs(
    _ list: NodeList<InputValueDefinition>, in document: Document, _ file: Int,
    names: WritableKeyPath<SchemaAssembler, NameGroups>
  ) {
    for definition in document.inputValues[list.indices] where self[keyPath: names].insert(definition.name.name) {
      var input = Schema.InputValue(name: definition.name.name, type: resolve(definition.type))
      var place = SchemaPositions.InputPlace(
        definition: place(file, TextRange(definition.range.lower, definition.name.range.upper)),
        type: definition.type.range)
      input.description = text(definition.description, in: document)
      if let value = definition.defaultValue {
        schema.constants.append(ConstantValue(value, in: document))
        input.defaultValue = Schema.ConstantID(schema.constants.count - 1)
        place.defaultValue = value.range
      }
      if !definition.directives.isEmpty {
        (input.deprecationReason, place.deprecation) = deprecation(definition.directives, in: document)
      }
      schema.inputs.append(input)
      positions.inputs.append(place)
    }
  }

  mutating func addEnumValues(_ list: NodeList<EnumValueDefinition>, in document: Document, _ file: Int) {
    for definition in document.enumValues[list.indices] where fieldNames.insert(definition.name.name) {
      var value = Schema.EnumValue(name: definition.name.name)
      value.description = text(definition.description, in: document)
      value.deprecationReason = deprecation(definition.directives, in: document).reason
      schema.enumValues.append(value)
      positions.enumValues.append(place(file, TextRange(definition.range.lower, definition.name.range.upper)))
    }
  }

  /// Returns the reason and range of `@deprecated`. Without a reason, it is the specification's default.
  /// See https://spec.graphql.org/September2025/#sec--deprecated
  private mutating func deprecation(
    _ directives: NodeList<Directive>, in document: Document
  ) -> (reason: Schema.TextID?, range: TextRange?) {
    for directive in document[directives] where directive.name.name == Prelude.deprecated {
      for argument in document[directive.arguments] where argument.name.name == Prelude.reason {
        switch argument.value.content {
        case .string(let literal): return (text(literal, in: document), directive.range)
        case .null: return (nil, directive.range)
        default: break
        }
      }
      return (schema.texts.add("\"No longer supported\"".utf8), directive.range)
    }
    return (nil, nil)
  }

  /// Returns the string argument `name` of a directive.
  func string(argument name: Name, of directive: Directive, in document: Document) -> StringLiteral? {
    for argument in document[directive.arguments] where argument.name.name == name {
      if case .string(let literal) = argument.value.content { return literal }
    }
    return nil
  }
}

extension ConstantValue {
  /// Converts a parsed value. The parser bounds the recursion. A variable, which it rejects in constants, becomes null.
  init(_ value: Value, in document: Document) {
    switch value.content {
    case .variable, .null: self = .null
    case .int: self = .int(document.text(value.range))
    case .float: self = .float(document.text(value.range))
    case .string(let literal): self = .string(document.string(literal))
    case .boolean(let value): self = .boolean(value)
    case .enumeration(let name): self = .enumeration(name)
    case .list(let values): self = .list(document[values].map { ConstantValue($0, in: document) })
    case .object(let fields):
      self = .object(
        document[fields].map { Member(name: $0.name.name, value: ConstantValue($0.value, in: document)) })
    }
  }
}
