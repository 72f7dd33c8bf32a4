import FileWatching

/// The work that events have requested and that is not done yet. It accesses neither a clock nor the disk.
struct WatchAgenda: Equatable {
  /// Inputs that may have changed, by absolute path.
  private(set) var paths: Set<String> = []
  /// Directories below which inputs may have changed.
  private(set) var folders: Set<String> = []
  var needsEverything = false
  /// Inputs that are changing and will be reported again. They may be read when there is nothing else to do.
  private(set) var ahead: Set<String> = []
  /// Outputs that the disk reported as changed, by absolute path. Most are as this process wrote them.
  private(set) var outputs = Dirty.none
  /// Why outputs are written although no input has changed.
  private(set) var causes: WriteCauses = []
  /// The sync markers of processes that wait until the agenda is empty.
  var markers: Set<String> = []
  /// Messages for the user.
  private(set) var warnings: [String] = []
  private var polled: Set<String> = []

  /// Whether inputs may have changed.
  var hasChanges: Bool { needsEverything || !paths.isEmpty || !folders.isEmpty }

  var isEmpty: Bool { ahead.isEmpty && isIdle }

  /// Whether there is nothing to do except to read ahead.
  private var isIdle: Bool {
    !hasChanges && causes.isEmpty && outputs.isEmpty && markers.isEmpty && warnings.isEmpty
  }

  mutating func add(_ event: WatchEvent, _ plan: WatchPlan) {
    switch event {
    case .changed(let changed):
      var changedOutputs: Set<String> = []
      for path in changed {
        if plan.isOutput(path) {
          changedOutputs.insert(path)
        } else if plan.mayBeSharedOutput(path) {
          changedOutputs.insert(path)
          if plan.isInput(path) { paths.insert(path) }
        } else {
          paths.insert(path)
        }
      }
      outputs.formUnion(.paths(changedOutputs))
    case .ahead(let changing): ahead.formUnion(changing.lazy.filter { !plan.isOutput($0) })
    case .rescan(let root):
      if plan.hasInputs(below: root) { folders.insert(root) }
      if plan.hasOutputs(below: root) { outputs = .all }
    case .polling(let root, let reason):
      // Once for each reason: it concerns many directories or none.
      if polled.insert(reason).inserted { warnings.append(Self.pollingWarning(root, reason)) }
    case .watching:
      // Watching works again, so the next failure is reported.
      polled = []
    case .marker(let path): markers.insert(path)
    }
  }

  /// Adds files that changed while they were read.
  mutating func add(stale files: [String]) { paths.formUnion(files) }

  mutating func add(_ cause: WriteCauses) { causes.formUnion(cause) }

  /// Takes the changes of inputs.
  mutating func takeChanges() -> [WorkspaceHost.Change] {
    defer {
      paths = []
      ahead = []
      folders = []
      needsEverything = false
    }
    if needsEverything { return [.everything] }
    let below = folders.sorted().map { WorkspaceHost.Change.below($0) }
    return paths.isEmpty ? below : below + [.paths(paths.sorted())]
  }

  /// Takes the files that may be read ahead. Returns nil if something else is to be done first.
  mutating func takeAhead() -> Set<String>? {
    guard isIdle, !ahead.isEmpty else { return nil }
    defer { ahead = [] }
    return ahead
  }

  /// Takes the outputs that are to be compared with the disk.
  mutating func takeOutputs() -> Dirty {
    defer { outputs = .none }
    return outputs
  }

  mutating func takeCauses() -> WriteCauses {
    defer { causes = [] }
    return causes
  }

  mutating func takeWarnings() -> [String] {
    defer { warnings = [] }
    return warnings
  }

  mutating func takeMarkers() -> Set<String> {
    defer { markers = [] }
    return markers
  }

  private static func pollingWarning(_ root: String, _ reason: String) -> String {
    "Polling '\(root)' once a second, because \(reason)"
  }
}
