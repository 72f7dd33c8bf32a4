import Source

/// The diagnostic of a test that sets a required field of a mock to nil, to null by `_data`, or to a list with nil for
/// required elements.
///
/// Nil removes the field, so reading it ends the test. Null, and nil in lists, end the test in the conversion (rule
/// d.3). It is an error if that surely happens in the analyzed code, else a warning.
extension Crash {
  func nullForRequired(_ place: NilPlace, _ code: GeneratedCode) -> Diagnostic? {
    guard let key else { return nil }
    let value = place.isInList ? "a list with nil" : place.isNull ? "null" : "nil"
    var message = "'\(key)' of the \(mockName(code)) is set to \(value), but is required"
    var related: [Diagnostic.Related] = []
    if isCertain, let read {
      message += "; reading it crashes the test"
      related.append(Diagnostic.Related("'\(key)' of \(model ?? "") is read here", at: read, role))
    } else if isCertain, let conversion {
      message += "; converting the mock crashes the test"
      related.append(Diagnostic.Related("the mock is converted to \(model ?? "") here", at: conversion, role))
    }
    related += self.related(code)
    return Diagnostic(
      .nullForRequired, isCertain ? .error : .warning, message, at: place.location, related: related,
      fixes: unset?.fixes(code) ?? [])
  }
}
