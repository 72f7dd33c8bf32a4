import Source

// The analysis follows:
//
// * Mocks made by `Mock<T>(…)`, `.init(…)`, `Mock(…)` and `T.mock(…)`, and by initializers in extensions of `Mock`.
// * Assignments, also through optional chains and elements of lists; `append`, `+=` on lists; aliases.
// * `X.from(…)` and `X(from:)` with variables; JSON that is given to models.
// * Reads through properties, optional chains, `if let`, `guard let`, `for`, subscripts, `first`, `last`, `asX` and
//   `fragments`; `map`, `compactMap`, `filter` and `forEach` with closures, functions or key paths.
// * Interpolation, operators, ternaries, `#expect`, `#require` and the functions of XCTest.
// * `if`, `switch`, `fallthrough`, loops over known lists, `while` and `repeat` with known conditions, labels, `defer`,
//   `throw`, `catch` and early returns.
// * Functions, closures and computed properties of the tests and of the code under test, also in extensions of mocks and
//   models, with `inout` parameters, autoclosures, and overloads by labels and by types of arguments.
// * Classes and structures with stored properties, `init`, `lazy`, superclasses, `mutating` methods and
//   memberwise initializers; constants that are static or global; names of types by their scopes.
// * Suites of XCTest and Swift Testing with `init`, `setUp` and `tearDown` in all forms; `@Test(arguments:)` with lists,
//   pairs and products; `describe`, `it` and `beforeEach` of Quick; `#Preview`; closures that `confirmation`,
//   `MainActor.run` and the like run once.
//
// It gives only hints in these cases:
//
// * After calls that may throw, and for `#if`.
// * For closures that unknown functions get, and for arguments that a function may not evaluate (`LibraryModels`).
// * For tests that may not run, and for mocks in static constants.
//
// It does not follow:
//
// * Properties with observers or wrappers, setters, assignments to subscripts, and static variables.
// * Writes through key paths, values of enumerations, `if` and `switch` as values, and casts with `as?`.
// * Generic extensions with requirements, result builders, and `@defer`.

/// The diagnostics in the functions of one declaration, with places relative to declarations.
package struct DeclarationDiagnostics: Hashable, Sendable {
  /// Reads and conversions that surely or possibly end tests.
  var crashes: [CrashDiagnostic] = []
  /// Models that are handed to code under test.
  var escapes: [CrashDiagnostic] = []
  /// JSON that models can't be made of.
  var jsonGaps: [CrashDiagnostic] = []
  /// Empty unless uses were requested.
  var uses = UsesInDeclaration()

  package init() {}
}

extension SwiftProgram {
  /// Examines functions of one declaration, each by itself, with unknown arguments. Tests with arguments run once for each
  /// case.
  ///
  /// - Parameter recordsUses: whether uses of mocks are noted, which takes longer by a third.
  /// - Complexity: bounded for each function, however it is written.
  package func examine(
    _ functions: [TestFunction.ID], _ code: GeneratedCode, recordsUses: Bool
  ) -> DeclarationDiagnostics {
    var result = DeclarationDiagnostics()
    guard let first = functions.first else { return result }
    var collector = UseCollector(code, file: first.file)
    var crashes: [Crash] = []
    var seen: Set<Crash> = []
    var escapes: [EscapedModel] = []
    var jsonGaps: [JSONGap] = []
    let declarations = ProgramDeclarations(self, code)
    for id in functions {
      var number = 0
      var count = 1
      while number < count {
        var runner = TestRunner(id, declarations)
        count = runner.run(case: number)
        number += 1
        let diagnostics = runner.evaluator.diagnostics
        crashes += diagnostics.crashes.filter { seen.insert($0).inserted }
        escapes += diagnostics.escapes
        jsonGaps += diagnostics.jsonGaps
        guard recordsUses else { continue }
        collector.take(
          diagnostics.conversions, runner.evaluator.state.snapshots, of: runner.isTest ? self[id] : nil)
      }
    }
    result.crashes = crashes.compactMap { $0.crashDiagnostic(code) }
    result.escapes = escapes.flatMap { $0.diagnostics(code, self) }
    result.jsonGaps = jsonGaps.map { $0.crashDiagnostic(code) }
    result.uses = collector.result
    return result
  }
}
