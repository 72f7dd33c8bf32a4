import Source

/// The effective settings of a workspace: the values in its configuration files, and defaults for the rest.
///
/// All paths are relative to the workspace, with `/` between components and without `.` or needless `..`. A path that
/// starts with `..`, `/` or `~` leaves the workspace. Settings hold no positions, so edits of white space or order give
/// equal settings.
package struct Settings: Hashable, Sendable {
  /// The version of the format of `.mockgen.json`.
  package var version = 1
  /// Whether the configuration requests paths outside the workspace, which only the user can allow.
  package var allowOutsideWorkspace = false
  /// Whether `check` and `generate` keep results in `.mockd/cache`.
  package var cache = false
  /// The projects, in the order of the file; never empty.
  package var projects: [Project] = [Project()]

  package init() {}
}

/// One schema with its operations and outputs.
package struct Project: Hashable, Sendable {
  /// The name in messages; nil if the workspace has one project.
  package var name: String?
  /// The names of the projects whose schema and fragments it uses.
  package var dependsOn: [String] = []
  /// The other projects of its group, which use its schema. See `ProjectModule`.
  package var modules: [ProjectModule] = []
  /// The path of the Apollo configuration that the project extends.
  package var apolloConfig: String?
  /// Globs of schema files: SDL, or one introspection result (`.json`).
  package var schema = ["**/*.graphqls"]
  /// Globs of operation files.
  package var operations = ["**/*.graphql"]
  /// Apollo's `schemaNamespace` as written, if set.
  package var namespace: String?
  package var schemaTypes = SchemaTypes()
  package var runtime = Runtime.apollo
  package var apolloVersion = ApolloTarget()
  package var outputs = Outputs()
  package var outputsWrittenBy = OutputsWriter.mockd
  package var options = Options()
  package var experimentalFeatures = ExperimentalFeatures()
  /// Globs of Swift tests.
  package var tests = ["Tests/**/*.swift"]
  /// Globs of the Swift sources that the tests exercise.
  package var sources = ["Sources/**/*.swift"]
  /// Severities by the code of the diagnostic.
  package var diagnostics: [String: SeverityOverride] = [:]

  package init() {}

  /// The namespace in generated code, with its first cased letter in upper case. `API` if not set.
  package var namespaceName: String { firstUppercased(namespace ?? "API") }

  /// The module of its operations and fragments, if they are not in that of the schema types.
  package var definitionsModule: String { moduleName(ofTarget: name ?? namespaceName) }

  /// The module of its test mocks.
  package var mocksModule: String {
    outputs.testMocks?.module ?? moduleName(ofTarget: (name ?? namespaceName) + "TestMocks")
  }

  /// The module of its placeholders; nil if they are in the folder of its models, so in their module.
  package var placeholdersModule: String? {
    guard let path = outputs.placeholders?.path, !hasOwnModels(around: path) else { return nil }
    return moduleName(ofTarget: (name ?? namespaceName) + "Placeholders")
  }

  /// Returns whether a folder is in that of the models of its operations.
  package func hasOwnModels(around folder: String) -> Bool {
    guard let models = outputs.models else { return false }
    return switch outputs.operations {
    case .inSchemaModule: WorkspacePath.isInside(folder, folder: models.path)
    case .absolute(let path, _): WorkspacePath.isInside(folder, folder: path)
    case .relative: false
    }
  }

  /// The module of the schema types that generated code imports.
  package var schemaModuleName: String {
    if case .embeddedInTarget(let name, _) = schemaTypes.moduleType { return moduleName(ofTarget: name) }
    return namespaceName
  }
}

/// The libraries that generated code uses.
package enum Runtime: String, Hashable, Sendable, CaseIterable {
  /// `ApolloAPI` and `ApolloTestSupport`.
  case apollo
  /// `MockSupport`, without other dependencies.
  case mocksupport
}

/// The program that writes the outputs of a project.
package enum OutputsWriter: String, Hashable, Sendable, CaseIterable {
  /// Every command of mockd that writes, in the workspace.
  case mockd
  /// A build, in a folder of its own. The workspace has no outputs.
  case build
}

/// Returns the module name of a target. Characters that identifiers can't contain become `_`, as in Xcode.
package func moduleName(ofTarget name: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let fits = result.isEmpty ? scalar.properties.isXIDStart || scalar == "_" : scalar.properties.isXIDContinue
    result.append(fits ? scalar : "_")
  }
  return String(result)
}

/// Returns the text with its first cased character in upper case.
package func firstUppercased(_ text: String) -> String {
  // Most names start so. The tables of Unicode take longer.
  if let first = text.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first { return text }
  guard let index = text.firstIndex(where: \.isCased) else { return text }
  return text[..<index] + text[index].uppercased() + text[text.index(after: index)...]
}
