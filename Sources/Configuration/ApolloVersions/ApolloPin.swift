import Source

/// The version of `apollo-ios` that a project uses, read from one of its files.
struct ApolloPin {
  /// The version in the file. mockd may not support it.
  var version: ApolloVersion
  /// The place of the version in the file.
  var place: Location
  /// The reason for using this version, as a clause: "it is pinned in Package.resolved".
  var reason: String
  /// The versions that a manifest allows; nil for a resolved version.
  var requirement: PackageRequirement?

  /// The diagnostic for an unsupported version.
  var diagnostic: Diagnostic? {
    if version.isSupported { return nil }
    let (bound, severity): (ApolloVersion, Diagnostic.Severity) =
      version < .oldest ? (.oldest, .warning) : (.latest, .hint)
    let message =
      "mockd does not know the output of Apollo \(version) and imitates \(bound); set 'apolloVersion' in .mockgen.json "
      + "to choose another version"
    return Diagnostic(.configUnknownApolloVersion, severity, message, at: place)
  }
}

extension ApolloPin {
  /// Reads the version from any file that `ApolloVersionFiles` knows.
  init?(_ file: SourceFile) {
    switch ApolloVersionFiles.Kind(file.path) {
    case .resolved: self.init(resolved: file)
    case .podfileLock: self.init(podfileLock: file)
    case .manifest: self.init(manifest: file)
    case nil: return nil
    }
  }

  /// Reads a `Podfile.lock`, which has lines such as `  - Apollo (1.15.3):`.
  private init?(podfileLock file: SourceFile) {
    guard let start = file.bytes.firstRange(of: Array("- Apollo (".utf8))?.upperBound,
      let version = VersionText.all(in: file.bytes, start..<file.bytes.count).first, version.range.lowerBound == start
    else { return nil }
    self.init(
      version: version.version, place: file.location(version.range), reason: "\(file.path) locks it")
  }

  /// Reads the requirement in a Swift manifest, an Xcode project or a YAML project file.
  private init?(manifest file: SourceFile) {
    guard let found = PackageRequirement.first(in: file) else { return nil }
    self.init(found.requirement, place: found.place, of: file.path)
  }

  /// Uses the newest known version that a requirement allows.
  init(_ requirement: PackageRequirement, place: Location, of path: String) {
    let reason =
      switch requirement {
      case .exact: "\(path) requires it"
      case .range(let lower, let upper):
        "it is the newest known version from \(lower) to before \(upper), which \(path) requires"
      }
    self.init(version: requirement.newestKnownVersion, place: place, reason: reason, requirement: requirement)
  }
}

extension SourceFile {
  func location(_ range: Range<Int>) -> Location {
    Location(path, TextRange(UInt32(clamping: range.lowerBound), UInt32(clamping: range.upperBound)))
  }
}

extension [UInt8] {
  /// Returns the first occurrence of `pattern` at or after an index.
  func firstRange(of pattern: [UInt8], from start: Int = 0) -> Range<Int>? {
    guard let first = pattern.first, pattern.count <= count else { return nil }
    var index = start
    while index + pattern.count <= count {
      if self[index] == first, self[index..<index + pattern.count].elementsEqual(pattern) {
        return index..<index + pattern.count
      }
      index += 1
    }
    return nil
  }
}
