import ArgumentParser
import BuildActions
import CLibrary
import FileAccess

/// The `worker` command: runs actions for a build engine in one process.
struct WorkerCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "worker",
    abstract: "Run the actions of a build engine in one process.",
    discussion: """
      With --persistent_worker, reads requests of Bazel's persistent worker protocol from standard input, and writes \
      responses to standard output. A request has the arguments of `mockd action`, and gives the same results. \
      Parsed files stay in memory between requests. A file whose digest has not changed is not read again. Requests \
      with different ids run at the same time, and can be cancelled. The worker ends when standard input does.

      Without --persistent_worker, runs one action, like `mockd action`. Bazel uses the same command for both.

      Exit status: 0 at the end of standard input, 1 if a request has no readable id.
      """)

  @Flag(name: .customLong("persistent_worker"), help: "Answer requests until standard input ends.")
  var isPersistent = false

  @Option(name: .customLong("protocol"), help: "The encoding of requests and responses: json or proto.")
  var format = WorkProtocol.json

  @Argument(
    parsing: .captureForPassthrough,
    help: ArgumentHelp("The step and its options, or @FILE. A worker puts them before the arguments of each request."))
  var arguments: [String] = []

  func run() throws {
    // Bazel appends the flag to the arguments that it found before the file of arguments.
    guard isPersistent || arguments.last == "--persistent_worker" else { throw ExitCode(ActionCommand.run(arguments)) }
    let prefix = isPersistent ? arguments : arguments.dropLast()
    let output = try responses()
    let engine = ActionEngine(keepingGraphs: Worker.keptGraphs, version: Mockd.version)
    let worker = Worker(engine, format, prefix: Array(prefix)) { bytes in
      (try? writeAll(output, "standard output", bytes[...])) != nil
    }
    do throws(Worker.Failure) {
      try worker.run { FileSystem.readChunk(STDIN_FILENO, 1 << 16).bytes }
    } catch {
      Terminal.note(error.message)
      throw ExitCode(1)
    }
  }

  /// Returns a descriptor for responses. Everything else that is written to standard output goes to standard error.
  private func responses() throws -> Int32 {
    let output = dup(STDOUT_FILENO)
    guard 0 <= output, 0 <= dup2(STDERR_FILENO, STDOUT_FILENO) else {
      Terminal.note("Cannot open standard output: \(String(cString: strerror(errno)))")
      throw ExitCode(1)
    }
    return output
  }
}

extension WorkProtocol: ExpressibleByArgument {}
