import SwiftScanning

extension AttributeFact {
  /// Whether the attribute may be a global actor. Unknown uppercase names without arguments count.
  var isGlobalActor: Bool {
    if name == "MainActor" { return true }
    guard let first = name.utf8.first, first.isUppercaseLetter, !name.hasSuffix("Builder") else { return false }
    return name != "Sendable" && name == text.dropFirst()
  }

  private static let keptNames: Set<String> = [
    "available", "discardableResult", "Sendable", "concurrent", "preconcurrency", "_spi",
  ]

  /// Whether the mock's member repeats the attribute.
  var isKept: Bool {
    isGlobalActor || Self.keptNames.contains(name)
  }
}
