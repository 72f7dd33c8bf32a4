import Foundation
import TestSupport

/// The built tool as a child whose use of CPU time and memory is measured.
final class MeasuredRun {
  /// The result of a process that has ended.
  struct Result {
    /// The exit status, negative for a signal.
    var status: Int32
    /// In seconds, in user and system mode.
    var processorTime: Double
    /// The largest resident set, in bytes.
    var memory: Int
    /// Standard output and standard error.
    var printed: String
  }

  struct CannotRun: Error {}

  private let folder: URL
  private let output: URL
  let processID: pid_t
  private var hasEnded = false

  /// - Parameters:
  ///   - folder: where the process runs.
  ///   - input: the bytes on its standard input.
  init(
    _ arguments: [String], in folder: URL, input: Data = Data(), environment: [String: String] = [:]
  ) throws {
    self.folder = FileManager.default.temporaryDirectory.appending(path: "mockd-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    output = self.folder.appending(path: "output")
    let inputFile = self.folder.appending(path: "input")
    try input.write(to: inputFile)
    let tool = try BuiltTool.path("mockd").path
    // The shell is replaced by the tool, so that what is measured is the tool's.
    let script = "cd \"$1\" && shift && out=$1 && shift && in=$1 && shift && exec \"$@\" <\"$in\" >\"$out\" 2>&1"
    let words = ["/bin/sh", "-c", script, "sh", folder.path, output.path, inputFile.path, tool] + arguments
    let variables = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    let argv = words.map { strdup($0) } + [nil]
    let envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var id: pid_t = 0
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Pipes of other tests, which the child would keep open.
    for descriptor in Int32(3)..<512 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    guard posix_spawn(&id, "/bin/sh", &actions, nil, argv, envp) == 0 else { throw CannotRun() }
    processID = id
  }

  deinit {
    if !hasEnded {
      kill(processID, SIGKILL)
      _ = try? wait(seconds: 10)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Everything printed so far.
  var printed: String { (try? String(decoding: Data(contentsOf: output), as: UTF8.self)) ?? "" }

  /// Waits until a condition holds; gives whether it does.
  func wait(seconds: Double, until isReached: (String) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isReached(printed) {
      if deadline < Date() { return false }
      usleep(10_000)
    }
    return true
  }

  func send(_ signal: Int32) { kill(processID, signal) }

  /// Waits until the process has ended. One that goes on for too long is killed.
  func wait(seconds: Double = 120) throws -> Result {
    let deadline = Date(timeIntervalSinceNow: seconds)
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(processID, &status, WNOHANG, &usage) == 0 {
      if deadline < Date() { kill(processID, SIGKILL) }
      usleep(5_000)
    }
    hasEnded = true
    let signal = status & 0x7f
    let time = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }.reduce(0, +)
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return Result(
      status: signal == 0 ? (status >> 8) & 0xff : -signal, processorTime: time, memory: usage.ru_maxrss * unit,
      printed: printed)
  }
}
