import Source

/// The diagnostics of a workspace, with copies of errors for the files of their callers.
///
/// An error in code that the tests of other files execute is one diagnostic, which names its callers. An editor shows it
/// in these files, too, since each of the tests fails.
struct ErrorsAtCallers {
  private(set) var table = DiagnosticTable()
  /// The copies by the files that show them, and by the files of the errors.
  private var copies: [String: [String: [Diagnostic]]] = [:]
  /// The files that show copies, by the files of the errors.
  private var targets: [String: Set<String>] = [:]

  /// Takes changed diagnostics. Returns the files whose diagnostics or copies changed.
  ///
  /// - Complexity: linear in the diagnostics of these files and their copies.
  mutating func update(_ changed: Set<String>, _ diagnostics: DiagnosticTable) -> Set<String> {
    var files = changed
    for file in changed {
      let new = Dictionary(grouping: diagnostics[file].flatMap(\.copiesForCallers), by: \.location.file)
      for target in Set(new.keys).union(targets[file] ?? []) {
        copies[target, default: [:]][file] = new[target]
        files.insert(target)
      }
      targets[file] = new.isEmpty ? nil : Set(new.keys)
    }
    for file in files where copies[file]?.isEmpty == true { copies[file] = nil }
    return files.filter { table.set(diagnostics[$0] + (copies[$0] ?? [:]).values.joined(), of: $0) }
  }
}

extension Diagnostic {
  /// Copies of an error at its callers in other files.
  fileprivate var copiesForCallers: [Diagnostic] {
    guard severity == .error else { return [] }
    let callers = related.filter { $0.role == .caller && $0.location.file != location.file }
    return callers.map { caller in
      let file = caller.location.file
      let others = Set(callers.map(\.location.file)).subtracting([file])
      var copy = self
      copy.location = caller.location
      copy.related = [Related("the error is here", at: location, .original)]
      copy.related += related.filter { $0 != caller && !others.contains($0.location.file) }
      let local = fixes.compactMap { fix in
        let edits = fix.edits.filter { $0.location.file == file }
        return edits.isEmpty ? nil : Fix(fix.title, edits)
      }
      if !local.isEmpty { copy.fixes = local }
      return copy
    }
  }
}
