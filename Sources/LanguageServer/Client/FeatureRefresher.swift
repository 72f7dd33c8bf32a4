import EditorRequests

/// Decides when the client has to request results again (`workspace/codeLens/refresh` and the like).
///
/// A client requests the results of a document that it edits by itself, so a refresh is needed only for other
/// documents. At most one refresh of a feature is in flight.
struct FeatureRefresher {
  /// The documents that show results since the last refresh, by absolute path.
  private var shown: [RefreshableFeature: Set<String>] = [:]
  /// The features with a refresh in flight.
  private var inFlight: Set<RefreshableFeature> = []
  /// The features that need a refresh.
  private var outdated: Set<RefreshableFeature> = []
  /// The numbers of the workspaces that had errors at the last change.
  private var broken: Set<Int> = []

  mutating func noteShown(_ feature: RefreshableFeature, _ path: String) {
    shown[feature, default: []].insert(path)
  }

  /// Records that results may have changed. Returns the features to refresh now.
  ///
  /// - Parameters:
  ///   - edited: the documents that the client has opened or changed.
  ///   - broken: the numbers of the workspaces with errors. When errors end, edited documents need a refresh, too,
  ///     since the client may have requested their results before.
  ///   - isOpen: returns whether the client has a document open.
  ///   - isUnchanged: returns whether a result is the same as when the client got it.
  mutating func noteChange(
    edited: Set<String>, broken: Set<Int>, isOpen: (String) -> Bool,
    isUnchanged: (RefreshableFeature, String) -> Bool
  ) -> [RefreshableFeature] {
    let hasRecovered = !self.broken.isSubset(of: broken)
    self.broken = broken
    for (feature, paths) in shown {
      let paths = paths.filter(isOpen)
      let requested = hasRecovered && feature.showsTestUses ? [] : edited
      let isOutdated = paths.contains { !requested.contains($0) && !isUnchanged(feature, $0) }
      shown[feature] = isOutdated ? [] : paths
      if isOutdated { outdated.insert(feature) }
    }
    return takeOutdated()
  }

  /// Records that the client has outdated results of a feature. Returns the features to refresh now.
  mutating func noteOutdated(_ feature: RefreshableFeature) -> [RefreshableFeature] {
    outdated.insert(feature)
    return takeOutdated()
  }

  /// Records the client's reply to a refresh. Returns the features to refresh now.
  mutating func noteAnswer(_ feature: RefreshableFeature) -> [RefreshableFeature] {
    inFlight.remove(feature)
    return takeOutdated()
  }

  private mutating func takeOutdated() -> [RefreshableFeature] {
    let ready = RefreshableFeature.allCases.filter { outdated.contains($0) && !inFlight.contains($0) }
    outdated.subtract(ready)
    inFlight.formUnion(ready)
    return ready
  }
}
