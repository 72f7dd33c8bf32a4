import Source

/// The diagnostics that a team has accepted, so that only new ones fail.
///
/// Code, file, message and source line identify a diagnostic, so edits elsewhere don't matter. Equal diagnostics are
/// counted, so an additional one is new.
package struct Baseline: Equatable, Sendable {
  /// The number of accepted diagnostics of each identity.
  var counts: [Entry: Int]

  /// The identity of a diagnostic.
  struct Entry: Hashable, Sendable {
    var code: String
    var file: String
    var message: String
    /// The text of the line, from `Places.trimmedLine`.
    var line: String
  }

  /// Creates a baseline that accepts exactly `diagnostics`.
  package init(accepting diagnostics: [Diagnostic], sources: @escaping SourceLookup) {
    var places = Places(sources)
    counts = diagnostics.reduce(into: [:]) { $0[Entry($1, &places), default: 0] += 1 }
  }

  init(counts: [Entry: Int]) {
    self.counts = counts
  }

  /// Returns the diagnostics that are not accepted, in their order. Of equal ones, the first are accepted.
  package func new(in diagnostics: [Diagnostic], sources: @escaping SourceLookup) -> [Diagnostic] {
    var places = Places(sources)
    var left = counts
    return diagnostics.filter { diagnostic in
      let entry = Entry(diagnostic, &places)
      guard let count = left[entry], 0 < count else { return true }
      left[entry] = count - 1
      return false
    }
  }

  /// The number of accepted diagnostics.
  package var count: Int { counts.values.reduce(0, +) }
}

extension Baseline.Entry {
  fileprivate init(_ diagnostic: Diagnostic, _ places: inout Places) {
    self.init(
      code: diagnostic.code.rawValue, file: diagnostic.location.file, message: diagnostic.message,
      line: places.trimmedLine(of: diagnostic.location))
  }
}

extension Baseline.Entry: Comparable {
  static func < (a: Self, b: Self) -> Bool {
    (a.file, a.code, a.message, a.line) < (b.file, b.code, b.message, b.line)
  }
}
