import Source

/// The diagnostic of a test that reads a required field of a model although it is unset on the model's mock.
///
/// It is an error if the read surely happens. If the read may not happen, it is a warning in code under test, and a
/// hint in a test. It is a hint if the field may be set.
extension Crash {
  func unsetRequiredField(_ code: GeneratedCode) -> Diagnostic? {
    guard let key, let place, let model else { return nil }
    let message =
      isCertain
      ? "'\(key)' of \(model) is read, but never set on the \(mockName(code)); this crashes the test"
      : "'\(key)' of \(model) may be read without being set on the \(mockName(code))"
    let reaches = departure != nil && isSurelyMissing
    return Diagnostic(
      .unsetRequiredField, isCertain ? .error : reaches ? .warning : .hint, message, at: place, related: related(code),
      fixes: unset?.fixes(code) ?? [])
  }
}
