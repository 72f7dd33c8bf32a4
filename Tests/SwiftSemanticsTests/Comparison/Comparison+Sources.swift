import Foundation
import TestSupport

extension Comparison {
  /// Whether comparisons also read `ComparedModule.all` and print all figures: `MOCKD_COMPARE=all`.
  static let isComplete = ProcessInfo.processInfo.environment["MOCKD_COMPARE"] == "all"

  /// Compares answers with the committed tables of the fixtures. If the comparison is complete, it also asks the
  /// compiler about the samples and examples, and prints the report.
  static func run(
    isComplete: Bool = isComplete, answers: (ComparedFile) throws -> [ExpressionAnswer]
  ) throws -> Comparison {
    var all = Comparison()
    func compare(_ name: String, _ files: [(ComparedFile, CompilerTypes)]) throws {
      var part = Comparison()
      for (file, table) in files {
        let found = try answers(file)
        part.compare(path: file.path, text: file.text, table, with: found)
        all.compare(path: file.path, text: file.text, table, with: found)
      }
      if isComplete { print("== \(name)\n\(part.report)") }
    }
    try compare("fixtures", SemanticFixtures.files())
    guard isComplete else { return all }
    let made = try TemporaryWorkspace()
    defer { withExtendedLifetime(made) {} }
    try compare("Libraries/Swift", ComparedModule.library(in: made.root).files())
    for module in ComparedModule.all + ComparedModule.functions { try compare(module.folder, module.files()) }
    print("== all\n\(all.figures)")
    return all
  }
}
