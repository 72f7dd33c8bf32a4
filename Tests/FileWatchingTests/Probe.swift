import Dispatch
import Foundation
import Synchronization
import TestSupport

/// A running `watch-probe`. It has its own process, so tests can stop, limit and inspect it.
final class Probe: Sendable {
  let id: pid_t
  private let input: FileHandle
  private let inbox = Inbox()

  /// - Parameters:
  ///   - launcher: a command that runs the command after it.
  ///   - environment: additions to the environment of the tests.
  init(_ settings: ProbeSettings, launcher: [String], environment: [String: String]) throws {
    let process = Process()
    let text = String(decoding: try JSONEncoder().encode(settings), as: UTF8.self)
    let command = launcher + [try BuiltTool.path("watch-probe").path, text]
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (toProbe, fromProbe) = try process.startWithPipes()
    id = process.processIdentifier
    input = toProbe.fileHandleForWriting
    let output = fromProbe.fileHandleForReading
    Thread.detachNewThread { [inbox] in
      inbox.read(output)
      process.waitUntilExit()
    }
    guard wait(seconds: 60, for: { $0 == .ready }) else { throw Silent() }
  }

  /// The error of a probe that doesn't answer.
  struct Silent: Error {}

  deinit {
    kill(id, SIGKILL)
    inbox.waitForEnd()
  }

  /// All messages so far except answers.
  var messages: [ProbeMessage] { inbox.content.withLock { $0.messages } }

  func forget() { inbox.content.withLock { $0.messages = [] } }

  /// Waits for a matching message.
  func wait(seconds: Double, for matches: (ProbeMessage) -> Bool) -> Bool {
    inbox.wait(seconds) { $0.messages.contains(where: matches) }
  }

  /// Sends a command and returns its answer; nil if none arrives.
  func ask(_ command: ProbeCommand) throws -> (isDone: Bool, wrong: [String])? {
    let before = inbox.content.withLock { $0.answers.count }
    try input.write(contentsOf: JSONEncoder().encode(command) + Data([UInt8(ascii: "\n")]))
    guard inbox.wait(180, for: { before < $0.answers.count }) else { return nil }
    return inbox.content.withLock { $0.answers[before] }
  }

  func send(_ signal: Int32) { kill(id, signal) }
}

/// The received messages of a probe.
private final class Inbox: Sendable {
  /// The messages and answers.
  struct Content {
    var messages: [ProbeMessage] = []
    var answers: [(isDone: Bool, wrong: [String])] = []
  }

  let content = Mutex(Content())
  private let arrived = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  func wait(_ seconds: Double, for matches: (Content) -> Bool) -> Bool {
    let deadline = DispatchTime.now() + seconds
    while !content.withLock({ matches($0) }) {
      if arrived.wait(timeout: deadline) == .timedOut { return content.withLock { matches($0) } }
    }
    return true
  }

  func waitForEnd() { ended.wait() }

  /// Reads lines until the end of the stream.
  func read(_ handle: FileHandle) {
    var rest = Data()
    while true {
      let data = handle.availableData
      if data.isEmpty { break }
      rest += data
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if let message = try? JSONDecoder().decode(ProbeMessage.self, from: rest[rest.startIndex..<end]) {
          take(message)
        }
        rest = Data(rest[rest.index(after: end)...])
      }
    }
    ended.signal()
  }

  private func take(_ message: ProbeMessage) {
    content.withLock { content in
      if case .answer(let isDone, let wrong) = message {
        content.answers.append((isDone, wrong))
      } else {
        content.messages.append(message)
      }
    }
    arrived.signal()
  }
}
