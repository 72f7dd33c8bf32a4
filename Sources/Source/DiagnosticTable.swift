/// Diagnostics by the file of their location, in order within each file.
///
/// A change of one file costs the diagnostics of that file. Only `all` costs the number of all diagnostics.
package struct DiagnosticTable: Equatable, Sendable {
  /// No list is empty.
  private var lists: [String: [Diagnostic]] = [:]
  /// The number of diagnostics of each severity.
  private var counts: [Diagnostic.Severity: Int] = [:]
  /// The number of errors of each code. No number is zero.
  private var errors: [DiagnosticCode: Int] = [:]

  package init() {}

  package init(_ diagnostics: [Diagnostic]) {
    for (file, list) in Dictionary(grouping: diagnostics, by: \.location.file) { set(list, of: file) }
  }

  /// The diagnostics of a file, in order.
  package subscript(file: String) -> [Diagnostic] { lists[file] ?? [] }

  /// The files with diagnostics, in no particular order.
  package var files: some Collection<String> { lists.keys }

  /// The diagnostics of all files, in order.
  package var all: [Diagnostic] {
    lists.keys.sorted(by: precedesByBytes).flatMap { lists[$0] ?? [] }
  }

  package func count(of severity: Diagnostic.Severity) -> Int { counts[severity] ?? 0 }

  /// The codes of the errors, each once, in order.
  package var errorCodes: [DiagnosticCode] { errors.keys.sorted { precedesByBytes($0.rawValue, $1.rawValue) } }

  /// Replaces the diagnostics of a file.
  ///
  /// - Parameter diagnostics: the new diagnostics in any order, all located in the file.
  /// - Returns: whether they differ from the former ones.
  @discardableResult
  package mutating func set(_ diagnostics: [Diagnostic], of file: String) -> Bool {
    let new = diagnostics.count < 2 ? diagnostics : diagnostics.sorted()
    let old = self[file]
    guard old != new else { return false }
    for diagnostic in old { count(diagnostic, by: -1) }
    for diagnostic in new { count(diagnostic, by: 1) }
    lists[file] = new.isEmpty ? nil : new
    return true
  }

  private mutating func count(_ diagnostic: Diagnostic, by change: Int) {
    counts[diagnostic.severity, default: 0] += change
    guard diagnostic.severity == .error else { return }
    let number = errors[diagnostic.code, default: 0] + change
    errors[diagnostic.code] = number == 0 ? nil : number
  }

  package static func == (a: DiagnosticTable, b: DiagnosticTable) -> Bool { a.lists == b.lists }
}
