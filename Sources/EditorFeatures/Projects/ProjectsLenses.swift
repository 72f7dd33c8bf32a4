import CrashAnalysis
import Source

extension EditorProjects {
  /// Returns the lenses for the operations and fragments of a file, with the tests of all projects.
  ///
  /// - Complexity: that of `EditorProject.codeLenses` in each project.
  package func codeLenses(_ path: String) -> [CodeLens] {
    var tests: [TextRange: [TestConversion]] = [:]
    for project in containing(path) {
      for (range, found) in project.testedDefinitions(path) {
        let known = tests[range] ?? []
        tests[range] = known + found.filter { !known.contains($0) }
      }
    }
    return tests.sorted { $0.key.lower < $1.key.lower }.flatMap { range, tests in
      CodeLens.lenses(of: range, tests.sorted { $0.place < $1.place })
    }
  }

  /// Returns the lenses for the fields of a file, with the uses in all projects.
  package func fieldLenses(_ path: String) -> [(range: TextRange, lens: FieldLens)] {
    let projects = containing(path)
    guard 1 < projects.count else { return projects.first?.fieldLenses(path) ?? [] }
    var lenses: [TextRange: Set<FieldLens>] = [:]
    for (range, lens) in projects.flatMap({ $0.fieldLenses(path) }) { lenses[range, default: []].insert(lens) }
    return lenses.sorted { $0.key.lower < $1.key.lower }.flatMap { range, lenses in
      FieldLens.Subject.allCases.flatMap { subject in
        lenses.filter { $0.subject == subject }.map { (range, $0) }
      }
    }
  }

  /// Returns the current content of a lens.
  ///
  /// - Parameters:
  ///   - path: the file with the field.
  ///   - range: the range of the field's name.
  package func codeLens(_ lens: FieldLens, in path: String, at range: TextRange) -> CodeLens {
    CodeLens(lens, at: range, Set(containing(path).flatMap { $0.places(of: lens) }).sorted())
  }

  /// Returns the lenses for the tests of a Swift file.
  package func testLenses(_ path: String) -> [CodeLens] { distinct(path) { $0.testLenses(path) } }

  /// Returns the hints for the mocks of a Swift file.
  package func mockHints(_ path: String, in part: TextRange) -> [MockHint] {
    distinct(path) { $0.mockHints(path, in: part) }
  }

  /// Returns the results of all projects with a file, without duplicates.
  private func distinct<Element: Hashable>(_ path: String, _ body: (Project) -> [Element]) -> [Element] {
    var seen: Set<Element> = []
    return containing(path).flatMap(body).filter { seen.insert($0).inserted }
  }
}
