import BuildGraph
import GraphQLSchema
import GraphQLSyntax
import Parallelism
import Reporting
import Source

/// Writes a schema as canonical SDL, which gives the same outputs as the original files.
struct NormalizeAction {
  private let schema: [String]
  private let output: String
  private let documented: String?

  init(_ arguments: ActionArguments) {
    schema = arguments[.schema]
    output = arguments.value(.output) ?? ""
    documented = arguments.value(.documented)
  }

  func run(_ context: ActionContext) throws(ActionFailure) -> ActionResult {
    let files = try InputFiles(context: context).read(schema)
    let (schema, diagnostics) = Self.build(files)
    let found = diagnostics.shown(files)
    let report = ActionReport(found) { path in files.first { $0.path == path } }
    guard !diagnostics.hasErrors else {
      let cause = suppressedErrors(diagnostics.filter { $0.severity == .error }.map(\.code))
      let note = found.hasErrors ? "" : "mockd: nothing written because of \(cause)\n"
      return ActionResult(status: 1, output: report.text + note)
    }
    if context.isCancelled() { throw ActionFailure(.cancelled) }
    let writer = OutputFile(context: context)
    try writer.write(Array(SchemaPrinter.canonical(schema, hasDescriptions: false).utf8), to: output)
    if let documented {
      try writer.write(Array(SchemaPrinter.canonical(schema, hasDescriptions: true).utf8), to: documented)
    }
    return report.result(status: 0)
  }

  /// Builds a schema by the rules of a project.
  static func build(_ files: [SourceFile]) -> (schema: Schema, diagnostics: [Diagnostic]) {
    var options = SchemaOptions()
    options.apolloClientDirectives = true
    let texts = files.filter { !$0.path.hasSuffix(".json") }
    let parsed = texts.concurrentMap(minimumRun: 4) { range in range.map { Document.parse(texts[$0]) } }
    let result = SchemaBuilder.build(
      parsed.map(\.document), introspection: files.filter { $0.path.hasSuffix(".json") }, options: options
    ) { checks in
      checks.concurrentMap(minimumRun: 1) { range in range.flatMap { checks[$0]() } }
    }
    // A missing definition has no location. Users expect it at the start of the schema.
    let start = Location(files.first?.path ?? "", TextRange(at: 0))
    let found = result.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      if diagnostic.location.file.isEmpty { diagnostic.location = start }
      return diagnostic
    }
    return (result.schema, parsed.flatMap(\.diagnostics) + found)
  }
}

extension [Diagnostic] {
  /// Returns the diagnostics that no comment suppresses, and those about these comments, in order.
  func shown(_ files: [SourceFile]) -> [Diagnostic] {
    let sources = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let comments = files.filter { !$0.path.hasSuffix(".json") }.flatMap { Suppressions($0).diagnostics }
    return (removingSuppressed { sources[$0] } + comments).sorted()
  }
}
