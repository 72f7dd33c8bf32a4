import Source

// What is followed: mocks made by `Mock<T>(…)`, `.init(…)`, `Mock(…)` and `T.mock(…)`; assignments, also through optional
// chains and elements of lists, `append`; aliases; `X.from(…)` and `X(from:)` with variables; reads through properties,
// optional chains, `if let`, `guard let`, `for`, subscripts, `first` and `last`, `map`, `compactMap`, `filter` and `forEach`
// with closures or key paths, `asX`, `fragments`, interpolation, operators, `#expect`, `#require` and XCTest's functions;
// `if`, `switch`, ternaries, loops over known lists, `throw` and `catch`, early returns; local functions, closures, functions
// and computed properties of the tests and of their extensions of `Mock`, if only one can be meant.
//
// What is not: stored properties and what `setUp` does with them; static and global stored properties; `defer`, `repeat`,
// labels, `#if`; closures that are handed to unknown functions, which also makes unknown what they mention; functions with
// `inout` parameters or several meanings; models handed to code under test; JSON given to a model; `@defer`.

extension TestProgram {
  /// What the functions of a file do that ends tests, or may: every function is looked at for itself, with arguments of
  /// which nothing is known.
  ///
  /// - Complexity: bounded for each function, however it is written.
  package func findings(inFile file: Name, _ code: GeneratedCode) -> [CrashFinding] {
    var crashes: [Crash] = []
    var seen: Set<Crash> = []
    var escapes: [Escape] = []
    var jsonGaps: [JSONGap] = []
    for index in 0..<functionCount(ofFile: file) {
      var interpreter = Interpreter(self, code, file: file)
      interpreter.runAlone(TestFunction.ID(file: file, index: index))
      crashes += interpreter.crashes.filter { seen.insert($0).inserted }
      escapes += interpreter.escapes
      jsonGaps += interpreter.jsonGaps
    }
    return CrashFinding.distinct(
      crashes.compactMap { $0.finding(code) } + escapes.flatMap { $0.findings(code, self) }
        + jsonGaps.map { $0.finding(code) })
  }
}

extension Interpreter {
  /// Runs a function with unknown arguments.
  ///
  /// - Parameter argument: what is known of the first one.
  mutating func runAlone(_ id: TestFunction.ID, with argument: Value = .unknown) {
    let function = program[id]
    frame.enclosing = function.enclosing
    frame.result = expectation(function.result)
    for (index, parameter) in function.parameters.enumerated() {
      declare(parameter.name, index == 0 ? argument : .unknown)
    }
    run(body: function.body)
  }

  private mutating func run(body: [TestStatement]) {
    if body.count == 1, case .expression(let expression) = body[0] {
      _ = evaluate(expression, expecting: frame.result)
    } else {
      run(body)
    }
  }
}
