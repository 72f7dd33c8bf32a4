import FileWatching

/// What a watch is to do next, sorted out of what it was told. A value without a clock or a disk.
struct WatchAgenda: Equatable {
  /// Inputs that may have changed, by absolute path.
  private(set) var paths: Set<String> = []
  /// Directories below which inputs may have changed.
  private(set) var folders: Set<String> = []
  var needsEverything = false
  /// Inputs that are changing, of which all will be told; those that may be looked at when there is nothing else to do.
  private(set) var ahead: Set<String> = []
  /// Outputs that may no longer be what was written; mostly, they are what was just written.
  private(set) var outputs: Set<String> = []
  var needsAllOutputs = false
  /// Whether what could not be done is to be tried again.
  private var needsAttempt = false
  /// Outputs that are looked at once outputs are no longer held; nil stands for all.
  private var heldOutputs: Set<String>? = []
  /// Whether outputs were held and are no longer.
  private var isReleased = false
  /// Who waits until all of this is done.
  var cookies: Set<String> = []
  /// What the user is to be told.
  private(set) var warnings: [String] = []
  private var polled: Set<String> = []

  /// Whether the engine has to look at something.
  var hasChanges: Bool { needsEverything || !paths.isEmpty || !folders.isEmpty }

  var isEmpty: Bool { ahead.isEmpty && isIdle }

  /// Whether there is nothing to do but to look ahead.
  private var isIdle: Bool {
    !hasChanges && !isReleased && !needsAttempt && outputs.isEmpty && !needsAllOutputs && cookies.isEmpty
      && warnings.isEmpty
  }

  mutating func add(_ event: WatchEvent, _ plan: WatchPlan) {
    switch event {
    case .changed(let changed):
      for path in changed {
        if plan.isOutput(path) {
          outputs.insert(path)
        } else if plan.mayBeSharedOutput(path) {
          outputs.insert(path)
          if plan.isInput(path) { paths.insert(path) }
        } else {
          paths.insert(path)
        }
      }
    case .ahead(let changing): ahead.formUnion(changing.lazy.filter { !plan.isOutput($0) })
    case .rescan(let root):
      if plan.hasInputs(below: root) { folders.insert(root) }
      if plan.hasOutputs(below: root) { needsAllOutputs = true }
    case .polling(let root, let reason):
      // Once for each reason: it concerns many directories or none.
      if polled.insert(reason).inserted { warnings.append(Self.pollingWarning(root, reason)) }
    case .watching:
      // All is as everybody expects again; if it ends once more, that is news.
      polled = []
    case .cookie(let path): cookies.insert(path)
    }
  }

  /// Files that were read while they changed.
  mutating func add(stale files: [String]) { paths.formUnion(files) }

  /// What the engine is to be told, which is then no longer on the agenda.
  mutating func takeChanges() -> [LiveWorkspace.Change] {
    defer {
      paths = []
      ahead = []
      folders = []
      needsEverything = false
    }
    if needsEverything { return [.everything] }
    let below = folders.sorted().map { LiveWorkspace.Change.below($0) }
    return paths.isEmpty ? below : below + [.paths(paths.sorted())]
  }

  /// What may be looked at ahead, which is then no longer on the agenda; nil where something else is to be done first.
  mutating func takeAhead() -> Set<String>? {
    guard isIdle, !ahead.isEmpty else { return nil }
    defer { ahead = [] }
    return ahead
  }

  /// The outputs to be compared with the disk, which are then no longer on the agenda; nil stands for all.
  mutating func takeOutputs() -> Set<String>? {
    defer {
      outputs = []
      needsAllOutputs = false
    }
    return needsAllOutputs ? nil : outputs
  }

  /// Puts the outputs to be compared with the disk off until they are released.
  mutating func holdOutputs() {
    let outputs = takeOutputs()
    heldOutputs = outputs.flatMap { heldOutputs?.union($0) }
  }

  /// Puts what was held on the agenda again.
  mutating func release() {
    isReleased = true
    if let heldOutputs { outputs.formUnion(heldOutputs) } else { needsAllOutputs = true }
    heldOutputs = []
  }

  mutating func addAttempt() { needsAttempt = true }

  /// Whether something was to be tried again since this was last asked.
  mutating func takeAttempt() -> Bool {
    defer { needsAttempt = false }
    return needsAttempt
  }

  /// Whether outputs have been released since this was last asked.
  mutating func takeRelease() -> Bool {
    defer { isReleased = false }
    return isReleased
  }

  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  mutating func takeCookies() -> Set<String> {
    defer { cookies = [] }
    return cookies
  }

  private static func pollingWarning(_ root: String, _ reason: String) -> String {
    "'\(root)' is looked at once a second instead of being watched, since \(reason)."
  }
}
