import Source

/// A test reads a required field of a model, but the field is unset on the model's mock.
///
/// It is an error if the read surely happens. It is a hint if the read may not happen, or the field may be set.
extension Crash {
  func unsetRequiredField(_ code: GeneratedCode) -> Diagnostic? {
    guard let key, let read, let model else { return nil }
    let message =
      isCertain
      ? "'\(key)' of \(model) is read, but never set on the \(mockName(code)); this crashes the test"
      : "'\(key)' of \(model) may be read without being set on the \(mockName(code))"
    return Diagnostic(
      .unsetRequiredField, isCertain ? .error : .hint, message, at: read, related: related(code),
      fixes: unset?.fixes(code) ?? [])
  }
}
