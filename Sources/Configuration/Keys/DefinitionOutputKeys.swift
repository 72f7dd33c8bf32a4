import JSONSyntax

extension DefinitionOutputKind {
  /// The key of the output.
  var key: Key<Outputs> {
    switch self {
    case .placeholders:
      group(
        \.placeholders, placeholdersKeys,
        "A `placeholder()` method for each selection set and fragment, with default values.")
    case .stubs:
      group(\.stubs, stubsKeys, "A `sampleData` property for each operation: a sample response, as JSON.")
    }
  }

  private func group<Output: DefinitionOutput>(
    _ field: Key<Outputs>.Field<Output?>, _ keys: [Key<Output>], _ documentation: String
  ) -> Key<Outputs> {
    .optionalGroup(rawValue, field, new: Output(), keys, documentation)
  }
}

/// The keys of `outputs.placeholders`.
private let placeholdersKeys: [Key<PlaceholdersOutput>] =
  [
    .path("path", \.path, "The folder of the files. Files in the folder of the models belong to the models' module."),
    .choice("accessModifier", \.accessModifier, "The access modifier of the methods."),
    .text("module", \.module, .module, moduleDocumentation),
  ] + valueKeys()

/// The keys of `outputs.stubs`.
private let stubsKeys: [Key<StubsOutput>] =
  [
    .path("path", \.path, "The folder of the files. Files in the folder of the models belong to the models' module."),
    .choice("accessModifier", \.accessModifier, "The access modifier of the samples."),
    .text("module", \.module, .module, moduleDocumentation),
    .choice("nullable", \.nullable, "The value of nullable fields in samples: a value or null."),
    .choice("lists", \.lists, "The number of elements of lists in samples."),
  ] + valueKeys()

private let moduleDocumentation = "The module of the operations, if it differs from the module of the schema's types."

/// Returns the keys for values of scalars and enums.
private func valueKeys<Output: OutputWithValues>() -> [Key<Output>] {
  [
    .choice(
      "enums", \.values.enums,
      "The value of enums: the first one in the schema, or an unknown value."),
    leaves(
      "scalars", \.values.scalars, .graphQLName,
      "Values of scalars, by name. Custom scalars have the values that a server would send."),
    leaves(
      "fields", \.values.fields, .fieldName,
      "Values of fields, by field name such as `email`, or by type and field name such as `User.email`."),
    .flag(
      "usualNames", \.values.usualNames,
      "Whether fields with common names, such as `email`, `url` or `price`, have realistic values."),
    .text(
      "seed", \.values.seed, .nonEmpty,
      "Any text. If set, values depend on it and differ between fields. Otherwise, values are empty strings and zeros."
    ),
  ]
}

/// Returns a key for scalar values by name.
private func leaves<Output>(
  _ name: String, _ field: Key<Output>.Field<[String: LeafValue]>, _ keys: StringRule, _ documentation: String
) -> Key<Output> {
  .custom(
    name, field, .map(keys: keys, values: .either([.string(.any), .number, .bool])), documentation,
    read: { value, _ in
      guard value.kind == .object else { return nil }
      return value.members.reduce(into: [:]) { values, member in
        if let name = member.key.string { values[name] = LeafValue(member.value) }
      }
    },
    show: { values in .object(values.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, $0.value.tree) }) })
}

extension LeafValue {
  /// Converts a JSON value. Nil for objects, arrays and null, and for numbers out of range.
  fileprivate init?(_ value: JSONValue) {
    if let text = value.string {
      self = .text(text)
    } else if let integer = value.int {
      self = .integer(integer)
    } else if let number = value.double, number.isFinite {
      self = .number(number)
    } else if let flag = value.bool {
      self = .flag(flag)
    } else {
      return nil
    }
  }

  fileprivate var tree: JSONTree {
    switch self {
    case .text(let text): .string(text)
    case .integer(let value): .integer(value)
    case .number(let value): .double(value)
    case .flag(let value): .bool(value)
    }
  }
}
