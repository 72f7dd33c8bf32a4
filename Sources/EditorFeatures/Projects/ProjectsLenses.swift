import CrashAnalysis
import Source

extension EditorProjects {
  /// What stands above the operations and fragments of a file, tests of all projects counted.
  ///
  /// - Complexity: that of `EditorProject.codeLenses` in each.
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

  /// The same of what can be shown above the fields of a file.
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

  /// What one of them shows as of now.
  ///
  /// - Parameters:
  ///   - path: of the file with the field.
  ///   - range: of the field's name.
  package func codeLens(_ lens: FieldLens, in path: String, at range: TextRange) -> CodeLens {
    CodeLens(lens, at: range, Set(containing(path).flatMap { $0.places(of: lens) }).sorted())
  }

  /// What stands above the tests of a Swift file.
  package func testLenses(_ path: String) -> [CodeLens] { distinct(path) { $0.testLenses(path) } }

  /// What stands behind the mocks of a Swift file.
  package func mockHints(_ path: String, in part: TextRange) -> [MockHint] {
    distinct(path) { $0.mockHints(path, in: part) }
  }

  /// What the projects say of a file, each thing once.
  private func distinct<Element: Hashable>(_ path: String, _ body: (Project) -> [Element]) -> [Element] {
    var seen: Set<Element> = []
    return containing(path).flatMap(body).filter { seen.insert($0).inserted }
  }
}
