import ArgumentParser
import Daemon
import EditorRequests
import LanguageServer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
    abstract: "Serve an editor: findings while typing, and their fixes.",
    discussion: """
      A language server (LSP 3.17) on standard input and output, for `.graphql` files and for Swift tests. Each folder of \
      the editor's workspace is served by the configuration in it or above it; open buffers count instead of what is on \
      the disk. Outputs are written as by `mockd watch`, once what they are made from is saved; if `mockd watch` runs in \
      the workspace, it writes them. Outputs are written only below the folders that the editor has opened.
      """)

  // Editors pass this flag to every server.
  @Flag(help: .hidden) var stdio = false

  @OptionGroup var consent: ConsentOption

  func run() throws {
    let barrier = ShutdownBarrier()
    let loop = EditorLoop(
      input: STDIN_FILENO, output: STDOUT_FILENO, version: Mockd.version, pages: pages, barrier: barrier,
      consent: consent.consent)
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
