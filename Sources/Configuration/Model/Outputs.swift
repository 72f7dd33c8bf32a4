/// What is written, and where. What is nil or empty is not written.
package struct Outputs: Hashable, Sendable {
  package var testMocks: TestMocksOutput?
  package var models: ModelsOutput?
  package var placeholders: PlaceholdersOutput?
  package var stubs: StubsOutput?
  package var protocolMocks: [ProtocolMocksOutput] = []
  /// Where models of operations and fragments are, which decides under which type names tests see them.
  package var operations = OperationsPlacement.inSchemaModule

  package init() {}

  /// Whether anything is made from a schema and operations; also where nothing is made at all.
  package var useGraphQL: Bool {
    testMocks != nil || models != nil || placeholders != nil || stubs != nil || protocolMocks.isEmpty
  }
}

/// The folder of the test mocks.
package struct TestMocksOutput: Hashable, Sendable {
  /// The folder that the files are written to.
  package var path = "Generated/TestMocks"
  package var accessModifier = AccessModifier.public
  /// Where `path` comes from.
  package var placement = Placement.directory

  package init() {}

  /// How the folder was named.
  package enum Placement: Hashable, Sendable {
    /// By its path.
    case directory
    /// As a target of the Swift package that Apollo generates: a folder in that of the schema types.
    case swiftPackageTarget(String)
  }
}

/// The folder of the models.
package struct ModelsOutput: Hashable, Sendable {
  /// The folder that the schema's types are written to; that of operations is below it or `Outputs.operations` says it.
  package var path = "Generated/Models"
  /// Nil for what the module type says: internal in a target that says nothing else, public everywhere else.
  package var accessModifier: AccessModifier?
  /// Whether `path` was given, and is not where the Apollo configuration puts the schema's types.
  package var hasOwnPath = false

  package init() {}
}

/// Placeholders of models.
package struct PlaceholdersOutput: OutputWithValues, Hashable {
  /// The folder that the files are written to.
  package var path = "Generated/Placeholders"
  package var accessModifier = AccessModifier.public
  /// The module of the operations, where it is not that of the schema's types.
  package var module: String?
  package var values = PlaceholderValues()

  package init() {}
}

/// Samples of responses to operations.
package struct StubsOutput: OutputWithValues, Hashable {
  /// The folder that the files are written to.
  package var path = "Generated/Stubs"
  package var accessModifier = AccessModifier.public
  /// The module of the operations, where it is not that of the schema's types.
  package var module: String?
  package var nullable = Nullable.filled
  package var lists = Lists.one
  package var values = PlaceholderValues()

  package init() {}

  /// What stands where null may.
  package enum Nullable: String, Hashable, Sendable, CaseIterable {
    case filled, null
  }

  /// How many elements lists have.
  package enum Lists: String, Hashable, Sendable, CaseIterable {
    case one, empty
  }
}

/// Mocks of Swift protocols.
package struct ProtocolMocksOutput: Hashable, Sendable {
  /// Globs of the Swift files that declare the protocols.
  package var sources: [String] = []
  package var path = "Generated/ProtocolMocks"
  /// The module that the protocols stand in.
  package var module: String?
  package var select = Selection.annotated
  /// Patterns of the names of protocols that get a mock without an annotation.
  package var names: [String] = []
  /// Patterns of the names of protocols and classes that get no mock, whatever else asks for one.
  package var exclude: [String] = []

  package init() {}

  /// Which protocols get a mock.
  package enum Selection: String, Hashable, Sendable, CaseIterable {
    case annotated, all
  }
}

package enum AccessModifier: String, Hashable, Sendable, CaseIterable {
  case `public`, `internal`
}

/// Apollo's `output.operations`.
package enum OperationsPlacement: Hashable, Sendable {
  case inSchemaModule
  /// Beside each operation file, or in a folder there.
  case relative(subpath: String?, accessModifier: AccessModifier)
  case absolute(path: String, accessModifier: AccessModifier)
}
