/// Knows where a client shows what may be another answer now, and when it is to be told to ask again
/// (`workspace/codeLens/refresh` and `workspace/inlayHint/refresh`).
///
/// A client that edits a document asks for that one by itself, so it is told only where it shows another one. It is told
/// once at a time: what changes until its answer is told after that.
struct FeatureRefresher {
  enum Feature: String, CaseIterable {
    case codeLens, inlayHint

    var method: String { "workspace/\(rawValue)/refresh" }
  }

  /// The documents that the client has asked about since it was told last, by absolute path.
  private var shown: [Feature: Set<String>] = [:]
  /// The features of which the client has been told, and has not answered.
  private var told: Set<Feature> = []
  /// Those of which it is to be told again then.
  private var outdated: Set<Feature> = []

  mutating func noteAsked(_ feature: Feature, _ path: String) { shown[feature, default: []].insert(path) }

  /// Takes note that answers may be other ones; gives what the client is to be told of.
  ///
  /// - Parameters:
  ///   - edited: the documents that the client has opened or changed.
  ///   - isOpen: whether the client still shows a document.
  mutating func noteChange(edited: Set<String>, isOpen: (String) -> Bool) -> [Feature] {
    for feature in Feature.allCases {
      let paths = (shown[feature] ?? []).filter(isOpen)
      shown[feature] = paths
      guard !paths.isSubset(of: edited) else { continue }
      shown[feature] = []
      outdated.insert(feature)
    }
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
