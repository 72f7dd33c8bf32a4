import Foundation

extension Process {
  private static let starting = NSLock()

  /// Opens pipes and starts a process in `body`, one thread at a time. Then the process inherits no pipe of another.
  ///
  /// Foundation lists the open descriptors and then starts a process that closes them. If another thread opens a pipe
  /// in the meantime, the process keeps it open. The same holds for the socket that shows Foundation the end of a
  /// process: the end goes unnoticed until the other process ends, too.
  package static func starting<Result>(_ body: () throws -> Result) rethrows -> Result {
    try starting.withLock(body)
  }

  /// Starts the process as `starting` does.
  ///
  /// - Parameter connect: opens the pipes and assigns them to the process.
  package func start<Result>(_ connect: () throws -> Result = {}) throws -> Result {
    try Self.starting {
      let result = try connect()
      try run()
      return result
    }
  }

  /// Starts the process with a pipe for its standard input, and one for its standard output.
  package func startWithPipes() throws -> (input: Pipe, output: Pipe) {
    try start {
      let pipes = (Pipe(), Pipe())
      (standardInput, standardOutput) = pipes
      return pipes
    }
  }
}
