import Daemon
import Dispatch
import JSONSyntax
import Source

/// Bringing everything up to date, and telling the client what is new.
extension Server {
  /// Work of this length is worth showing.
  private static let long = Duration.milliseconds(300)
  /// How long the first load waits for the client to agree to showing it, in milliseconds.
  private static let patience = 100

  /// Brings findings and outputs up to date, and says what is new.
  func refresh() {
    guard isReady else { return }
    for folder in folders.takeConfigured() { addFolder(folder) }
    for remark in remarks { tell(remark) }
    remarks = []
    var changed = documents.takeTouched()
    let edited = documents.takeEdited()
    let unsaved = documents.unsaved
    var isUpdated = false
    var isSchemaNew = false
    for folder in folders.all {
      folder.hold(for: unsaved)
      defer { for remark in folder.takeRemarks() { tell(remark) } }
      guard folder.isStale else { continue }
      let start = ContinuousClock.now
      folder.update {
        self.show($0, of: folder, since: start)
      } early: {
        self.tell($0, of: folder, edited: edited)
      }
      progress.end()
      isUpdated = true
      if folder.takeIsSchemaNew() { isSchemaNew = true }
      logTrace("Brought '\(folder.workspace.root)' up to date.", "\(start.duration(to: .now))")
      var shown = shown(folder)
      changed.formUnion(folder.updateReports(&shown))
    }
    changed.formUnion(loose.update(documents, edited, folders.all, agreement))
    tellFindings(of: changed, edited: edited)
    if isUpdated { askAgainForFeatures(edited: edited, isSchemaNew: isSchemaNew) }
  }

  /// Tells of the findings where the user is typing, and in what else is open, before the edit has reached everything.
  private func tell(_ early: EarlyFindings, of folder: ServedFolder, edited: Set<String>) {
    let path = folder.path(early.file.path)
    // A client that asks for findings itself is told once that it is to ask again for those of other files.
    guard edited.contains(path) || !isPulled(path) else { return }
    var shown = ShownFolder(folder, agreement, documents, edited: early.file)
    if let path = folder.updateReports(early, &shown) { tellFindings(of: [path], edited: edited) }
  }

  func shown(_ folder: ServedFolder) -> ShownFolder { ShownFolder(folder, agreement, documents) }

  // MARK: Progress

  private func show(_ text: String, of folder: ServedFolder, since start: ContinuousClock.Instant) {
    guard agreement.client.showsProgress else { return }
    let isFirst = !folder.isLoaded
    if progress.mayAsk, isFirst || Self.long < start.duration(to: .now) {
      progress.ask()
      if isFirst { awaitAgreement() }
    }
    if progress.isAsking { absorb() }
    progress.report("mockd", text)
  }

  /// Waits for a moment, so that the first load is shown from its beginning.
  private func awaitAgreement() {
    let deadline = DispatchTime.now() + .milliseconds(Self.patience)
    while progress.isAsking, inbox.wait(until: deadline) { absorb() }
  }
}
