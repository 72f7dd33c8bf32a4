import Daemon
import FileAccess
import FileWatching

/// The folders of a client and the workspaces that serve them.
struct FolderList {
  /// The served workspaces, in the order in which they came.
  private(set) var all: [ServedFolder] = []
  /// The folders that the client has named, by absolute path, with the id of what serves them; nil where no configuration
  /// does.
  private(set) var named: [String: Int?] = [:]
  /// Tells when a configuration appears in a folder that has none.
  private var lookouts: [String: SharedWatch] = [:]
  /// Tells all folders of the disk.
  let watcher = SharedWatcher()
  /// Folders in which a configuration may have appeared.
  private var configured: Set<String> = []
  /// Folders that the user has been asked about.
  private var offered: Set<String> = []
  private var count = 0

  func folder(_ id: Int) -> ServedFolder? { all.first { $0.id == id } }

  /// Serves a workspace; gives the new folder, or nil where it is served already.
  ///
  /// - Parameter name: the folder of the client's that asks for it; nil for a document's.
  mutating func serve(
    _ workspace: Workspace, for name: String?, _ make: (Workspace, _ id: Int) -> ServedFolder
  ) -> ServedFolder? {
    if let known = all.first(where: { $0.workspace == workspace }) {
      if let name { named.updateValue(known.id, forKey: name) }
      return nil
    }
    count += 1
    let folder = make(workspace, count)
    all.append(folder)
    if let name {
      named.updateValue(count, forKey: name)
      lookouts.removeValue(forKey: name)?.stop()
    }
    return folder
  }

  /// Takes note of a folder that no configuration describes.
  ///
  /// - Parameter appeared: is called, on any thread, when one may be there.
  mutating func noteUnserved(_ name: String, appeared: @escaping @Sendable () -> Void) {
    guard named[name] == nil else { return }
    named.updateValue(nil, forKey: name)
    let files = Set(Workspace.configurationNames.map { normalizedPath(name + "/" + $0) })
    let root = WatchRoot(name, mayContain: { _ in false }, matches: { files.contains($0) })
    lookouts[name] = watcher.watch([root]) { event in
      switch event {
      case .changed, .rescan: appeared()
      case .ahead, .polling, .watching, .cookie: break
      }
    }
  }

  /// The folders of the client's that no configuration describes.
  var unserved: [String] { named.filter { $0.value == nil }.keys.sorted() }

  /// Takes note of a folder whose configuration is not used. The user is not asked about it.
  ///
  /// - Returns: whether that is new.
  mutating func refuse(_ name: String) -> Bool { offered.insert(name).inserted }

  /// Whether a folder is to be asked about: once.
  mutating func offer(_ name: String) -> Bool { offered.insert(name).inserted }

  /// Takes note that there may be a configuration now.
  mutating func noteConfiguration(in name: String) { configured.insert(name) }

  /// The folders that wait for a configuration and may have one now.
  mutating func takeConfigured() -> [String] {
    defer { configured = [] }
    return configured.intersection(unserved).sorted()
  }

  /// Takes away a folder of the client's; gives what serves nobody any more.
  mutating func remove(_ name: String) -> ServedFolder? {
    guard let entry = named.removeValue(forKey: name) else { return nil }
    lookouts.removeValue(forKey: name)?.stop()
    guard let id = entry, !named.values.contains(id), let index = all.firstIndex(where: { $0.id == id }) else {
      return nil
    }
    return all.remove(at: index)
  }
}
