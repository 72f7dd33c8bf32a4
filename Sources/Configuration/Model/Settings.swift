import Source

/// The effective settings of a workspace: what its configuration files say, with defaults for what they do not say.
///
/// All paths are relative to the workspace, with `/` between components and without `.` or needless `..`; a path that
/// starts with `..`, `/` or `~` leaves the workspace. Settings hold no positions, so that an edit of white space or
/// order in a configuration file gives equal settings.
package struct Settings: Hashable, Sendable {
  /// The version of the format of `.mockgen.json`.
  package var version = 1
  /// Whether the configuration asks for paths outside the workspace, which only the user can allow.
  package var allowOutsideWorkspace = false
  /// The projects, in the order of the file; never empty.
  package var projects: [Project] = [Project()]

  package init() {}
}

/// One schema with its operations, and what is made from them.
package struct Project: Hashable, Sendable {
  /// The name by which messages speak of it; nil where a workspace has one project.
  package var name: String?
  /// The Apollo configuration that it starts from.
  package var apolloConfig: String?
  /// Globs of schema files: SDL, or one introspection result (`.json`).
  package var schema = ["**/*.graphqls"]
  /// Globs of operation files.
  package var operations = ["**/*.graphql"]
  /// Apollo's `schemaNamespace`, as written; nil where nothing is said.
  package var namespace: String?
  package var schemaTypes = SchemaTypes()
  package var runtime = Runtime.apollo
  package var apolloVersion = ApolloTarget()
  package var outputs = Outputs()
  package var options = Options()
  package var experimentalFeatures = ExperimentalFeatures()
  /// Globs of Swift tests.
  package var tests = ["Tests/**/*.swift"]
  /// Globs of Swift sources that the tests exercise.
  package var sources = ["Sources/**/*.swift"]
  /// Severities of findings, by code.
  package var diagnostics: [String: SeverityOverride] = [:]

  package init() {}

  /// The namespace with its first cased letter in upper case, as generated code spells it; `API` where nothing is said.
  package var namespaceName: String { firstUppercased(namespace ?? "API") }

  /// The module that generated code imports for the schema's types.
  package var schemaModuleName: String {
    if case .embeddedInTarget(let name, _) = schemaTypes.moduleType { return moduleName(ofTarget: name) }
    return namespaceName
  }
}

/// The libraries under the generated code.
package enum Runtime: String, Hashable, Sendable, CaseIterable {
  /// `ApolloAPI` and `ApolloTestSupport`.
  case apollo
  /// `MockSupport`, which needs no other dependency.
  case mocksupport
}

/// The name of the module that a target makes: what no identifier can hold becomes `_`, as in Xcode.
package func moduleName(ofTarget name: String) -> String {
  var result = String.UnicodeScalarView()
  for scalar in name.unicodeScalars {
    let fits = result.isEmpty ? scalar.properties.isXIDStart || scalar == "_" : scalar.properties.isXIDContinue
    result.append(fits ? scalar : "_")
  }
  return String(result)
}

/// Changes the first cased character to upper case, skipping what has no case.
package func firstUppercased(_ text: String) -> String {
  guard let index = text.firstIndex(where: \.isCased) else { return text }
  return text[..<index] + text[index].uppercased() + text[text.index(after: index)...]
}
