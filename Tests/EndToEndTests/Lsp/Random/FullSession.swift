import Foundation
import Fuzzing
import TestSupport
import Testing

/// A session in a workspace with every output, in which inputs of every kind are broken and fixed.
final class FullSession {
  let seed: UInt64
  let workspace: TemporaryWorkspace
  private let client: LspClient
  private let kind = SessionClient.able
  private let methods: [RequestTable.Method]
  private var random: SplitMix64
  private var buffers: [String: EditedBuffer] = [:]
  /// Files on the disk that differ from their initial state.
  private var broken: Set<String> = []
  private var waiting: [String: String] = [:]
  /// The number of results by method.
  private(set) var results: [String: Int] = [:]
  private(set) var requests = 0
  private(set) var breaks = 0

  init(seed: UInt64) throws {
    self.seed = seed
    random = SplitMix64(seed: seed)
    workspace = try TemporaryWorkspace(FullWorkspace.files)
    let run = try MockdProcess.run(["generate"], in: workspace.root)
    try #require(run.status == 0, "\(run.output)\(run.errors)")
    client = try LspClient()
    let offered = try client.initialize(workspace.root, capabilities: kind.capabilities)["capabilities"]
    methods = RequestTable.methods.filter { $0.isOffered(offered) }
    try #require(methods.count == RequestTable.methods.count)
  }

  /// The files that the session opens, requests about, and breaks.
  static let paths = FullWorkspace.files.keys.sorted() + FullWorkspace.outputs

  private func url(_ path: String) -> URL { workspace.root.appending(path: path) }

  private func original(_ path: String) -> String { FullWorkspace.files[path] ?? (try? workspace.text(path)) ?? "" }

  // MARK: Requests

  /// Makes every request at some places of every file.
  func askEverything(places: Int) throws {
    for path in Self.paths {
      let buffer = buffers[path] ?? EditedBuffer((try? workspace.text(path)) ?? "")
      for method in methods {
        let count = method.shape == .document || method.shape == .workspace ? 1 : places
        for _ in 0..<count { try ask(method, path, buffer) }
      }
      try awaitAnswers()
    }
  }

  private func ask(_ method: RequestTable.Method, _ path: String, _ buffer: EditedBuffer) throws {
    let id = client.newID()
    let (from, to) = (buffer.position(&random), buffer.position(&random))
    try client.send([
      "id": id, "method": method.name, "params": method.parameters(url(path).absoluteString, from, to),
    ])
    waiting["\(id)"] = method.name
    requests += 1
    if 60 < waiting.count { try awaitAnswers() }
  }

  // MARK: Steps

  /// Runs a random step.
  func step() throws {
    guard let path = Self.paths.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<8: try open(path)
    case 8..<12: try close(path)
    case 12..<24: try type(path)
    case 24..<30: try replaceAll(path, with: original(path))
    case 30..<34: try replaceAll(path, with: damaged(original(path)))
    case 34..<40: try breakOnDisk(path)
    case 40..<44: try repair(path)
    case 44..<46: try client.notify("textDocument/didSave", ["textDocument": ["uri": url(path).absoluteString]])
    default:
      guard let method = methods.randomElement(using: &random) else { return }
      try ask(method, path, buffers[path] ?? EditedBuffer((try? workspace.text(path)) ?? ""))
    }
    while let message = client.wait(seconds: 0) { try take(try JSON.parse(message)) }
  }

  func open(_ path: String) throws {
    guard buffers[path] == nil else { return }
    let buffer = EditedBuffer((try? workspace.text(path)) ?? original(path))
    buffers[path] = buffer
    try client.open(url(path), buffer.text, version: buffer.version)
  }

  private func close(_ path: String) throws {
    guard buffers.removeValue(forKey: path) != nil else { return }
    try client.close(url(path))
  }

  private static let pieces = [
    "", "", "{", "}", "\"", "(", "\n", "name", "...Details", "😀", "/*", ",", "[", "type", "\u{0}", "Mock<Human>()",
  ]

  private func type(_ path: String) throws {
    guard var buffer = buffers[path] else { return try open(path) }
    breaks += 1
    let text = Self.pieces.randomElement(using: &random) ?? ""
    let (from, to) = buffer.replace(with: text, &random)
    buffers[path] = buffer
    try client.change(url(path), version: buffer.version, text, (from.line, from.character, to.line, to.character))
  }

  private func replaceAll(_ path: String, with text: String) throws {
    guard buffers[path] != nil else { return try open(path) }
    buffers[path]?.replaceAll(text)
    try client.change(url(path), version: buffers[path]?.version ?? 0, text)
  }

  /// Returns the text with one mistake.
  private func damaged(_ text: String) -> String {
    breaks += 1
    let characters = Array(text)
    let place = Int.random(in: 0...characters.count, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return String(characters[..<place])
    case 1: return String(characters[place...])
    case 2: return ""
    case 3: return text + text
    default:
      let piece = Self.pieces.randomElement(using: &random) ?? ""
      return String(characters[..<place]) + piece + String(characters[place...])
    }
  }

  private func breakOnDisk(_ path: String) throws {
    let text = original(path)
    broken.insert(path)
    let file = url(path)
    try removeFolder(file)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: try? FileManager.default.removeItem(at: file)
    case 1: try Data([0xFF, 0xFE, 0x00] + Array(text.utf8)).write(to: file)
    case 2:
      try? FileManager.default.removeItem(at: file)
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    default: try Data(damaged(text).utf8).write(to: file)
    }
    if Bool.random(using: &random) { try reportChanges([path]) }
  }

  private func repair(_ path: String) throws {
    guard broken.remove(path) != nil else { return }
    try removeFolder(url(path))
    // The tool writes its outputs again.
    if let text = FullWorkspace.files[path] {
      try Data(text.utf8).write(to: url(path))
    } else {
      try? FileManager.default.removeItem(at: url(path))
    }
    if Bool.random(using: &random) { try reportChanges([path]) }
  }

  /// Removes a folder that has taken the place of a file.
  private func removeFolder(_ file: URL) throws {
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder), isFolder.boolValue {
      try FileManager.default.removeItem(at: file)
    }
  }

  private func reportChanges(_ paths: [String]) throws {
    let changes = paths.map { ["uri": url($0).absoluteString, "type": 2] as [String: Any] }
    try client.notify("workspace/didChangeWatchedFiles", ["changes": changes])
  }

  /// Restores all files, closes all documents, and waits for the server.
  func repairAll() throws {
    for path in buffers.keys.sorted() { try close(path) }
    for path in broken.sorted() { try repair(path) }
    try reportChanges(Self.paths)
    for _ in 0..<2 {
      waiting["\(try client.requestCompletion())"] = "textDocument/diagnostic"
      try awaitAnswers()
    }
  }

  /// Returns the pulled diagnostics of each file.
  func pulled() throws -> [String: String] {
    var found: [String: String] = [:]
    for path in Self.paths {
      let id = try client.request("textDocument/diagnostic", ["textDocument": ["uri": url(path).absoluteString]])
      waiting["\(id)"] = "textDocument/diagnostic"
      var answer: JSON?
      while waiting["\(id)"] != nil {
        let message = try client.next()
        if message["id"].int == id, message["method"].isNull { answer = message }
        try take(message)
      }
      let items = answer?["result"]["items"]
      found[path] = items.map { $0.array.isEmpty ? "" : $0.text } ?? ""
    }
    return found
  }

  func end() throws {
    try repairAll()
    waiting["\(try client.request("shutdown"))"] = "shutdown"
    try awaitAnswers()
    try client.send(["method": "exit"])
    client.expectEnd(status: 0)
  }

  // MARK: Messages

  private func awaitAnswers() throws { while !waiting.isEmpty { try take(try client.next()) } }

  private func take(_ message: JSON) throws {
    guard message["method"].isNull else { return try takeCall(message) }
    let asked = waiting.removeValue(forKey: message["id"].text)
    let method = try #require(asked, "MOCKD_SEED=\(seed): \(message.text)")
    if let code = message["error"]["code"].int {
      let isKnown = [-32801, -32803, -32602].contains(code)
      try #require(isKnown, "MOCKD_SEED=\(seed): \(method): \(message.text)")
    } else if !message["result"].isNull {
      results[method, default: 0] += 1
    }
  }

  private func takeCall(_ message: JSON) throws {
    let method = message["method"].string ?? ""
    let isTaken = kind.takes(method)
    try #require(isTaken, "MOCKD_SEED=\(seed): \(message.text)")
    guard !message["id"].isNull else { return }
    let result = method == "workspace/configuration" ? "[{\"writeOutputs\":true}]" : "null"
    client.write(LspClient.frame(#"{"jsonrpc":"2.0","id":\#(message["id"].text),"result":\#(result)}"#).utf8)
  }
}
