import Source

extension Interpreter {
  /// What a call gives.
  mutating func call(
    _ callee: TestExpression, _ arguments: [TestExpression.Argument], at range: TextRange,
    expecting expected: Expectation
  ) -> Link {
    switch callee.content {
    case .specialization(let base, let types):
      if path(base)?.last == Self.mock, let only = types.first, types.count == 1, let type = mockClass(only) {
        return Link(value: make(type, arguments, fills: false, at: range))
      }
      return Link(value: unknownCall(arguments))
    case .name(let name): return Link(value: call(name, arguments, at: range, expecting: expected))
    case .implicitMember(let name):
      return Link(value: implicitCall(name, arguments, at: range, expecting: expected))
    case .member(let base, let name):
      if name == Self.initializer {
        return call(base, arguments, at: range, expecting: expected)
      }
      if let path = path(base), let value = staticCall(name, of: path, arguments, at: range, expecting: expected) {
        return Link(value: value)
      }
      return method(name, of: base, arguments, at: range)
    default:
      let value = evaluate(callee)
      if case .callable(let index) = value {
        return Link(value: invoke(index, arguments.map { evaluate($0.value) }, at: range))
      }
      return Link(value: unknownCall(arguments))
    }
  }

  /// Code that is not followed gets everything that is handed to it.
  mutating func unknownCall(_ arguments: [TestExpression.Argument]) -> Value {
    for argument in arguments { escape(evaluate(argument.value), at: argument.value.range) }
    if 0 < attempts { mayThrow() }
    return .unknown
  }

  private mutating func call(
    _ name: Name, _ arguments: [TestExpression.Argument], at range: TextRange, expecting expected: Expectation
  ) -> Value {
    if let variable = frame.names[name] {
      if case .callable(let index) = value(of: variable) {
        return invoke(index, arguments.map { evaluate($0.value) }, at: range)
      }
      return unknownCall(arguments)
    }
    if name == Self.mock, case .mock(let object) = expected, let type = code.mock(ofType: object) {
      return make(type, arguments, fills: false, at: range)
    }
    if let type = aliasedMock(name) { return make(type, arguments, fills: false, at: range) }
    if let type = model([name]) { return conversion(to: type, arguments, at: range) ?? unknownCall(arguments) }
    if let value = assertion(name, arguments) { return value }
    if let value = jsonCall(name, arguments) { return value }
    if let function = function(name, arguments, selfPath: frame.enclosing) {
      return call(function, arguments, at: range)
    }
    return unknownCall(arguments)
  }

  private mutating func staticCall(
    _ name: Name, of path: [Name], _ arguments: [TestExpression.Argument], at range: TextRange,
    expecting expected: Expectation
  ) -> Value? {
    if path == [Self.selfName] || path == [Self.selfType] {
      let function = function(name, arguments, selfPath: frame.enclosing)
      return function.map { call($0, arguments, at: range) }
    }
    if let function = function(name, arguments, selfPath: path), program[function].isStatic {
      return call(function, arguments, at: range)
    }
    if name == Self.from, let type = model(path) {
      return conversion(to: type, arguments, at: range) ?? unknownCall(arguments)
    }
    if let value = jsonStaticCall(name, of: path, arguments) { return value }
    if name == Self.mockFunction, code.hasMockFunctions, let type = mockClass(path) {
      return make(type, arguments, fills: true, at: range)
    }
    if let type = model(path + [name]) { return conversion(to: type, arguments, at: range) ?? unknownCall(arguments) }
    return nil
  }

  private mutating func implicitCall(
    _ name: Name, _ arguments: [TestExpression.Argument], at range: TextRange, expecting expected: Expectation
  ) -> Value {
    switch (expected, name) {
    case (.mock(let object), Self.initializer):
      if let type = code.mock(ofType: object) { return make(type, arguments, fills: false, at: range) }
    case (.model(let type), Self.from), (.model(let type), Self.initializer):
      if let value = conversion(to: type, arguments, at: range) { return value }
    default:
      if let function = function(name, arguments, selfPath: [Self.mock]), program[function].isStatic {
        return call(function, arguments, at: range)
      }
    }
    return unknownCall(arguments)
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
  static let mockFunction: Name = "mock"
  static let selfName: Name = "self"
  static let selfType: Name = "Self"
}
