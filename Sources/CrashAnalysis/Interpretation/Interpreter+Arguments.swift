import Source

/// Arguments of functions that are not followed: any of them can be an autoclosure.
extension Interpreter {
  /// What is called without being followed.
  enum Callee {
    case function(Name)
    case method(Name)
    /// A closure, a macro, or something else that has no name.
    case other
    /// A function of which it is known that it evaluates its arguments.
    case eager
  }

  /// Evaluates an argument that a function may evaluate or not.
  mutating func evaluatePerhaps(_ expression: TestExpression) -> Value {
    guard !expression.isPlain else { return evaluate(expression) }
    let before = state
    laziness += 1
    let value = evaluate(expression)
    laziness -= 1
    merge(before)
    return value
  }

  /// Evaluates an argument that a function may evaluate at any time, and any number of times.
  mutating func evaluateLazily(_ expression: TestExpression) -> Value {
    var value = Value.unknown
    let changes = watching { value = $0.evaluatePerhaps(expression) }
    guard !changes.isEmpty else { return value }
    forget(changes)
    share(expression.mentions, frame.names)
    return value
  }

  /// Code that is not followed gets everything that is handed to it.
  ///
  /// - Parameter isLibrary: whether it is surely not the code under test.
  mutating func unknownCall(
    _ callee: Callee, _ arguments: [TestExpression.Argument], isLibrary: Bool = false
  ) -> Value {
    let isEager = evaluatesArguments(callee)
    for argument in arguments {
      let value = isEager ? evaluate(argument.value) : evaluateLazily(argument.value)
      escape(value, at: isLibrary ? nil : argument.value.range)
    }
    if 0 < attempts { mayThrow() }
    return .unknown
  }

  /// Whether a function that is not followed surely evaluates its arguments.
  private func evaluatesArguments(_ callee: Callee) -> Bool {
    switch callee {
    case .eager: true
    case .other: false
    case .function(let name): isDeclared(name) && !takesAutoclosure(name)
    case .method(let name):
      (LibraryFunction.eagerMethods.contains(name.text) || isDeclared(name)) && !takesAutoclosure(name)
    }
  }

  /// Whether the tests or the code under test declare a function of the name, or a type with initializers.
  private func isDeclared(_ name: Name) -> Bool {
    !program.functions(named: name).isEmpty || declares(typePath([name]))
      || program.codeUnderTest(says: .declaresCallable(name))
  }

  /// Whether a function, operator or initializer of the name has an autoclosure parameter, wherever it is declared.
  func takesAutoclosure(_ name: Name) -> Bool {
    let isLazy = program.functions(named: name).contains { program[$0].takesAutoclosure }
    if isLazy || program.codeUnderTest(says: .takesAutoclosure(name)) { return true }
    return name.startsWithCapital
      && program.functions(named: Self.initializer).contains {
        program[$0].takesAutoclosure && program[$0].enclosing.last.map { $0.written == name.text } == true
      }
  }

  /// Evaluates the arguments of a subscript.
  mutating func indices(_ arguments: [TestExpression.Argument], of base: Value) -> [Value] {
    arguments.map { argument in
      evaluatesIndex(argument.label, of: base) ? evaluate(argument.value) : evaluateLazily(argument.value)
    }
  }

  private func evaluatesIndex(_ label: Name?, of base: Value) -> Bool {
    if let label { return Self.eagerIndices.contains(label) && !takesAutoclosure(TestFunction.subscriptName) }
    switch base {
    case .list, .dictionary: return true
    default: return !takesAutoclosure(TestFunction.subscriptName)
    }
  }

  private static let eagerIndices: Set<Name> = ["keyPath", "dynamicMember", "safe"]
}

extension TestFunction {
  var takesAutoclosure: Bool { parameters.contains(where: \.isAutoclosure) }
}
