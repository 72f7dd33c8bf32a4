import ArgumentParser
import Reporting
import Source

/// The `explain` command: prints the page of a diagnostic code, or all codes.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic code, with an example and a solution.",
    discussion: "Without a code, the command lists all codes.")

  @Argument(
    help: "The code, as it stands in brackets in a report.",
    completion: .list(DiagnosticCode.allCases.map(\.rawValue)))
  var code: String?

  func run() throws {
    guard let code else {
      print(Explanation.index, terminator: "")
      return
    }
    guard let page = DiagnosticCode(rawValue: code)?.explanation else {
      Terminal.writeError("Error: \(Explanation.unknownCode(code))\n")
      throw ExitCode(2)
    }
    print(page.text, terminator: "")
  }
}
