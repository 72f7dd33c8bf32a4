import JSONSyntax
import Source

extension ApolloPin {
  /// Reads a `Package.resolved` of any format. Nil if the file is broken (other tools report that), does not pin
  /// Apollo, or pins a branch or a commit.
  init?(resolved file: SourceFile) {
    guard let root = JSONDocument(file, code: .configSyntax).root else { return nil }
    guard let pins = root["pins"] ?? root["object"]?["pins"] else { return nil }
    for pin in pins.elements where Self.isApollo(pin) {
      guard let value = pin["state"]?["version"], let version = value.string.flatMap(ApolloVersion.init(text:)) else {
        return nil
      }
      self.init(version: version, place: value.location, reason: "\(file.path) pins it")
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
}
