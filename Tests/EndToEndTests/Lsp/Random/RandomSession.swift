import Foundation
import Fuzzing
import TestSupport
import Testing

/// A session with a server in a workspace in which people, programs and an editor change files: random edits of buffers and
/// of the disk, requests, and cancellations of these.
final class RandomSession {
  private let seed: UInt64
  private let workspace: TemporaryWorkspace
  let client: LspClient
  private let capabilities: JSON
  private let methods: [RequestTable.Method]
  private var random: SplitMix64
  private let start: WorkspaceContents
  private var storm: EditStorm
  private var disk: EditedFolder
  /// What is open, by path.
  private var buffers: [String: EditedBuffer] = [:]
  /// What was told last, by path; files without findings are left out.
  private var told: [String: String] = [:]
  /// What is not answered yet, with the method.
  private var waiting: [Int: String] = [:]
  private(set) var requests = 0
  private(set) var cancellations = 0
  /// How often each method was answered with something.
  private(set) var results: [String: Int] = [:]
  private(set) var errors: [Int: Int] = [:]
  /// All that there have been on the disk.
  private var paths: Set<String> = []

  /// Answers are known to depend on what the configuration was before, where it changes back and forth; what is told does
  /// not.
  private static let comparesAnswers = WatchStorm.environment("MOCKD_SESSION_ANSWERS") != nil

  private static let pieces = [
    "", "", "a", "{", "}", "\n", "\r\n", "name", "\u{1F600}", " ", "# x\n", "...", "friends { name }", "!", "\"", "(",
    "id: 1",
  ]

  init(_ sample: SampleProject, seed: UInt64) throws {
    self.seed = seed
    random = SplitMix64(seed: seed)
    workspace = try TemporaryWorkspace()
    start = StormWorkspace(sample).contents
    disk = EditedFolder(workspace.root.path, configurations: StormWorkspace.configurations, seed: seed)
    disk.fill(start)
    storm = EditStorm(start, settingsCount: StormWorkspace.configurations.count, seed: seed, isBounded: true)
    client = try LspClient()
    capabilities = try client.initialize(workspace.root)["capabilities"]
    let offered = capabilities
    methods = RequestTable.methods.filter { $0.isOffered(offered) }
  }

  /// Does what comes next.
  func step() throws {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: try open()
    case 1: try close()
    case 2...8: try type()
    case 9: try replaceAll()
    case 10: try save()
    case 11, 12: try editDisk()
    default: try ask()
    }
    try readWhatIsThere()
    while 100 < waiting.count { try take(try client.next()) }
  }

  /// Makes everything what it was in the beginning, and waits until the server is done with it.
  func restart() throws {
    for path in buffers.keys.sorted() { try client.close(url(path)) }
    buffers = [:]
    storm.restart()
    disk.restore(storm.contents)
    try settle()
  }

  /// Waits until all that was done before has been told and answered.
  func settle() throws {
    // The client tells of every path that there has been. What the system tells of later is then known already.
    noteFiles()
    let changes = paths.sorted().map { ["uri": url($0).absoluteString, "type": 2] as [String: Any] }
    try client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
    // An answer comes after what was found is told.
    for _ in 0..<2 {
      waiting[try client.request("unknown")] = "unknown"
      while !waiting.isEmpty { try take(try client.next()) }
    }
  }

  private func noteFiles() {
    let found = FileManager.default.enumerator(atPath: workspace.root.path)?.compactMap { $0 as? String } ?? []
    paths.formUnion(found)
  }

  /// Holds what was told, and the answers to a set of requests, to those of a server that is started now with the same
  /// files and buffers.
  func expectStateOfAFreshServer() throws {
    try settle()
    let fresh = try RandomSession(freshFor: self)
    try fresh.settle()
    let paths = Set(told.keys).union(fresh.told.keys)
    for path in paths.sorted() where told[path] != fresh.told[path] {
      Issue.record(
        "MOCKD_SEED=\(seed): \(path): \(told[path] ?? "nothing"), but a fresh server: \(fresh.told[path] ?? "nothing")")
    }
    for method in Self.comparesAnswers ? methods : [] {
      for path in (Array(storm.contents.files.keys) + buffers.keys).sorted() {
        var places = SplitMix64(seed: seed)
        let buffer = buffers[path] ?? EditedBuffer((try? workspace.text(path)) ?? "")
        for _ in 0..<3 {
          let (from, to) = (buffer.position(&places), buffer.position(&places))
          let own = try answer(method, path, from, to)
          let other = try fresh.answer(method, path, from, to)
          #expect(own == other, "MOCKD_SEED=\(seed): \(method.name) in \(path) at \(from)")
        }
        if method.shape == .workspace { break }
      }
    }
    try fresh.end()
  }

  /// Ends the session; whatever was still to be told has been read by then.
  func end() throws {
    for path in buffers.keys.sorted() { try client.close(url(path)) }
    buffers = [:]
    try settle()
    let id = try client.request("shutdown")
    waiting[id] = "shutdown"
    while !waiting.isEmpty { try take(try client.next()) }
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  /// A session that begins where another one is.
  private init(freshFor other: RandomSession) throws {
    (seed, workspace, start, storm, disk) = (other.seed, other.workspace, other.start, other.storm, other.disk)
    random = SplitMix64(seed: other.seed)
    client = try LspClient()
    capabilities = try client.initialize(workspace.root)["capabilities"]
    methods = other.methods
    (buffers, paths) = (other.buffers, other.paths)
    for (path, buffer) in buffers.sorted(by: { $0.key < $1.key }) {
      try client.open(url(path), buffer.text, version: buffer.version)
    }
  }

  // MARK: What is done

  private func url(_ path: String) -> URL { workspace.root.appending(path: path) }

  private func anyFile() -> String? {
    // Files that other edits have brought, and some that are not there.
    let all = storm.contents.files.keys.sorted() + [StormWorkspace.configurationPath, "ops/Unsaved.graphql"]
    return all.randomElement(using: &random)
  }

  private func open() throws {
    guard let path = anyFile(), buffers[path] == nil, buffers.count < 6 else { return }
    let buffer = EditedBuffer((try? workspace.text(path)) ?? "query Unsaved { __typename }")
    buffers[path] = buffer
    try client.open(url(path), buffer.text, version: buffer.version)
  }

  private func close() throws {
    guard let path = buffers.keys.sorted().randomElement(using: &random) else { return }
    buffers[path] = nil
    try client.close(url(path))
  }

  private func type() throws {
    guard let path = buffers.keys.sorted().randomElement(using: &random), var buffer = buffers[path] else {
      return try open()
    }
    let text = Self.pieces.randomElement(using: &random) ?? ""
    let (from, to) = buffer.replace(with: text, &random)
    buffers[path] = buffer
    try client.change(
      url(path), version: buffer.version, text, (from.line, from.character, to.line, to.character))
  }

  private func replaceAll() throws {
    guard let path = buffers.keys.sorted().randomElement(using: &random) else { return }
    // Mostly what it was in the beginning, so that much is in order.
    let text = start.files[path] ?? (try? workspace.text(path)) ?? "query Unsaved { __typename }"
    buffers[path]?.replaceAll(text)
    try client.change(url(path), version: buffers[path]?.version ?? 0, text)
  }

  private func save() throws {
    guard let path = buffers.keys.sorted().randomElement(using: &random), let text = buffers[path]?.text else { return }
    try workspace.write(path, text)
    try client.notify("textDocument/didSave", ["textDocument": ["uri": url(path).absoluteString]])
  }

  private func editDisk() throws {
    let edits = storm.next()
    for edit in edits {
      disk.apply(edit)
      noteFiles()
    }
    guard Bool.random(using: &random) else { return }
    let paths = edits.flatMap { edit -> [String] in
      switch edit {
      case .write(let path, _), .remove(let path): [path]
      case .move(let from, let to), .moveFolder(let from, let to): [from, to]
      case .settings: [StormWorkspace.configurationPath]
      }
    }
    let changes = paths.map {
      ["uri": url($0).absoluteString, "type": Int.random(in: 1...3, using: &random)] as [String: Any]
    }
    try client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
  }

  private func ask() throws {
    guard let path = anyFile(), let method = methods.randomElement(using: &random) else { return }
    let buffer = buffers[path] ?? EditedBuffer(storm.contents.files[path] ?? "")
    let (from, to) = (buffer.position(&random), buffer.position(&random))
    let id = try client.request(method.name, method.parameters(url(path).absoluteString, from, to))
    waiting[id] = method.name
    requests += 1
    guard Int.random(in: 0..<4, using: &random) == 0 else { return }
    cancellations += 1
    let other = Bool.random(using: &random) ? id : id - Int.random(in: 0..<20, using: &random)
    try client.notify("$/cancelRequest", ["id": other])
  }

  // MARK: What comes

  private func readWhatIsThere() throws {
    while let message = client.wait(seconds: 0) { try take(try JSON.parse(message)) }
  }

  private func take(_ message: JSON) throws {
    if let method = message["method"].string {
      if method == "textDocument/publishDiagnostics" { try note(message["params"]) }
      // Nobody is there to answer what the server asks.
      if let id = message["id"].int { try client.send(["id": id, "result": NSNull()]) }
      return
    }
    let id = try #require(message["id"].int)
    let method = waiting.removeValue(forKey: id)
    try #require(method != nil, "MOCKD_SEED=\(seed): \(message.text)")
    if let code = message["error"]["code"].int {
      errors[code, default: 0] += 1
      // A name that is no name, a place without one, and a text that is no document are refused.
      if method == "unknown" { return }
      let isKnown = [-32800, -32801, -32803, -32602].contains(code)
      try #require(isKnown, "MOCKD_SEED=\(seed): \(method ?? ""): \(message.text)")
    } else if let method, !message["result"].isNull {
      results[method, default: 0] += 1
    }
  }

  private func note(_ parameters: JSON) throws {
    let uri = try #require(parameters["uri"].string.flatMap { URL(string: $0) })
    let path = String(uri.path.dropFirst(workspace.root.path.count + 1))
    let findings = parameters["diagnostics"]
    told[path] = findings.array.isEmpty ? nil : findings.text
  }

  /// The answer to a request, without what differs between sessions.
  private func answer(
    _ method: RequestTable.Method, _ path: String, _ from: (Int, Int), _ to: (Int, Int)
  ) throws -> String {
    let id = try client.request(method.name, method.parameters(url(path).absoluteString, from, to))
    while true {
      let message = try client.next()
      if message["id"].int == id {
        let text = (message["error"].isNull ? message["result"] : message["error"]).text
        return text.replacing(/"resultId":"[^"]*"/, with: "")
      }
      try take(message)
    }
  }
}
