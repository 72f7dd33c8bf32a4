import Source
import SwiftLowering

/// New instances of classes and structures of the program.
struct InstanceEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Calls an initializer that is a value.
  func initialize(
    _ path: [Name], by id: SwiftFunction.ID, _ arguments: [AbstractValue], at range: TextRange, passesErrorsOn: Bool
  ) -> AbstractValue {
    guard let kind = names.declaration(of: path)?.kind, program[id].parameters.count == arguments.count else {
      for argument in arguments { escape(argument, at: range) }
      return .unknown
    }
    let receiver = blank(path, kind)
    var variables: [Int] = []
    let site = CallSite(at: range)
    let end = functions.call(id, given: arguments, on: receiver, at: site, passesErrorsOn: passesErrorsOn, &variables)
    return made(variables.first.map { state.value(of: $0) } ?? receiver, by: id, end)
  }

  /// Makes an instance; nil if the initializer is unknown.
  func instantiate(_ path: [Name], _ site: CallSite) -> AbstractValue? {
    guard let declaration = names.declaration(of: path), let kind = declaration.kind,
      kind != .protocolType
    else { return nil }
    let result = instance(of: declaration, kind, path, site)
    if let result { noteUseByFrameworks(result, of: declaration, at: site.range) }
    return result
  }

  private func instance(
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
  private func noteUseByFrameworks(_ instance: AbstractValue, of type: SwiftTypeDeclaration, at range: TextRange) {
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

  private func initialize(_ receiver: AbstractValue, by id: SwiftFunction.ID, _ site: CallSite) -> AbstractValue {
    var result = receiver
    let end = functions.call(id, site, on: receiver, changing: &result)
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
  func blank(_ path: [Name], _ kind: SwiftTypeDeclaration.Kind, given: Set<Name> = []) -> AbstractValue {
    // The initializer of an enumeration assigns to `self`.
    if kind == .enumeration { return .enumeration(EnumerationValue(type: path, name: Self.noCase)) }
    var fields: [Name: AbstractValue] = [:]
    for (property, owner) in names.initializedProperties(of: path) where !given.contains(property.name) {
      if let wrapper = names.wrapperType(of: property, in: owner) {
        fields[property.wrapperName] = wrappers.initialWrapper(wrapper, of: property, in: owner)
        continue
      }
      fields[property.name] = property.isHidden(in: kind) ? .unknown : initialValue(of: property, in: owner)
    }
    guard kind == .classOrActor else { return .record(Record(type: path, fields: fields)) }
    return .object(state.makeObject(path, fields: fields))
  }

  private func initialValue(of property: SwiftTypeDeclaration.Property, in type: SwiftTypeDeclaration)
    -> AbstractValue
  {
    if let value = property.value { return evaluate(value, of: property, in: type, on: nil) }
    if case .optional? = property.type { return .nothing }
    return .unknown
  }

  /// Returns the initial value of a property.
  func evaluate(
    _ value: SwiftExpression, of property: SwiftTypeDeclaration.Property, in type: SwiftTypeDeclaration,
    on receiver: AbstractValue?
  ) -> AbstractValue {
    var inner = Frame(declaration: property.declaration)
    inner.enclosing = type.path
    return bounded(.unknown) {
      functions.inFrame(inner, result: property.type) {
        if let receiver { declare(WellKnownNames.selfName, receiver) }
        return expressions.evaluate(value, as: frame.result, in: frame.scope)
      }
    }
  }

  /// The name of an enumeration's value before its initializer sets it.
  private static let noCase: Name = ""

  /// Calls the memberwise initializer of a structure as a function, which has no labels.
  func memberwise(_ path: [Name], values: [AbstractValue], at range: TextRange) -> AbstractValue {
    let stored = names.declaration(of: path)?.memberwiseProperties ?? []
    let taken = stored.count == values.count ? stored : stored.filter { $0.value == nil }
    let visible = frame.names
    defer { frame.names = visible }
    let arguments = zip(taken, values).map { property, value in
      SwiftExpression.Argument(label: property.name, changes.named(value, at: range))
    }
    guard taken.count == values.count, let result = memberwise(path, arguments) else {
      escape(values)
      return .unknown
    }
    return result
  }

  /// Calls the memberwise initializer of a structure; nil if it has none for these arguments.
  func memberwise(_ path: [Name], _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard let declaration = names.declaration(of: path), !names.hasInitializer(of: path, for: arguments) else {
      return nil
    }
    let properties = declaration.memberwiseProperties
    let wrapperTypes = Dictionary(
      properties.compactMap { property in
        names.wrapperType(of: property, in: declaration).map { (property.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
    guard
      !declaration.properties.contains(where: {
        !$0.isStatic && $0.isHidden(in: .structure) && wrapperTypes[$0.name] == nil
      })
    else { return nil }
    let labels = Set(arguments.compactMap(\.label))
    for property in properties where labels.contains(property.name) {
      if let wrapper = wrapperTypes[property.name], !wrappers.acceptsValue(wrapper, of: property) { return nil }
    }
    guard case .record(var record) = blank(path, .structure, given: labels) else { return nil }
    var rest = arguments[...]
    var wrapped: [(property: SwiftTypeDeclaration.Property, value: AbstractValue)] = []
    for property in properties {
      if let next = rest.first, next.label == property.name || next.isTrailing && property.value == nil {
        rest.removeFirst()
        let value = expressions.evaluate(next.value, as: property.type, in: declaration.scope)
        if wrapperTypes[property.name] == nil {
          record.fields[property.name] = value
        } else {
          wrapped.append((property, value))
        }
      }
    }
    for (property, value) in wrapped {
      guard let wrapper = wrapperTypes[property.name] else { continue }
      record.fields[property.wrapperName] = wrappers.makeWrapper(wrapper, of: property, in: declaration, value)
    }
    guard rest.isEmpty else {
      for argument in rest { escape(evaluate(argument.value), at: argument.value.range) }
      return .unknown
    }
    return .record(record)
  }
}
