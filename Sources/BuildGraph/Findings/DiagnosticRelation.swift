import Incremental
import Source

/// A relation of diagnostics, read by the file of their location. An update looks only at the files that changed.
protocol DiagnosticRelation: Relation where Entry == DiagnosticEntry, Item == Diagnostic {}

/// An entry of a relation of diagnostics.
enum DiagnosticEntry: WordHashable, Sendable {
  /// The diagnostics that are located in a file.
  case file(Name)
  /// The diagnostics that a test file causes, wherever they are located.
  case test(Name)
  /// The errors of all files.
  case errors
  /// The diagnostics of all files that are hidden while definitions are missing because of syntax errors.
  case needingAllDefinitions

  var hashWord: UInt {
    switch self {
    case .file(let name): name.identity
    case .test(let name): name.identity ^ 3
    case .errors: 1
    case .needingAllDefinitions: 2
    }
  }
}

extension DiagnosticRelation {
  /// Returns the pairs for diagnostics of a source.
  static func pairs(_ diagnostics: [Diagnostic]) -> [RelationPair<DiagnosticEntry, Diagnostic>] {
    diagnostics.flatMap { diagnostic in
      var pairs = [Pair(.file(Name(diagnostic.location.file)), diagnostic)]
      if diagnostic.severity == .error { pairs.append(Pair(.errors, diagnostic)) }
      if diagnostic.needsAllDefinitions { pairs.append(Pair(.needingAllDefinitions, diagnostic)) }
      return pairs
    }
  }
}

/// Whether a relation has an error in any file.
enum HasErrors<Diagnostics: DiagnosticRelation>: Query {
  static func compute(_ key: Single, _ reader: Reader) -> Bool {
    !reader.items(of: Diagnostics.self, .errors).isEmpty
  }
}

extension Diagnostic {
  /// Whether the diagnostic may be wrong if definitions are missing because of syntax errors.
  var needsAllDefinitions: Bool {
    switch code {
    case .knownFragmentNames, .noUnusedVariables, .noUnusedFragments: true
    default: false
    }
  }
}

extension Sequence<Diagnostic> {
  package var hasErrors: Bool { contains { $0.severity == .error } }
}
