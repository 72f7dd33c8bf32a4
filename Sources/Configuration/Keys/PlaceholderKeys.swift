import JSONSyntax

/// The keys of `outputs.placeholders`.
let placeholdersKeys: [Key<PlaceholdersOutput>] =
  [
    .path("path", \.path, "The folder of the files. Inside that of the models, they are part of the models' module."),
    .choice("accessModifier", \.accessModifier, "The access modifier of the methods."),
    .text("module", \.module, .module, moduleDocumentation),
  ] + valueKeys()

/// The keys of `outputs.stubs`.
let stubsKeys: [Key<StubsOutput>] =
  [
    .path("path", \.path, "The folder of the files. Inside that of the models, they are part of the models' module."),
    .choice("accessModifier", \.accessModifier, "The access modifier of the samples."),
    .text("module", \.module, .module, moduleDocumentation),
    .choice("nullable", \.nullable, "What stands in samples where null may: a value, or null."),
    .choice("lists", \.lists, "How many elements lists have in samples."),
  ] + valueKeys()

private let moduleDocumentation = "The module of the operations, where it is not that of the schema's types."

/// Returns the keys for values of scalars and enums.
private func valueKeys<Output: OutputWithValues>() -> [Key<Output>] {
  [
    .choice(
      "enums", \.values.enums,
      "Which value of an enum is taken: the first of the schema, or one that nobody knows."),
    leaves(
      "scalars", \.values.scalars, .graphQLName,
      "Values by the names of scalars. For custom scalars, they are what a server would send."),
    leaves(
      "fields", \.values.fields, .fieldName,
      "Values by the names of fields, such as `email`, or of types and fields, such as `User.email`."),
    .flag(
      "usualNames", \.values.usualNames,
      "Whether fields with usual names, such as `email`, `url` or `price`, have values that look like it."),
    .text(
      "seed", \.values.seed, .nonEmpty,
      "Any text, from which values follow that differ from field to field. Without it, they are empty texts and zeros."),
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
