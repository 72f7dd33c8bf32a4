/// `workspace/codeLens/refresh`, `workspace/inlayHint/refresh`, `workspace/semanticTokens/refresh` and
/// `workspace/diagnostic/refresh`: asks the client to ask again.
extension Server {
  /// Takes note that a document shows the answers of a feature, if the client can be told when they change.
  func noteAsked(_ feature: FeatureRefresher.Feature, _ file: some PlacedFile, basedOn basis: FeatureRefresher.Basis) {
    guard editor.refreshes.contains(feature) else { return }
    refresher.noteAsked(feature, file.folder.path(file.path), basedOn: basis)
  }

  /// - Parameters:
  ///   - edited: the documents that the client has opened or changed.
  ///   - isSchemaNew: whether a schema may be another one.
  func askAgainForFeatures(edited: Set<String>, isSchemaNew: Bool) {
    tell(refresher.noteChange(edited: edited, isSchemaNew: isSchemaNew) { documents.isOpen($0) })
  }

  /// Takes note that the client has findings that are no longer so, and does not ask by itself.
  func askToPullAgain() {
    if editor.refreshes.contains(.diagnostic) { tell(refresher.noteOutdated(.diagnostic)) }
  }

  private func tell(_ features: [FeatureRefresher.Feature]) {
    for feature in features {
      call(feature.method) { [unowned self] _ in tell(refresher.noteAnswer(feature)) }
    }
  }
}
