import Source

/// Findings that are ready to be shown: in their fixed order, counted, with the sources they speak of.
package struct Report {
  /// Ordered by place; no two are equal.
  package let diagnostics: [Diagnostic]
  package let summary: Summary
  let sources: SourceLookup

  /// How the sources are found that the findings speak of.
  package var lookup: SourceLookup { sources }

  /// - Parameter showsHints: whether findings of severity hint are shown and counted, or left out.
  package init(_ diagnostics: [Diagnostic], showsHints: Bool, sources: @escaping SourceLookup) {
    let shown = Self.shown(diagnostics.sorted(), showsHints: showsHints)
    self.diagnostics = shown
    self.summary = Summary(shown)
    self.sources = sources
  }

  /// Returns diagnostics in order, each once, with or without hints.
  package static func shown(_ diagnostics: [Diagnostic], showsHints: Bool) -> [Diagnostic] {
    diagnostics.reduce(into: []) { shown, diagnostic in
      if showsHints || diagnostic.severity != .hint, shown.last != diagnostic { shown.append(diagnostic) }
    }
  }

  /// How many findings there are of each severity, and how many files have any.
  package struct Summary: Equatable, Sendable {
    package var errors = 0
    package var warnings = 0
    package var hints = 0
    package var files = 0

    package init(_ diagnostics: [Diagnostic]) {
      for diagnostic in diagnostics {
        switch diagnostic.severity {
        case .error: errors += 1
        case .warning: warnings += 1
        case .hint: hints += 1
        }
      }
      files = Set(diagnostics.lazy.map(\.location.file)).count
    }

    package init(_ table: DiagnosticTable) {
      errors = table.count(of: .error)
      warnings = table.count(of: .warning)
      hints = table.count(of: .hint)
      files = table.files.count
    }

    /// Whether a run with these findings ends with exit status 1: errors do, warnings only when `strict`.
    package func fails(strict: Bool) -> Bool {
      0 < errors || (strict && 0 < warnings)
    }
  }
}

/// The forms in which findings leave the tool; the names are the values of `--format`.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// For people: the source line with carets.
  case text
  /// One JSON object, for scripts.
  case json
  /// Static Analysis Results Interchange Format 2.1.0, for code-scanning services.
  case sarif
  /// Workflow commands, which GitHub Actions shows as annotations.
  case github
  /// JUnit's XML, which most CI systems show as test results.
  case junit
}

/// The context of a report, in addition to its diagnostics.
package struct ReportOptions: Sendable {
  /// Whether text is coloured with ANSI escape sequences.
  package var color: Bool
  /// Columns of the terminal: source lines are clipped so that they fit with their numbers.
  package var width: Int
  /// Whether warnings fail the run, which JUnit shows.
  package var strict: Bool
  /// The folder of the workspace in its repository, empty for the root; nil where there is no repository. Reports hold no
  /// absolute path of the workspace, which would tell names of users and machines.
  package var folderInRepository: String?
  /// The version of the tool.
  package var version: String

  package init(
    color: Bool = false, width: Int = 120, strict: Bool = false, folderInRepository: String? = nil, version: String = ""
  ) {
    self.color = color
    self.width = width
    self.strict = strict
    self.folderInRepository = folderInRepository
    self.version = version
  }
}

extension Report {
  /// The whole report in `format`, ending with a newline unless it is empty.
  package func render(_ format: ReportFormat, _ options: ReportOptions = ReportOptions()) -> String {
    switch format {
    case .text: renderText(options)
    case .json: renderJSON()
    case .sarif: renderSARIF(options)
    case .github: renderGitHub()
    case .junit: renderJUnit(options)
    }
  }
}
