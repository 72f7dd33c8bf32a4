import GraphQLSyntax
import Source

/// The syntax trees of a list of files, in its order.
struct ParsedSources: Sendable {
  var documents: [Document]
  var diagnostics: [Diagnostic]

  /// Reads the files on all cores.
  static func parse(_ files: [SourceFile]) async -> ParsedSources {
    let parsed = await files.concurrentMap(minimumRun: 4) { range in
      var names = NameCache()
      return files[range].map { Document.parse($0, names: &names) }
    }
    return ParsedSources(documents: parsed.map(\.document), diagnostics: parsed.flatMap(\.diagnostics))
  }
}
