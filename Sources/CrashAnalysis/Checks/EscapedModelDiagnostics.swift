import ModelIR
import Source

/// The diagnostics of a model without values for fields that the code under test reads, by their names.
///
/// They are warnings if the values are surely missing. They are hints if the values may be missing, or if the model may
/// stay in the test.
extension EscapedModel {
  func diagnostics(_ code: GeneratedCode, _ program: any SwiftProgram) -> [CrashDiagnostic] {
    let missing = MissingFields(self, code, program).all
    return [
      crashDiagnostic(.unsetRequiredField, missing.filter { $0.kind == .unsetRequiredField }, code),
      crashDiagnostic(.fieldNotExecuted, missing.filter { $0.kind == .fieldNotExecuted }, code),
      absence(missing, code),
    ].compactMap { $0 }
  }

  /// Returns the diagnostic about selections that are left out because variables have no values.
  private func absence(_ missing: [MissingField], _ code: GeneratedCode) -> CrashDiagnostic? {
    var conditions: [InclusionCondition] = []
    var paths: [[Name]] = []
    for field in missing {
      guard case .missingVariables(let absent) = field.kind else { continue }
      paths.append(field.path)
      for condition in absent where !conditions.contains(condition) { conditions.append(condition) }
    }
    guard !paths.isEmpty, !isUncertain else { return nil }
    let variables = conditions.map { "'\($0.variable)'" }.joined(separator: ", ")
    let names = paths.prefix(Self.nameLimit).map { "'\($0.map(\.text).joined(separator: "."))'" }
    var related: [Diagnostic.Related] = []
    if model.conversion != place {
      related.append(Diagnostic.Related("the mock is converted here", at: model.conversion))
    }
    related += Diagnostic.Related.calls(innerCalls)
    if let exit { related.append(Diagnostic.Related("the model is passed on here", at: exit)) }
    if let call { related.append(.helperCall(at: call)) }
    let diagnostic = Diagnostic(
      .missingVariables, .warning,
      "Code under test may read \(names.joined(separator: ", ")) of \(code.text(of: model.type)), which "
        + "\(paths.count == 1 ? "is" : "are") nil because the conversion has no value for \(variables)",
      at: place, related: related, fixes: model.variables.place.fixes(conditions))
    return CrashDiagnostic(diagnostic: diagnostic, field: nil)
  }

  private func crashDiagnostic(
    _ diagnosticCode: DiagnosticCode, _ missing: [MissingField], _ code: GeneratedCode
  ) -> CrashDiagnostic? {
    let sure = missing.filter(\.isSure)
    let fields = sure.isEmpty ? missing : sure
    guard !fields.isEmpty else { return nil }
    let isWarning = !sure.isEmpty && !isUncertain
    let names = fields.prefix(Self.nameLimit).map { "'\($0.path.map(\.text).joined(separator: "."))'" }
    var list = names.dropLast().joined(separator: ", ") + (1 < names.count ? " and " : "") + (names.last ?? "")
    if names.count < fields.count { list += " (and \(fields.count - names.count) more)" }
    let reason =
      diagnosticCode == .fieldNotExecuted
      ? "this conversion never fills"
      : sure.isEmpty ? "may not be set on its mock" : "\(fields.count == 1 ? "is" : "are") not set on its mock"
    let message = "Code under test may read \(list) of \(code.text(of: model.type)), which \(reason)"
    var related: [Diagnostic.Related] = []
    for field in fields {
      let made = code.made(
        field.mock.type, setting: field.mock.fields.keys.sorted(), defaultOf: field.mock.defaultOf,
        at: field.mock.origin)
      if !related.contains(made) { related.append(made) }
    }
    if model.conversion != place {
      related.append(Diagnostic.Related("the mock is converted here", at: model.conversion))
    }
    related += Diagnostic.Related.calls(innerCalls)
    if let exit { related.append(Diagnostic.Related("the model is passed on here", at: exit)) }
    if let call { related.append(.helperCall(at: call)) }
    let severity = isWarning ? Diagnostic.Severity.warning : .hint
    return CrashDiagnostic(
      diagnostic: Diagnostic(
        diagnosticCode, severity, message, at: place, related: related, fixes: fields.fixes(code)),
      field: fields.first?.field
    )
  }

  private static let nameLimit = 5
}
