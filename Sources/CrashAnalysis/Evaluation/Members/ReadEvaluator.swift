import Source
import SwiftLowering

/// Reads that can change their instance: of properties and subscripts with `mutating get`, and of lazy properties of
/// structures.
struct ReadEvaluator: Evaluator {
  let evaluation: Evaluation

  /// The effect of a read on the instance.
  private enum ReadEffect {
    case getter(SwiftFunction.ID)
    case unknown
  }

  /// Returns the value of a property, and changes the instance as the read does.
  ///
  /// - Parameters:
  ///   - base: the place of the instance.
  ///   - expression: the name of the property, or the expression that ends with it.
  func member(
    _ name: Name, of value: AbstractValue, standingAt base: SwiftExpression, _ expression: SwiftExpression
  ) -> AbstractValue {
    let range = expression.range
    // Methods of a lazy sequence can run their closures later, so its type must be known.
    if name == Self.lazy, case .list = value, names.types.isLazySequence(expression.number) { return value }
    guard members.isMeant(name, of: value, at: expression.number) else {
      if let id = names.getter(at: expression.number) {
        return read(by: id, of: value, standingAt: base, CallSite(expression))
      }
      return members.possibleMember(of: value) { members.member(name, of: value, at: range) }
    }
    switch effect(ofReading: name, of: value) {
    case nil: return members.member(name, of: value, at: range)
    case .getter(let id): return read(by: id, of: value, standingAt: base, CallSite(expression))
    case .unknown:
      let result = members.member(name, of: value, at: range)
      forget(value, standingAt: base)
      return result
    }
  }

  /// Returns the value of a property of `self` whose read can change `self`; nil for all other properties.
  func mutatingMember(_ name: Name, _ expression: SwiftExpression) -> AbstractValue? {
    guard let receiver, effect(ofReading: name, of: receiver) != nil else { return nil }
    return member(name, of: receiver, standingAt: SwiftExpression.ownInstance, expression)
  }

  /// Returns the element of a value, and changes the value as the read does.
  ///
  /// - Parameter base: the place of the value.
  func element(of value: AbstractValue, standingAt base: SwiftExpression, _ site: CallSite) -> AbstractValue {
    if let owner = members.owner(of: value) {
      switch names.subscripting(of: owner, site) {
      case .one(let id) where !program.functionWithBody(id).body.isEmpty:
        return read(by: id, of: value, standingAt: base, site)
      case .possible(let id):
        return members.possibleMember(of: value) { read(by: id, of: value, standingAt: base, site) }
      case .one, .witnesses, .unknown: break
      }
    }
    let arguments = site.arguments
    let index = members.indices(arguments, of: value)
    if let path = keyPath(arguments, index) { return closures.invoke(path, [value], at: site.range) }
    var result = members.element(of: value, at: arguments.first?.label == nil ? index.first : nil)
    // `default:` has a value for a missing key.
    if 1 < arguments.count, result == .nothing { result = .unknown }
    if case .record = value { forget(value, standingAt: base) }
    return result
  }

  /// The number of the key path in `[keyPath: path]`; nil for other arguments, or if it is not known.
  ///
  /// - Parameter values: the values of the arguments.
  func keyPath(_ arguments: [SwiftExpression.Argument], _ values: [AbstractValue]) -> Int? {
    guard arguments.count == 1, arguments[0].label == Self.keyPathLabel, case .callable(let index) = values[0],
      case .keyPath = state.callables[index]
    else { return nil }
    return index
  }

  private static let lazy: Name = "lazy"
  static let keyPathLabel: Name = "keyPath"

  /// Returns the value of a subscript of a type of the program; nil for other expressions.
  func staticElement(of base: SwiftExpression, _ site: CallSite) -> AbstractValue? {
    guard let path = names.path(base), path.last?.startsWithCapital == true else { return nil }
    switch names.staticSubscript(of: names.typePath(path), site) {
    case .one(let id): return functions.call(id, site)
    case .possible, .witnesses: return unknownCalls.unknownCall(.method(SwiftFunction.subscriptName), site.arguments)
    case .unknown: return nil
    }
  }

  private func read(
    by id: SwiftFunction.ID, of value: AbstractValue, standingAt base: SwiftExpression, _ site: CallSite
  ) -> AbstractValue {
    var changed = value
    let result = functions.call(id, site, on: value, changing: &changed)
    if program[id].isMutating { places.modify(base) { _ in changed } }
    return result
  }

  private func forget(_ value: AbstractValue, standingAt base: SwiftExpression) {
    escape(value)
    places.modify(base) { _ in .unknown }
  }

  private func effect(ofReading name: Name, of value: AbstractValue) -> ReadEffect? {
    switch value {
    case .record(let record):
      guard record.fields[name] == nil else { return nil }
      if let (property, _) = names.storedProperty(name, of: record.type) { return property.isLazy ? .unknown : nil }
    case .model(let model): if model.shows(name) { return nil }
    case .enumeration, .list, .oneOf: break
    default: return nil
    }
    guard program.functions(named: name).contains(where: { isMutatingGetter($0) }) else { return nil }
    guard let owner = members.owner(of: value), let id = names.getter(name, of: owner).function else {
      return .unknown
    }
    return program[id].isMutating ? .getter(id) : nil
  }

  private func isMutatingGetter(_ id: SwiftFunction.ID) -> Bool {
    let function = program[id]
    return function.kind == .getter && function.isMutating
  }
}
