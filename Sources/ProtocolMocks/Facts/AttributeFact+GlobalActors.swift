import SwiftScanning

extension AttributeFact {
  /// Whether it says on which global actor something runs. Any attribute can, of which nothing else is known.
  var isGlobalActor: Bool {
    if name == "MainActor" { return true }
    guard let first = name.utf8.first, first.isUppercaseLetter, !name.hasSuffix("Builder") else { return false }
    return name != "Sendable" && name == text.dropFirst()
  }

  private static let keptNames: Set<String> = [
    "available", "discardableResult", "Sendable", "concurrent", "preconcurrency", "_spi",
  ]

  /// Whether the mock's member has it, too.
  var isKept: Bool {
    isGlobalActor || Self.keptNames.contains(name)
  }
}
