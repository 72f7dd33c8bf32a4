extension Diagnostic {
  /// Adds the callers of an equal error, and the edits of its fixes with the same titles.
  ///
  /// - Complexity: linear in the size of the other error, which has limits.
  package mutating func join(_ other: Diagnostic) {
    guard severity == .error, other.severity == .error else { return }
    var known = Set(related.filter { $0.role == .caller })
    var end = related.lastIndex { $0.role == .caller }.map { $0 + 1 } ?? related.count
    for caller in other.related where caller.role == .caller && known.count < Self.callerLimit {
      guard known.insert(caller).inserted else { continue }
      related.insert(caller, at: end)
      end += 1
    }
    for fix in other.fixes {
      guard let index = fixes.firstIndex(where: { $0.title == fix.title }) else { continue }
      fixes[index].join(fix)
    }
  }

  /// The maximum number of callers that an error names.
  package static let callerLimit = 20
}

extension Diagnostic.Fix {
  /// Adds the edits of another fix, unless they conflict.
  fileprivate mutating func join(_ other: Diagnostic.Fix) {
    let known = Set(edits)
    let new = other.edits.filter { !known.contains($0) }
    guard edits.count + new.count <= Self.editLimit, !edits.touches(new) else { return }
    edits += new
  }

  /// The maximum number of edits of joined fixes.
  private static let editLimit = 100
}

extension [Diagnostic] {
  /// Joins errors with one code, place and message, and keeps the first of other such diagnostics.
  package var joined: [Diagnostic] {
    guard 1 < count else { return self }
    var places: [ErrorIdentity: Int] = [:]
    var result: [Diagnostic] = []
    for diagnostic in self {
      let key = ErrorIdentity(code: diagnostic.code, location: diagnostic.location, message: diagnostic.message)
      if let index = places[key] {
        result[index].join(diagnostic)
      } else {
        places[key] = result.count
        result.append(diagnostic)
      }
    }
    return result
  }
}

/// The properties by which readers identify a diagnostic of a test.
private struct ErrorIdentity: Hashable {
  let code: DiagnosticCode
  let location: Location
  let message: String
}

extension [Diagnostic.Edit] {
  /// Returns whether two groups of edits overlap or are adjacent.
  package func touches(_ others: [Diagnostic.Edit]) -> Bool {
    contains { edit in
      others.contains {
        edit.location.file == $0.location.file && edit.location.range.lower <= $0.location.range.upper
          && $0.location.range.lower <= edit.location.range.upper
      }
    }
  }
}
