import Source
import SwiftCode
import SwiftEmission

/// The diagnostic of a test that makes a mock with the default of a custom scalar whose type may have none (rule d.1).
///
/// It is an error if the default surely doesn't exist, else a warning.
extension Crash {
  func scalarDefault(_ scalar: Name, _ code: GeneratedCode) -> Diagnostic? {
    guard let key else { return nil }
    let type = code.options.typeName(scalar, .scalar)
    let message =
      isCertain
      ? "This \(mockName(code)) sets '\(key)' to the default of '\(type)', which has none; this crashes the test"
      : "This \(mockName(code)) sets '\(key)' to the default of '\(type)', which may not have one; this would crash the "
        + "test"
    return Diagnostic(.scalarDefault, isCertain ? .error : .warning, message, at: origin, related: relatedCalls)
  }
}
