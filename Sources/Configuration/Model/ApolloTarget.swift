import Source

/// The version of Apollo's generator to imitate, and whether to fix its known bugs.
package struct ApolloTarget: Hashable, Sendable {
  /// The version that decides the shape of the output.
  package var version: ApolloVersion
  /// Whether known bugs of Apollo are fixed. False only if the configuration names an exact version.
  package var isCorrected: Bool

  package init(version: ApolloVersion = .latest, isCorrected: Bool = true) {
    self.version = version
    self.isCorrected = isCorrected
  }

  /// Parses `corrected`, an exact version such as `2.4`, or a corrected version such as `1.20+corrected`. Nil for other
  /// texts and unsupported versions.
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

  /// The text that `init(text:)` parses.
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
