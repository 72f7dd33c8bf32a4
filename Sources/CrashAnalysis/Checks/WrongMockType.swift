import Source

/// The diagnostic of a test that converts a mock to a model of another type, or stores it in a field that cannot hold
/// it.
///
/// It is a warning, because the runtime doesn't check types and some such tests pass. It is an error if the test surely
/// reads a required field that is missing.
extension Crash {
  func wrongMockType(_ code: GeneratedCode) -> Diagnostic? {
    guard let place = storage ?? conversion else { return nil }
    var message =
      storage == nil
      ? "A \(mockName(code)) is converted to \(model ?? ""), which never represents an object of this type"
      : "A \(mockName(code)) is stored in a field that never holds an object of this type"
    var related = self.related(code)
    if let key, let read {
      guard isCertain else { return nil }
      message += "; reading '\(key)' crashes the test"
      related.insert(Diagnostic.Related("'\(key)' is read here", at: read, role), at: 0)
    }
    return Diagnostic(.wrongMockType, key == nil ? .warning : .error, message, at: place, related: related)
  }
}
