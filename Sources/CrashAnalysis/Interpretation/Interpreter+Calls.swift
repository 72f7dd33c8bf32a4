import Source

extension Interpreter {
  /// What a call gives.
  mutating func call(
    _ callee: TestExpression, _ arguments: [TestExpression.Argument], at range: TextRange,
    expecting expected: Expectation
  ) -> Link {
    switch callee.content {
    case .specialization(let base, let types):
      if path(base)?.last == Self.mock, let only = types.first, types.count == 1, let type = mockClass(only.reference) {
        return Link(value: make(type, arguments, fills: false, at: range))
      }
      guard let name = path(base)?.last else { return Link(value: unknownCall(.other, arguments)) }
      if let value = libraryCall(name, arguments) { return Link(value: value) }
      return Link(value: unknownCall(.function(name), arguments))
    case .name(let name): return Link(value: call(name, callee, arguments, at: range, expecting: expected))
    case .implicitMember(let name):
      return Link(value: implicitCall(name, arguments, at: range, expecting: expected))
    case .member(let base, let name):
      if name == Self.initializer {
        if case .name(let word) = base.content, word == Self.superName || frame.names[word] != nil {
          return Link(value: initializeSelf(word, arguments, at: range))
        }
        return call(base, arguments, at: range, expecting: expected)
      }
      if case .name(Self.superName) = base.content {
        return Link(value: superMethod(name, arguments, at: range))
      }
      if let value = callOnce(name, base, arguments, at: range) { return Link(value: value) }
      if let value = expectation(name, of: base, arguments) { return Link(value: value) }
      if let path = path(base), let value = staticCall(name, of: path, arguments, at: range, expecting: expected) {
        return Link(value: value)
      }
      return method(name, of: base, arguments, at: range)
    default:
      let link = chain(callee)
      guard case .callable(let index) = link.value else {
        escape(link.value)
        return Link(value: unknownCall(.other, arguments), isCut: link.isCut)
      }
      return extend(link) { interpreter, _ in interpreter.invoke(index, arguments, at: range) }
    }
  }

  private mutating func call(
    _ name: Name, _ callee: TestExpression, _ arguments: [TestExpression.Argument], at range: TextRange,
    expecting expected: Expectation
  ) -> Value {
    if let variable = frame.names[name] {
      let value = value(of: variable)
      if case .callable(let index) = value { return invoke(index, arguments, at: range) }
      escape(value)
      return unknownCall(.other, arguments)
    }
    if name == Self.mock, case .mock(let object) = expected, let type = code.mock(ofType: object) {
      return make(type, arguments, fills: false, at: range)
    }
    if let type = aliasedMock(name) { return make(type, arguments, fills: false, at: range) }
    if let type = model([name]) { return conversion(to: type, arguments, at: range) ?? unknownCall(.eager, arguments) }
    if let value = jsonCall(name, arguments) { return value }
    if let receiver = frame.names[Self.selfName].map({ value(of: $0) }) {
      if case .callable(let index)? = stored(name, of: receiver) { return invoke(index, arguments, at: range) }
      if let value = method(name, of: receiver, arguments, at: range) { return value }
    }
    switch function(name, arguments) {
    case .function(let id): return callInPlace(id, arguments, at: range)
    case .unclear:
      if !declaresFunction(name), let value = libraryCall(name, arguments) { return value }
      return unclearCall(.function(name), arguments)
    case .none: break
    }
    if let value = specification(name, arguments) { return value }
    if let value = callOnce(name, nil, arguments, at: range) { return value }
    let type = name == Self.selfType ? selfPath ?? [] : typePath([name])
    if let value = instantiate(type, arguments, at: range) { return value }
    if case .callable(let index)? = global(name, of: []) { return invoke(index, arguments, at: range) }
    if let value = libraryCall(name, arguments) { return value }
    // It may be a method that a superclass has, or the code under test. Types are no methods.
    return name.startsWithCapital
      ? unknownCall(.function(name), arguments) : unclearCall(.function(name), arguments)
  }

  /// Whether the tests declare a function of the name that is a member of no type, or of `self`.
  private func declaresFunction(_ name: Name) -> Bool {
    let types = selfPath.map { lineage(of: $0) } ?? []
    return program.functions(named: name).contains { id in
      program[id].enclosing.isEmpty || types.contains { isMember(id, of: $0) }
    }
  }

  /// Runs a method of `self`, or a function of none.
  private mutating func callInPlace(
    _ id: TestFunction.ID, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value {
    let function = program[id]
    guard !function.enclosing.isEmpty, !function.isStatic, let variable = frame.names[Self.selfName] else {
      return call(id, arguments, at: range)
    }
    var changed = value(of: variable)
    let result = call(id, arguments, on: changed, at: range, changing: &changed)
    if function.isMutating { assign(variable, changed) }
    return result
  }

  /// Code that is not followed, and that may be a method of `self`.
  mutating func unclearCall(_ callee: Callee, _ arguments: [TestExpression.Argument]) -> Value {
    let value = unknownCall(callee, arguments)
    escapeSelf()
    return value
  }

  private mutating func staticCall(
    _ name: Name, of path: [Name], _ arguments: [TestExpression.Argument], at range: TextRange,
    expecting expected: Expectation
  ) -> Value? {
    if path == [Self.selfName] {
      switch function(name, arguments) {
      case .function(let id): return call(id, arguments, at: range)
      case .unclear, .none: return nil
      }
    }
    let type = path == [Self.selfType] ? selfPath ?? [] : typePath(path)
    switch staticMethod(name, of: type, arguments) {
    case .function(let id): return call(id, arguments, at: range)
    case .unclear: return unclearCall(.method(name), arguments)
    case .none: break
    }
    if let model = model(path), case .function(let id) = method(name, of: model, arguments, isStatic: true) {
      return call(id, arguments, at: range)
    }
    if name == Self.from, let type = model(path) {
      return conversion(to: type, arguments, at: range) ?? unknownCall(.eager, arguments)
    }
    if let value = jsonStaticCall(name, of: path, arguments) { return value }
    if let owner = path.last, let row = LibraryFunction.staticFunctions["\(owner).\(name)"],
      !program.codeUnderTest(says: .declaresFunction(name, in: owner))
    {
      return call(row, arguments)
    }
    if name == Self.mockFunction, code.hasMockFunctions, let type = mockClass(path) {
      return make(type, arguments, fills: true, at: range)
    }
    if let type = model(path + [name]) {
      return conversion(to: type, arguments, at: range) ?? unknownCall(.eager, arguments)
    }
    return instantiate(typePath(path + [name]), arguments, at: range)
  }

  private mutating func implicitCall(
    _ name: Name, _ arguments: [TestExpression.Argument], at range: TextRange, expecting expected: Expectation
  ) -> Value {
    switch (expected, name) {
    case (.mock(let object), Self.initializer):
      if let type = code.mock(ofType: object) { return make(type, arguments, fills: false, at: range) }
    case (.model(let type), Self.from), (.model(let type), Self.initializer):
      if let value = conversion(to: type, arguments, at: range) { return value }
    case (.instance(let path), Self.initializer):
      if let value = instantiate(path, arguments, at: range) { return value }
    default: break
    }
    if case .function(let id) = implicitMethod(name, arguments, expected) { return call(id, arguments, at: range) }
    return unknownCall(.method(name), arguments)
  }

  /// `.name(…)`, which can be a static method of what is expected.
  private func implicitMethod(
    _ name: Name, _ arguments: [TestExpression.Argument], _ expected: Expectation
  ) -> Lookup {
    switch expected {
    case .mock(let type): return method(name, ofMock: type, arguments, isStatic: true)
    case .model(let model): return method(name, of: model, arguments, isStatic: true)
    case .instance(let path): return staticMethod(name, of: path, arguments)
    case .list, .lazyFunction: return .none
    case .none:
      let own = program.functions(named: name).filter {
        program[$0].kind == .function && program[$0].isStatic && program[$0].isMethodOfMocks
      }
      return own.isEmpty ? .none : choose(own, arguments, isExact: true)
    }
  }

  // MARK: Conversions

  /// `X.from(mock, withVariables: …)` or `X(from: mock, …)`; nil for other calls.
  private mutating func conversion(
    to type: ModelType, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value? {
    if arguments.first?.label == Self.jsonLabel { return jsonConversion(to: type, arguments, at: range) }
    guard let first = arguments.first, first.label == nil || first.label == Self.from, arguments.count <= 2,
      arguments.dropFirst().allSatisfy({ $0.label == Self.withVariables })
    else { return nil }
    let mock = evaluate(first.value)
    var variables = arguments.dropFirst().first.map { self.variables(evaluate($0.value)) } ?? .none
    variables.place = variablesPlace(arguments.dropFirst().first, at: range)
    return convert(mock, to: type, variables: variables, at: range)
  }

  func variables(_ value: Value) -> VariableValues {
    switch value {
    case .nothing: return .none
    case .dictionary(let values):
      var result = VariableValues()
      for (key, value) in values {
        if case .boolean(let value) = value {
          result.values[Name(key)] = .boolean(value)
        } else {
          result.values[Name(key)] = .unknown
        }
      }
      return result
    default: return .unknown
    }
  }

  private func variablesPlace(_ argument: TestExpression.Argument?, at range: TextRange) -> VariablesPlace {
    guard let argument else { return .absent(location(range)) }
    guard case .dictionary(let pairs) = argument.value.content else { return .other }
    return .dictionary(location(argument.value.range), isEmpty: pairs.isEmpty)
  }

  // MARK: Names

  static let from: Name = "from"
  private static let jsonLabel: Name = "data"
  static let withVariables: Name = "withVariables"
  static let initializer: Name = "init"
  static let superName: Name = "super"
  static let mockFunction: Name = "mock"
  static let placeholder: Name = "placeholder"
  static let selfName: Name = "self"
  static let selfType: Name = "Self"
}

extension Name {
  var startsWithCapital: Bool { utf8.first.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") } ?? false }
}
