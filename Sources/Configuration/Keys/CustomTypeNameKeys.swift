import JSONSyntax

/// The key `options.schemaCustomization.customTypeNames`.
let customTypeNamesKey: Key<Options> = .custom(
  "customTypeNames", \.customTypeNames,
  .map(keys: .graphQLName, values: .either([.string(.identifier), .object(customizationShape)])),
  "New names of types, by their names in the schema. Built-in scalars cannot be renamed.",
  read: { value, _ in readCustomizations(value) },
  show: showCustomizations)

private let customizationShape = ObjectShape(
  [
    KeyDescription("type", .object(ObjectShape([required(typeName)], unknownKeys: .warning)), "A type of any kind."),
    KeyDescription(
      "enum",
      .object(
        ObjectShape(
          [nullable(typeName), names("cases", "New names of enum cases, by the values in the schema.")],
          unknownKeys: .warning, count: .atLeastOne)
      ),
      "An enum."),
    KeyDescription(
      "inputObject",
      .object(
        ObjectShape(
          [nullable(typeName), names("fields", "New names of properties, by the field names in the schema.")],
          unknownKeys: .warning,
          count: .atLeastOne)),
      "An input object."),
  ], unknownKeys: .warning, count: .exactlyOne)

private let typeName = KeyDescription("name", .string(.identifier), "The new name of the type.")

private func names(_ key: String, _ documentation: String) -> KeyDescription {
  nullable(KeyDescription(key, .map(keys: .graphQLName, values: .string(.identifier)), documentation))
}

private func readCustomizations(_ value: JSONValue) -> [String: TypeCustomization]? {
  guard value.kind == .object else { return nil }
  var customizations: [String: TypeCustomization] = [:]
  for member in value.members {
    if let name = member.key.string { customizations[name] = readCustomization(member.value) }
  }
  return customizations
}

private func readCustomization(_ value: JSONValue) -> TypeCustomization? {
  if let name = value.string ?? value["type"]?["name"]?.string { return .type(name: name) }
  if let type = value["enum"] { return .enum(name: type["name"]?.string, cases: strings(type["cases"])) }
  if let type = value["inputObject"] {
    return .inputObject(name: type["name"]?.string, fields: strings(type["fields"]))
  }
  return nil
}

private func strings(_ value: JSONValue?) -> [String: String] {
  var strings: [String: String] = [:]
  guard let value else { return strings }
  for member in value.members {
    if let key = member.key.string, let text = member.value.string { strings[key] = text }
  }
  return strings
}

private func showCustomizations(_ customizations: [String: TypeCustomization]) -> JSONTree {
  .object(
    customizations.sorted { $0.key < $1.key }.map { name, customization in
      JSONTree.Member(name, showCustomization(customization))
    })
}

private func showCustomization(_ customization: TypeCustomization) -> JSONTree {
  switch customization {
  case .type(let name): .string(name)
  case .enum(let name, let cases): ["enum": .object(shownName(name) + [JSONTree.Member("cases", tree(cases))])]
  case .inputObject(let name, let fields):
    ["inputObject": .object(shownName(name) + [JSONTree.Member("fields", tree(fields))])]
  }
}

private func shownName(_ name: String?) -> [JSONTree.Member] {
  name.map { [JSONTree.Member("name", .string($0))] } ?? []
}

private func tree(_ strings: [String: String]) -> JSONTree {
  .object(strings.sorted { $0.key < $1.key }.map { JSONTree.Member($0.key, .string($0.value)) })
}
