import Source

/// The diagnostic of a test that reads a required field which the model shows but its conversion never fills. Another
/// definition, or an enclosing selection set, selects the field (rule d.2).
///
/// It is an error if the read surely happens, else a warning.
extension Crash {
  func fieldNotExecuted(_ code: GeneratedCode) -> Diagnostic? {
    guard let key, let place, let model, let conversion else { return nil }
    let message =
      "'\(key)' of \(model) is read, but this conversion never fills it, because another part of the operation selects "
      + "it; convert the mock of the enclosing object instead"
    var related = [Diagnostic.Related("the mock is converted here", at: conversion)]
    related += self.related(code)
    return Diagnostic(.fieldNotExecuted, isCertain ? .error : .warning, message, at: place, related: related)
  }
}
