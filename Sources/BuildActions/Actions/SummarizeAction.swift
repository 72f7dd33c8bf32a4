import BuildGraph
import GraphQLSyntax
import Parallelism
import Source

/// Writes the definitions of files as canonical text, ordered by name.
///
/// Other modules that use the fragments depend on that file, so an edit of a comment reaches none of them.
struct SummarizeAction {
  private let operations: [String]
  private let isFragmentsOnly: Bool
  private let output: String

  init(_ arguments: ActionArguments) {
    operations = arguments[.operations]
    isFragmentsOnly = arguments.has(.fragmentsOnly)
    output = arguments.value(.output) ?? ""
  }

  func run(_ context: ActionContext) throws(ActionFailure) -> ActionResult {
    let files = try InputFiles(context: context).read(operations)
    let parsed = files.concurrentMap(minimumRun: 4) { range in range.map { Document.parse(files[$0]) } }
    let diagnostics = parsed.flatMap(\.diagnostics)
    let found = diagnostics.shown(files)
    let report = ActionReport(found) { path in files.first { $0.path == path } }
    guard !diagnostics.hasErrors else {
      let cause = suppressedErrors(diagnostics.filter { $0.severity == .error }.map(\.code))
      let note = found.hasErrors ? "" : "mockd: nothing written because of \(cause)\n"
      return ActionResult(status: 1, output: report.text + note)
    }
    if context.isCancelled() { throw ActionFailure(.cancelled) }
    let text = Self.summary(parsed.map(\.document), isFragmentsOnly: isFragmentsOnly)
    try OutputFile(context: context).write(Array(text.utf8), to: output)
    return report.result(status: 0)
  }

  /// Returns the operations and fragments of documents by name. Equal names are ordered by their texts.
  private static func summary(_ documents: [Document], isFragmentsOnly: Bool) -> String {
    var parts: [(name: Name, text: String)] = []
    for document in documents {
      for definition in document.definitions {
        switch definition {
        case .operation(let operation):
          guard !isFragmentsOnly else { continue }
          parts.append((operation.name?.name ?? "", DocumentPrinter.print(definition, of: document)))
        case .fragment(let fragment):
          parts.append((fragment.name.name, DocumentPrinter.print(definition, of: document)))
        case .schema, .type, .directive: continue
        }
      }
    }
    parts.sort { $0.name != $1.name ? $0.name < $1.name : precedesByBytes($0.text, $1.text) }
    return parts.map { $0.text + "\n" }.joined(separator: "\n")
  }
}
