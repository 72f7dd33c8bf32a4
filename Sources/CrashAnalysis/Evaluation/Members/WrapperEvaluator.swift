import Source
import SwiftLowering

/// Properties with wrappers that the program declares. An instance stores the wrapper of `x` as `_x`.
struct WrapperEvaluator: Evaluator {
  let evaluation: Evaluation

  /// Returns the value of `x`, which the wrapper gives; nil if the wrapper is not followed.
  func wrappedValue(
    _ property: SwiftTypeDeclaration.Property, in owner: SwiftTypeDeclaration, of receiver: AbstractValue,
    at range: TextRange
  ) -> AbstractValue? {
    guard names.wrapperType(of: property, in: owner) != nil else { return nil }
    return properties.stored(property.wrapperName, of: receiver).map {
      members.member(WellKnownNames.wrappedValue, of: $0, at: range)
    }
  }

  /// Returns the value of `$x`; nil if the name is not that of a projected value.
  func projectedValue(_ name: Name, of receiver: AbstractValue, at range: TextRange) -> AbstractValue? {
    guard let path = state.type(of: receiver),
      let (property, _) = names.wrapped(behind: UInt8(ascii: "$"), name, of: path)
    else { return nil }
    return properties.stored(property.wrapperName, of: receiver).map {
      members.member(WellKnownNames.projectedValue, of: $0, at: range)
    }
  }

  /// Changes `x`: an initializer makes the wrapper, and other code sets its value.
  func modify(
    wrapped change: PlaceEvaluator.Change, of property: SwiftTypeDeclaration.Property, in owner: SwiftTypeDeclaration,
    _ path: [Name],
    _ receiver: AbstractValue
  ) {
    let name = property.wrapperName
    let result: AbstractValue
    if frame.isInitializer, self.receiver == receiver, !hasField(name, receiver) {
      result = makeWrapper(path, of: property, in: owner, change.body(.unknown))
    } else {
      let old = properties.stored(name, of: receiver) ?? .unknown
      let value = change.body(change.isReplacement ? .unknown : valueBeforeChange(of: old, at: change.range))
      let outer = frame.names
      let variable = declare(name, old)
      declare(WellKnownNames.newValue, value)
      let place = SwiftExpression(
        .member(SwiftExpression(.name(name), change.range), WellKnownNames.wrappedValue), change.range)
      assignments.assign(SwiftExpression(.name(WellKnownNames.newValue), change.range), to: place)
      frame.names = outer
      result = state.value(of: variable)
    }
    let plain = PlaceEvaluator.Change(base: change.base, range: change.range, isReplacement: true) { _ in result }
    _ = places.modify(name, of: receiver, plain)
  }

  /// Returns the value of a wrapper before a change, which the change has read before. So a getter with effects runs
  /// twice here, and the values that it changes become unknown.
  private func valueBeforeChange(of wrapper: AbstractValue, at range: TextRange) -> AbstractValue {
    var result = AbstractValue.unknown
    let changes = watching { result = members.member(WellKnownNames.wrappedValue, of: wrapper, at: range) }
    guard !changes.isEmpty else { return result }
    forget(changes)
    escape(result)
    return .unknown
  }

  private func hasField(_ name: Name, _ receiver: AbstractValue) -> Bool {
    switch receiver {
    case .object(let id): state.path.objects[id]?.fields[name] != nil
    case .record(let record): record.fields[name] != nil
    default: true
    }
  }

  // MARK: New wrappers

  /// Returns the wrapper in a new instance; nil if the initializer of the instance makes it.
  func initialWrapper(
    _ path: [Name], of property: SwiftTypeDeclaration.Property, in owner: SwiftTypeDeclaration
  ) -> AbstractValue? {
    guard let wrapper = property.wrapper else { return .unknown }
    if wrapper.hasValue || wrapper.isCalled { return makeWrapper(path, of: property, in: owner, wrapper.arguments) }
    let initializers = names.wrapperInitializers(of: path)
    switch (initializers.acceptsNothing, initializers.acceptsValue) {
    case (true, false): return makeWrapper(path, of: property, in: owner, [SwiftExpression.Argument]())
    case (false, true): return property.isOptional ? makeWrapper(path, of: property, in: owner, .nothing) : nil
    // Requirements of extensions decide which one is meant.
    default: return .unknown
    }
  }

  /// Whether the memberwise initializer of a structure gets the value of `x`, and no wrapper.
  func acceptsValue(_ path: [Name], of property: SwiftTypeDeclaration.Property) -> Bool {
    guard let wrapper = property.wrapper, !wrapper.isCalled else { return false }
    if wrapper.hasValue { return true }
    let initializers = names.wrapperInitializers(of: path)
    return initializers.acceptsValue && !initializers.acceptsNothing
  }

  /// Makes a wrapper of a value.
  func makeWrapper(
    _ path: [Name], of property: SwiftTypeDeclaration.Property, in owner: SwiftTypeDeclaration, _ value: AbstractValue
  ) -> AbstractValue {
    inType(owner, of: property) {
      declare(WellKnownNames.wrappedValue, value)
      let name = SwiftExpression(.name(WellKnownNames.wrappedValue), TextRange(at: 0))
      let argument = SwiftExpression.Argument(label: WellKnownNames.wrappedValue, name)
      return makeWrapper(path, [argument])
    }
  }

  private func makeWrapper(
    _ path: [Name], of property: SwiftTypeDeclaration.Property, in owner: SwiftTypeDeclaration,
    _ arguments: [SwiftExpression.Argument]
  ) -> AbstractValue {
    inType(owner, of: property) { makeWrapper(path, arguments) }
  }

  private func makeWrapper(_ path: [Name], _ arguments: [SwiftExpression.Argument]) -> AbstractValue {
    let site = CallSite(arguments, at: arguments.first?.range ?? TextRange(at: 0))
    if let result = instances.instantiate(path, site) { return result }
    for argument in arguments { escape(evaluate(argument.value)) }
    return .unknown
  }

  private func inType(
    _ type: SwiftTypeDeclaration, of property: SwiftTypeDeclaration.Property, _ body: () -> AbstractValue
  ) -> AbstractValue {
    var inner = Frame(declaration: property.declaration)
    inner.enclosing = type.path
    return bounded(.unknown) { functions.inFrame(inner, result: nil, body) }
  }
}
