import Source

/// Instances of the tests' own classes and structures.
extension Interpreter {
  /// A new instance; nil where it cannot be said how it is made.
  mutating func instantiate(
    _ path: [Name], _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value? {
    guard let declaration = declaration(of: path), let kind = declaration.kind,
      kind == .structure || kind == .classOrActor
    else { return nil }
    let initializers = initializers(of: path)
    let chosen = choose(initializers, arguments, isExact: true)
    switch chosen {
    case .function(let id):
      guard !program[id].isFailable else { return nil }
      let receiver = blank(path, kind)
      return initialize(receiver, by: id, arguments, at: range)
    case .unclear:
      // An extension can add initializers to the implicit ones of a structure.
      return kind == .structure ? memberwise(path, arguments, initializers) : nil
    case .none:
      if arguments.isEmpty { return blank(path, kind) }
      return kind == .structure ? memberwise(path, arguments, initializers) : nil
    }
  }

  /// The initializers of a type, or else its inherited ones.
  private func initializers(of path: [Name]) -> [TestFunction.ID] {
    let all = program.functions(named: Self.initializer).filter { program[$0].kind == .initializer }
    for type in lineage(of: path) {
      let own = all.filter { isMember($0, of: type) }
      if !own.isEmpty { return own }
      guard declaration(of: type)?.kind == .classOrActor else { break }
    }
    return []
  }

  private mutating func initialize(
    _ receiver: Value, by id: TestFunction.ID, _ arguments: [TestExpression.Argument], at range: TextRange
  ) -> Value {
    var result = receiver
    _ = call(id, arguments, on: receiver, at: range, changing: &result)
    return result
  }

  /// An instance with the initial values of its properties.
  private mutating func blank(_ path: [Name], _ kind: TestType.Kind) -> Value {
    var fields: [Name: Value] = [:]
    for type in lineage(of: path).reversed() {
      for declaration in program.types(at: type) where declaration.kind != .protocolType {
        for property in declaration.properties where !property.isStatic && !property.isLazy {
          fields[property.name] = property.isObserved ? .unknown : initialValue(of: property, in: declaration)
        }
      }
    }
    guard kind == .classOrActor else { return .record(Record(type: path, fields: fields)) }
    let id = makeObject(path)
    state.objects[id]?.fields = fields
    return .object(id)
  }

  private mutating func initialValue(of property: TestType.Property, in type: TestType) -> Value {
    if let value = property.value { return evaluate(value, of: property, in: type, on: nil) }
    if case .optional? = property.type { return .nothing }
    return .unknown
  }

  /// The value of what stands behind `=` in the declaration of a property.
  mutating func evaluate(
    _ value: TestExpression, of property: TestType.Property, in type: TestType, on receiver: Value?
  ) -> Value {
    var frame = Frame(declaration: property.declaration)
    frame.enclosing = type.path
    return bounded(.unknown) { interpreter in
      interpreter.inFrame(frame, result: property.type) { interpreter in
        if let receiver { interpreter.declare(Self.selfName, receiver) }
        return interpreter.evaluate(value, expecting: interpreter.frame.result)
      }
    }
  }

  /// The initializer that a structure has by itself.
  private mutating func memberwise(
    _ path: [Name], _ arguments: [TestExpression.Argument], _ initializers: [TestFunction.ID]
  ) -> Value? {
    guard let declaration = declaration(of: path),
      !initializers.contains(where: { assignment(of: arguments, to: program[$0]) != nil })
    else { return nil }
    let properties = declaration.properties.filter {
      !$0.isStatic && !$0.isObserved && !($0.isConstant && $0.value != nil)
    }
    guard !declaration.properties.contains(where: { !$0.isStatic && $0.isObserved }) else { return nil }
    guard case .record(var record) = blank(path, .structure) else { return nil }
    var rest = arguments[...]
    for property in properties {
      if let next = rest.first, next.label == property.name || next.isTrailing && property.value == nil {
        rest.removeFirst()
        record.fields[property.name] = evaluate(
          next.value, expecting: expectation(property.type, in: declaration.scope))
      }
    }
    guard rest.isEmpty else {
      for argument in rest { escape(evaluate(argument.value), at: argument.value.range) }
      return .unknown
    }
    return .record(record)
  }

  // MARK: Properties

  /// What a stored property holds; nil where there is none.
  mutating func stored(_ name: Name, of receiver: Value) -> Value? {
    guard let path = type(of: receiver), let (property, owner) = storedProperty(name, of: path) else { return nil }
    guard !property.isObserved else { return .unknown }
    switch receiver {
    case .object(let id):
      guard let object = state.objects[id], !object.isShared else { return .unknown }
      if let value = object.fields[name] { return value }
      guard property.isLazy, let initial = property.value else { return .unknown }
      let value = evaluate(initial, of: property, in: owner, on: receiver)
      store(value, in: name, of: id)
      return value
    case .record(let record): return record.fields[name] ?? .unknown
    default: return nil
    }
  }

  mutating func store(_ value: Value, in name: Name, of id: ObjectID) {
    guard state.objects[id]?.isShared == false else { return escape(value) }
    writes.objects.insert(id)
    state.objects[id]?.fields[name] = value
  }

  /// Whether a property of a value can be changed by storing another value in it.
  func isStored(_ name: Name, of receiver: Value) -> Bool {
    guard let path = type(of: receiver), let (property, _) = storedProperty(name, of: path) else { return false }
    return !property.isObserved
  }

  /// Changes a property of an instance that an expression stands for.
  ///
  /// - Returns: whether there is such a property.
  mutating func modify(
    _ name: Name, of owner: Value, standingAt base: TestExpression, _ change: (Value) -> Value
  ) -> Bool {
    guard isStored(name, of: owner) else { return false }
    let value = change(stored(name, of: owner) ?? .unknown)
    switch owner {
    case .object(let id): store(value, in: name, of: id)
    case .record:
      modify(base) { whole in
        guard case .record(var record) = whole else { return .unknown }
        record.fields[name] = value
        return .record(record)
      }
    default: return false
    }
    return true
  }
}
