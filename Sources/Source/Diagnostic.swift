/// A message about a place in a file. The only type for diagnostics in all modules.
package struct Diagnostic: Hashable, Sendable {
  package var code: DiagnosticCode
  package var severity: Severity
  /// The message: one sentence, without the place.
  package var message: String
  /// The place in a file.
  package var location: Location
  /// Other places that explain it, in the order of relevance.
  package var related: [Related]
  /// Edits that would resolve it.
  package var fixes: [Fix]

  package init(
    _ code: DiagnosticCode, _ severity: Severity, _ message: String, at location: Location,
    related: [Related] = [], fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.location = location
    self.related = related
    self.fixes = fixes
  }

  /// Creates an error.
  package init(
    _ code: DiagnosticCode, _ message: String, at location: Location, related: [Related] = [], fixes: [Fix] = []
  ) {
    self.init(code, .error, message, at: location, related: related, fixes: fixes)
  }

  /// The severities, the most serious first.
  package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
    case error, warning, hint

    package static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .error: 0
      case .warning: 1
      case .hint: 2
      }
    }
  }

  /// Another relevant place, with its relation to the diagnostic.
  package struct Related: Hashable, Sendable {
    package var message: String
    package var location: Location
    package var role: Role

    package init(_ message: String, at location: Location, _ role: Role = .explanation) {
      self.message = message
      self.location = location
      self.role = role
    }

    package enum Role: UInt8, Hashable, Sendable {
      /// The place explains the diagnostic.
      case explanation
      /// Code at the place leads to the diagnostic. An error that several tests have names the callers of each.
      case caller
      /// The diagnostic is a copy of one at the place.
      case original
    }
  }

  /// A named set of edits.
  package struct Fix: Hashable, Sendable {
    package var title: String
    package var edits: [Edit]

    package init(_ title: String, _ edits: [Edit]) {
      self.title = title
      self.edits = edits
    }
  }

  /// A replacement of the text at a place.
  package struct Edit: Hashable, Sendable {
    package var location: Location
    package var replacement: String

    package init(_ location: Location, _ replacement: String) {
      self.location = location
      self.replacement = replacement
    }
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, then by severity, code and message, then by the rest. Only equal diagnostics are equal in this
  /// order. All functions return diagnostics sorted like this.
  package static func < (a: Diagnostic, b: Diagnostic) -> Bool {
    if a.location != b.location { return a.location < b.location }
    if a.severity != b.severity { return a.severity < b.severity }
    if a.code != b.code { return a.code.rawValue < b.code.rawValue }
    if a.message != b.message { return a.message < b.message }
    if a.related != b.related {
      return a.related.lexicographicallyPrecedes(b.related) {
        $0.location != $1.location ? $0.location < $1.location : $0.message < $1.message
      }
    }
    return a.fixes.lexicographicallyPrecedes(b.fixes) {
      if $0.title != $1.title { return $0.title < $1.title }
      return $0.edits.lexicographicallyPrecedes($1.edits) {
        $0.location != $1.location ? $0.location < $1.location : $0.replacement < $1.replacement
      }
    }
  }
}
