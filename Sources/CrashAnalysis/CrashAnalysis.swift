import Source

// What is followed: mocks made by `Mock<T>(…)`, `.init(…)`, `Mock(…)` and `T.mock(…)`; assignments, also through optional
// chains and elements of lists, `append`, `+=` on lists; aliases; `X.from(…)` and `X(from:)` with variables; reads through
// properties, optional chains, `if let`, `guard let`, `for`, subscripts, `first` and `last`, `map`, `compactMap`, `filter` and
// `forEach` with closures, functions or key paths, `asX`, `fragments`, interpolation, operators, `#expect`, `#require` and
// XCTest's functions; `if`, `switch`, `fallthrough`, ternaries, loops over known lists, `while` and `repeat` of which the
// conditions are known, labels, `defer`, `throw` and `catch`, early returns; local functions, closures, functions and
// computed properties of the tests and of their extensions of mocks and models, with `inout` parameters and overloads by
// labels and by types of arguments; classes and structures of the tests with what they store, `init`, `lazy`, superclasses,
// `mutating` methods, memberwise initializers; initializers in extensions of `Mock`; constants that are static or of no
// type; suites of XCTest and Swift Testing with `init`, `setUp` and `tearDown` in all forms; `@Test(arguments:)` with lists,
// pairs and products; `describe`, `it` and `beforeEach` of Quick; `#Preview`; closures that `confirmation`, `MainActor.run`
// and the like run once; JSON that is given to models; autoclosures of the tests' own functions; names of types by their
// scopes.
//
// What is followed less, so that it gives hints at most: what comes after calls that may throw; `#if`; closures that are
// handed to unknown functions; arguments that a function may not evaluate (`LibraryFunction`); tests that may not run; mocks
// in static constants, which other tests can change.
//
// What is not: properties with observers or wrappers, setters, subscripts; static variables; key paths that are written through; values
// of enumerations; `if` and `switch` as values; casts with `as?`; generic extensions with requirements; result builders;
// `@defer`.

/// What the functions of a file of tests do.
package struct ExaminedTests: Hashable, Sendable {
  /// That ends tests, or may.
  package var findings: [CrashFinding]
  /// With mocks, besides; nothing where that was not noted.
  package var uses: UsesInTests

  package init(findings: [CrashFinding] = [], uses: UsesInTests = UsesInTests()) {
    self.findings = findings
    self.uses = uses
  }
}

extension TestProgram {
  /// What the functions of a file do that ends tests, or may: every function is looked at for itself, with arguments of
  /// which nothing is known.
  ///
  /// - Complexity: bounded for each function, however it is written.
  package func findings(inFile file: Name, _ code: GeneratedCode) -> [CrashFinding] {
    examine(file: file, code, notesUses: false).findings
  }

  /// The same, with what the functions do with mocks besides.
  ///
  /// - Parameter notesUses: whether that is noted, which makes it take longer by a third.
  /// - Complexity: bounded for each function, however it is written.
  package func examine(file: Name, _ code: GeneratedCode, notesUses: Bool) -> ExaminedTests {
    var collector = UseCollector(code, file: file)
    var crashes: [Crash] = []
    var seen: Set<Crash> = []
    var escapes: [Escape] = []
    var jsonGaps: [JSONGap] = []
    forEachRun(inFile: file, code) { interpreter, id in
      crashes += interpreter.crashes.filter { seen.insert($0).inserted }
      escapes += interpreter.escapes
      jsonGaps += interpreter.jsonGaps
      guard notesUses else { return }
      let function = self[id]
      collector.take(
        interpreter.conversions, interpreter.snapshots, of: interpreter.isTest(function) ? function : nil)
    }
    let findings = CrashFinding.distinct(
      crashes.compactMap { $0.finding(code) } + escapes.flatMap { $0.findings(code, self) }
        + jsonGaps.map { $0.finding(code) })
    return ExaminedTests(findings: findings, uses: collector.result)
  }

  /// Runs every function of a file for itself, tests with arguments once for each case.
  private func forEachRun(inFile file: Name, _ code: GeneratedCode, _ body: (Interpreter, TestFunction.ID) -> Void) {
    let answers = TypeAnswers()
    for index in 0..<functionCount(ofFile: file) {
      let id = TestFunction.ID(file: file, index: index)
      var number = 0
      var count = 1
      while number < count {
        var interpreter = Interpreter(self, code, file: file, answers: answers)
        count = interpreter.runAlone(id, case: number)
        body(interpreter, id)
        number += 1
      }
    }
  }
}
