import Source
import SwiftLowering

/// Calls: the decision which function, initializer or conversion is called.
extension Evaluator {
  /// Returns the result of a call.
  mutating func call(
    _ callee: SwiftExpression, _ arguments: [SwiftExpression.Argument], at range: TextRange,
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
    case .labeled(let base, _): return call(base, arguments, at: range, expecting: expected)
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
    _ name: Name, _ arguments: [SwiftExpression.Argument], at range: TextRange, expecting expected: Expectation
  ) -> AbstractValue {
    switch names.resolve(.callee(name, expecting: expected)) {
    case .local(let variable):
      let value = state.value(of: variable)
      if case .callable(let index) = value { return invoke(index, arguments, at: range) }
      escape(value)
      return unknownCall(.other, arguments)
    case .generated(.mock(let type)): return make(type, arguments, fills: false, at: range)
    case .generated(.model(let type)):
      return conversion(to: type, arguments, at: range) ?? initializerCall(of: type, arguments)
    case .one, .witnesses, .unknown: break
    }
    if let value = jsonCall(name, arguments) { return value }
    if let receiver {
      if case .mock(let id) = receiver, setByKeyPath(name, of: id, arguments) { return .tuple([]) }
      if case .callable(let index)? = stored(name, of: receiver) { return invoke(index, arguments, at: range) }
      if let value = method(name, of: receiver, arguments, at: range) { return value }
      let own = SwiftExpression(.name(WellKnownNames.selfName), range)
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
      if !names.declaresFunction(name), let value = specification(name, arguments) ?? libraryCall(name, arguments) {
        return value
      }
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
    guard name.startsWithCapital else { return unclearCall(.function(name), arguments) }
    return unknownCall(isGenerated([name]) ? .generated : .function(name), arguments)
  }

  /// Whether a path names an operation, input object or enum.
  private func isGenerated(_ path: [Name]) -> Bool {
    // Edits of input types are frequent, so most calls don't depend on these.
    names.isOperation(path) || context.isTried && names.isInputType(path)
  }

  /// Calls an initializer of a model that makes it of its values.
  private mutating func initializerCall(
    of model: ModelType, _ arguments: [SwiftExpression.Argument]
  ) -> AbstractValue {
    unknownCall(names.hasThrowingInitializer(model) ? .eager : .generated, arguments)
  }

  /// Runs a method of `self`, or a function that is a member of no type.
  private mutating func callInPlace(
    _ id: SwiftFunction.ID, _ arguments: [SwiftExpression.Argument], at range: TextRange
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
    _ name: Name, of base: SwiftExpression, _ arguments: [SwiftExpression.Argument], at range: TextRange,
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
      if let value = libraryCall(name, of: path, arguments) { return Link(value: value) }
    }
    if let mock = names.mocks(namedBy: base) {
      switch names.resolve(.staticMethod(name, of: .mock(mock.type)), arguments) {
      case .one(let id): return Link(value: call(id, arguments, at: range))
      case .witnesses: return Link(value: unclearCall(.method(name), arguments))
      case .generated, .local, .unknown: break
      }
    }
    if let value = callOnce(name, base, arguments, at: range) { return Link(value: value) }
    if let value = expectation(name, of: base, arguments) { return Link(value: value) }
    if let path = names.path(base), let value = staticCall(name, of: path, arguments, at: range) {
      return Link(value: value)
    }
    let visible = frame.names
    defer { frame.names = visible }
    let place = repeatable(base)
    let owner = chain(place)
    if owner.isCut, mayMutate(name, owner.value.wrapped, arguments) { mayObserve(place) }
    if owner.isCut, owner.value == .nothing { return Link(value: .nothing, isCut: true) }
    return extend(owner) { evaluator, value in
      evaluator.methodCall(name, on: value, standingAt: place, arguments, at: range)
    }
  }

  /// `Type.name(…)`; nil if the path is no type.
  private mutating func staticCall(
    _ name: Name, of path: [Name], _ arguments: [SwiftExpression.Argument], at range: TextRange
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
      return conversion(to: type, arguments, at: range) ?? initializerCall(of: type, arguments)
    }
    if let value = instantiate(resolver.typePath(path + [name]), arguments, at: range) { return value }
    return name.startsWithCapital && isGenerated(path + [name]) ? unknownCall(.generated, arguments) : nil
  }

  /// `.name(…)`
  private mutating func implicitCall(
    _ name: Name, _ arguments: [SwiftExpression.Argument], at range: TextRange, expecting expected: Expectation
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
    let isCase = Self.casesOfRuntime.contains(name) && names.isUndeclared(name)
    return unknownCall(isCase ? .generated : .method(name), arguments)
  }

  /// The cases with payloads of the enumerations that generated code uses.
  private static let casesOfRuntime: Set<Name> = ["case", "some"]
  private static let detached: Name = "detached"

  // MARK: Inherited members

  /// `self.init(…)` and `super.init(…)`
  private mutating func initializeSelf(
    _ word: Name, _ arguments: [SwiftExpression.Argument], at range: TextRange
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
    _ name: Name, _ arguments: [SwiftExpression.Argument], at range: TextRange
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
