import Source

extension TestProgram {
  /// What the functions of a file do that ends tests, or may: every function is looked at for itself, with arguments of
  /// which nothing is known.
  ///
  /// - Complexity: bounded for each function, however it is written.
  package func findings(inFile file: Int, _ code: GeneratedCode) -> [Diagnostic] {
    guard files.indices.contains(file) else { return [] }
    var crashes: [Crash] = []
    for index in files[file].functions.indices {
      var interpreter = Interpreter(self, code, file: file)
      interpreter.runAlone(FunctionID(file: file, index: index))
      crashes += interpreter.crashes
    }
    return Diagnostic.distinct(crashes.compactMap { $0.diagnostic(code) })
  }
}

extension Interpreter {
  /// Runs a function with unknown arguments.
  mutating func runAlone(_ id: TestProgram.FunctionID) {
    let function = program[id]
    frame.enclosing = function.enclosing
    frame.result = expectation(function.result)
    for parameter in function.parameters { declare(parameter.name, .unknown) }
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
