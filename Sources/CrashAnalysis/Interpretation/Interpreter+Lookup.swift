import MockIR
import Source

/// What names of functions mean.
extension Interpreter {
  enum Lookup {
    case function(TestFunction.ID)
    /// There are such functions, but which one is meant, or whether it is one of them, cannot be said.
    case unclear
    case none
  }

  /// What a call without anything before it means.
  func function(_ name: Name, _ arguments: [TestExpression.Argument]) -> Lookup {
    let ids = program.functions(named: name).filter { program[$0].kind == .function }
    guard !ids.isEmpty else { return .none }
    if let path = selfPath {
      let lookup = member(ids, of: path, arguments, isStatic: false)
      if case .none = lookup {} else { return lookup }
    }
    let free = ids.filter { program[$0].enclosing.isEmpty }
    // Methods of unknown superclasses and of types around are not told from others.
    return free.isEmpty ? .unclear : choose(free, arguments, isExact: true)
  }

  /// What a method of a value of one of the tests' own types means.
  func method(_ name: Name, of path: [Name], _ arguments: [TestExpression.Argument]) -> Lookup {
    let ids = program.functions(named: name).filter { program[$0].kind == .function }
    guard !ids.isEmpty else { return .none }
    let lookup = member(ids, of: path, arguments, isStatic: false)
    if case .none = lookup { return .unclear }
    return lookup
  }

  /// What a static method of a type means.
  func staticMethod(_ name: Name, of path: [Name], _ arguments: [TestExpression.Argument]) -> Lookup {
    let ids = program.functions(named: name).filter { program[$0].kind == .function && program[$0].isStatic }
    guard !ids.isEmpty else { return .none }
    return member(ids, of: path, arguments, isStatic: true)
  }

  private func member(
    _ ids: [TestFunction.ID], of path: [Name], _ arguments: [TestExpression.Argument], isStatic: Bool
  ) -> Lookup {
    for type in lineage(of: path) {
      let own = ids.filter { !program[$0].isMethodOfMocks && isMember($0, of: type) }
      guard !own.isEmpty else { continue }
      return choose(own, arguments, isExact: selfPath == path || isStatic)
    }
    return .none
  }

  /// What a method of a mock means.
  func method(
    _ name: Name, ofMock type: Name, _ arguments: [TestExpression.Argument], isStatic: Bool = false
  ) -> Lookup {
    let own = program.functions(named: name).filter { id in
      let function = program[id]
      return function.kind == .function && function.isStatic == isStatic && extends(id, type)
    }
    return own.isEmpty ? .none : choose(own, arguments, isExact: true)
  }

  /// What a method of a model means.
  func method(
    _ name: Name, of model: ModelType, _ arguments: [TestExpression.Argument], isStatic: Bool = false
  ) -> Lookup {
    let own = program.functions(named: name).filter { id in
      let function = program[id]
      return function.kind == .function && function.isStatic == isStatic && isMember(id, of: model)
    }
    return own.isEmpty ? .none : choose(own, arguments, isExact: true)
  }

  /// The one of some functions of one type that a call means.
  ///
  /// - Parameter isExact: whether no subclass can have another one in its place.
  func choose(
    _ candidates: [TestFunction.ID], _ arguments: [TestExpression.Argument], isExact: Bool
  ) -> Lookup {
    var fitting = candidates.filter { isVisible($0) && assignment(of: arguments, to: program[$0]) != nil }
    if 1 < fitting.count { fitting = fitting.filter { fits(arguments, $0) != .no } }
    if 1 < fitting.count {
      // Swift prefers functions that need no defaults.
      let complete = fitting.filter {
        fits(arguments, $0) == .yes && program[$0].parameters.count == arguments.count
      }
      if complete.count == 1 { fitting = complete }
    }
    guard fitting.count == 1, let id = fitting.first else { return candidates.isEmpty ? .none : .unclear }
    let function = program[id]
    let isReplaced =
      !isExact
      && program.functions(named: function.name).contains {
        program[$0].isOverride && program[$0].enclosing != function.enclosing
      }
    // The code under test may have one that fits better.
    let hasRival = program.codeUnderTest(says: .declaresFunction(function.name, in: function.enclosing.last))
    return isReplaced || hasRival ? .unclear : .function(id)
  }

  // MARK: Arguments

  /// Per parameter, the argument for it, if there is one.
  func assignment(
    of arguments: [TestExpression.Argument], to function: TestFunction
  ) -> [TestExpression.Argument?]? {
    var rest = arguments[...]
    var result: [TestExpression.Argument?] = []
    for parameter in function.parameters {
      if let next = rest.first, next.isTrailing ? parameter.takesClosure : next.label == parameter.label {
        result.append(rest.removeFirst())
      } else {
        guard parameter.defaultValue != nil else { return nil }
        result.append(nil)
      }
    }
    return rest.isEmpty ? result : nil
  }

  /// Whether the types of arguments fit the parameters, as far as both are known.
  private func fits(_ arguments: [TestExpression.Argument], _ id: TestFunction.ID) -> Certainty {
    let function = program[id]
    let scope = scope(of: id)
    guard let assigned = assignment(of: arguments, to: function) else { return .no }
    return zip(assigned, function.parameters).reduce(.yes) { result, pair in
      guard let argument = pair.0 else { return result }
      return result.and(fits(argument.value, resolved(pair.1.type, in: scope)))
    }
  }

  /// - Parameter type: a type whose names are resolved.
  private func fits(_ expression: TestExpression, _ type: TypeReference) -> Certainty {
    if case .optional(let inner) = type {
      if case .literal(.nothing) = expression.content { return .yes }
      return fits(expression, inner)
    }
    let expected = expectation(canonical: type)
    switch expression.content {
    case .parenthesized(let inner): return fits(inner, type)
    case .literal(let literal): return fits(literal, type)
    case .interpolation: return fits(.string(""), type)
    case .array:
      if case .array = type { return .yes }
      return isBasic(type) || expected != .none ? .no : .maybe
    case .name, .member, .unwrapped:
      if let value = known(expression) { return fits(value, type, expected) }
      guard let (property, owner) = lazyProperty(expression) else { return .maybe }
      if let declared = property.type { return fits(self.expectation(declared, in: owner.scope), type, expected) }
      return property.value.map { fits($0, type) } ?? .maybe
    case .call(let callee, _): return fits(resultOf: callee, type, expected)
    default: return .maybe
    }
  }

  /// What is known of a value without evaluating anything: of variables, stored properties and fields of mocks.
  private func known(_ expression: TestExpression) -> Value? {
    switch expression.content {
    case .name(let name):
      if let variable = frame.names[name] { return value(of: variable) }
      return frame.names[Self.selfName].flatMap { content(name, of: value(of: $0)) }
    case .member(let base, let name): return known(base).flatMap { content(name, of: $0) }
    case .parenthesized(let inner), .unwrapped(let inner): return known(inner)
    default: return nil
    }
  }

  /// The property of `self` that an expression stands for, where its value is made when it is asked for.
  private func lazyProperty(_ expression: TestExpression) -> (property: TestType.Property, owner: TestType)? {
    let name: Name
    switch expression.content {
    case .name(let own): name = own
    case .member(let base, let own) where base.content == .name(Self.selfName): name = own
    default: return nil
    }
    guard let path = frame.names[Self.selfName].flatMap({ type(of: value(of: $0)) }),
      let found = storedProperty(name, of: path), found.property.isLazy
    else { return nil }
    return found
  }

  private func content(_ name: Name, of value: Value) -> Value? {
    switch value {
    case .object(let id): state.objects[id].flatMap { $0.isShared ? nil : $0.fields[name] }
    case .record(let record): record.fields[name]
    case .mock(let id): field(name, ofMock: id).flatMap { state.mocks[id]?.content(of: $0.responseKey) }
    default: nil
    }
  }

  private func fits(_ literal: TestExpression.Literal, _ type: TypeReference) -> Certainty {
    guard case .named(let path, []) = type, path.count == 1, isBasic(type) else {
      if case .array = type { return .no }
      return expectation(canonical: type) == .none ? .maybe : .no
    }
    switch (literal, path[0].text) {
    case (.string, "String"), (.boolean, "Bool"), (.integer, "Int"): return .yes
    case (.integer, "Double"), (.other, _): return .maybe
    default: return .no
    }
  }

  private func fits(_ value: Value, _ type: TypeReference, _ expected: Expectation) -> Certainty {
    switch value {
    case .mock(let id):
      guard let mock = state.mocks[id], expected != .none else { return isBasic(type) ? .no : .maybe }
      return expected == .mock(mock.type) ? .yes : .no
    case .model(let model):
      guard expected != .none else { return isBasic(type) ? .no : .maybe }
      return expected == .model(model.type) ? .yes : .no
    case .string: return fits(.string(""), type)
    case .boolean: return fits(.boolean(true), type)
    default: return .maybe
    }
  }

  private func fits(resultOf callee: TestExpression, _ type: TypeReference, _ expected: Expectation) -> Certainty {
    var found = Expectation.none
    switch callee.content {
    case .specialization(let base, let types):
      if path(base)?.last == Self.mock, types.count == 1, let mock = mockClass(types[0].reference) {
        found = .mock(mock.type)
      }
    case .member(let base, Self.from): if let model = path(base).flatMap({ model($0) }) { found = .model(model) }
    case .member(let base, Self.mockFunction) where code.hasMockFunctions:
      if let mock = path(base).flatMap({ mockClass($0) }) { found = .mock(mock.type) }
    case .name(let name):
      if let model = model([name]) { found = .model(model) } else { found = resultOfFunctions(named: name) }
    default: break
    }
    return fits(found, type, expected)
  }

  private func fits(_ found: Expectation, _ type: TypeReference, _ expected: Expectation) -> Certainty {
    guard found != .none else { return .maybe }
    return found == expected ? .yes : expected != .none || isBasic(type) ? .no : .maybe
  }

  /// What all functions of a name return.
  private func resultOfFunctions(named name: Name) -> Expectation {
    guard frame.names[name] == nil else { return .none }
    let results = Set(program.functions(named: name).map { expectation(program[$0].result, in: scope(of: $0)) })
    return results.count == 1 ? results.first ?? .none : .none
  }

  private func isBasic(_ type: TypeReference) -> Bool {
    guard case .named(let path, []) = type, path.count == 1 else { return false }
    return ["String", "Bool", "Int", "Double", "Character", "Float"].contains(path[0].text)
  }
}

extension TestFunction.Parameter {
  /// Whether a closure behind the parentheses can be meant for it.
  fileprivate var takesClosure: Bool { type == .other || defaultValue == nil }
}

extension TestFunction {
  /// Whether it stands in an extension of `Mock`.
  var isMethodOfMocks: Bool { mockObject != nil }
}
