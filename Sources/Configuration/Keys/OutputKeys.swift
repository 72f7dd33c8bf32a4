import JSONSyntax

/// The keys of `outputs`.
let outputKeys: [Key<Outputs>] = [
  .optionalGroup(
    "testMocks", \.testMocks, new: TestMocksOutput(), testMocksKeys,
    "Test mocks: one file for each object type that an operation uses."),
  .optionalGroup(
    "models", \.models, new: ModelsOutput(), modelsKeys, "Response models and schema types."),
  .optionalGroup(
    "placeholders", \.placeholders, new: PlaceholdersOutput(), placeholdersKeys,
    "`placeholder()` for every selection set and fragment, with defaults for everything."),
  .optionalGroup(
    "stubs", \.stubs, new: StubsOutput(), stubsKeys, "`sampleData` for every operation: a response to it, as JSON."),
  .list(
    "protocolMocks", \.protocolMocks, new: ProtocolMocksOutput(), protocolMocksKeys, "Mocks of Swift protocols."),
  .custom(
    "operations", \.operations, operationsShape,
    "Where models of operations and fragments are, in the words of Apollo's `output.operations`. Decides under which "
      + "type names tests see them.", read: readOperationsPlacement, show: showOperationsPlacement),
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
]

private let modelsKeys: [Key<ModelsOutput>] = [
  Key(
    "path",
    "The folder of the files. Unless it is given, that of the schema's types (`schemaTypes.path`), if there is one.",
    shape: { _ in .string(.path) },
    read: { value, target, reading in
      guard let path = value.string else { return }
      target.path = reading.resolve(path)
      target.hasOwnPath = true
    }, settings: { .value(.string($0.path)) }),
  Key(
    "accessModifier",
    "The access modifier of the models. Unless it is given, `schemaTypes.moduleType` decides.",
    shape: { _ in .choice(AccessModifier.allCases.map(\.rawValue)) },
    read: { value, target, _ in
      target.accessModifier = value.string.flatMap(AccessModifier.init(rawValue:)) ?? target.accessModifier
    }, settings: { .value($0.accessModifier.map { .string($0.rawValue) } ?? .null) }),
]

private let protocolMocksKeys: [Key<ProtocolMocksOutput>] = [
  .globs("sources", \.sources, "The Swift files that declare the protocols.").required(),
  .path("path", \.path, "The folder of the files."),
  .text("module", \.module, .module, "The module that the protocols stand in."),
  .choice("select", \.select, "Which protocols get a mock: those that carry an annotation, or all."),
  .texts(
    "names", \.names, .nonEmpty,
    "Patterns of the names of protocols that get a mock without an annotation, such as `*Service`."),
  .texts(
    "exclude", \.exclude, .nonEmpty,
    "Patterns of the names of protocols and classes that get no mock, even if they carry an annotation."),
]
