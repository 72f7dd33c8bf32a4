import JSONSyntax

/// The shape of Apollo's `output.operations`.
let operationsShape = ValueShape.object(
  ObjectShape(
    [
      KeyDescription(
        "inSchemaModule", .object(ObjectShape([], unknownKeys: .warning)), "Models in the schema's module."),
      KeyDescription(
        "relative", .object(ObjectShape([nullable(subpath), nullable(access)], unknownKeys: .warning)),
        "Models in the folder of each operation file, or in a subfolder of it."),
      KeyDescription(
        "absolute", .object(ObjectShape([required(path), nullable(access)], unknownKeys: .warning)),
        "Models in one folder."),
    ], unknownKeys: .warning, count: .exactlyOne))

private let subpath = KeyDescription("subpath", .string(.any), "The subfolder of the folder of each operation file.")
private let path = KeyDescription("path", .string(.path), "The folder.")
private let access = accessModifierDescription(default: .public)

func readOperationsPlacement(_ value: JSONValue, _ reading: Reading) -> OperationsPlacement? {
  if let relative = value["relative"] {
    return .relative(subpath: relative["subpath"]?.string, accessModifier: accessModifier(in: relative) ?? .public)
  }
  if let absolute = value["absolute"], let path = absolute["path"]?.string {
    return .absolute(path: reading.resolve(path), accessModifier: accessModifier(in: absolute) ?? .public)
  }
  return value["inSchemaModule"].map { _ in .inSchemaModule }
}

func showOperationsPlacement(_ placement: OperationsPlacement) -> JSONTree {
  switch placement {
  case .inSchemaModule: ["inSchemaModule": [:]]
  case .relative(let subpath, let access):
    [
      "relative": [
        "subpath": subpath.map(JSONTree.string) ?? .null, "accessModifier": .string(access.rawValue),
      ]
    ]
  case .absolute(let path, let access):
    ["absolute": ["path": .string(path), "accessModifier": .string(access.rawValue)]]
  }
}

// MARK: - Shared keys

func accessModifierDescription(default value: AccessModifier) -> KeyDescription {
  var key = KeyDescription(
    "accessModifier", .choice(AccessModifier.allCases.map(\.rawValue)), "The access modifier of generated code.")
  key.defaultValue = .string(value.rawValue)
  return key
}

func accessModifier(in object: JSONValue) -> AccessModifier? {
  object["accessModifier"]?.string.flatMap(AccessModifier.init(rawValue:))
}

func required(_ key: KeyDescription) -> KeyDescription {
  var key = key
  key.isRequired = true
  return key
}

func nullable(_ key: KeyDescription) -> KeyDescription {
  var key = key
  key.acceptsNull = true
  return key
}
