import ArgumentParser
import CLibrary
import Daemon
import EditorRequests
import LanguageServer

/// Ends the process by a signal's default action, so that its parent sees the signal.
private func endProcess(by number: Int32) {
  signal(number, SIG_DFL)
  kill(getpid(), number)
  // Waits until the signal has arrived.
  while true { pause() }
}

/// The `lsp` command: runs the language server.
struct LspCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Run a language server for editors.",
    discussion: """
      Speaks LSP 3.17 on standard input and output, for `.graphql` files and Swift tests. Uses the nearest configuration \
      in or above each folder of the editor's workspace, and the contents of open buffers instead of their files.

      Writes outputs like `mockd watch`, when the files they depend on are saved, and only in folders that the editor has \
      opened. If `mockd watch` runs in the workspace, that process writes them.
      """)

  // Editors pass this flag to every server.
  @Flag(help: .hidden) var stdio = false

  @Flag(help: Consent.help) var allowOutsideWorkspace = false

  func run() throws {
    let barrier = ShutdownBarrier()
    let loop = EditorLoop(
      input: STDIN_FILENO, output: STDOUT_FILENO, version: Mockd.version, pages: pages, barrier: barrier,
      consent: Consent.printingProblems(allowsOutside: allowOutsideWorkspace))
    StopSignals.await(watchesOutput: false) { [abandonOutput = loop.abandonOutput] reason in
      guard case .signal(let number) = reason else { return }
      // The thread in the barrier doesn't wait for others, and no thread enters it afterwards.
      abandonOutput()
      barrier.run { endProcess(by: number) }
    }
    let status = loop.run()
    throw ExitCode(status)
  }

  /// The pages that belong to this executable.
  private var pages: ExplanationPages {
    #if os(Linux)
      ExplanationPages(of: "/proc/self/exe")
    #else
      ExplanationPages(of: CommandLine.arguments.first ?? "")
    #endif
  }
}
