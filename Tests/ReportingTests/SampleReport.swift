import Reporting
import Source

/// A small report for the tests of the formats: an error with a related location and a fix, a warning in an
/// unavailable file, and a hint.
enum Sample {
  static let operations = SourceFile(
    path: "graphql/häuser & co/a.graphql", text: "query {\n\thero { 👍nmae }\n}\n")
  static let schema = SourceFile(path: "schema.graphqls", text: "type Hero { name: String }\n")

  static func lookup(_ path: String) -> SourceFile? {
    [operations, schema].first { $0.path == path }
  }

  static let error = Diagnostic(
    .fieldsOnCorrectType, .error, #"Cannot query field "nmae" on type { "Hero" }: 100%, <really>."#,
    at: Location(operations.path, TextRange(20, 24)),
    related: [.init("type 'Hero' is defined here", at: Location(schema.path, TextRange(5, 9)))],
    fixes: [.init("Change to 'name'", [.init(Location(operations.path, TextRange(20, 24)), "name")])])

  static let warning = Diagnostic(
    .outputOrphaned, .warning, "Nothing asks for this file\u{1B}[31m\u{7}.\nRemove it.",
    at: Location("Generated/Old+Mock,1.graphql.swift", TextRange(at: 0)))

  static let hint = Diagnostic(
    .noUnusedVariables, .hint, "A hint.", at: Location(schema.path, TextRange(0, 26)))

  static func report(_ diagnostics: [Diagnostic] = [error, warning, hint]) -> Report {
    Report(diagnostics, showsHints: true, sources: lookup)
  }
}
