// A library that the analysis does not read.

enum Unread {
  static func ignore<T>(_ value: @autoclosure () -> T) {}
}

func unreadIgnore(_ value: @autoclosure () -> String) {}

struct UnreadLazy {
  init(_ value: @autoclosure () -> String) {}

  subscript(or value: @autoclosure () -> String) -> String { "" }
}

/// The common interface of swift-log and os.Logger: messages are evaluated if their level is on.
struct Logger: Sendable {
  var isOn = false

  func trace(_ message: @autoclosure () -> String) { if isOn { _ = message() } }
  func debug(_ message: @autoclosure () -> String) { if isOn { _ = message() } }
  func info(_ message: @autoclosure () -> String) { if isOn { _ = message() } }
  func error(_ message: @autoclosure () -> String, metadata: @autoclosure () -> [String: String]? = nil) {
    if isOn { _ = message() + "\(metadata() ?? [:])" }
  }
  func log(level: Int, _ message: @autoclosure () -> String) { if 3 < level { _ = message() } }
}

let logger = Logger()

struct Failure: Error {}

@inline(never) func alwaysThrows() throws { throw Failure() }
@inline(never) func neverThrows() throws {}

/// Gives back what it gets, which the analysis cannot know.
@inline(never) func decide(_ value: Bool) -> Bool { CommandLine.arguments.isEmpty ? !value : value }

@inline(never) func consume<T>(_ value: T) {}
