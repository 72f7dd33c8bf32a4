import Source

/// The findings that a team has accepted for now, so that only new ones fail.
///
/// A finding is known by its code, file, message and the text of its source line, and by how many such there are: lines
/// above it may come and go, and a second finding of the same kind on an equal line is new.
package struct Baseline: Equatable, Sendable {
  /// How many findings of each kind are accepted.
  var counts: [Finding: Int]

  struct Finding: Hashable, Sendable {
    var code: String
    var file: String
    var message: String
    /// As `Places.trimmedLine` gives it.
    var line: String
  }

  /// A baseline that accepts exactly `diagnostics`.
  package init(accepting diagnostics: [Diagnostic], sources: @escaping SourceLookup) {
    var places = Places(sources)
    counts = diagnostics.reduce(into: [:]) { $0[Finding($1, &places), default: 0] += 1 }
  }

  init(counts: [Finding: Int]) {
    self.counts = counts
  }

  /// The findings that are not accepted, in their order. Of more equal findings than are accepted, the last ones.
  package func new(in diagnostics: [Diagnostic], sources: @escaping SourceLookup) -> [Diagnostic] {
    var places = Places(sources)
    var left = counts
    return diagnostics.filter { diagnostic in
      let finding = Finding(diagnostic, &places)
      guard let count = left[finding], 0 < count else { return true }
      left[finding] = count - 1
      return false
    }
  }

  /// How many findings are accepted.
  package var count: Int { counts.values.reduce(0, +) }
}

extension Baseline.Finding {
  fileprivate init(_ diagnostic: Diagnostic, _ places: inout Places) {
    self.init(
      code: diagnostic.code.rawValue, file: diagnostic.location.file, message: diagnostic.message,
      line: places.trimmedLine(of: diagnostic.location))
  }
}

extension Baseline.Finding: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    (a.file, a.code, a.message, a.line) < (b.file, b.code, b.message, b.line)
  }
}
