import Source

/// A generated file.
package struct EmittedFile: Hashable, Sendable {
  /// The file name without its folder.
  package var name: String
  /// The text in UTF-8, with LF line endings.
  package var contents: [UInt8]
  /// Problems with the generated code; empty for nearly all files.
  package var problems: [EmissionProblem]
  /// Whether users may edit the file. An existing one is not overwritten.
  package var isEditable: Bool

  package init(name: String, contents: [UInt8], problems: [EmissionProblem] = [], isEditable: Bool = false) {
    self.name = name
    self.contents = contents
    self.problems = problems
    self.isEditable = isEditable
  }

  /// The end of file names, except for editable files.
  package static let suffix = ".graphql.swift"

  package static func == (a: EmittedFile, b: EmittedFile) -> Bool {
    a.isEditable == b.isEditable && a.name == b.name && a.problems == b.problems
      && a.contents.hasSameBytes(as: b.contents)
  }
}

/// A problem with the generated mock of a type or the models of a definition. The inputs of files have no positions, so
/// the caller adds the location and creates the diagnostic.
package struct EmissionProblem: Hashable, Sendable {
  package var code: DiagnosticCode
  package var severity: Diagnostic.Severity
  /// The object type of the mock, or the operation or fragment of the models.
  package var typeName: Name
  /// The field, if the problem belongs to one.
  package var responseKey: Name?
  /// The message in one sentence, without the location.
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

  /// Returns the problem as a diagnostic at a location.
  package func diagnostic(at location: Location) -> Diagnostic {
    Diagnostic(code, severity, message, at: location)
  }
}
