import JSONSyntax

/// The keys of `schemaTypes`, in `.mockgen.json` and below Apollo's `output`.
let schemaTypesKeys: [Key<SchemaTypes>] = [
  .optionalPath("path", \.path, "The folder of the generated schema types."),
  .custom(
    "moduleType", \.moduleType, moduleTypeShape,
    "The kind of module with the schema's types. Determines the imports of generated code.",
    read: { value, _ in readModuleType(value) }, show: showModuleType),
]

private let moduleTypeShape = ValueShape.object(
  ObjectShape(
    [
      KeyDescription(
        "embeddedInTarget",
        .object(
          ObjectShape(
            [
              required(
                KeyDescription(
                  "name", .string(.embeddingTarget), "The name of the target. Generated code imports its module.")),
              nullable(accessModifierDescription(default: .internal)),
            ], unknownKeys: .warning)), "The types are part of an app target."),
      swiftPackage,
      KeyDescription(
        "swiftPackageManager", .object(ObjectShape([], unknownKeys: .warning)),
        "The name of `swiftPackage` in Apollo 1."),
      KeyDescription(
        "other", .object(ObjectShape([], unknownKeys: .warning)), "The types are in another module."),
    ], unknownKeys: .warning, count: .exactlyOne))

private let swiftPackage = KeyDescription(
  "swiftPackage",
  .object(
    ObjectShape(
      [
        nullable(
          KeyDescription("apolloSDKDependency", .object(sdkDependency), "The dependency of that package on Apollo."))
      ],
      unknownKeys: .warning)), "The types are in a Swift package that Apollo's generator creates.")

private let sdkDependency = ObjectShape([
  nullable(KeyDescription("url", .string(.any), "The URL of the package.")),
  nullable(
    KeyDescription(
      "sdkVersion", .either([.choice(["default"]), .object(sdkVersion)]), "The version of the package.")),
])

private let sdkVersion = ObjectShape(
  [
    form("branch", "name"), form("commit", "hash"), form("exact", "version"), form("from", "version"),
    form("local", "path"),
  ], unknownKeys: .warning, count: .exactlyOne)

private func form(_ name: String, _ key: String) -> KeyDescription {
  let value = required(KeyDescription(key, .string(.nonEmpty), "Its \(key)."))
  return KeyDescription(name, .object(ObjectShape([value], unknownKeys: .warning)), "A package given by its \(key).")
}

private func readModuleType(_ value: JSONValue) -> ModuleType? {
  if let target = value["embeddedInTarget"] {
    guard let name = target["name"]?.string else { return nil }
    return .embeddedInTarget(name: name, accessModifier: accessModifier(in: target) ?? .internal)
  }
  if value["swiftPackage"] != nil || value["swiftPackageManager"] != nil { return .swiftPackage }
  return value["other"].map { _ in .other }
}

private func showModuleType(_ type: ModuleType) -> JSONTree {
  switch type {
  case .embeddedInTarget(let name, let access):
    ["embeddedInTarget": ["name": .string(name), "accessModifier": .string(access.rawValue)]]
  case .swiftPackage: ["swiftPackage": [:]]
  case .other: ["other": [:]]
  }
}
