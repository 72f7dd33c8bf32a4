import Source

/// A generated file.
package struct EmittedFile: Hashable, Sendable {
  /// Its name; which folder it belongs to is decided elsewhere.
  package var name: String
  /// UTF-8, with LF after every line.
  package var contents: [UInt8]
  /// What could not be generated as it should be; empty for nearly every file.
  package var problems: [EmissionProblem]
  /// Whether the file is only a beginning, which people may change: one that is there already stays.
  package var isEditable: Bool

  package init(name: String, contents: [UInt8], problems: [EmissionProblem] = [], isEditable: Bool = false) {
    self.name = name
    self.contents = contents
    self.problems = problems
    self.isEditable = isEditable
  }

  /// How the names of all files end but of those that people may change.
  package static let suffix = ".graphql.swift"

  package static func == (a: EmittedFile, b: EmittedFile) -> Bool {
    a.isEditable == b.isEditable && a.name == b.name && a.problems == b.problems
      && a.contents.hasSameBytes(as: b.contents)
  }
}

/// Something about the mock of a type, or about the models of a definition, that cannot be generated as it should be.
/// What files are made from has no positions, so the diagnostic is made where the place is known.
package struct EmissionProblem: Hashable, Sendable {
  package var code: DiagnosticCode
  package var severity: Diagnostic.Severity
  /// The object type whose mock it is, or the operation or fragment whose models these are.
  package var typeName: Name
  /// The field, if it is about one.
  package var responseKey: Name?
  /// One sentence, without the place.
  package var message: String

  package init(
    _ code: DiagnosticCode, _ severity: Diagnostic.Severity, typeName: Name, responseKey: Name? = nil, message: String
  ) {
    self.code = code
    self.severity = severity
    self.typeName = typeName
    self.responseKey = responseKey
    self.message = message
  }

  /// The problem as a diagnostic about `location`.
  package func diagnostic(at location: Location) -> Diagnostic {
    Diagnostic(code, severity, message, at: location)
  }
}
