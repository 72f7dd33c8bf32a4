import Source

/// A part of GraphQL with errors that a test uses. The test can't be examined until the errors are fixed.
package struct Obstacle: Hashable, Sendable {
  /// The name of an operation, fragment or type; nil if it can't be read.
  package let name: Name?
  /// The file with the errors.
  package let file: Name

  package init(name: Name?, file: Name) {
    self.name = name
    self.file = file
  }
}

extension Obstacle: Comparable {
  /// Orders by file. Names come before unreadable text.
  package static func < (a: Obstacle, b: Obstacle) -> Bool {
    if a.file != b.file { return a.file < b.file }
    guard let name = a.name, let other = b.name else { return a.name != nil && b.name == nil }
    return name < other
  }
}

extension CrashDiagnostic {
  /// The diagnostic for a test file that the analysis skips. Such a file has no other diagnostics.
  package static func testsNotExamined(inFile path: Name) -> CrashDiagnostic {
    CrashDiagnostic(
      diagnostic: Diagnostic(
        .testsNotExamined, .hint,
        "Crash analysis skips this file, because it is too large, nests too deeply or repeats a name too often",
        at: Location(path.text, TextRange(at: 0))),
      field: nil)
  }

  /// The diagnostic for a test that the analysis skips because of errors in GraphQL.
  ///
  /// - Parameter obstacles: the parts with errors, in order. There is at least one.
  static func testNotExamined(at place: Location, because obstacles: [Obstacle]) -> CrashDiagnostic {
    var reason = obstacles.first.map { "uses \($0.text)" } ?? ""
    if 1 < obstacles.count { reason += " and \(counted(obstacles.count - 1, "other definition"))" }
    let related = obstacles.prefix(Self.obstacleLimit).map { obstacle in
      Diagnostic.Related("\(obstacle.text) has errors", at: Location(obstacle.file.text, TextRange(at: 0)))
    }
    return CrashDiagnostic(
      diagnostic: Diagnostic(
        .testsNotExamined, .hint,
        "Crash analysis skips this test until errors in GraphQL are fixed, because it \(reason)", at: place,
        related: related),
      field: nil)
  }

  /// The maximum number of related places.
  private static let obstacleLimit = 8
}

extension Obstacle {
  /// `'Hero'`, or the words for a definition that can't be read.
  fileprivate var text: String { name.map { "'\($0)'" } ?? "a definition that cannot be read" }
}
