import Source

/// Calls: the decision which function, initializer or conversion is called.
extension Evaluator {
  /// Returns the result of a call.
  mutating func call(
    _ callee: TestExpression, _ arguments: [TestExpression.Argument], at range: TextRange,
    expecting expected: Expectation
  ) -> Link {
    switch callee.content {
    case .specialization(let base, let types):
      let path = names.path(base)
      if path?.last == WellKnownNames.mock, let only = types.first, types.count == 1,
        let type = names.mockClass(only.reference)
      {
        return Link(value: make(type, arguments, fills: false, at: range))
      }
      guard let name = path?.last else { return Link(value: unknownCall(.other, arguments)) }
      if let value = concurrencyCall(name, arguments, at: range) ?? response(name, arguments) {
        return Link(value: value)
      }
      return Link(value: libraryCall(name, arguments) ?? unknownCall(.function(name), arguments))
    case .name(let name): return Link(value: call(name, arguments, at: range, expecting: expected))
    case .implicitMember(let name):
      return Link(value: implicitCall(name, arguments, at: range, expecting: expected))
    case .member(let base, let name):
      return memberCall(name, of: base, arguments, at: range, expecting: expected)
    default:
      let link = chain(callee)
      // The call of a function that is nil evaluates no arguments.
      if link.isCut, link.value == .nothing { return link }
      guard case .callable(let index) = link.value else {
        escape(link.value)
        return Link(value: unknownCall(.other, arguments), isCut: link.isCut)
      }
      return extend(link) { evaluator, _ in evaluator.invoke(index, arguments, at: range) }
    }
  }

  /// `name(…)`
  private mutating func call(
    _ name: Name, _ arguments: [TestExpression.Argument], at range: TextRange, expecting expected: Expectation
  ) -> AbstractValue {
    switch names.resolve(.callee(name, expecting: expected)) {
    case .local(let variable):
      let value = state.value(of: variable)
      if case .callable(let index) = value { return invoke(index, arguments, at: range) }
      escape(value)
      return unknownCall(.other, arguments)
    case .generated(.mock(let type)): return make(type, arguments, fills: false, at: range)
    case .generated(.model(let type)):
      return conversion(to: type, arguments, at: range) ?? unknownCall(.eager, arguments)
    case .one, .witnesses, .unknown: break
    }
    if let value = jsonCall(name, arguments) { return value }
    if let receiver {
      if case .mock(let id) = receiver, setByKeyPath(name, of: id, arguments) { return .tuple([]) }
      if case .callable(let index)? = stored(name, of: receiver) { return invoke(index, arguments, at: range) }
      if let value = method(name, of: receiver, arguments, at: range) { return value }
      let own = TestExpression(.name(WellKnownNames.selfName), range)
      if case .list(let values) = receiver,
        let value = sequenceMethod(name, values, standingAt: own, arguments, at: range)
          ?? listMethod(name, values, standingAt: own, arguments, at: range)
      {
        return value
      }
    }
    switch names.resolve(.function(name), arguments) {
    case .one(let id): return callInPlace(id, arguments, at: range)
    case .witnesses:
      if !names.declaresFunction(name), let value = libraryCall(name, arguments) { return value }
      return unclearCall(.function(name), arguments)
    case .generated, .local, .unknown: break
    }
    if let value = specification(name, arguments) { return value }
    if let value = concurrencyCall(name, arguments, at: range) ?? sequenceCall(name, arguments, at: range)
      ?? response(name, arguments)
    {
      return value
    }
    if let value = callOnce(name, nil, arguments, at: range) { return value }
    let resolver = names
    let type = name == WellKnownNames.selfType ? resolver.selfPath ?? [] : resolver.typePath([name])
    if let value = instantiate(type, arguments, at: range) { return value }
    if case .callable(let index)? = global(name, of: []) { return invoke(index, arguments, at: range) }
    if let value = libraryCall(name, arguments) { return value }
    // It may be a method that a superclass has, or the code under test. Types are no methods.
    return name.startsWithCapital
      ? unknownCall(.function(name), arguments) : unclearCall(.function(name), arguments)
  }

  /// Runs a method of `self`, or a function that is a member of no type.
  private mutating func callInPlace(
    _ id: TestFunction.ID, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> AbstractValue {
    let function = program[id]
    guard !function.enclosing.isEmpty, !function.isStatic, let variable = frame.names[WellKnownNames.selfName] else {
      return call(id, arguments, at: range)
    }
    var changed = state.value(of: variable)
    let result = call(id, arguments, on: changed, at: range, changing: &changed)
    if function.isMutating { state.assign(variable, changed) }
    return result
  }

  /// `base.name(…)`
  private mutating func memberCall(
    _ name: Name, of base: TestExpression, _ arguments: [TestExpression.Argument], at range: TextRange,
    expecting expected: Expectation
  ) -> Link {
    if name == WellKnownNames.initializer {
      if case .name(let word) = base.content, word == WellKnownNames.superName || frame.names[word] != nil {
        return Link(value: initializeSelf(word, arguments, at: range))
      }
      return call(base, arguments, at: range, expecting: expected)
    }
    if case .name(WellKnownNames.superName) = base.content {
      return Link(value: superMethod(name, arguments, at: range))
    }
    if case .name(ConcurrencyForm.taskName) = base.content, name == Self.detached,
      let value = concurrencyCall(ConcurrencyForm.taskName, arguments, at: range)
    {
      return Link(value: value)
    }
    if case .specialization(let generic, _) = base.content, let path = names.path(generic) {
      let type = names.typePath(path)
      if let value = enumerationCase(name, of: type, arguments) { return Link(value: value) }
      if path == [LibraryModels.result], let value = resultCase(name, arguments) { return Link(value: value) }
    }
    if let value = callOnce(name, base, arguments, at: range) { return Link(value: value) }
    if let value = expectation(name, of: base, arguments) { return Link(value: value) }
    if let path = names.path(base), let value = staticCall(name, of: path, arguments, at: range) {
      return Link(value: value)
    }
    let owner = chain(base)
    if owner.isCut, mayMutate(name) { mayObserve(base) }
    if owner.isCut, owner.value == .nothing { return Link(value: .nothing, isCut: true) }
    return extend(owner) { evaluator, value in
      evaluator.methodCall(name, on: value, standingAt: base, arguments, at: range)
    }
  }

  /// `Type.name(…)`; nil if the path is no type.
  private mutating func staticCall(
    _ name: Name, of path: [Name], _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> AbstractValue? {
    let resolver = names
    if path == [WellKnownNames.selfName] {
      return resolver.resolve(.function(name), arguments).function.map { call($0, arguments, at: range) }
    }
    let type = path == [WellKnownNames.selfType] ? resolver.selfPath ?? [] : resolver.typePath(path)
    if let value = enumerationCase(name, of: type, arguments) { return value }
    if path == [LibraryModels.result], let value = resultCase(name, arguments) { return value }
    switch resolver.resolve(.staticMethod(name, of: .type(type)), arguments) {
    case .one(let id): return call(id, arguments, at: range)
    case .witnesses: return unclearCall(.method(name), arguments)
    case .generated, .local, .unknown: break
    }
    if let model = resolver.model(path) {
      if let id = resolver.resolve(.staticMethod(name, of: .model(model)), arguments).function {
        return call(id, arguments, at: range)
      }
      if name == WellKnownNames.from {
        return conversion(to: model, arguments, at: range) ?? unknownCall(.eager, arguments)
      }
    }
    if let value = libraryCall(name, of: path, arguments) { return value }
    if name == WellKnownNames.mockFunction, code.hasMockFunctions, let type = resolver.mockClass(path) {
      return make(type, arguments, fills: true, at: range)
    }
    if let type = resolver.model(path + [name]) {
      return conversion(to: type, arguments, at: range) ?? unknownCall(.eager, arguments)
    }
    return instantiate(resolver.typePath(path + [name]), arguments, at: range)
  }

  /// `.name(…)`
  private mutating func implicitCall(
    _ name: Name, _ arguments: [TestExpression.Argument], at range: TextRange, expecting expected: Expectation
  ) -> AbstractValue {
    switch (expected, name) {
    case (.mock(let object), WellKnownNames.initializer):
      if let type = code.mock(ofType: object) { return make(type, arguments, fills: false, at: range) }
    case (.model(let type), WellKnownNames.from), (.model(let type), WellKnownNames.initializer):
      if let value = conversion(to: type, arguments, at: range) { return value }
    case (.instance(let path), WellKnownNames.initializer):
      if let value = instantiate(path, arguments, at: range) { return value }
    default: break
    }
    if case .instance(let path) = expected, let value = enumerationCase(name, of: path, arguments) { return value }
    if let owner = NameOwner(expected),
      let id = names.resolve(.staticMethod(name, of: owner), arguments).function
    {
      return call(id, arguments, at: range)
    }
    if case .instance = expected {} else if let value = resultCase(name, arguments) { return value }
    return unknownCall(.method(name), arguments)
  }

  private static let detached: Name = "detached"

  // MARK: Methods

  /// Returns the result of a method of a value.
  private mutating func methodCall(
    _ name: Name, on value: AbstractValue, standingAt base: TestExpression, _ arguments: [TestExpression.Argument],
    at range: TextRange
  ) -> AbstractValue {
    switch value {
    case .oneOf(let alternatives):
      return forEach(of: alternatives) { evaluator, value in
        evaluator.methodCall(name, on: value, standingAt: base, arguments, at: range)
      }
    case .enumeration(let enumeration):
      if let result = method(name, of: value, arguments, at: range, standingAt: base) { return result }
      if let result = resultMethod(name, of: enumeration, arguments, at: range) { return result }
    case .list(let values):
      if let result = sequenceMethod(name, values, standingAt: base, arguments, at: range) { return result }
      if let result = listMethod(name, values, standingAt: base, arguments, at: range) { return result }
      if let result = method(name, of: value, arguments, at: range, standingAt: base) { return result }
    case .mock, .model:
      if case .mock(let id) = value, setByKeyPath(name, of: id, arguments) { return .tuple([]) }
      if let result = method(name, of: value, arguments, at: range, standingAt: base) { return result }
      if let result = optionalMethod(name, value, arguments, at: range) { return result }
      if case .model = value, LibraryModels.row(name, of: .model) != nil {
        return unknownCall(.eager, arguments, isLibrary: true)
      }
    case .object, .record:
      if let result = concurrencyMethod(name, of: value, arguments, at: range) { return result }
      if case .callable(let index)? = stored(name, of: value) { return invoke(index, arguments, at: range) }
      if let result = method(name, of: value, arguments, at: range, standingAt: base) { return result }
      return unknownMethod(name, of: value, standingAt: base, arguments)
    case .string where LibraryModels.row(name, of: .text)?.fits(arguments) == true: return value
    case .boolean, .integer, .number, .string, .something:
      return optionalMethod(name, value, arguments, at: range)
        ?? unknownCall(.method(name), arguments, isLibrary: true)
    case .nothing, .optional, .fragments:
      if let result = optionalMethod(name, value, arguments, at: range) { return result }
    case .unknown:
      if let result = witnessCall(name, on: base, arguments, at: range) { return result }
    default: break
    }
    if case .list = value { escape(value) } else { escape(value, at: base.range) }
    // An unknown method can change its receiver.
    switch value {
    case .list: modify(base) { _ in .unknown }
    case .model, .fragments, .tuple, .dictionary, .enumeration: forgetRoot(of: base)
    default: break
    }
    let isLibrary = value.isOfLibrary && LibraryModels.row(name, of: .any) != nil
    return unknownCall(.method(name), arguments, isLibrary: isLibrary)
  }

  /// Calls an unknown method of one of the program's own types.
  private mutating func unknownMethod(
    _ name: Name, of value: AbstractValue, standingAt base: TestExpression, _ arguments: [TestExpression.Argument]
  ) -> AbstractValue {
    if LibraryModels.row(name, of: .testCase) != nil { return unknownCall(.eager, arguments, isLibrary: true) }
    escape(value, at: base.range)
    if case .record = value { modify(base) { _ in .unknown } }
    return unknownCall(.method(name), arguments)
  }

  /// Runs a method that the program declares for a value; nil if there is none, or it is unclear which.
  mutating func method(
    _ name: Name, of receiver: AbstractValue, _ arguments: [TestExpression.Argument], at range: TextRange,
    standingAt base: TestExpression? = nil
  ) -> AbstractValue? {
    guard let owner = owner(of: receiver),
      let id = names.resolve(.method(name, of: owner), arguments).function
    else { return nil }
    var changed = receiver
    let result = call(id, arguments, on: receiver, at: range, changing: &changed)
    guard program[id].isMutating else { return result }
    if let base {
      modify(base) { _ in changed }
    } else if let variable = frame.names[WellKnownNames.selfName] {
      state.assign(variable, changed)
    }
    return result
  }

  /// `self.init(…)` and `super.init(…)`
  private mutating func initializeSelf(
    _ word: Name, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> AbstractValue {
    guard let variable = frame.names[WellKnownNames.selfName] else { return unknownCall(.other, arguments) }
    let receiver = state.value(of: variable)
    if word == WellKnownNames.selfName, case .mock(let id) = receiver { return initialize(id, arguments, at: range) }
    guard let path = state.type(of: receiver) else { return unclearCall(.other, arguments) }
    if word == WellKnownNames.selfName, case .record = receiver, let value = memberwise(path, arguments) {
      state.assign(variable, value)
      return .tuple([])
    }
    let reference: NameReference = word == WellKnownNames.superName ? .superInitializer : .selfInitializer(path)
    switch names.resolve(reference, arguments) {
    case .one(let id):
      var changed = receiver
      _ = call(id, arguments, on: receiver, at: range, changing: &changed)
      // An initializer that fails ends the ones that call it, too.
      guard program[id].isFailable else {
        state.assign(variable, changed)
        break
      }
      escape(changed)
      state.assign(variable, .unknown)
      return .unknown
    case .unknown:
      // An unknown superclass can't know what its subclasses store.
      for argument in arguments { escape(evaluate(argument.value), at: argument.value.range) }
      if word == WellKnownNames.selfName { escapeSelf() }
    case .witnesses, .generated, .local: return unclearCall(.other, arguments)
    }
    return .tuple([])
  }

  /// `super.name(…)`
  private mutating func superMethod(
    _ name: Name, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> AbstractValue {
    guard let receiver else { return unknownCall(.method(name), arguments) }
    switch names.resolve(.superMethod(name), arguments) {
    case .one(let id): return call(id, arguments, on: receiver, at: range)
    case .witnesses, .generated, .local: return unclearCall(.method(name), arguments)
    case .unknown: break
    }
    for argument in arguments { escape(evaluate(argument.value), at: argument.value.range) }
    let isTestCase = names.unknownParents(of: frame.enclosing).contains { LibraryModels.plainSuperclasses.contains($0) }
    guard isTestCase, LibraryModels.row(name, of: .testCaseClass) != nil else {
      escapeSelf()
      mayThrowIfTried()
      return .unknown
    }
    return .something
  }
}
