/// An endless sequence of random edits of a workspace: what people do to operations, fragments, schemas and settings in a
/// day, and much that they would not do. The same seed gives the same edits.
package struct EditStorm {
  /// What it has come to.
  package private(set) var contents: WorkspaceContents
  private let original: WorkspaceContents
  private let originalNames: [String]
  private var random: SplitMix64
  private let settingsCount: Int
  /// Broken texts that wait to be put right.
  private var broken: [String] = []

  /// - Parameter settingsCount: how many different settings there are.
  package init(_ contents: WorkspaceContents, settingsCount: Int, seed: UInt64) {
    self.contents = contents
    original = contents
    originalNames = contents.files.keys.sorted()
    self.settingsCount = settingsCount
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
    switch Int.random(in: 0..<24, using: &random) {
    case 0: return create()
    case 1: return remove()
    case 2: return move()
    case 3: return copy()
    case 4: return .settings(Int.random(in: 0..<settingsCount, using: &random))
    case 5, 6: return restore(originalNames.randomElement(using: &random) ?? "")
    case 7...9: return edit(with: Self.damage, breaks: true)
    case 10...12: return edit(with: TextEdits.comment, breaks: false)
    case 13...15: return edit(with: TextEdits.renameSomething, breaks: true)
    case 16...18: return edit(with: TextEdits.changeLine, breaks: true)
    default: return edit(with: TextEdits.addField, breaks: chance(3))
    }
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
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    let ending = path.hasSuffix(".graphqls") ? "graphqls" : "graphql"
    let name = "new\(Int.random(in: 0..<6, using: &random)).\(ending)"
    return chance(3) ? "\(folder)/sub/\(name)" : "\(folder)/\(name)"
  }

  // MARK: Texts

  private typealias TextEdit = (_ text: String, _ all: [String: String], _ random: inout SplitMix64) -> String

  private mutating func edit(with change: TextEdit, breaks: Bool) -> WorkspaceEdit? {
    guard let path = anyFile(), let text = contents.files[path] else { return nil }
    let new = change(text, contents.files, &random)
    if breaks { broken.append(path) }
    return .write(path: path, text: new)
  }

  private static func damage(_ text: String, _ all: [String: String], _ random: inout SplitMix64) -> String {
    let mutator = InputMutator(seed: random.next(), texts: [Array(text.utf8)])
    // Shown to people where a test fails, so it has to be text.
    return String(decoding: mutator.input(random.next() % 1000), as: UTF8.self)
  }

  private mutating func chance(_ of: Int) -> Bool { Int.random(in: 0..<of, using: &random) == 0 }
}
