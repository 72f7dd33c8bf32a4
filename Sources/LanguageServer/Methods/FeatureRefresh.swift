/// `workspace/codeLens/refresh` and `workspace/inlayHint/refresh`: asks the client to ask again.
extension Server {
  /// Takes note that a document shows the answers of a feature, if the client can be told when they change.
  func noteAsked(_ feature: FeatureRefresher.Feature, _ path: String) {
    if editor.refreshes.contains(feature) { refresher.noteAsked(feature, path) }
  }

  /// - Parameter edited: the documents that the client has opened or changed.
  func askAgainForFeatures(edited: Set<String>) {
    tell(refresher.noteChange(edited: edited) { documents.isOpen($0) })
  }

  private func tell(_ features: [FeatureRefresher.Feature]) {
    for feature in features {
      call(feature.method) { [unowned self] _ in tell(refresher.noteAnswer(feature)) }
    }
  }
}
