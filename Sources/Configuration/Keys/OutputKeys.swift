import JSONSyntax

/// The keys of `outputs`.
let outputKeys: [Key<Outputs>] = [
  .optionalGroup(
    "testMocks", \.testMocks, new: TestMocksOutput(), testMocksKeys,
    "Test mocks: one file for each object type that an operation uses."),
  .optionalGroup(
    "models", \.models, new: DirectoryOutput(path: "Generated/Models"), directoryKeys,
    "Response models and schema types."),
  .optionalGroup(
    "placeholders", \.placeholders, new: DirectoryOutput(path: "Generated/Placeholders"), directoryKeys,
    "`placeholder()` factories for every selection set and fragment."),
  .optionalGroup(
    "stubs", \.stubs, new: DirectoryOutput(path: "Generated/Stubs"), directoryKeys,
    "Sample data and stubbed responses for every operation."),
  .list(
    "protocolMocks", \.protocolMocks, new: ProtocolMocksOutput(), protocolMocksKeys, "Mocks of Swift protocols."),
  .custom(
    "operations", \.operations, operationsShape,
    "Where Apollo's generator puts operation models, in the words of its `output.operations`. Decides under which "
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

private let directoryKeys: [Key<DirectoryOutput>] = [
  .path("path", \.path, "The folder of the files.")
]

private let protocolMocksKeys: [Key<ProtocolMocksOutput>] = [
  .globs("sources", \.sources, "The Swift files that declare the protocols.").required(),
  .path("path", \.path, "The folder of the files."),
  .text("module", \.module, .module, "The module that the protocols stand in."),
  .choice("select", \.select, "Which protocols get a mock: those that carry an annotation, or all."),
]
