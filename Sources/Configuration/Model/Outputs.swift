/// What is written, and where. What is nil or empty is not written.
package struct Outputs: Hashable, Sendable {
  package var testMocks: TestMocksOutput?
  package var models: ModelsOutput?
  package var placeholders: DirectoryOutput?
  package var stubs: DirectoryOutput?
  package var protocolMocks: [ProtocolMocksOutput] = []
  /// Where models of operations and fragments are, which decides under which type names tests see them.
  package var operations = OperationsPlacement.inSchemaModule

  package init() {}
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

/// The folder of an output of another kind.
package struct DirectoryOutput: Hashable, Sendable {
  package var path: String

  package init(path: String) {
    self.path = path
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
