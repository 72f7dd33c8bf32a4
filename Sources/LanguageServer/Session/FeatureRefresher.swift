/// Knows where a client shows what may be another answer now, and when it is to be told to ask again
/// (`workspace/codeLens/refresh` and the like).
///
/// A client that edits a document asks for that one by itself, so it is told only where it shows another one. It is told
/// once at a time: what changes until its answer is told after that.
struct FeatureRefresher {
  enum Feature: String, CaseIterable {
    case codeLens, inlayHint, semanticTokens, diagnostic

    var method: String { "workspace/\(rawValue)/refresh" }
    /// The member of `WorkspaceClientCapabilities`.
    var capability: StaticString {
      switch self {
      case .codeLens: "codeLens"
      case .inlayHint: "inlayHint"
      case .semanticTokens: "semanticTokens"
      case .diagnostic: "diagnostics"
      }
    }
  }

  /// What the answer to a request about a document depends on besides the document.
  enum Basis: CaseIterable {
    case schema
    /// All files.
    case everything
  }

  private struct Request: Hashable {
    let feature: Feature
    let basis: Basis
  }

  /// The documents that the client has asked about since it was told last, by absolute path.
  private var shown: [Request: Set<String>] = [:]
  /// The features of which the client has been told, and has not answered.
  private var told: Set<Feature> = []
  /// Those of which it is to be told again then.
  private var outdated: Set<Feature> = []

  mutating func noteAsked(_ feature: Feature, _ path: String, basedOn basis: Basis) {
    shown[Request(feature: feature, basis: basis), default: []].insert(path)
  }

  /// Takes note that answers may be other ones; gives what the client is to be told of.
  ///
  /// - Parameters:
  ///   - edited: the documents that the client has opened or changed.
  ///   - isSchemaNew: whether the schema may be another one.
  ///   - isOpen: whether the client still shows a document.
  mutating func noteChange(edited: Set<String>, isSchemaNew: Bool, isOpen: (String) -> Bool) -> [Feature] {
    for (request, paths) in shown where isSchemaNew || request.basis == .everything {
      let paths = paths.filter(isOpen)
      let isOutdated = !paths.isSubset(of: edited)
      shown[request] = isOutdated ? [] : paths
      if isOutdated { outdated.insert(request.feature) }
    }
    return takeOutdated()
  }

  /// Takes note that the client has something that is no longer so; gives what it is to be told of.
  mutating func noteOutdated(_ feature: Feature) -> [Feature] {
    outdated.insert(feature)
    return takeOutdated()
  }

  /// Takes note of the client's answer; gives what it is to be told of now.
  mutating func noteAnswer(_ feature: Feature) -> [Feature] {
    told.remove(feature)
    return takeOutdated()
  }

  private mutating func takeOutdated() -> [Feature] {
    let ready = Feature.allCases.filter { outdated.contains($0) && !told.contains($0) }
    outdated.subtract(ready)
    told.formUnion(ready)
    return ready
  }
}
