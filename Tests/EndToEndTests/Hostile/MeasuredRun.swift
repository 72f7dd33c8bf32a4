import Foundation
import TestSupport

/// A run of the built tool with its use of CPU time and memory.
final class MeasuredRun {
  /// The result of a process that has ended.
  struct Result {
    /// The exit status, negative for a signal.
    var status: Int32
    /// In seconds, in user and system mode.
    var processorTime: Double
    /// The largest resident set of all samples, in bytes.
    var memory: Int
    /// Standard output and standard error.
    var printed: String
  }

  /// A failure to start the process.
  struct CannotRun: Error {}

  let processID: pid_t
  private let output: Int32
  private let folder: URL
  private var bytes: [UInt8] = []
  private var memory = 0
  private var hasEnded = false

  /// - Parameters:
  ///   - folder: the working directory of the process.
  ///   - input: the bytes on its standard input.
  init(
    _ arguments: [String], in folder: URL, input: Data = Data(), environment: [String: String] = [:]
  ) throws {
    self.folder = FileManager.default.temporaryDirectory.appending(path: "mockd-run-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    let inputFile = self.folder.appending(path: "input")
    try input.write(to: inputFile)
    let tool = try BuiltTool.path("mockd").path
    // The tool replaces the shell, so the measured process is the tool.
    let script = "cd \"$1\" && shift && in=$1 && shift && exec \"$@\" <\"$in\" 2>&1"
    let words = ["/bin/sh", "-c", script, "sh", folder.path, inputFile.path, tool] + arguments
    let variables = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
      .merging(environment) { $1 }
    let argv = words.map { strdup($0) } + [nil]
    let envp = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for pointer in argv + envp { free(pointer) } }
    var id: pid_t = 0
    var ends: [Int32] = [-1, -1]
    let result = Process.starting {
      guard pipe(&ends) == 0 else { return errno }
      var actions = posix_spawn_file_actions_t()
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
      // Close the pipes of other tests, which the child would keep open.
      for descriptor in Int32(3)..<512 { posix_spawn_file_actions_addclose(&actions, descriptor) }
      defer { close(ends[1]) }
      return posix_spawn(&id, "/bin/sh", &actions, nil, argv, envp)
    }
    output = ends[0]
    processID = id
    guard result == 0 else {
      hasEnded = true
      throw CannotRun()
    }
  }

  deinit {
    if !hasEnded {
      kill(processID, SIGKILL)
      _ = try? wait(seconds: 10)
    }
    close(output)
    try? FileManager.default.removeItem(at: folder)
  }

  /// The text that the process has printed so far.
  var printed: String { String(decoding: bytes, as: UTF8.self) }

  /// Waits until a condition on the printed text holds. Returns whether it holds.
  func wait(seconds: Double, until isReached: (String) -> Bool) -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while !isReached(printed) {
      guard deadline > Date(), read(until: deadline) else { return isReached(printed) }
    }
    return true
  }

  /// Waits briefly for output. Returns false at its end.
  private func read(until deadline: Date) -> Bool {
    noteMemory()
    var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
    let time = max(0, min(Self.sampleInterval, deadline.timeIntervalSinceNow * 1000))
    guard 0 < poll(&waiting, 1, Int32(time) + 1) else { return true }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(output, &buffer, buffer.count)
    if 0 < count { bytes += buffer[..<count] }
    return 0 < count || count < 0 && errno == EINTR
  }

  /// In milliseconds.
  private static let sampleInterval = 10.0

  /// Updates the largest resident set so far. The result of `wait4` would include the parent process.
  private func noteMemory() {
    guard let status = try? String(contentsOfFile: "/proc/\(processID)/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmHWM:") }),
      let size = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { return }
    memory = max(memory, size << 10)
  }

  func send(_ signal: Int32) { kill(processID, signal) }

  /// Waits for the end of the process, and kills it after a time limit.
  func wait(seconds: Double = 120) throws -> Result {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while read(until: deadline) {
      if deadline < Date() { kill(processID, SIGKILL) }
    }
    var (status, usage): (Int32, rusage) = (0, rusage())
    while wait4(processID, &status, 0, &usage) < 0, errno == EINTR {}
    hasEnded = true
    let signal = status & 0x7f
    return Result(
      status: signal == 0 ? (status >> 8) & 0xff : -signal,
      processorTime: Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime), memory: memory, printed: printed)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
