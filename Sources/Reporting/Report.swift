import Source

/// Sorts and counts diagnostics, and renders them in each report format.
package struct Report {
  /// The diagnostics, sorted by place, without duplicates.
  package let diagnostics: [Diagnostic]
  package let summary: Summary
  /// The tests that were not examined, whether hints are shown or not.
  let unexamined: UnexaminedTests
  let showsHints: Bool
  let sources: SourceLookup

  /// Returns the sources of diagnostics.
  package var lookup: SourceLookup { sources }

  /// - Parameter showsHints: whether to include diagnostics of severity hint.
  package init(_ diagnostics: [Diagnostic], showsHints: Bool, sources: @escaping SourceLookup) {
    let sorted = diagnostics.sorted()
    let shown = Self.shown(sorted, showsHints: showsHints)
    self.diagnostics = shown
    self.summary = Summary(shown)
    self.unexamined = UnexaminedTests(in: sorted)
    self.showsHints = showsHints
    self.sources = sources
  }

  /// Returns diagnostics in order, each once, with or without hints.
  package static func shown(_ diagnostics: [Diagnostic], showsHints: Bool) -> [Diagnostic] {
    diagnostics.reduce(into: []) { shown, diagnostic in
      if showsHints || diagnostic.severity != .hint, shown.last != diagnostic { shown.append(diagnostic) }
    }
  }

  /// One line with the tests that were not examined and the reasons, without its end; nil if all were examined.
  package var unexaminedTests: String? {
    var places = Places(sources)
    return unexamined.line(&places, showsHints: showsHints)
  }

  /// The numbers of diagnostics by severity, and of files with diagnostics.
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

    /// Whether a run with these diagnostics ends with exit status 1: errors do, warnings only when `strict`.
    package func fails(strict: Bool) -> Bool {
      0 < errors || (strict && 0 < warnings)
    }
  }
}

/// The output formats. Their names are the values of `--format`.
package enum ReportFormat: String, CaseIterable, Sendable {
  /// Text with source lines and carets, for people.
  case text
  /// One JSON object, for scripts.
  case json
  /// Static Analysis Results Interchange Format 2.1.0, for code-scanning services.
  case sarif
  /// Workflow commands, which GitHub Actions shows as annotations.
  case github
  /// JUnit XML, which most CI systems show as test results.
  case junit
  /// Lines with absolute paths, which Xcode shows as issues of a build.
  case xcode

  /// The names of all formats, for help and messages: “text, json, … or xcode”.
  package static let names =
    allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " or " + (allCases.last?.rawValue ?? "")
}

/// The options for rendering a report.
package struct ReportOptions: Sendable {
  /// Whether to color text with ANSI escape sequences.
  package var color: Bool
  /// The columns of the terminal. Source lines are clipped to this width, including their numbers.
  package var width: Int
  /// Whether warnings fail the run. Affects JUnit.
  package var strict: Bool
  /// The places of the workspace and its repository. Without them, paths are printed as diagnostics name them. Formats
  /// for services print no absolute path of the workspace, since it could reveal names of users and machines.
  package var paths: ReportPaths?
  /// The version of mockd.
  package var version: String

  package init(
    color: Bool = false, width: Int = 120, strict: Bool = false, paths: ReportPaths? = nil, version: String = ""
  ) {
    self.color = color
    self.width = width
    self.strict = strict
    self.paths = paths
    self.version = version
  }
}

extension Report {
  /// Returns the report in `format`, ending with a newline unless it is empty.
  package func render(_ format: ReportFormat, _ options: ReportOptions = ReportOptions()) -> String {
    switch format {
    case .text: renderText(options)
    case .json: renderJSON()
    case .sarif: renderSARIF(options)
    case .github: renderGitHub(options)
    case .junit: renderJUnit(options)
    case .xcode: renderXcode(options)
    }
  }
}

extension ReportOptions {
  /// Returns the path of a file for a service that resolves paths from the top of the repository.
  func inRepository(_ path: String) -> String { paths?.inRepository(path) ?? path }
}
