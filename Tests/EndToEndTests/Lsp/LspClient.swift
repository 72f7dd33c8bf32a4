import Foundation
import Synchronization
import TestSupport
import Testing

/// A client of `mockd lsp` over real pipes. An unread or malformed message fails the test.
final class LspClient: Sendable {
  let process: Process
  private let input: FileHandle
  private let incoming = Mutex<[Data]>([])
  private let arrived = DispatchSemaphore(value: 0)
  private let reading: Mutex<Bool>
  private let mayRead = NSCondition()
  private let ended = DispatchSemaphore(value: 0)
  private let closed = DispatchSemaphore(value: 0)
  private let frames = Mutex(ReceivedFrames())
  private let count = Mutex(0)

  /// - Parameter folder: the working directory of the process.
  init(isReading: Bool = true, in folder: URL? = nil) throws {
    reading = Mutex(isReading)
    process = Process()
    process.executableURL = try BuiltTool.path("mockd")
    process.arguments = ["lsp", "--stdio"]
    process.currentDirectoryURL = folder ?? FileManager.default.temporaryDirectory
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    signal(SIGPIPE, SIG_IGN)
    process.terminationHandler = { [ended] _ in ended.signal() }
    let (standardInput, standardOutput) = try process.startWithPipes()
    input = standardInput.fileHandleForWriting
    // Close the child's ends, which would keep the pipes open.
    try standardInput.fileHandleForReading.close()
    try standardOutput.fileHandleForWriting.close()
    read(standardOutput.fileHandleForReading)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  // MARK: Sending

  func write(_ bytes: some Sequence<UInt8>) { try? input.write(contentsOf: Data(bytes)) }

  /// Returns the frames of contents, without checking these.
  static func frame(_ contents: String...) -> String {
    contents.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  static func frame(_ message: [String: Any]) throws -> Data {
    let content = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }, options: [.fragmentsAllowed])
    return Data("Content-Length: \(content.count)\r\n\r\n".utf8) + content
  }

  func send(_ message: [String: Any]) throws { write(try Self.frame(message)) }

  func notify(_ method: String, _ parameters: [String: Any] = [:]) throws {
    try send(["method": method, "params": parameters])
  }

  /// - Returns: the ID.
  @discardableResult func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
    let id = newID()
    try send(["id": id, "method": method, "params": parameters])
    return id
  }

  /// Returns an ID that no earlier request of this client has.
  func newID() -> Int {
    count.withLock { count in
      count += 1
      return count
    }
  }

  /// Opens the session in a folder.
  @discardableResult
  func initialize(
    _ folder: URL?, encodings: [String] = [], process: Int32? = nil, capabilities: [String: Any] = [:]
  ) throws -> JSON {
    let capabilities = capabilities.merging(["general": ["positionEncodings": encodings]]) { $1 }
    var parameters: [String: Any] = ["capabilities": capabilities]
    if let folder { parameters["workspaceFolders"] = [["uri": folder.absoluteString, "name": "w"]] }
    if let process { parameters["processId"] = process }
    let id = try request("initialize", parameters)
    let reply = try next()
    try #require(reply["id"].int == id)
    try notify("initialized")
    return reply["result"]
  }

  func open(_ file: URL, _ text: String, version: Int = 1) throws {
    try notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": file.absoluteString, "languageId": "x", "version": version, "text": text]])
  }

  func close(_ file: URL) throws {
    try notify("textDocument/didClose", ["textDocument": ["uri": file.absoluteString]])
  }

  /// Replaces a text or a range of it.
  func change(_ file: URL, version: Int, _ text: String, _ range: (Int, Int, Int, Int)? = nil) throws {
    var change: [String: Any] = ["text": text]
    if let range {
      change["range"] = [
        "start": ["line": range.0, "character": range.1], "end": ["line": range.2, "character": range.3],
      ]
    }
    try notify(
      "textDocument/didChange",
      ["textDocument": ["uri": file.absoluteString, "version": version], "contentChanges": [change]])
  }

  /// Ends the session as the protocol requires. Fails if messages are unread, unless they publish diagnostics that
  /// `published` takes.
  func end(_ location: SourceLocation = #_sourceLocation, published: ((JSON) -> Void)? = nil) throws {
    let id = try request("shutdown")
    var reply = try next(location)
    while let published, reply["method"].string == "textDocument/publishDiagnostics" {
      published(reply)
      reply = try next(location)
    }
    let text = reply.text
    #expect(reply["id"].int == id, "unread: \(text)", sourceLocation: location)
    try send(["method": "exit"])
    expectEnd(status: 0, location)
  }

  /// Expects the process to end, and all its messages to be read.
  func expectEnd(status expected: Int32, _ location: SourceLocation = #_sourceLocation) {
    #expect(status() == expected, sourceLocation: location)
    #expect(closed.wait(timeout: .now() + 120) == .success, "the output was not closed", sourceLocation: location)
    closed.signal()
    let unread = incoming.withLock { $0.map { String(decoding: $0, as: UTF8.self) } }
    #expect(unread == [], sourceLocation: location)
    expectFrames(location)
    let isWhole = frames.withLock(\.isWhole)
    #expect(isWhole, sourceLocation: location)
  }

  // MARK: Receiving

  /// Returns the next message.
  func next(_ location: SourceLocation = #_sourceLocation) throws -> JSON {
    guard let message = wait(seconds: 120) else {
      Issue.record("no message came", sourceLocation: location)
      expectFrames(location)
      throw CancellationError()
    }
    return try JSON.parse(message)
  }

  /// Expects the next message to equal this one, in any order of members.
  func expect(_ message: String, _ location: SourceLocation = #_sourceLocation) throws {
    let found = try next(location).text
    let expected = try JSON.parse(Data(message.utf8)).text
    #expect(found == expected, sourceLocation: location)
  }

  /// Expects the next message to publish these diagnostics.
  func expectPublished(_ expected: String, _ location: SourceLocation = #_sourceLocation) throws {
    let found = try published(location)
    #expect(found == expected, sourceLocation: location)
  }

  func wait(seconds: Double) -> Data? {
    guard arrived.wait(timeout: .now() + seconds) == .success else { return nil }
    return incoming.withLock { $0.removeFirst() }
  }

  /// Returns the diagnostics in the next message: the name of the file with lines, columns, severities and codes.
  func published(_ location: SourceLocation = #_sourceLocation) throws -> String {
    let message = try next(location)
    let text = message.text
    #expect(message["method"].string == "textDocument/publishDiagnostics", "\(text)", sourceLocation: location)
    return Self.diagnostics(message)
  }

  /// Reads messages until one publishes these diagnostics.
  func awaitPublished(_ expected: String, _ location: SourceLocation = #_sourceLocation) throws {
    while true {
      let message = try next(location)
      guard message["method"].string == "textDocument/publishDiagnostics" else { continue }
      if Self.diagnostics(message) == expected { return }
    }
  }

  private static func diagnostics(_ message: JSON) -> String {
    let parameters = message["params"]
    let name = parameters["uri"].string.flatMap { URL(string: $0)?.lastPathComponent } ?? ""
    let version = parameters["version"].int.map { " v\($0)" } ?? ""
    let diagnostics = parameters["diagnostics"].array.map { diagnostic in
      let start = diagnostic["range"]["start"]
      return "\(start["line"].int ?? -1):\(start["character"].int ?? -1) \(diagnostic["severity"].int ?? -1) "
        + (diagnostic["code"].string ?? "")
    }
    return "\(name)\(version): " + diagnostics.joined(separator: ", ")
  }

  /// Returns the exit status of the process; nil if it does not end.
  func status() -> Int32? {
    guard ended.wait(timeout: .now() + 120) == .success else { return nil }
    ended.signal()
    return process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
  }

  func closeInput() throws { try input.close() }

  func startReading() {
    reading.withLock { $0 = true }
    mayRead.broadcast()
  }

  private func expectFrames(_ location: SourceLocation) {
    let problem = frames.withLock(\.problem)
    #expect(problem == nil, sourceLocation: location)
  }

  private func read(_ output: FileHandle) {
    Thread.detachNewThread { [self] in
      while true {
        mayRead.lock()
        while !reading.withLock({ $0 }) { mayRead.wait() }
        mayRead.unlock()
        let portion = output.availableData
        if portion.isEmpty { break }
        for content in frames.withLock({ $0.take(portion) }) {
          incoming.withLock { $0.append(content) }
          arrived.signal()
        }
      }
      closed.signal()
    }
  }
}
