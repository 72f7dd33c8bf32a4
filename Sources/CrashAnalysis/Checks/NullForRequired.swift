import Source

/// A test gives nil to a required field of a mock, or null by `_data`, or a list with nil whose elements are required.
///
/// Nil takes the field away, so that reading it ends the test; null and nil in lists are met by the conversion, which
/// ends the test itself (rule d.3). It is an error where that surely happens in sight, else a warning.
extension Crash {
  func nullForRequired(_ place: NilPlace, _ code: GeneratedCode) -> Diagnostic? {
    guard let key else { return nil }
    let value = place.isInList ? "a list with nil" : place.isNull ? "null" : "nil"
    var message = "'\(key)' of the \(mockName(code)) is given \(value), but it is required"
    var related: [Diagnostic.Related] = []
    if isCertain, let read {
      message += "; reading it ends the test"
      related.append(Diagnostic.Related("'\(key)' of \(model ?? "") is read here", at: read))
    } else if isCertain, let conversion {
      message += "; converting the mock ends the test"
      related.append(Diagnostic.Related("the mock is converted to \(model ?? "") here", at: conversion))
    }
    related += self.related(code)
    return Diagnostic(
      .nullForRequired, isCertain ? .error : .warning, message, at: place.location, related: related,
      fixes: unset?.fixes(code) ?? [])
  }
}
