import Source

/// The versions of a package that a manifest allows.
enum PackageRequirement: Hashable {
  case exact(ApolloVersion)
  /// From the first version up to, but not including, the second.
  case range(ApolloVersion, ApolloVersion)

  /// The newest known version in the range. If mockd knows none of them, the version nearest to the known ones.
  var newestKnownVersion: ApolloVersion {
    switch self {
    case .exact(let version): version
    case .range(let lower, let upper): max(lower, min(upper.predecessor, .latest))
    }
  }

  func allows(_ version: ApolloVersion) -> Bool {
    switch self {
    case .exact(let exact): version == exact
    case .range(let lower, let upper): lower <= version && version < upper
    }
  }

  /// Returns the requirement on `apollo-ios` in a `Package.swift`, a `Project.swift`, a `project.pbxproj` or a
  /// `project.yml`. Nil if there is none, or if it names a branch or a commit.
  static func first(in file: SourceFile) -> (requirement: PackageRequirement, place: Location)? {
    let bytes = file.bytes
    let url = Array("apollographql/apollo-ios".utf8)
    var start = 0
    while let found = bytes.firstRange(of: url, from: start) {
      start = found.upperBound
      guard let window = window(after: found.upperBound, in: bytes) else { continue }
      if let (requirement, range) = read(bytes, window) { return (requirement, file.location(range)) }
    }
    return nil
  }

  /// Returns the text between a URL and the next package. Nil for names such as `apollo-ios-codegen`.
  private static func window(after end: Int, in bytes: [UInt8]) -> Range<Int>? {
    var lower = end
    let git = Array(".git".utf8)
    if bytes[lower...].starts(with: git) { lower += git.count }
    if lower < bytes.count, isWord(bytes[lower]) || bytes[lower] == UInt8(ascii: "-") { return nil }
    var upper = min(bytes.count, lower + 400)
    for next in ["package(", "remote(", "isa =", "url:", "://"] {
      if let range = bytes.firstRange(of: Array(next.utf8), from: lower) { upper = min(upper, range.lowerBound) }
    }
    return lower..<upper
  }

  private static func read(_ bytes: [UInt8], _ window: Range<Int>) -> (PackageRequirement, Range<Int>)? {
    let versions = VersionText.all(in: bytes, window)
    guard let first = versions.first else { return nil }
    let before = words(bytes, window.lowerBound..<first.range.lowerBound)
    let version = first.version
    if before.contains(where: { ["branch", "revision", "commit"].contains($0) }) { return nil }
    if before.contains(where: { $0.hasPrefix("exact") }) { return (.exact(version), first.range) }
    if 1 < versions.count, let second = versions.dropFirst().first,
      let (lower, upper) = bounds(first, second, bytes, before)
    {
      return (.range(lower, upper), first.range)
    }
    if before.contains(where: { $0.hasPrefix("uptonextminor") || $0 == "minorversion" }) {
      return (.range(version, ApolloVersion(version.major, version.minor + 1, 0)), first.range)
    }
    let isFrom = before.contains { ["from", "minimumversion", "minversion", "majorversion"].contains($0) }
    guard isFrom || before.contains(where: { $0.hasPrefix("uptonextmajor") }) else { return nil }
    return (.range(version, ApolloVersion(version.major + 1, 0, 0)), first.range)
  }

  /// Returns the bounds of `"1.0.0"..<"1.5.0"`, or of a minimum and a maximum.
  private static func bounds(
    _ first: VersionText, _ second: VersionText, _ bytes: [UInt8], _ before: [String]
  ) -> (ApolloVersion, ApolloVersion)? {
    let between = String(decoding: bytes[first.range.upperBound..<second.range.lowerBound], as: UTF8.self)
    if between.contains("..<") { return (first.version, second.version) }
    if between.contains("...") { return (first.version, second.version.successor) }
    let names = [before.last ?? "", between.lowercased()]
    guard names.contains(where: { $0.contains("minversion") || $0.contains("minimumversion") }),
      names.contains(where: { $0.contains("maxversion") || $0.contains("maximumversion") })
    else { return nil }
    return (min(first.version, second.version), max(first.version, second.version))
  }

  /// Returns the words of a text, in lower case.
  private static func words(_ bytes: [UInt8], _ range: Range<Int>) -> [String] {
    bytes[range].split { !isWord($0) }.map { String(decoding: $0, as: UTF8.self).lowercased() }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// A version such as `1.15.3`, with its range in a text.
struct VersionText {
  var version: ApolloVersion
  var range: Range<Int>

  /// Returns all versions in a part of a text: digits and dots that are not part of a word.
  static func all(in bytes: [UInt8], _ part: Range<Int>) -> [VersionText] {
    var result: [VersionText] = []
    var index = part.lowerBound
    while index < part.upperBound {
      guard isDigit(bytes[index]), index == part.lowerBound || !isNamePart(bytes[index - 1]) else {
        index += 1
        continue
      }
      var end = index
      while end < part.upperBound, isDigit(bytes[end]) || bytes[end] == UInt8(ascii: ".") && isDigit(bytes, end + 1) {
        end += 1
      }
      if let version = ApolloVersion(text: String(decoding: bytes[index..<end], as: UTF8.self)) {
        result.append(VersionText(version: version, range: index..<end))
      }
      index = end
    }
    return result
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }

  private static func isDigit(_ bytes: [UInt8], _ index: Int) -> Bool { index < bytes.count && isDigit(bytes[index]) }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
      || byte == UInt8(ascii: "_")
  }
}

extension ApolloVersion {
  /// The newest possible version before this one.
  fileprivate var predecessor: ApolloVersion {
    if let patch, 0 < patch { return ApolloVersion(major, minor, patch - 1) }
    if patch == nil { return self }
    if 0 < minor { return ApolloVersion(major, minor - 1) }
    return major == 2 ? .latestOfFirstGeneration : ApolloVersion(max(0, major - 1), Int(Int32.max))
  }

  fileprivate var successor: ApolloVersion { ApolloVersion(major, minor, patch.map { $0 < .max ? $0 + 1 : $0 }) }
}
