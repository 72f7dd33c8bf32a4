import JSONSyntax
import Source

/// The tests that the crash analysis skipped. Every format names them, since a report without them would look complete.
struct UnexaminedTests {
  /// The diagnostics that say so, sorted.
  let diagnostics: [Diagnostic]

  /// - Parameter diagnostics: all diagnostics of a run, shown or not, in order.
  init(in diagnostics: [Diagnostic]) {
    self.diagnostics = Report.shown(diagnostics.filter { $0.code == .testsNotExamined }, showsHints: true)
  }

  var isEmpty: Bool { diagnostics.isEmpty }

  /// Returns one line with the tests and the reasons, without its end; nil if all tests were examined.
  ///
  /// - Parameter showsHints: whether the report lists all of them.
  func line(_ places: inout Places, showsHints: Bool) -> String? {
    // The errors of a test are related places. A file that exceeds a limit has none.
    let tests = diagnostics.filter { !$0.related.isEmpty }
    let files = diagnostics.filter(\.related.isEmpty)
    var parts: [String] = []
    if !tests.isEmpty {
      let names = tests.prefix(Self.nameLimit).map { name(of: $0, &places) }
      let broken = Set(tests.flatMap { $0.related.map(\.location.file) }).sorted(by: precedesByBytes)
      parts.append(
        "\(counted(tests.count, "test")) not examined: \(listed(names, of: tests.count)), because of errors in "
          + listed(broken.prefix(Self.nameLimit).map { visibleText($0) }, of: broken.count))
    }
    if !files.isEmpty {
      let names = files.prefix(Self.nameLimit).map { visibleText($0.location.file) }
      parts.append(
        "\(counted(files.count, "test file")) not examined: \(listed(names, of: files.count)), because of a limit of "
          + "the parser")
    }
    guard !parts.isEmpty else { return nil }
    let isCut = Self.nameLimit < max(tests.count, files.count) && !showsHints
    return parts.joined(separator: "; ") + (isCut ? "; --hints lists all" : "")
  }

  /// `testHero (Tests/HeroTests.swift:3)`
  private func name(of diagnostic: Diagnostic, _ places: inout Places) -> String {
    let path = visibleText(diagnostic.location.file)
    guard let span = places.span(diagnostic.location), let text = places.text(diagnostic.location.file) else {
      return path
    }
    let place = "\(path):\(span.start.line)"
    let range = diagnostic.location.range.indices.clamped(to: text.file.bytes.indices)
    let name = String(decoding: text.file.bytes[range], as: UTF8.self)
    return name.isEmpty ? place : "\(visibleText(name)) (\(place))"
  }

  private func listed(_ names: [String], of count: Int) -> String {
    let rest = count - names.count
    return names.joined(separator: ", ") + (0 < rest ? " and \(rest) more" : "")
  }

  private static let nameLimit = 5
}
