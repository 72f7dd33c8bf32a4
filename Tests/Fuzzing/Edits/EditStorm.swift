/// An endless sequence of random edits of a workspace: typical edits of operations, fragments, schemas and settings,
/// and many unlikely ones. The same seed gives the same edits.
package struct EditStorm {
  /// The present contents.
  package private(set) var contents: WorkspaceContents
  private let original: WorkspaceContents
  private let originalNames: [String]
  private var random: SplitMix64
  private let settingsCount: Int
  /// Whether all names in texts come from a limited number, for runs that measure memory.
  private let isBounded: Bool
  /// The paths of broken files that will be restored.
  private var broken: [String] = []

  /// - Parameter settingsCount: the number of different settings.
  package init(_ contents: WorkspaceContents, settingsCount: Int, seed: UInt64, isBounded: Bool = false) {
    self.contents = contents
    original = contents
    originalNames = contents.files.keys.sorted()
    self.settingsCount = settingsCount
    self.isBounded = isBounded
    random = SplitMix64(seed: seed)
  }

  /// Applies and returns the next edits, which happen at once: usually one, sometimes several.
  package mutating func next() -> [WorkspaceEdit] {
    // Damaged files are restored soon, so that many states have no errors.
    if 1 < broken.count, chance(2) { return restoreAll() }
    let count = chance(6) ? Int.random(in: 2...5, using: &random) : 1
    var edits: [WorkspaceEdit] = []
    while edits.count < count {
      guard let edit = single() else { continue }
      contents.apply(edit)
      edits.append(edit)
    }
    return edits
  }

  private mutating func single() -> WorkspaceEdit? {
    if !broken.isEmpty, chance(2) { return restore(broken.removeLast()) }
    switch Int.random(in: 0..<25, using: &random) {
    case 0: return create()
    case 1: return remove()
    case 2: return move()
    case 3: return copy()
    case 4: return .settings(Int.random(in: 0..<settingsCount, using: &random))
    case 5, 6: return restore(originalNames.randomElement(using: &random) ?? "")
    case 7...9: return damage()
    case 24: return moveFolder()
    case 10...12: return edit(with: TextEdits.comment, breaks: false)
    case 13...15: return edit(with: TextEdits.renameSomething, breaks: true)
    case 16...18: return edit(with: TextEdits.changeLine, breaks: true)
    default: return edit(with: TextEdits.addField, breaks: chance(3))
    }
  }

  /// Restores the initial state.
  package mutating func restart() {
    contents = original
    broken = []
  }

  /// Restores all files, as a checkout does.
  private mutating func restoreAll() -> [WorkspaceEdit] {
    broken = []
    let added = contents.files.keys.filter { original.files[$0] == nil }.sorted()
    let changed = originalNames.filter { contents.files[$0] != original.files[$0] }
    let edits =
      added.map { WorkspaceEdit.remove(path: $0) }
      + changed.map { WorkspaceEdit.write(path: $0, text: original.files[$0] ?? "") }
    for edit in edits { contents.apply(edit) }
    return edits
  }

  // MARK: Files

  private mutating func anyFile() -> String? { contents.files.keys.sorted().randomElement(using: &random) }

  private mutating func create() -> WorkspaceEdit? {
    guard let source = originalNames.randomElement(using: &random), let text = original.files[source] else {
      return nil
    }
    let path = newPath(like: source)
    // A renamed operation is valid; other copies are duplicates.
    if let operation = TextEdits.renamedOperation(of: text, &random), !chance(3) {
      return .write(path: path, text: operation)
    }
    broken.append(path)
    return .write(path: path, text: chance(2) ? text : TextEdits.oneDefinition(of: text, &random))
  }

  private mutating func remove() -> WorkspaceEdit? {
    guard let path = anyFile() else { return nil }
    if original.files[path] != nil { broken.append(path) }
    return .remove(path: path)
  }

  private mutating func move() -> WorkspaceEdit? {
    guard let path = anyFile() else { return nil }
    let target = newPath(like: path)
    if original.files[path] != nil { broken += [path, target] }
    return .move(from: path, to: target)
  }

  private mutating func moveFolder() -> WorkspaceEdit? {
    guard let path = anyFile(), let slash = path.lastIndex(of: "/") else { return nil }
    let folder = String(path[..<slash])
    let place = folder.lastIndex(of: "/").map { String(folder[...$0]) } ?? ""
    let target = place + "moved\(Int.random(in: 0..<2, using: &random))"
    if target == folder { return nil }
    let files = contents.files.keys.filter { $0.hasPrefix(folder + "/") }.sorted()
    broken += files + files.map { target + $0.dropFirst(folder.count) }
    return .moveFolder(from: folder, to: target)
  }

  private mutating func copy() -> WorkspaceEdit? {
    guard let from = anyFile(), let to = anyFile(), let text = contents.files[from] else { return nil }
    let target = chance(2) ? to : newPath(like: from)
    broken.append(target)
    return .write(path: target, text: text)
  }

  private func restore(_ path: String) -> WorkspaceEdit? {
    guard let text = original.files[path] else { return .remove(path: path) }
    return .write(path: path, text: text)
  }

  /// Returns one of a few paths beside another, so that files are added, removed, and added again.
  private mutating func newPath(like path: String) -> String {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    let ending = path.hasSuffix(".swift") ? "swift" : path.hasSuffix(".graphqls") ? "graphqls" : "graphql"
    let name = "new\(Int.random(in: 0..<6, using: &random)).\(ending)"
    return chance(3) ? "\(folder)sub/\(name)" : "\(folder)\(name)"
  }

  // MARK: Texts

  private typealias TextEdit = (_ text: String, _ all: [String: String], _ random: inout SplitMix64) -> String

  private mutating func edit(with change: TextEdit, breaks: Bool) -> WorkspaceEdit? {
    guard let path = anyFile(), let text = contents.files[path] else { return nil }
    if path.hasSuffix(".swift") {
      let edit = SwiftEdits.any(text, contents.files, &random)
      if edit.mayBreak { broken.append(path) }
      return .write(path: path, text: edit.text)
    }
    let new = change(text, contents.files, &random)
    if breaks { broken.append(path) }
    return .write(path: path, text: new)
  }

  private mutating func damage() -> WorkspaceEdit? {
    guard let path = anyFile() else { return nil }
    // Texts that are damaged repeatedly contain more and more names.
    guard let text = (isBounded ? original : contents).files[path] else { return nil }
    let mutator = InputMutator(seed: isBounded ? 1 : random.next(), texts: [Array(text.utf8)])
    broken.append(path)
    // Failures print the text, so it must be valid UTF-8.
    let damaged = mutator.input(random.next() % (isBounded ? 20 : 1000))
    return .write(path: path, text: String(decoding: damaged, as: UTF8.self))
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
}
