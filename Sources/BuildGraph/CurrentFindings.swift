import Configuration
import Incremental
import Source

/// What is to be said of a project as of now.
extension Database {
  /// What is wrong with the schema and the documents, as far as the one lets be said of the other.
  func documentFindings() -> [Diagnostic] {
    // Mocks of protocols need no schema.
    usesGraphQL ? findingsInDocuments() : []
  }

  /// The same, whether or not outputs need the documents.
  func findingsInDocuments() -> [Diagnostic] {
    let schema = value(SchemaBuild.self, Single()).diagnostics
    let syntax = Array(items(of: SyntaxFindings.self, Single()))
    guard !schema.hasErrors else { return schema + syntax }
    let found = Array(items(of: OperationFindings.self, Single()))
    return schema + syntax + found.besides(syntax: syntax)
  }

  /// What cannot be generated as it should be; not to be asked for where there are errors in what it is generated from.
  func outputFindings() -> [Diagnostic] {
    guard usesGraphQL else { return [] }
    return Array(items(of: MockFindings.self, Single())) + Array(items(of: ModelFindings.self, Single()))
      + Array(items(of: PlaceholderFindings.self, Single()))
  }

  var usesGraphQL: Bool { input(SettingsInput.self, Single())?.outputs.useGraphQL ?? true }
}

extension [Diagnostic] {
  /// Where definitions are missing because of syntax errors, nothing is said of names that they may define or use.
  func besides(syntax: [Diagnostic]) -> [Diagnostic] {
    syntax.hasErrors ? filter { !needingAllDefinitions.contains($0.code) } : self
  }
}

private let needingAllDefinitions: Set<DiagnosticCode> = [.knownFragmentNames, .noUnusedVariables, .noUnusedFragments]
