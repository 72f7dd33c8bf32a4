import BuildGraph
import FileAccess
import Reporting
import Source

/// Writes the diagnostics of a project and its tests to a file.
struct CheckAction {
  private let inputs: ProjectInputs
  private let format: ReportFormat
  private let isStrict: Bool
  private let showsHints: Bool
  private let exitsWithZero: Bool
  private let baseline: String?
  private let output: String

  init(_ arguments: ActionArguments) throws(ActionFailure) {
    inputs = ProjectInputs(arguments)
    format =
      try arguments.value(.format).map { text throws(ActionFailure) in
        guard let format = ReportFormat(rawValue: text) else {
          let names = ReportFormat.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
          throw ActionFailure(usage: "Unknown format '\(text)'; the formats are \(names)")
        }
        return format
      } ?? .text
    isStrict = arguments.has(.strict)
    showsHints = arguments.has(.hints)
    exitsWithZero = arguments.has(.exitZero)
    baseline = arguments.value(.baseline)
    output = arguments.value(.output) ?? ""
  }

  func run(_ context: ActionContext, _ engine: ActionEngine) throws(ActionFailure) -> ActionResult {
    let accepted = try readBaseline(context)
    var build = try ProjectRun.build(inputs, examinesTests: true, context, engine)
    if let accepted { build.found = accepted.new(in: build.found, sources: build.sources) }
    let report = build.report(showsHints: showsHints)
    let options = ReportOptions(strict: isStrict, paths: reportPaths(context), version: engine.version)
    try OutputFile(context: context).write(Array(report.report.render(format, options).utf8), to: output)
    if build.isConfigurationBroken { return report.result(status: 2) }
    if exitsWithZero { return ActionResult(status: 0) }
    return report.result(status: report.fails(strict: isStrict) ? 1 : 0)
  }

  /// Returns the places of reports. The folder of the action is that of the repository.
  private func reportPaths(_ context: ActionContext) -> ReportPaths? {
    guard let working = try? FileSystem.workingDirectory() else { return nil }
    let folder = Path.resolve(context.folder, from: Path.join(working, "file"))
    return ReportPaths(workspace: folder, repository: folder)
  }

  private func readBaseline(_ context: ActionContext) throws(ActionFailure) -> Baseline? {
    guard let baseline else { return nil }
    guard let file = try InputFiles(context: context).read([baseline]).first else { return nil }
    let (accepted, problems) = Baseline.read(file)
    guard problems.isEmpty else {
      throw ActionFailure(ActionReport(problems) { _ in file }.result(status: 2))
    }
    return accepted
  }
}
