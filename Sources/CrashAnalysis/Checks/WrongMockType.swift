import Source

/// A mock is turned into a model that can never stand for an object of its type, or stored in a field that cannot hold
/// one.
///
/// Nothing checks that when a test runs, and some of these work, so it is a warning; it is an error where a required
/// field is surely read that is not there.
extension Crash {
  func wrongMockType(_ code: GeneratedCode) -> Diagnostic? {
    guard let place = storage ?? conversion else { return nil }
    var message =
      storage == nil
      ? "A \(mockName(code)) is converted to \(model ?? ""), which never stands for an object of this type"
      : "A \(mockName(code)) is stored in a field that never holds an object of this type"
    var related = self.related(code)
    if let key, let read {
      guard isCertain else { return nil }
      message += "; reading '\(key)' ends the test"
      related.insert(Diagnostic.Related("'\(key)' is read here", at: read), at: 0)
    }
    return Diagnostic(.wrongMockType, key == nil ? .warning : .error, message, at: place, related: related)
  }
}
