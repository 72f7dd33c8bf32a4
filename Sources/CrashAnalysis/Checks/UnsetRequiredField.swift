import Source

/// A test reads a required field of a model that is unset on the mock which the model was made from.
///
/// It is an error where the read surely happens, and a hint where it may not, or where the field may be set.
extension Crash {
  func unsetRequiredField(_ code: GeneratedCode) -> Diagnostic? {
    guard let key, let read, let model else { return nil }
    let message =
      isCertain
      ? "'\(key)' of \(model) is read, but never set on the \(mockName(code)); this ends the test"
      : "'\(key)' of \(model) may be read while it is not set on the \(mockName(code))"
    return Diagnostic(
      .unsetRequiredField, isCertain ? .error : .hint, message, at: read, related: related(code),
      fixes: unset?.fixes(code) ?? [])
  }
}
