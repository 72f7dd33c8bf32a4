extension AttributeFact {
  /// Whether it says on which global actor something runs. Any attribute can, of which nothing else is known.
  var isGlobalActor: Bool {
    if name == "MainActor" { return true }
    guard let first = name.utf8.first, first.isUppercaseLetter, !name.hasSuffix("Builder") else { return false }
    return name != "Sendable" && name == text.dropFirst()
  }

  /// Whether the mock's member has it, too.
  var isKept: Bool {
    isGlobalActor || ["available", "discardableResult", "Sendable", "concurrent", "preconcurrency", "_spi"].contains(name)
  }
}
