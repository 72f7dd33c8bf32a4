import ModelIR
import Source

/// The diagnostic of a test that reads a conditional selection without a value for the condition's variable. The
/// conversion then leaves the selection out, for `@include` and `@skip` alike (rule d.2).
///
/// The read gives nil, so it is a warning at the conversion. A read that force-unwraps the nil is an error.
extension Crash {
  func missingVariables(_ conditions: [InclusionCondition], _ code: GeneratedCode) -> Diagnostic? {
    guard let key, let read, let conversion, let model else { return nil }
    let names = conditions.map { "'\($0.variable)'" }.joined(separator: ", ")
    let values = conditions.count == 1 ? "no value for \(names)" : "no values for \(names)"
    let fixes = variablesPlace?.fixes(conditions) ?? []
    var related: [Diagnostic.Related]
    if isCertain {
      related = [Diagnostic.Related("the mock is converted here, with \(values)", at: conversion)]
      related += self.related(code)
      return Diagnostic(
        .missingVariables,
        "'\(key)' of \(model) is nil, because the conversion has \(values); unwrapping it crashes the test", at: read,
        related: related, fixes: fixes)
    }
    related = [Diagnostic.Related("'\(key)' is read here and is always nil", at: read)]
    related += self.related(code)
    return Diagnostic(
      .missingVariables, .warning,
      "This conversion has \(values), so it omits '\(key)' of \(model)", at: conversion, related: related,
      fixes: fixes)
  }
}
