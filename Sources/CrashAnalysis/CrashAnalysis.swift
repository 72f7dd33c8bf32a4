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

/// What the functions of one declaration do, with places relative to declarations.
package struct DeclarationFindings: Hashable, Sendable {
  /// Reads and conversions that end tests, or may.
  var crashes: [CrashFinding] = []
  /// Models that are handed to code under test.
  var escapes: [CrashFinding] = []
  /// JSON that models can't be made of.
  var jsonGaps: [CrashFinding] = []
  /// Nothing unless uses were asked for.
  var uses = UsesInDeclaration()

  package init() {}
}

extension TestProgram {
  /// Examines functions of one declaration, each by itself, with unknown arguments. Tests with arguments run once for each
  /// case.
  ///
  /// - Parameter notesUses: whether uses of mocks are noted, which takes longer by a third.
  /// - Complexity: bounded for each function, however it is written.
  package func examine(
    _ functions: [TestFunction.ID], _ code: GeneratedCode, notesUses: Bool
  ) -> DeclarationFindings {
    var result = DeclarationFindings()
    guard let first = functions.first else { return result }
    var collector = UseCollector(code, file: first.file)
    var crashes: [Crash] = []
    var seen: Set<Crash> = []
    var escapes: [Escape] = []
    var jsonGaps: [JSONGap] = []
    forEachRun(of: functions, code) { interpreter, id in
      crashes += interpreter.crashes.filter { seen.insert($0).inserted }
      escapes += interpreter.escapes
      jsonGaps += interpreter.jsonGaps
      guard notesUses else { return }
      let function = self[id]
      collector.take(
        interpreter.conversions, interpreter.snapshots, of: interpreter.isTest(function) ? function : nil)
    }
    result.crashes = crashes.compactMap { $0.finding(code) }
    result.escapes = escapes.flatMap { $0.findings(code, self) }
    result.jsonGaps = jsonGaps.map { $0.finding(code) }
    result.uses = collector.result
    return result
  }

  private func forEachRun(
    of functions: [TestFunction.ID], _ code: GeneratedCode, _ body: (Interpreter, TestFunction.ID) -> Void
  ) {
    let answers = TypeAnswers()
    for id in functions {
      var number = 0
      var count = 1
      while number < count {
        var interpreter = Interpreter(self, code, in: id.declaration, answers: answers)
        count = interpreter.runAlone(id, case: number)
        body(interpreter, id)
        number += 1
      }
    }
  }
}
