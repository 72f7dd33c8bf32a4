/// The outputs of a project. Outputs that are nil or empty are not written.
package struct Outputs: Hashable, Sendable {
  package var testMocks: TestMocksOutput?
  package var models: ModelsOutput?
  package var placeholders: PlaceholdersOutput?
  package var stubs: StubsOutput?
  package var protocolMocks: [ProtocolMocksOutput] = []
  /// The place of operation and fragment models. Determines their type names in tests.
  package var operations = OperationsPlacement.inSchemaModule

  package init() {}

  /// Whether GraphQL is used: a GraphQL output is set, or no output at all.
  package var useGraphQL: Bool {
    testMocks != nil || models != nil || protocolMocks.isEmpty
      || DefinitionOutputKind.allCases.contains { settings(of: $0) != nil }
  }
}

/// The settings of test mocks.
package struct TestMocksOutput: Hashable, Sendable {
  /// The folder of the files.
  package var path = "Generated/TestMocks"
  package var accessModifier = AccessModifier.public
  /// The module of the mocks, which mocks of other projects import.
  package var module: String?
  /// The origin of `path`.
  package var placement = Placement.directory

  package init() {}

  /// The ways to name the folder.
  package enum Placement: Hashable, Sendable {
    /// By its path.
    case directory
    /// As a target of the Swift package that Apollo generates: a folder in that of the schema types. Without a name,
    /// the folder is `TestMocks`, and the namespace begins the name of the target.
    case swiftPackageTarget(String?)
  }
}

/// The settings of models.
package struct ModelsOutput: Hashable, Sendable {
  /// The folder of the schema types. Operations are below it, or where `Outputs.operations` places them.
  package var path = "Generated/Models"
  /// The access modifier. If nil, the module type decides: internal for a target without its own modifier, else public.
  package var accessModifier: AccessModifier?
  /// Whether `path` was given explicitly, not derived from the Apollo configuration.
  package var hasOwnPath = false

  package init() {}
}

/// The settings of mocks of Swift protocols and annotated classes.
package struct ProtocolMocksOutput: Hashable, Sendable {
  /// Globs of the Swift files that declare the protocols and the types of their results.
  package var sources: [String] = []
  package var path = "Generated/ProtocolMocks"
  /// The module that declares the protocols.
  package var module: String?
  package var select = Selection.annotated
  /// Patterns of the names of protocols that get a mock without an annotation.
  package var names: [String] = []
  /// Patterns of the names of protocols and classes that get no mock, even with an annotation.
  package var exclude: [String] = []
  /// Whether values of the module's structures and enumerations are default results.
  package var defaultResults = true
  /// Globs of the files of the module; nil for `sources`.
  package var filesOfModule: [String]?

  package init() {}

  /// The protocols that get a mock.
  package enum Selection: String, Hashable, Sendable, CaseIterable {
    case annotated, all
  }
}

/// The access level of generated declarations.
package enum AccessModifier: String, Hashable, Sendable, CaseIterable {
  case `public`, `internal`
}

/// Apollo's `output.operations`.
package enum OperationsPlacement: Hashable, Sendable {
  case inSchemaModule
  /// Beside each operation file, or in a subfolder there.
  case relative(subpath: String?, accessModifier: AccessModifier)
  case absolute(path: String, accessModifier: AccessModifier)
}
