import Daemon
import FileAccess
import FileWatching
import Source

/// The client's folders, and the workspaces of these folders and of open documents.
struct WorkspaceList {
  /// In the order in which they were added.
  private(set) var all: [EditorWorkspace] = []
  /// The client's folders by absolute path, with the number of the workspace, or nil without a configuration.
  private(set) var folders: [String: Int?] = [:]
  /// The watches for a configuration in folders without one.
  private var configurationWatches: [String: SharedWatch] = [:]
  /// Watches the disk for all workspaces.
  let watcher = SharedWatcher()
  /// Folders in which a configuration may have appeared.
  private var configured: Set<String> = []
  /// Folders that the user has been asked about.
  private var offered: Set<String> = []
  private var count = 0

  subscript(number: Int) -> EditorWorkspace? { all.first { $0.number == number } }

  /// Adds a workspace. Returns nil if it is in the list already.
  ///
  /// - Parameter folder: the client's folder in the workspace, or nil if a document asks for it.
  mutating func add(
    _ workspace: Workspace, for folder: String?, _ make: (Workspace, _ number: Int) -> EditorWorkspace
  ) -> EditorWorkspace? {
    if let known = all.first(where: { $0.workspace == workspace }) {
      if let folder { folders.updateValue(known.number, forKey: folder) }
      return nil
    }
    count += 1
    let added = make(workspace, count)
    all.append(added)
    if let folder {
      folders.updateValue(count, forKey: folder)
      configurationWatches.removeValue(forKey: folder)?.stop()
    }
    return added
  }

  /// Adds a folder without a configuration.
  ///
  /// - Parameter appeared: is called on any thread when a configuration may have appeared.
  mutating func addUnconfigured(_ folder: String, appeared: @escaping @Sendable () -> Void) {
    guard folders[folder] == nil else { return }
    folders.updateValue(nil, forKey: folder)
    let files = Set(Workspace.configurationNames.map { Path.normalized(folder + "/" + $0) })
    let root = WatchRoot(folder, mayContain: { _ in false }, matches: { files.contains($0) })
    configurationWatches[folder] = watcher.watch([root]) { event in
      switch event {
      case .changed, .rescan: appeared()
      case .ahead, .polling, .watching, .marker: break
      }
    }
  }

  /// The client's folders without a configuration.
  var unconfigured: [String] { folders.filter { $0.value == nil }.keys.sorted() }

  /// Records a folder whose configuration is refused, so that the user isn't asked about it. Returns whether it is new.
  mutating func refuse(_ folder: String) -> Bool { offered.insert(folder).inserted }

  /// Records that the user is asked about a folder. Returns false if the user has been asked before.
  mutating func offer(_ folder: String) -> Bool { offered.insert(folder).inserted }

  /// Records that a configuration may have appeared.
  mutating func noteConfiguration(in folder: String) { configured.insert(folder) }

  /// Returns the folders in which a configuration may have appeared since the last call.
  mutating func takeConfigured() -> [String] {
    defer { configured = [] }
    return configured.intersection(unconfigured).sorted()
  }

  /// Removes a folder. Returns its workspace if no other folder is in it.
  mutating func remove(_ folder: String) -> EditorWorkspace? {
    guard let entry = folders.removeValue(forKey: folder) else { return nil }
    configurationWatches.removeValue(forKey: folder)?.stop()
    guard let number = entry, !folders.values.contains(number),
      let index = all.firstIndex(where: { $0.number == number })
    else { return nil }
    return all.remove(at: index)
  }
}
