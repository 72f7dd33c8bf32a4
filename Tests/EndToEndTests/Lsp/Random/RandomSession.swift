import Foundation
import Fuzzing
import TestSupport
import Testing

/// A session with a server in a workspace that users, programs and an editor change: random edits of buffers and
/// files, requests, and cancellations.
final class RandomSession {
  let seed: UInt64
  let workspace: TemporaryWorkspace
  let client: LspClient
  let methods: [RequestTable.Method]
  /// The client and its capabilities.
  let kind: SessionClient
  var random: SplitMix64
  let start: WorkspaceContents
  var storm: EditStorm
  var disk: EditedFolder
  /// The open documents, by path.
  var buffers: [String: EditedBuffer] = [:]
  /// The last diagnostics by path, without files that have none.
  var published: [String: String] = [:]
  /// Whether the settings of the editor allow outputs.
  var writesOutputs = true
  /// The requests without a reply, with their methods.
  private var waiting: [String: String] = [:]
  /// The progress tokens that the client has accepted.
  private var tokens: Set<String> = []
  /// The awaited replies, by id.
  private var kept: [String: String] = [:]
  private(set) var requests = 0
  private(set) var cancellations = 0
  /// The number of nonempty results by method.
  private(set) var results: [String: Int] = [:]
  private(set) var errors: [Int: Int] = [:]
  /// All paths on the disk since the last restart.
  var paths: Set<String> = []

  init(_ sample: SampleProject, _ kind: SessionClient, seed: UInt64) throws {
    self.seed = seed
    self.kind = kind
    random = SplitMix64(seed: seed)
    workspace = try TemporaryWorkspace()
    start = StormWorkspace(sample).contents
    disk = EditedFolder(workspace.root.path, configurations: StormWorkspace.configurations, seed: seed)
    disk.fill(start)
    storm = EditStorm(start, settingsCount: StormWorkspace.configurations.count, seed: seed, isBounded: true)
    client = try LspClient()
    let offered = try client.initialize(workspace.root, capabilities: kind.capabilities)["capabilities"]
    methods = RequestTable.methods.filter { $0.isOffered(offered) }
  }

  /// Starts a session with the present state of another one.
  init(freshFor other: RandomSession) throws {
    (seed, kind, workspace, start) = (other.seed, other.kind, other.workspace, other.start)
    (storm, disk, methods) = (other.storm, other.disk, other.methods)
    random = SplitMix64(seed: other.seed)
    client = try LspClient()
    try client.initialize(workspace.root, capabilities: kind.capabilities)
    (buffers, paths) = (other.buffers, other.paths)
    for (path, buffer) in buffers.sorted(by: { $0.key < $1.key }) {
      try client.open(url(path), buffer.text, version: buffer.version)
    }
  }

  /// Restores the initial state, and waits for the server.
  func restart() throws {
    for path in buffers.keys.sorted() { try client.close(url(path)) }
    buffers = [:]
    storm.restart()
    disk.restore(storm.contents)
    try resetSettings()
    try settle()
    paths = []
  }

  /// Waits for the diagnostics and replies of all earlier messages.
  func settle() throws {
    // The client reports every path that has existed, so later events of the system bring nothing new.
    noteFiles()
    let changes = paths.sorted().map { ["uri": url($0).absoluteString, "type": 2] as [String: Any] }
    try client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
    // The reply comes after the diagnostics.
    for _ in 0..<2 {
      waiting["\(try client.requestCompletion())"] = "textDocument/diagnostic"
      try awaitAnswers()
    }
  }

  func noteFiles() {
    let found = FileManager.default.enumerator(atPath: workspace.root.path)?.compactMap { $0 as? String } ?? []
    paths.formUnion(found)
  }

  /// Ends the session after all diagnostics have been read.
  func end() throws {
    for path in buffers.keys.sorted() { try client.close(url(path)) }
    buffers = [:]
    try settle()
    waiting["\(try client.request("shutdown"))"] = "shutdown"
    try awaitAnswers()
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  func url(_ path: String) -> URL { workspace.root.appending(path: path) }

  // MARK: Requests

  /// Sends a request with a number or a string as the ID, without waiting.
  ///
  /// - Returns: the ID, as JSON.
  @discardableResult
  func request(
    _ method: RequestTable.Method, _ path: String, _ from: (Int, Int), _ to: (Int, Int)
  ) throws -> String {
    let number = client.newID()
    let isText = number.isMultiple(of: 3)
    let id = isText ? "\"\(number)\"" : "\(number)"
    try client.send([
      "id": isText ? "\(number)" : number, "method": method.name,
      "params": method.parameters(url(path).absoluteString, from, to),
    ])
    waiting[id] = method.name
    requests += 1
    return id
  }

  /// Cancels a request, which may be answered already, or unknown.
  func cancel(_ id: String) throws {
    cancellations += 1
    client.write(
      LspClient.frame(#"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":\#(id)}}"#).utf8)
  }

  /// Returns the replies to requests that were sent together.
  func answers(_ ids: [String]) throws -> [String] {
    for id in ids { kept[id] = "" }
    try awaitAnswers()
    return ids.map { kept.removeValue(forKey: $0) ?? "" }
  }

  // MARK: Messages

  func readPresentFields() throws {
    while let message = client.wait(seconds: 0) { try take(try JSON.parse(message)) }
    while 100 < waiting.count { try take(try client.next()) }
  }

  private func awaitAnswers() throws { while !waiting.isEmpty { try take(try client.next()) } }

  private func take(_ message: JSON) throws {
    if let method = message["method"].string { return try take(method, message) }
    let id = message["id"].text
    let asked = waiting.removeValue(forKey: id)
    let method = try #require(asked, "MOCKD_SEED=\(seed): \(message.text)")
    if kept[id] != nil { kept[id] = (message["error"].isNull ? message["result"] : message["error"]).text }
    if let code = message["error"]["code"].int {
      errors[code, default: 0] += 1
      // The server may refuse an invalid name, an invalid place, and a text that is not a document.
      let isKnown = [-32800, -32801, -32803, -32602].contains(code)
      try #require(isKnown, "MOCKD_SEED=\(seed): \(method): \(message.text)")
    } else if !message["result"].isNull {
      results[method, default: 0] += 1
    }
  }

  /// Handles a notification or request of the server.
  private func take(_ method: String, _ message: JSON) throws {
    try #require(kind.takes(method), "MOCKD_SEED=\(seed): \(message.text)")
    let parameters = message["params"]
    switch method {
    case "textDocument/publishDiagnostics": try note(parameters)
    case "window/workDoneProgress/create": tokens.insert(parameters["token"].text)
    case "$/progress":
      let isAgreed = tokens.contains(parameters["token"].text)
      try #require(isAgreed, "MOCKD_SEED=\(seed): \(message.text)")
    default: break
    }
    guard !message["id"].isNull else { return }
    let result = method == "workspace/configuration" ? "[{\"writeOutputs\":\(writesOutputs)}]" : "null"
    client.write(LspClient.frame(#"{"jsonrpc":"2.0","id":\#(message["id"].text),"result":\#(result)}"#).utf8)
  }

  private func note(_ parameters: JSON) throws {
    let uri = try #require(parameters["uri"].string.flatMap { URL(string: $0) })
    let path = String(uri.path.dropFirst(workspace.root.path.count + 1))
    let diagnostics = parameters["diagnostics"]
    published[path] = diagnostics.array.isEmpty ? nil : diagnostics.text
  }
}
