import Source
import SwiftLowering
import SwiftScanning

// `Documentation/crash-analysis.md` lists the code that the analysis follows, with the result of each form.

/// The diagnostics, mock uses and test counts of one declaration, with places relative to declarations.
package struct DeclarationDiagnostics: Hashable, Sendable {
  /// Reads and conversions that surely or possibly end tests.
  var crashes: [CrashDiagnostic] = []
  /// Models that are handed to code under test.
  var escapes: [CrashDiagnostic] = []
  /// JSON that models can't be made of.
  var jsonGaps: [CrashDiagnostic] = []
  /// Empty unless uses were requested.
  var uses = UsesInDeclaration()
  package internal(set) var counts = TestCounts()
  /// Whether the functions were examined. If not, the only diagnostics say why.
  package private(set) var isExamined = true

  package init() {}

  /// Whether the functions have diagnostics.
  package var isEmpty: Bool { crashes.isEmpty && escapes.isEmpty && jsonGaps.isEmpty }

  /// The declarations in which the diagnostics have places.
  package var declarations: Set<DeclarationID> {
    var files: Set<String> = []
    for found in crashes + escapes + jsonGaps {
      files.insert(found.diagnostic.location.file)
      files.formUnion(found.diagnostic.related.map(\.location.file))
      for fix in found.diagnostic.fixes { files.formUnion(fix.edits.map(\.location.file)) }
    }
    return Set(files.compactMap { DeclarationID(place: $0) })
  }

  /// Returns the diagnostics of functions that use parts of GraphQL with errors, which hide all others.
  package func obstructed(by obstacles: Set<Obstacle>) -> DeclarationDiagnostics {
    guard !obstacles.isEmpty else { return self }
    let obstacles = obstacles.sorted()
    var result = DeclarationDiagnostics()
    result.isExamined = false
    result.crashes = counts.testPlaces.map { .testNotExamined(at: $0, because: obstacles) }
    return result
  }
}

extension SwiftProgram {
  /// Examines functions of one declaration, each by itself, with unknown arguments. Tests with arguments run once for
  /// each case.
  ///
  /// - Parameter recordsUses: whether uses of mocks are noted, which takes longer by a third.
  /// - Complexity: bounded for each function, however it is written.
  package func examine(
    _ functions: [SwiftFunction.ID], _ code: GeneratedCode, recordsUses: Bool
  ) -> DeclarationDiagnostics {
    var result = DeclarationDiagnostics()
    guard let first = functions.first else { return result }
    var collector = UseCollector(code, file: first.file)
    var escapes: [EscapedModel] = []
    let declarations = ProgramDeclarations(self, code)
    for id in functions {
      var number = 0
      var count = 1
      var seen: Set<Crash> = []
      while number < count {
        let runner = TestRunner(id, declarations)
        count = runner.run(case: number)
        number += 1
        let diagnostics = runner.evaluation.diagnostics
        result.crashes += diagnostics.crashes.filter { seen.insert($0).inserted }.compactMap {
          $0.crashDiagnostic(code)?.executed(by: self[id])
        }
        escapes += diagnostics.escapes
        result.jsonGaps += diagnostics.jsonGaps.map { $0.crashDiagnostic(code).executed(by: self[id]) }
        if runner.isTest { result.counts.add(test: self[id].location) }
        result.counts.add(diagnostics)
        guard recordsUses else { continue }
        let test = runner.isTest ? self[id] : nil
        collector.take(diagnostics.conversions, runner.evaluation.state.snapshots, of: test)
        if let test { collector.take(diagnostics.fieldsReadByCode, of: test) }
      }
    }
    result.escapes = escapes.flatMap { $0.diagnostics(code, self) }
    result.uses = collector.result
    return result
  }
}
