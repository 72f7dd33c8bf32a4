/// An endless sequence of random edits of a workspace: what people do to operations, fragments, schemas and settings in a
/// day, and much that they would not do. The same seed gives the same edits.
package struct EditStorm {
  /// What it has come to.
  package private(set) var contents: WorkspaceContents
  private let original: WorkspaceContents
  private let originalNames: [String]
  private var random: SplitMix64
  private let settingsCount: Int
  /// Whether all names in texts come from a limited number, for runs in which memory is measured.
  private let isBounded: Bool
  /// Broken texts that wait to be put right.
  private var broken: [String] = []

  /// - Parameter settingsCount: how many different settings there are.
  package init(_ contents: WorkspaceContents, settingsCount: Int, seed: UInt64, isBounded: Bool = false) {
    self.contents = contents
    original = contents
    originalNames = contents.files.keys.sorted()
    self.settingsCount = settingsCount
    self.isBounded = isBounded
    random = SplitMix64(seed: seed)
  }

  /// The next edits, which happen at once: mostly one, sometimes some.
  package mutating func next() -> [WorkspaceEdit] {
    // What was damaged is put right soon, so that many states are good ones.
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

  /// Makes everything what it was in the beginning.
  package mutating func restart() {
    contents = original
    broken = []
  }

  /// As a checkout does.
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
    // An operation of another name does no harm; all else is there twice.
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

  /// One of a few paths beside another, so that files come, go, and come again.
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
    // Of texts that are damaged again and again, more and more names come.
    guard let text = (isBounded ? original : contents).files[path] else { return nil }
    let mutator = InputMutator(seed: isBounded ? 1 : random.next(), texts: [Array(text.utf8)])
    broken.append(path)
    // Shown to people where a test fails, so it has to be text.
    let damaged = mutator.input(random.next() % (isBounded ? 20 : 1000))
    return .write(path: path, text: String(decoding: damaged, as: UTF8.self))
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
}
