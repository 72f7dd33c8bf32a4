import Foundation
import Synchronization
import TestSupport
import Testing

/// A client of `mockd lsp` over real pipes. What it is sent and nobody reads fails the test at its end.
final class LspClient: Sendable {
  let process: Process
  private let input: FileHandle
  private let incoming = Mutex<[Data]>([])
  private let arrived = DispatchSemaphore(value: 0)
  private let reading: Mutex<Bool>
  private let mayRead = NSCondition()
  private let ended = DispatchSemaphore(value: 0)
  private let count = Mutex(0)

  init(isReading: Bool = true) throws {
    reading = Mutex(isReading)
    process = Process()
    process.executableURL = try BuiltTool.path("mockd")
    process.arguments = ["lsp", "--stdio"]
    process.currentDirectoryURL = FileManager.default.temporaryDirectory
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (standardInput, standardOutput)
    input = standardInput.fileHandleForWriting
    signal(SIGPIPE, SIG_IGN)
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
    // The child's ends, which would keep the pipes open.
    try standardInput.fileHandleForReading.close()
    try standardOutput.fileHandleForWriting.close()
    read(standardOutput.fileHandleForReading)
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  // MARK: Out

  func write(_ bytes: some Sequence<UInt8>) { try? input.write(contentsOf: Data(bytes)) }

  func send(_ message: [String: Any]) throws {
    let content = try JSONSerialization.data(
      withJSONObject: message.merging(["jsonrpc": "2.0"]) { $1 }, options: [.fragmentsAllowed])
    write("Content-Length: \(content.count)\r\n\r\n".utf8 + content)
  }

  func notify(_ method: String, _ parameters: [String: Any] = [:]) throws {
    try send(["method": method, "params": parameters])
  }

  /// - Returns: the id.
  @discardableResult func request(_ method: String, _ parameters: [String: Any] = [:]) throws -> Int {
    let id = count.withLock { count in
      count += 1
      return count
    }
    try send(["id": id, "method": method, "params": parameters])
    return id
  }

  /// Opens the session in a folder.
  @discardableResult
  func initialize(_ folder: URL?, encodings: [String] = [], process: Int32? = nil) throws -> JSON {
    var parameters: [String: Any] = ["capabilities": ["general": ["positionEncodings": encodings]]]
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

  /// Replaces all of a text, or a range of it.
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

  /// Ends the session as it should be ended; nothing may be unread by then.
  func end(_ location: SourceLocation = #_sourceLocation) throws {
    let id = try request("shutdown")
    let reply = try next(location)
    let text = String(decoding: try reply.data(), as: UTF8.self)
    #expect(reply["id"].int == id, "unread: \(text)", sourceLocation: location)
    try send(["method": "exit"])
    #expect(status() == 0, sourceLocation: location)
    #expect(incoming.withLock { $0.count } == 0, sourceLocation: location)
  }

  // MARK: In

  /// The next message.
  func next(_ location: SourceLocation = #_sourceLocation) throws -> JSON {
    guard let message = wait(seconds: 60) else {
      Issue.record("no message came", sourceLocation: location)
      throw CancellationError()
    }
    return try JSON.parse(message)
  }

  func wait(seconds: Double) -> Data? {
    guard arrived.wait(timeout: .now() + seconds) == .success else { return nil }
    return incoming.withLock { $0.removeFirst() }
  }

  /// The next message, which publishes findings: the name of the file with lines, columns, severities and codes.
  func published(_ location: SourceLocation = #_sourceLocation) throws -> String {
    let message = try next(location)
    let text = String(decoding: try message.data(), as: UTF8.self)
    #expect(message["method"].string == "textDocument/publishDiagnostics", "\(text)", sourceLocation: location)
    let parameters = message["params"]
    let name = parameters["uri"].string.flatMap { URL(string: $0)?.lastPathComponent } ?? ""
    let version = parameters["version"].int.map { " v\($0)" } ?? ""
    let findings = parameters["diagnostics"].array.map { diagnostic in
      let start = diagnostic["range"]["start"]
      return "\(start["line"].int ?? -1):\(start["character"].int ?? -1) \(diagnostic["severity"].int ?? -1) "
        + (diagnostic["code"].string ?? "")
    }
    return "\(name)\(version): " + findings.joined(separator: ", ")
  }

  /// What the process ends with; nil where it does not.
  func status() -> Int32? {
    guard ended.wait(timeout: .now() + 20) == .success else { return nil }
    ended.signal()
    return process.terminationStatus
  }

  func closeInput() throws { try input.close() }

  func startReading() {
    reading.withLock { $0 = true }
    mayRead.broadcast()
  }

  private func read(_ output: FileHandle) {
    Thread.detachNewThread { [self] in
      var buffer = Data()
      while true {
        mayRead.lock()
        while !reading.withLock({ $0 }) { mayRead.wait() }
        mayRead.unlock()
        let portion = output.availableData
        if portion.isEmpty { return }
        buffer += portion
        while let end = buffer.range(of: Data("\r\n\r\n".utf8)) {
          let header = String(decoding: buffer[..<end.lowerBound], as: UTF8.self)
          let length = Int(header.dropFirst("Content-Length: ".count)) ?? 0
          guard end.upperBound + length <= buffer.endIndex else { break }
          let content = Data(buffer[end.upperBound..<end.upperBound + length])
          buffer = Data(buffer[(end.upperBound + length)...])
          incoming.withLock { $0.append(content) }
          arrived.signal()
        }
      }
    }
  }
}
