import JSONSyntax
import Source

/// The version of `apollo-ios` that a `Package.resolved` pins.
struct ApolloPin {
  /// As pinned; it may be one whose output is not known.
  let version: ApolloVersion
  /// Where it is pinned.
  let place: Location

  /// Reads a `Package.resolved` of any format. Nil where the file is broken (that is not ours to report), does not pin
  /// Apollo, or pins it to a branch or a commit.
  init?(_ file: SourceFile) {
    guard let root = JSONDocument(file, code: .configSyntax).root else { return nil }
    guard let pins = root["pins"] ?? root["object"]?["pins"] else { return nil }
    for pin in pins.elements where Self.isApollo(pin) {
      guard let value = pin["state"]?["version"], let version = value.string.flatMap(ApolloVersion.init(text:)) else {
        return nil
      }
      self.version = version
      place = value.location
      return
    }
    return nil
  }

  private static func isApollo(_ pin: JSONValue) -> Bool {
    if let identity = pin["identity"]?.string { return identity.lowercased() == "apollo-ios" }
    guard var url = pin["repositoryURL"]?.string?.lowercased() else { return false }
    if url.hasSuffix(".git") { url.removeLast(4) }
    return url.hasSuffix("/apollo-ios")
  }

  /// What is to be said of a version that cannot be imitated.
  var diagnostic: Diagnostic? {
    if version.isSupported { return nil }
    let (bound, severity): (ApolloVersion, Diagnostic.Severity) =
      version < .oldest ? (.oldest, .warning) : (.latest, .hint)
    let message =
      "the output of Apollo \(version) is not known, so that of \(bound) is taken; \"apolloVersion\" in "
      + ".mockgen.json can name another"
    return Diagnostic(.configUnknownApolloVersion, severity, message, at: place)
  }
}
