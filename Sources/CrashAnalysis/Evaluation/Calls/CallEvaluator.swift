import Source
import SwiftLowering
import SwiftSemantics

/// Calls: the decision which function, initializer or conversion is called.
struct CallEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Returns the result of a call.
  func call(_ callee: SwiftExpression, _ site: CallSite) -> Link {
    let (arguments, range) = (site.arguments, site.range)
    switch callee.content {
    case .specialization(let base, let types):
      let path = names.path(base)
      if path?.last == WellKnownNames.mock, let only = types.first, types.count == 1,
        let type = names.mockClass(only.reference)
      {
        return Link(value: mocks.make(type, site, fills: false))
      }
      guard let name = path?.last else { return Link(value: unknownCalls.unknownCall(.other, arguments)) }
      if let value = concurrency.concurrencyCall(name, arguments, at: range) ?? library.response(name, arguments) {
        return Link(value: value)
      }
      if let value = path.flatMap({ instances.instantiate(names.typePath($0), site) }) { return Link(value: value) }
      return Link(
        value: library.libraryCall(name, arguments) ?? stubs.call(site)
          ?? unknownCalls.unknownCall(.function(name), arguments))
    case .labeled(let base, _): return call(base, site)
    case .name(let name): return Link(value: call(name, site))
    case .implicitMember(let name): return Link(value: implicitCall(name, site))
    case .member(let base, let name): return memberCall(name, of: base, site)
    default:
      let link = expressions.chain(callee)
      // The call of a function that is nil evaluates no arguments.
      if link.isCut, link.value == .nothing { return link }
      guard case .callable(let index) = link.value else {
        if !link.isCut, let result = methods.callAsFunction(link.value, standingAt: callee, site) {
          return Link(value: result)
        }
        escape(link.value)
        return Link(value: unknownCalls.unknownCall(.other, arguments), isCut: link.isCut)
      }
      return expressions.extend(link) { _ in invoke(index, site) }
    }
  }

  /// Calls a function that is a value.
  private func invoke(_ callable: Int, _ site: CallSite) -> AbstractValue {
    let value = closures.invoke(callable, site.arguments, at: site.range)
    switch value {
    case .unknown, .something, .tuple: return value
    // A closure can have a value that its type discards.
    default: return names.types.isVoid(site.number) ? .tuple([]) : value
    }
  }

  /// `name(…)`
  private func call(_ name: Name, _ site: CallSite) -> AbstractValue {
    let (arguments, range) = (site.arguments, site.range)
    if let variable = frame.names[name] {
      let value = state.value(of: variable)
      if case .callable(let index) = value { return invoke(index, site) }
      if let result = methods.callAsFunction(value, standingAt: SwiftExpression(.name(name), range), site) {
        return result
      }
      escape(value)
      return unknownCalls.unknownCall(.other, arguments)
    }
    switch names.generatedCallee(name, site) {
    case .mock(let type)?: return mocks.make(type, site, fills: false)
    case .model(let type)?:
      return mocks.conversion(to: type, arguments, at: range) ?? initializerCall(of: type, arguments)
    case nil: break
    }
    if name == WellKnownNames.selfType, let value = instance(of: names.types.type(at: site.number), site) {
      return value
    }
    if let value = library.jsonCall(name, arguments) { return value }
    if let receiver {
      if case .mock(let id) = receiver, mockFields.setByKeyPath(name, of: id, arguments) { return .tuple([]) }
      if case .callable(let index)? = properties.stored(name, of: receiver) {
        return invoke(index, site)
      }
      if let value = methods.method(name, of: receiver, site) { return value }
      let own = SwiftExpression(.name(WellKnownNames.selfName), range)
      if case .list(let values) = receiver,
        let value = sequences.sequenceMethod(name, values, standingAt: own, arguments, at: range)
          ?? library.listMethod(name, values, standingAt: own, arguments, at: range)
      {
        return value
      }
    }
    switch names.function(name, site) {
    case .one(let id): return callInPlace(id, site)
    case .witnesses, .possible:
      if !names.declaresFunction(name),
        let value = library.specification(name, arguments) ?? library.libraryCall(name, arguments)
      {
        return value
      }
      return unknownCalls.unclearCall(.function(name), arguments)
    case .unknown: break
    }
    if let value = library.specification(name, arguments) { return value }
    if let value = concurrency.concurrencyCall(name, arguments, at: range) ?? sequences.sequenceCall(
      name, arguments, at: range)
      ?? library.response(name, arguments)
    {
      return value
    }
    if let value = library.callOnce(name, nil, arguments, at: range) { return value }
    let resolver = names
    let type = name == WellKnownNames.selfType ? resolver.selfPath ?? [] : resolver.typePath([name])
    if let value = instances.instantiate(type, site) { return value }
    if case .callable(let index)? = properties.global(name, of: []) {
      return invoke(index, site)
    }
    if let value = library.libraryCall(name, arguments) ?? stubs.call(site) { return value }
    // It may be a method that a superclass has, or the code under test. Types are no methods.
    guard name.startsWithCapital else { return unknownCalls.unclearCall(.function(name), arguments) }
    return unknownCalls.unknownCall(isGenerated([name]) ? .generated : .function(name), arguments)
  }

  /// Whether a path names an operation, input object or enum.
  private func isGenerated(_ path: [Name]) -> Bool {
    // Edits of input types are frequent, so most calls don't depend on these.
    names.isOperation(path) || context.isTried && names.isInputType(path)
  }

  /// Calls an initializer of a model that makes it of its values.
  private func initializerCall(of model: ModelType, _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    unknownCalls.unknownCall(names.hasThrowingInitializer(model) ? .eager : .generated, arguments)
  }

  /// Runs a method of `self`, or a function that is a member of no type.
  private func callInPlace(_ id: SwiftFunction.ID, _ site: CallSite) -> AbstractValue {
    let function = program[id]
    guard !function.enclosing.isEmpty, !function.isStatic, let variable = frame.names[WellKnownNames.selfName] else {
      return functions.call(id, site)
    }
    var changed = state.value(of: variable)
    let result = functions.call(id, site, on: changed, changing: &changed)
    if function.isMutating { state.assign(variable, changed) }
    return result
  }

  /// `base.name(…)`
  private func memberCall(_ name: Name, of base: SwiftExpression, _ site: CallSite) -> Link {
    let (arguments, range) = (site.arguments, site.range)
    if name == WellKnownNames.initializer {
      if case .name(let word) = base.content, word == WellKnownNames.superName || frame.names[word] != nil {
        return Link(value: initializeSelf(word, site))
      }
      return call(base, site)
    }
    if case .name(WellKnownNames.superName) = base.content {
      return Link(value: superMethod(name, site))
    }
    if case .name(ConcurrencyForm.taskName) = base.content, name == Self.detached,
      let value = concurrency.concurrencyCall(ConcurrencyForm.taskName, arguments, at: range)
    {
      return Link(value: value)
    }
    if case .specialization(let generic, _) = base.content, let path = names.path(generic) {
      let type = names.typePath(path)
      if let value = enumerations.enumerationCase(name, of: type, arguments) { return Link(value: value) }
      if path == [LibraryModels.result], let value = enumerations.resultCase(name, arguments) {
        return Link(value: value)
      }
      if let value = library.libraryCall(name, of: path, arguments) { return Link(value: value) }
    }
    if let mock = names.mocks(namedBy: base) {
      switch names.staticMethod(name, of: .mock(mock.type), site) {
      case .one(let id): return Link(value: functions.call(id, site))
      case .witnesses, .possible: return Link(value: unknownCalls.unclearCall(.method(name), arguments))
      case .unknown: break
      }
    }
    if let value = parameterCall(name, of: base, site) { return Link(value: value) }
    if let value = library.callOnce(name, base, arguments, at: range) { return Link(value: value) }
    if let value = library.expectation(name, of: base, arguments) { return Link(value: value) }
    if let path = names.path(base), let value = staticCall(name, of: path, site) {
      return Link(value: value)
    }
    let visible = frame.names
    defer { frame.names = visible }
    let place = changes.repeatable(base)
    let owner = expressions.chain(place)
    if owner.isCut, changes.mayMutate(name, owner.value.wrapped, arguments) { observers.mayObserve(place) }
    if owner.isCut, owner.value == .nothing { return Link(value: .nothing, isCut: true) }
    return expressions.extend(owner) { value in
      methods.methodCall(name, on: value, standingAt: place, site)
    }
  }

  /// `T.name(…)`, a static method of the type that a generic parameter stands for; nil for other calls.
  private func parameterCall(_ name: Name, of base: SwiftExpression, _ site: CallSite) -> AbstractValue? {
    guard case .name(let parameter) = base.content, frame.names[parameter] == nil,
      case .genericParameter? = frame.types[parameter], let callee = names.types.call(at: site.number)?.callee
    else { return nil }
    switch callee {
    case .function(let id): return program.function(id).map { _ in functions.call(id, site) }
    case .requirement:
      guard case .nominal(let path, _)? = functions.genericArgument(parameter) else { return nil }
      return names.staticMethod(name, of: .type(path), site).function.map { functions.call($0, site) }
    default: return nil
    }
  }

  /// `Type.name(…)`; nil if the path is no type.
  private func staticCall(_ name: Name, of path: [Name], _ site: CallSite) -> AbstractValue? {
    let (arguments, range) = (site.arguments, site.range)
    let resolver = names
    if path == [WellKnownNames.selfName] {
      return resolver.function(name, site).function.map { functions.call($0, site) }
    }
    let type = path == [WellKnownNames.selfType] ? resolver.selfPath ?? [] : resolver.typePath(path)
    if let value = enumerations.enumerationCase(name, of: type, arguments) { return value }
    if path == [LibraryModels.result], let value = enumerations.resultCase(name, arguments) { return value }
    switch resolver.staticMethod(name, of: .type(type), site) {
    case .one(let id): return functions.call(id, site)
    case .witnesses, .possible: return unknownCalls.unclearCall(.method(name), arguments)
    case .unknown: break
    }
    if let model = resolver.model(path) {
      if let id = resolver.staticMethod(name, of: .model(model), site).function {
        return functions.call(id, site)
      }
      if name == WellKnownNames.from {
        return mocks.conversion(to: model, arguments, at: range) ?? unknownCalls.unknownCall(.eager, arguments)
      }
    }
    if let value = library.libraryCall(name, of: path, arguments) { return value }
    if name == WellKnownNames.mockFunction, code.hasMockFunctions, let type = resolver.mockClass(path) {
      return mocks.make(type, site, fills: true)
    }
    if let type = resolver.model(path + [name]) {
      return mocks.conversion(to: type, arguments, at: range) ?? initializerCall(of: type, arguments)
    }
    if let value = instances.instantiate(resolver.typePath(path + [name]), site) { return value }
    if let value = stubs.staticCall(site) { return value }
    return name.startsWithCapital && isGenerated(path + [name]) ? unknownCalls.unknownCall(.generated, arguments) : nil
  }

  /// `.name(…)`
  private func implicitCall(_ name: Name, _ site: CallSite) -> AbstractValue {
    let isCase = Self.casesOfRuntime.contains(name) && names.isUndeclared(name)
    if isCase {
      // The cases of generated enumerations need no types.
      return unknownCalls.unknownCall(.generated, site.arguments.filter { !$0.value.isImplicitMember })
    }
    let type = names.types.type(at: site.number)
    if name == WellKnownNames.initializer, let value = instance(of: type, site) { return value }
    if name == WellKnownNames.from, let model = names.model(typed: type),
      let value = mocks.conversion(to: model, site.arguments, at: site.range)
    {
      return value
    }
    let call = names.types.call(at: site.number)
    if case .enumCase(let path, _)? = call?.callee,
      let value = enumerations.enumerationCase(name, of: path, site.arguments)
    {
      return value
    }
    if name != WellKnownNames.initializer, let id = call?.callee.function, program.function(id) != nil {
      return functions.call(id, site)
    }
    return enumerations.resultCase(name, site.arguments) ?? stubs.call(site)
      ?? unknownCalls.unknownCall(.method(name), site.arguments)
  }

  /// Returns a new instance of a type; nil if the type or the initializer is not known.
  private func instance(of type: StaticType, _ site: CallSite) -> AbstractValue? {
    if let mock = names.mocks(typed: type) { return mocks.make(mock, site, fills: false) }
    if let model = names.model(typed: type) { return mocks.conversion(to: model, site.arguments, at: site.range) }
    guard case .nominal(let path, _) = type else { return nil }
    return instances.instantiate(path, site)
  }

  /// The cases with payloads of the enumerations that generated code uses.
  private static let casesOfRuntime: Set<Name> = ["case", "some"]
  private static let detached: Name = "detached"

  // MARK: Inherited members

  /// `self.init(…)` and `super.init(…)`
  private func initializeSelf(_ word: Name, _ site: CallSite) -> AbstractValue {
    let arguments = site.arguments
    guard let variable = frame.names[WellKnownNames.selfName] else {
      return unknownCalls.unknownCall(.other, arguments)
    }
    let receiver = state.value(of: variable)
    if word == WellKnownNames.selfName, case .mock(let id) = receiver { return mocks.initialize(id, site) }
    guard let path = state.type(of: receiver) else { return unknownCalls.unclearCall(.other, arguments) }
    if word == WellKnownNames.selfName, case .record = receiver, let value = instances.memberwise(path, arguments) {
      state.assign(variable, value)
      return .tuple([])
    }
    let isSuper = word == WellKnownNames.superName
    switch isSuper ? names.superInitializer(site) : names.selfInitializer(path, site) {
    case .one(let id):
      var changed = receiver
      _ = functions.call(id, site, on: receiver, changing: &changed)
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
    case .witnesses, .possible: return unknownCalls.unclearCall(.other, arguments)
    }
    return .tuple([])
  }

  /// `super.name(…)`
  private func superMethod(_ name: Name, _ site: CallSite) -> AbstractValue {
    let arguments = site.arguments
    guard let receiver else { return unknownCalls.unknownCall(.method(name), arguments) }
    switch names.superMethod(name, site) {
    case .one(let id): return functions.call(id, site, on: receiver)
    case .witnesses, .possible: return unknownCalls.unclearCall(.method(name), arguments)
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

extension SwiftExpression {
  fileprivate var isImplicitMember: Bool { if case .implicitMember = content { true } else { false } }
}
