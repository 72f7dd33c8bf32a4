import ArgumentParser
import Reporting
import Source

/// The `explain` command: prints the page of a diagnostic code, or all codes.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain a diagnostic code, with an example and the solution.",
    discussion: "Without a code, lists all codes.")

  @Argument(
    help: "The code, as shown in brackets after a severity.",
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
