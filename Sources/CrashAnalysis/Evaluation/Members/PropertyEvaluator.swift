import Source
import SwiftLowering
import SwiftSemantics

/// Properties of the program: stored, computed, static and global ones.
struct PropertyEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Returns the value of a bare name that is no variable: a member of `self` or of the enclosing type, or a global
  /// property.
  func property(_ name: Name, at range: TextRange) -> AbstractValue? {
    if let receiver {
      if let value = stored(name, of: receiver, at: range) { return value }
      if case .model(let model) = receiver, model.shows(name) { return mocks.read(name, of: model, at: range) }
      if case .list = receiver, let value = receiver.libraryMember(name) { return value }
      if case .list = receiver, let value = getter(name, of: receiver, at: range) { return value }
    }
    if let path = names.selfPath {
      // The instance is not known.
      guard names.storedProperty(name, of: path) == nil else { return nil }
      if let value = global(name, of: path) { return value }
      if let value = getter(names.memberGetter(name), at: range, on: receiver) { return value }
    }
    if let value = global(name, of: []) { return value }
    return getter(names.globalGetter(name), at: range)
  }

  /// Runs a computed property of a value; nil if the program declares none.
  func getter(_ name: Name, of receiver: AbstractValue, at range: TextRange) -> AbstractValue? {
    members.owner(of: receiver).flatMap { getter(names.getter(name, of: $0), at: range, on: receiver) }
  }

  private func getter(_ found: Resolution, at range: TextRange, on receiver: AbstractValue? = nil)
    -> AbstractValue?
  {
    found.function.map { functions.call($0, CallSite(at: range), on: receiver) }
  }

  /// Returns the value of a static property of the program (`Fixtures.otter`); nil for other expressions.
  func staticMember(_ expression: SwiftExpression) -> AbstractValue? {
    let resolver = names
    guard case .member(let base, let name) = expression.content else { return nil }
    let site = CallSite(expression)
    if let mock = resolver.mocks(namedBy: base), let value = staticMember(name, ofMocks: mock, site) {
      return value
    }
    if case .specialization(let generic, _) = base.content {
      let type = resolver.path(generic).map { resolver.typePath($0) } ?? []
      return resolver.declaration(of: type) == nil ? nil : staticMember(name, of: type, site)
    }
    guard let path = resolver.path(base) else { return nil }
    if path == [WellKnownNames.selfName] {
      return reads.mutatingMember(name, expression) ?? property(name, at: expression.range)
    }
    let type = path == [WellKnownNames.selfType] ? resolver.selfPath ?? [] : resolver.typePath(path)
    return staticMember(name, of: type, site)
  }

  /// Returns a static property of mocks, or a static method as a function; nil if the program declares none.
  private func staticMember(_ name: Name, ofMocks mock: MockClass, _ site: CallSite) -> AbstractValue? {
    if let value = getter(names.staticGetter(name, of: .mock(mock.type)), at: site.range) { return value }
    return names.staticMethodValue(name, of: .mock(mock.type), site).map { state.makeCallable(.member($0, of: nil)) }
  }

  private func staticMember(_ name: Name, of type: [Name], _ site: CallSite) -> AbstractValue? {
    if let value = enumerations.enumerationMember(name, of: type) { return value }
    if !type.isEmpty, let value = global(name, of: type) { return value }
    if let value = getter(names.staticGetter(name, of: .type(type)), at: site.range) { return value }
    guard let kind = names.declaration(of: type)?.kind else { return nil }
    let functions = names.staticFunctions(name, of: type)
    guard !functions.isEmpty else {
      return kind == .structure && name == WellKnownNames.initializer ? state.makeCallable(.memberwise(type)) : nil
    }
    guard let id = names.named(functions, site) else { return .unknown }
    guard name == WellKnownNames.initializer else { return state.makeCallable(.member(id, of: nil)) }
    return kind == .protocolType ? .unknown : state.makeCallable(.initializer(id, of: type))
  }

  /// Returns the value of `.name`, a static property or a case of the type that its place expects.
  func implicitMember(_ name: Name, _ expression: SwiftExpression) -> AbstractValue {
    let member = names.types.member(at: expression.number)
    if name == PatternEvaluator.none {
      // `nil`, unless another type has a case of this name.
      if member?.owner == [Self.optional] { return .nothing }
      if member == nil { return .unknown }
    }
    guard let member else { return .something }
    if case .function(let id) = member.declaration {
      let isGetter = program.function(id)?.kind == .getter
      return isGetter ? functions.call(id, CallSite(expression)) : .something
    }
    return enumerations.enumerationMember(name, of: member.owner) ?? global(name, of: member.owner) ?? .something
  }

  private static let optional: Name = "Optional"

  /// Returns the value of a stored property; nil if there is none.
  ///
  /// - Parameter range: the place of calls of its wrapper.
  func stored(_ name: Name, of receiver: AbstractValue, at range: TextRange = TextRange(at: 0)) -> AbstractValue? {
    guard let path = state.type(of: receiver) else { return nil }
    guard let (property, owner) = names.storedProperty(name, of: path) else {
      return wrappers.projectedValue(name, of: receiver, at: range)
    }
    guard !isHidden(property, of: receiver) else {
      return wrappers.wrappedValue(property, in: owner, of: receiver, at: range) ?? .unknown
    }
    switch receiver {
    case .object(let id):
      guard let object = state.path.objects[id], !object.isShared else { return .unknown }
      if let value = object.fields[name] { return property.isWeak ? value.asOptional : value }
      guard property.isLazy, let initial = property.value else { return .unknown }
      let value = instances.evaluate(initial, of: property, in: owner, on: receiver)
      store(value, in: name, of: id)
      return value
    case .record(let record):
      let value = record.fields[name] ?? .unknown
      return property.isWeak ? value.asOptional : value
    default: return nil
    }
  }

  /// Whether the value of a stored property is not followed.
  func isHidden(_ property: SwiftTypeDeclaration.Property, of receiver: AbstractValue) -> Bool {
    if case .object = receiver { return property.isHidden(in: .classOrActor) }
    return property.isHidden(in: .structure)
  }

  func store(_ value: AbstractValue, in name: Name, of id: ObjectID) {
    if !state.set(name, of: id, to: value) { escape(value) }
  }

  /// Returns the value of a static or global constant; nil if there is no such property. Variables and unset fields of
  /// mocks are unknown, since other tests can change them.
  func global(_ name: Name, of path: [Name]) -> AbstractValue? {
    let found = names.staticProperties(name, of: path)
    guard let (property, owner) = found.first else { return nil }
    guard found.count == 1, property.isConstant, !property.isObserved, let initial = property.value else {
      return .unknown
    }
    let id = GlobalID(path: owner.path, name: name)
    if let value = state.path.globals[id] { return value }
    // A value that depends on itself is unknown.
    state.path.globals[id] = .unknown
    let value = instances.evaluate(initial, of: property, in: owner, on: nil)
    escape(state.makeCommon(value))
    state.path.globals[id] = value
    return value
  }
}
