import JSONSyntax

/// The keys of `outputs`.
let outputKeys: [Key<Outputs>] = graphQLKeys + DefinitionOutputKind.allCases.map(\.key) + otherKeys

private let graphQLKeys: [Key<Outputs>] = [
  .optionalGroup(
    "testMocks", \.testMocks, new: TestMocksOutput(), testMocksKeys,
    "Test mocks: one file for each object type that an operation uses."),
  .optionalGroup(
    "models", \.models, new: ModelsOutput(), modelsKeys, "Response models and schema types."),
]

private let otherKeys: [Key<Outputs>] = [
  .list(
    "protocolMocks", \.protocolMocks, new: ProtocolMocksOutput(), protocolMocksKeys, "Mocks of Swift protocols."),
  .custom(
    "operations", \.operations, operationsShape,
    "The places of the models of operations and fragments, as in Apollo's `output.operations`. Determines their type "
      + "names.", read: readOperationsPlacement, show: showOperationsPlacement),
]

private let testMocksKeys: [Key<TestMocksOutput>] = [
  Key(
    "path", "The folder of the files.", shape: { _ in .string(.path) },
    read: { value, target, reading in
      guard let path = value.string else { return }
      target.path = reading.resolve(path)
      target.placement = .directory
    }, settings: { .value(.string($0.path)) }),
  .choice("accessModifier", \.accessModifier, "The access modifier of the mocks."),
  .text(
    "module", \.module, .module,
    "The module of the mocks, which mocks of other projects import. The default is the name of the project and "
      + "`TestMocks`."),
]

private let modelsKeys: [Key<ModelsOutput>] = [
  Key(
    "path",
    "The folder of the files. The default is `schemaTypes.path`.",
    shape: { _ in .string(.path) },
    read: { value, target, reading in
      guard let path = value.string else { return }
      target.path = reading.resolve(path)
      target.hasOwnPath = true
    }, settings: { .value(.string($0.path)) }),
  Key(
    "accessModifier",
    "The access modifier of the models. The default follows from `schemaTypes.moduleType`.",
    shape: { _ in .choice(AccessModifier.allCases.map(\.rawValue)) },
    read: { value, target, _ in
      target.accessModifier = value.string.flatMap(AccessModifier.init(rawValue:)) ?? target.accessModifier
    }, settings: { .value($0.accessModifier.map { .string($0.rawValue) } ?? .null) }),
]

private let protocolMocksKeys: [Key<ProtocolMocksOutput>] = [
  .globs("sources", \.sources, "The Swift files that declare the protocols and the types of their results.").required(),
  .path("path", \.path, "The folder of the files."),
  .text("module", \.module, .module, "The module of the protocols."),
  .choice("select", \.select, "The protocols that get mocks: annotated protocols, or all."),
  .texts(
    "names", \.names, .nonEmpty,
    "Name patterns of protocols that get mocks without an annotation, such as `*Service`."),
  .texts(
    "exclude", \.exclude, .nonEmpty,
    "Name patterns of protocols and classes that get no mocks, even with an annotation."),
  .flag(
    "defaultResults", \.defaultResults,
    "Whether members return values of the structures and enumerations in `sources` by default."),
]
