/// A version of Apollo iOS.
///
/// A version without a patch, such as `2.1`, stands for the newest patch of that minor version.
package struct ApolloVersion: Hashable, Sendable {
  package var major: Int
  package var minor: Int
  /// The patch number; nil for the newest.
  package var patch: Int?

  package init(_ major: Int, _ minor: Int, _ patch: Int? = nil) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Parses `2.4`, `2.0.3` or `v2.4.0`. Ignores a suffix after `-` or `+`, such as a pre-release. Nil for other texts.
  package init?(text: String) {
    var text = text[...]
    if text.first == "v" { text.removeFirst() }
    let release = text.prefix { $0 != "-" && $0 != "+" }
    let parts = release.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard !part.isEmpty, part.utf8.count <= 9, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
        let number = Int(part)
      else {
        return nil
      }
      numbers.append(number)
    }
    self.init(numbers[0], numbers[1], numbers.count == 3 ? numbers[2] : nil)
  }

  /// The oldest supported version.
  package static let oldest = ApolloVersion(1, 15, 0)
  /// The newest supported version.
  package static let latest = ApolloVersion(2, 4)

  /// The newest version before 2.0.
  package static let latestOfFirstGeneration = ApolloVersion(1, 25)
  /// The oldest version whose models mockd can generate.
  package static let oldestOfSecondGeneration = ApolloVersion(2, 0, 0)

  /// Whether mockd supports the output of this version.
  package var isSupported: Bool { Self.oldest <= self && self <= Self.latest }
}

extension ApolloVersion: Comparable {
  /// Orders by major, minor and patch number. A missing patch comes last.
  package static func < (a: ApolloVersion, b: ApolloVersion) -> Bool {
    (a.major, a.minor, a.patch ?? .max) < (b.major, b.minor, b.patch ?? .max)
  }
}

extension ApolloVersion: CustomStringConvertible {
  package var description: String {
    "\(major).\(minor)" + (patch.map { ".\($0)" } ?? "")
  }
}
