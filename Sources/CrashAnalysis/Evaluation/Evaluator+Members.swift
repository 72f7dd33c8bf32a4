import MockIR
import Source
import SwiftLowering
import SwiftSemantics

/// Reads of properties, elements and static members.
extension Evaluator {
  /// Returns the value of a property.
  mutating func member(_ name: Name, of value: AbstractValue, at range: TextRange) -> AbstractValue {
    if let result = value.libraryMember(name) { return result }
    switch value {
    case .oneOf(let alternatives): return member(name, ofOneOf: alternatives, at: range)
    case .enumeration(let enumeration):
      return getter(name, of: value, at: range) ?? member(name, of: enumeration)
    case .mock(let id):
      guard let mock = state.path.mocks[id], let field = code.mock(ofType: mock.type)?.field(ofProperty: name) else {
        return getter(name, of: value, at: range) ?? unknownMember(of: value)
      }
      return mock.content(of: field.responseKey)
    case .model(let model): return read(name, of: model, at: range)
    case .fragments(let model): return fragment(name, of: model, at: range)
    case .object, .record:
      if let result = taskValue(name, of: value, at: range) ?? responseMember(name, of: value) { return result }
      if let result = stored(name, of: value, at: range) ?? getter(name, of: value, at: range)
        ?? methodValue(name, of: value, CallSite())
      {
        return result
      }
      // The code under test can add a property only to types that inherit from one of its types.
      let path = state.type(of: value) ?? []
      let mayBeInherited = path.isEmpty || !names.unknownParents(of: path).isEmpty && !names.looksUpMembers(path)
      escape(value, at: mayBeInherited ? range : nil)
      return .unknown
    case .list:
      if let result = getter(name, of: value, at: range) { return result }
      return LibraryModels.measures.contains(name) ? .unknown : unknownMember(of: value)
    case .boolean, .integer, .number, .string, .something: return .unknown
    case .unknown, .nothing, .optional, .tuple, .dictionary, .callable: return unknownMember(of: value)
    }
  }

  /// Returns a method of an instance as a function; nil if there is none, or it is unclear which.
  mutating func methodValue(_ name: Name, of value: AbstractValue, _ site: CallSite) -> AbstractValue? {
    guard let path = state.type(of: value), let id = names.methodValue(name, of: path, site) else { return nil }
    return state.makeCallable(.member(id, of: value))
  }

  private mutating func unknownMember(of value: AbstractValue) -> AbstractValue {
    escape(value)
    return .unknown
  }

  /// Returns the value of a subscript.
  mutating func element(of value: AbstractValue, at index: AbstractValue?) -> AbstractValue {
    if let element = value.element(at: index) { return element }
    escape(value)
    return .unknown
  }

  // MARK: Properties of the program

  /// Returns the value of a bare name that is no variable: a member of `self` or of the enclosing type, or a global
  /// property.
  mutating func property(_ name: Name, at range: TextRange) -> AbstractValue? {
    if let receiver {
      if let value = stored(name, of: receiver, at: range) { return value }
      if case .model(let model) = receiver, model.shows(name) { return read(name, of: model, at: range) }
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
  mutating func getter(_ name: Name, of receiver: AbstractValue, at range: TextRange) -> AbstractValue? {
    owner(of: receiver).flatMap { getter(names.getter(name, of: $0), at: range, on: receiver) }
  }

  private mutating func getter(_ found: Resolution, at range: TextRange, on receiver: AbstractValue? = nil)
    -> AbstractValue?
  {
    found.function.map { call($0, CallSite(at: range), on: receiver) }
  }

  /// Returns the owner of the members of a value.
  func owner(of receiver: AbstractValue) -> NameOwner? {
    switch receiver {
    case .mock(let id): state.path.mocks[id].map { .mock($0.type) }
    case .model(let model): .model(model.type)
    case .list(let values): ModelType(commonTo: values).map { .list(of: $0) }
    case .object, .record, .enumeration: state.type(of: receiver).map { .type($0) }
    default: nil
    }
  }

  /// Returns the value of a static property of the program (`Fixtures.otter`); nil for other expressions.
  mutating func staticMember(_ expression: SwiftExpression) -> AbstractValue? {
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
      return mutatingMember(name, expression) ?? property(name, at: expression.range)
    }
    let type = path == [WellKnownNames.selfType] ? resolver.selfPath ?? [] : resolver.typePath(path)
    return staticMember(name, of: type, site)
  }

  /// Returns a static property of mocks, or a static method as a function; nil if the program declares none.
  private mutating func staticMember(_ name: Name, ofMocks mock: MockClass, _ site: CallSite) -> AbstractValue? {
    if let value = getter(names.staticGetter(name, of: .mock(mock.type)), at: site.range) { return value }
    return names.staticMethodValue(name, of: .mock(mock.type), site).map { state.makeCallable(.member($0, of: nil)) }
  }

  private mutating func staticMember(_ name: Name, of type: [Name], _ site: CallSite) -> AbstractValue? {
    if let value = enumerationMember(name, of: type) { return value }
    if !type.isEmpty, let value = global(name, of: type) { return value }
    if let value = getter(names.staticGetter(name, of: .type(type)), at: site.range) { return value }
    guard let kind = names.declaration(of: type)?.kind else { return nil }
    let functions = names.staticFunctions(name, of: type)
    guard !functions.isEmpty else { return nil }
    guard let id = names.named(functions, site) else { return .unknown }
    guard name == WellKnownNames.initializer else { return state.makeCallable(.member(id, of: nil)) }
    return kind == .protocolType ? .unknown : state.makeCallable(.initializer(id, of: type))
  }

  /// Returns the value of `.name`, a static property or a case of the type that its place expects.
  mutating func implicitMember(_ name: Name, _ expression: SwiftExpression) -> AbstractValue {
    let member = names.types.member(at: expression.number)
    if name == Self.none {
      // `nil`, unless another type has a case of this name.
      if member?.owner == [Self.optional] { return .nothing }
      if member == nil { return .unknown }
    }
    guard let member else { return .something }
    if case .function(let id) = member.declaration {
      let isGetter = program.function(id)?.kind == .getter
      return isGetter ? call(id, CallSite(expression)) : .something
    }
    return enumerationMember(name, of: member.owner) ?? global(name, of: member.owner) ?? .something
  }

  private static let optional: Name = "Optional"

  /// Returns the value of a stored property; nil if there is none.
  ///
  /// - Parameter range: the place of calls of its wrapper.
  mutating func stored(
    _ name: Name, of receiver: AbstractValue, at range: TextRange = TextRange(at: 0)
  ) -> AbstractValue? {
    guard let path = state.type(of: receiver) else { return nil }
    guard let (property, owner) = names.storedProperty(name, of: path) else {
      return projectedValue(name, of: receiver, at: range)
    }
    guard !isHidden(property, of: receiver) else {
      return wrappedValue(property, in: owner, of: receiver, at: range) ?? .unknown
    }
    switch receiver {
    case .object(let id):
      guard let object = state.path.objects[id], !object.isShared else { return .unknown }
      if let value = object.fields[name] { return property.isWeak ? value.asOptional : value }
      guard property.isLazy, let initial = property.value else { return .unknown }
      let value = evaluate(initial, of: property, in: owner, on: receiver)
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

  mutating func store(_ value: AbstractValue, in name: Name, of id: ObjectID) {
    if !state.set(name, of: id, to: value) { escape(value) }
  }

  /// Returns the value of a static or global constant; nil if there is no such property. Variables and unset fields of
  /// mocks are unknown, since other tests can change them.
  mutating func global(_ name: Name, of path: [Name]) -> AbstractValue? {
    let found = names.staticProperties(name, of: path)
    guard let (property, owner) = found.first else { return nil }
    guard found.count == 1, property.isConstant, !property.isObserved, let initial = property.value else {
      return .unknown
    }
    let id = GlobalID(path: owner.path, name: name)
    if let value = state.path.globals[id] { return value }
    // A value that depends on itself is unknown.
    state.path.globals[id] = .unknown
    let value = evaluate(initial, of: property, in: owner, on: nil)
    escape(state.makeCommon(value))
    state.path.globals[id] = value
    return value
  }
}

extension ModelType {
  /// The type of models in a list; nil if the list is empty, or has other values.
  fileprivate init?(commonTo values: [AbstractValue]) {
    guard case .model(let first)? = values.first,
      values.allSatisfy({ if case .model(let model) = $0 { model.type == first.type } else { false } })
    else { return nil }
    self = first.type
  }
}

/// New instances of classes and structures of the program.
extension Evaluator {
  /// Makes an instance; nil if the initializer is unknown.
  mutating func instantiate(_ path: [Name], _ site: CallSite) -> AbstractValue? {
    guard let declaration = names.declaration(of: path), let kind = declaration.kind,
      kind != .protocolType
    else { return nil }
    let result = instance(of: declaration, kind, path, site)
    if let result { noteUseByFrameworks(result, of: declaration, at: site.range) }
    return result
  }

  private mutating func instance(
    of declaration: SwiftTypeDeclaration, _ kind: SwiftTypeDeclaration.Kind, _ path: [Name],
    _ site: CallSite
  ) -> AbstractValue? {
    let arguments = site.arguments
    switch names.initializer(of: .type(path), site) {
    case .one(let id): return initialize(blank(path, kind), by: id, site)
    case .unknown where arguments.isEmpty && kind != .enumeration: return blank(path, kind)
    default:
      // An extension can add initializers to the implicit ones of a structure.
      return kind == .structure ? memberwise(path, arguments) : nil
    }
  }

  /// Notes the models in a new instance as escaped if frameworks call its members, as they do for views.
  private mutating func noteUseByFrameworks(
    _ instance: AbstractValue, of type: SwiftTypeDeclaration, at range: TextRange
  ) {
    guard program.isCodeUnderTest(type.file),
      names.unknownParents(of: type.path).contains(where: { !LibraryModels.passiveProtocols.contains($0) })
    else { return }
    var open = instance.parts
    if case .object(let id) = instance, let object = state.path.objects[id] { open += object.fields.values }
    while let value = open.popLast() {
      guard case .model(let model) = value, state.path.isReached else {
        open += value.parts
        continue
      }
      diagnostics.noteEscape(of: model, mocks: state.snapshots[model.snapshot], at: range, point)
    }
  }

  private mutating func initialize(
    _ receiver: AbstractValue, by id: SwiftFunction.ID, _ site: CallSite
  ) -> AbstractValue {
    var result = receiver
    let end = call(id, site, on: receiver, changing: &result)
    return made(result, by: id, end)
  }

  /// Returns the value of a call of an initializer.
  ///
  /// - Parameter end: the value that its body returns, which is nil if it fails.
  func made(_ instance: AbstractValue, by id: SwiftFunction.ID, _ end: AbstractValue) -> AbstractValue {
    guard program[id].isFailable, !end.isThere else { return instance }
    return end == .nothing ? .nothing : instance.asOptional
  }

  /// Makes an instance with the initial values of its properties.
  ///
  /// - Parameter given: the properties that get other values at once.
  mutating func blank(_ path: [Name], _ kind: SwiftTypeDeclaration.Kind, given: Set<Name> = []) -> AbstractValue {
    // The initializer of an enumeration assigns to `self`.
    if kind == .enumeration { return .enumeration(EnumerationValue(type: path, name: Self.noCase)) }
    var fields: [Name: AbstractValue] = [:]
    for (property, owner) in names.initializedProperties(of: path) where !given.contains(property.name) {
      if let wrapper = names.wrapperType(of: property, in: owner) {
        fields[property.wrapperName] = initialWrapper(wrapper, of: property, in: owner)
        continue
      }
      fields[property.name] = property.isHidden(in: kind) ? .unknown : initialValue(of: property, in: owner)
    }
    guard kind == .classOrActor else { return .record(Record(type: path, fields: fields)) }
    return .object(state.makeObject(path, fields: fields))
  }

  private mutating func initialValue(of property: SwiftTypeDeclaration.Property, in type: SwiftTypeDeclaration)
    -> AbstractValue
  {
    if let value = property.value { return evaluate(value, of: property, in: type, on: nil) }
    if case .optional? = property.type { return .nothing }
    return .unknown
  }

  /// Returns the initial value of a property.
  mutating func evaluate(
    _ value: SwiftExpression, of property: SwiftTypeDeclaration.Property, in type: SwiftTypeDeclaration,
    on receiver: AbstractValue?
  ) -> AbstractValue {
    var frame = Frame(declaration: property.declaration)
    frame.enclosing = type.path
    return bounded(.unknown) { evaluator in
      evaluator.inFrame(frame, result: property.type) { evaluator in
        if let receiver { evaluator.declare(WellKnownNames.selfName, receiver) }
        return evaluator.evaluate(value, as: evaluator.frame.result, in: evaluator.frame.scope)
      }
    }
  }

  /// The name of an enumeration's value before its initializer sets it.
  private static let noCase: Name = ""

  /// Calls the memberwise initializer of a structure; nil if it has none for these arguments.
  mutating func memberwise(
    _ path: [Name], _ arguments: [SwiftExpression.Argument]
  ) -> AbstractValue? {
    guard let declaration = names.declaration(of: path), !names.hasInitializer(of: path, for: arguments) else {
      return nil
    }
    let properties = declaration.properties.filter {
      !$0.isStatic && !($0.isConstant && $0.value != nil)
    }
    let wrappers = Dictionary(
      properties.compactMap { property in
        names.wrapperType(of: property, in: declaration).map { (property.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    guard
      !declaration.properties.contains(where: {
        !$0.isStatic && $0.isHidden(in: .structure) && wrappers[$0.name] == nil
      })
    else { return nil }
    let labels = Set(arguments.compactMap(\.label))
    for property in properties where labels.contains(property.name) {
      if let wrapper = wrappers[property.name], !acceptsValue(wrapper, of: property) { return nil }
    }
    guard case .record(var record) = blank(path, .structure, given: labels) else { return nil }
    var rest = arguments[...]
    var wrapped: [(property: SwiftTypeDeclaration.Property, value: AbstractValue)] = []
    for property in properties {
      if let next = rest.first, next.label == property.name || next.isTrailing && property.value == nil {
        rest.removeFirst()
        let value = evaluate(next.value, as: property.type, in: declaration.scope)
        if wrappers[property.name] == nil {
          record.fields[property.name] = value
        } else {
          wrapped.append((property, value))
        }
      }
    }
    for (property, value) in wrapped {
      guard let wrapper = wrappers[property.name] else { continue }
      record.fields[property.wrapperName] = makeWrapper(wrapper, of: property, in: declaration, value)
    }
    guard rest.isEmpty else {
      for argument in rest { escape(evaluate(argument.value), at: argument.value.range) }
      return .unknown
    }
    return .record(record)
  }
}
