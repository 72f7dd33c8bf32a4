import Source

/// Which generator's output is imitated, and whether its known mistakes are put right.
package struct ApolloTarget: Hashable, Sendable {
  /// Decides the shape of the output: what Apollo of this version writes where it makes no mistake.
  package var version: ApolloVersion
  /// Whether Apollo's known bugs are put right. They are, unless the configuration names a version and so asks for
  /// exactly that version's output.
  package var isCorrected: Bool

  package init(version: ApolloVersion = .latest, isCorrected: Bool = true) {
    self.version = version
    self.isCorrected = isCorrected
  }

  /// Reads `corrected`, a version such as `2.4` (exact), or a version that is corrected, `1.20+corrected`. Nil for
  /// anything else and for versions whose output is not known.
  package init?(text: String) {
    if text == Self.corrected {
      self.init()
    } else if text.hasSuffix("+" + Self.corrected) {
      guard let version = Self.version(String(text.dropLast(Self.corrected.count + 1))) else { return nil }
      self.init(version: version, isCorrected: true)
    } else {
      guard let version = Self.version(text) else { return nil }
      self.init(version: version, isCorrected: false)
    }
  }

  /// The text that `init(text:)` reads.
  package var text: String {
    if !isCorrected { return version.description }
    return version == .latest ? Self.corrected : "\(version)+\(Self.corrected)"
  }

  private static let corrected = "corrected"

  private static func version(_ text: String) -> ApolloVersion? {
    guard text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }) else { return nil }
    return ApolloVersion(text: text).flatMap { $0.isSupported ? $0 : nil }
  }
}
