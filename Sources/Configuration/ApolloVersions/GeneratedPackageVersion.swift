import JSONSyntax
import Source

extension ApolloPin {
  /// Reads `apolloSDKDependency.sdkVersion` of an Apollo configuration, the version that its package requires.
  init?(sdkVersionOf root: JSONValue) {
    let package = root["output"]?["schemaTypes"]?["moduleType"]?["swiftPackage"]
    guard let version = package?["apolloSDKDependency"]?["sdkVersion"] else { return nil }
    if let text = version["exact"]?["version"], let exact = text.string.flatMap(ApolloVersion.init(text:)) {
      self.init(.exact(exact), place: text.location, of: root.file.path)
    } else if let text = version["from"]?["version"], let lower = text.string.flatMap(ApolloVersion.init(text:)),
      lower.major < Int(Int32.max)
    {
      self.init(.range(lower, ApolloVersion(lower.major + 1, 0, 0)), place: text.location, of: root.file.path)
    } else {
      return nil
    }
  }
}
