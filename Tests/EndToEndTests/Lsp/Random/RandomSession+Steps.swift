import Foundation
import Fuzzing
import TestSupport

/// The random steps of users, programs and an editor.
extension RandomSession {
  private static let pieces = [
    "", "", "a", "{", "}", "\n", "\r\n", "name", "\u{1F600}", " ", "# x\n", "...", "friends { name }", "!", "\"", "(",
    "id: 1",
  ]
  private static let swiftPieces = [
    "", "", "a", "{", "}", "\n", "\r\n", "\u{1F600}", "name", "id", "hero?.name",
    "// mockd:ignore unset-required-field\n",
  ]
  /// Some of these lines are meaningful at most places of a test.
  private static let swiftLines = [
    "  hero.name = \"Luke\"\n", "  query.hero = makeHero()\n", "  query.hero = nil\n",
    "  let hero = Mock<Human>(id: \"1\", name: \"Luke\")\n", "  let droid = Mock<Droid>()\n",
    "  let data = HeroQuery.Data.from(query)\n", "  #expect(data.hero?.name == \"Luke\")\n",
    "  _ = data.hero?.friends?.first??.name\n", "}\n", "@Test func more() {\n", "  let query = Mock<Query>()\n",
  ]

  /// Runs a random step.
  func step() throws {
    switch Int.random(in: 0..<200, using: &random) {
    case 0..<10: try open()
    case 10..<20: try close()
    case 20..<90: try type()
    case 90..<100: try replaceAll()
    case 100..<110: try save()
    case 110..<128: try editDisk()
    case 128: try makeFolder()
    case 129: try changeSettings()
    // Rarely, since it discards the earlier state.
    case 130 where Int.random(in: 0..<10, using: &random) == 0: try leaveAndComeBack()
    default: try ask()
    }
    try readPresentFields()
  }

  private func anyFile() -> String? {
    // Files that other edits have added, and some missing ones.
    let all = storm.contents.files.keys.sorted() + [StormWorkspace.configurationPath, "ops/Unsaved.graphql"]
    return all.randomElement(using: &random)
  }

  private func anyBuffer() -> String? { buffers.keys.sorted().randomElement(using: &random) }

  // MARK: Buffers

  private func open() throws {
    guard let path = anyFile(), buffers[path] == nil, buffers.count < 6 else { return }
    let buffer = EditedBuffer((try? workspace.text(path)) ?? "query Unsaved { __typename }")
    buffers[path] = buffer
    try client.open(url(path), buffer.text, version: buffer.version)
  }

  private func close() throws {
    guard let path = anyBuffer() else { return }
    buffers[path] = nil
    try client.close(url(path))
  }

  private func type() throws {
    guard let path = anyBuffer(), var buffer = buffers[path] else { return try open() }
    let isSwift = path.hasSuffix(".swift")
    let isLine = isSwift && Bool.random(using: &random)
    let pieces = isLine ? Self.swiftLines : isSwift ? Self.swiftPieces : Self.pieces
    let text = pieces.randomElement(using: &random) ?? ""
    let (from, to) = isLine ? buffer.insert(line: text, &random) : buffer.replace(with: text, &random)
    buffers[path] = buffer
    try client.change(
      url(path), version: buffer.version, text, (from.line, from.character, to.line, to.character))
  }

  private func replaceAll() throws {
    guard let path = anyBuffer() else { return }
    // Mostly the initial text, so that most documents are valid.
    let text = start.files[path] ?? (try? workspace.text(path)) ?? "query Unsaved { __typename }"
    buffers[path]?.replaceAll(text)
    try client.change(url(path), version: buffers[path]?.version ?? 0, text)
  }

  private func save() throws {
    guard let path = anyBuffer(), let text = buffers[path]?.text else { return }
    try workspace.write(path, text)
    try client.notify("textDocument/didSave", ["textDocument": ["uri": url(path).absoluteString]])
  }

  // MARK: The disk

  private func editDisk() throws {
    let edits = storm.next()
    var moves: [[String: String]] = []
    var paths: [String] = []
    for edit in edits {
      disk.apply(edit)
      noteFiles()
      switch edit {
      case .write(let path, _), .remove(let path): paths.append(path)
      case .move(let from, let to), .moveFolder(let from, let to):
        moves.append(["oldUri": url(from).absoluteString, "newUri": url(to).absoluteString])
        paths += [from, to]
      case .settings: paths.append(StormWorkspace.configurationPath)
      }
    }
    if !moves.isEmpty, Bool.random(using: &random) {
      try client.notify("workspace/didRenameFiles", ["files": moves])
    }
    guard Bool.random(using: &random) else { return }
    let changes = paths.map {
      ["uri": url($0).absoluteString, "type": Int.random(in: 1...3, using: &random)] as [String: Any]
    }
    try client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
  }

  private func makeFolder() throws {
    let folder = url("folder\(Int.random(in: 0..<3, using: &random))/deeper")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard Bool.random(using: &random) else { return }
    try client.notify("workspace/didCreateFiles", ["files": [["uri": folder.absoluteString]]])
  }

  // MARK: The editor

  private func changeSettings() throws {
    writesOutputs.toggle()
    try tellSettings()
  }

  /// Restores the initial settings of the editor.
  func resetSettings() throws {
    guard !writesOutputs else { return }
    try changeSettings()
  }

  /// Sends the settings of the editor, or a notification that they can be requested.
  private func tellSettings() throws {
    let isAsked = kind == .able && Bool.random(using: &random)
    let settings: Any = isAsked ? NSNull() : ["mockd": ["writeOutputs": writesOutputs]]
    try client.notify("workspace/didChangeConfiguration", ["settings": settings])
  }

  private func leaveAndComeBack() throws {
    let folder = ["uri": workspace.root.absoluteString, "name": "w"]
    let none: [Any] = []
    if Bool.random(using: &random) {
      try client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": none, "removed": [folder]]])
      for _ in 0..<3 { try ask() }
      try client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": none]])
    } else {
      try client.notify("workspace/didChangeWorkspaceFolders", ["event": ["added": [folder], "removed": [folder]]])
    }
  }

  private func ask() throws {
    guard let path = anyFile(), let method = methods.randomElement(using: &random) else { return }
    let buffer = buffers[path] ?? EditedBuffer(storm.contents.files[path] ?? "")
    let id = try request(method, path, buffer.position(&random), buffer.position(&random))
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    let others = ["\(client.newID())", "\"none\"", "\((Int(id) ?? 100) - Int.random(in: 1..<20, using: &random))"]
    try cancel(Bool.random(using: &random) ? id : others.randomElement(using: &random) ?? id)
  }
}
