import Source
import SwiftLowering
import SwiftSemantics

/// Members of values that code knows by other types, such as protocols.
extension Evaluator {
  /// Whether a property or method of a value is surely the one that a name means.
  ///
  /// - Parameter number: the number of the expression that names it.
  func isMeant(_ name: Name, of value: AbstractValue, at number: Int32) -> Bool {
    member(name, of: value).map { names.isMeant($0, at: number) } ?? true
  }

  /// Returns the member that the type of a value has; nil if the program declares none.
  private func member(_ name: Name, of value: AbstractValue) -> FoundMember? {
    guard let value = value.alternatives.first, let owner = owner(of: value) else { return nil }
    let path = owner.path(code)
    let resolver = names
    let getter = resolver.getter(name, of: owner).function
    var use = MemberUse.property(name)
    var function = getter
    switch value {
    case .object, .record, .enumeration:
      if getter == nil, resolver.storedProperty(name, of: path) == nil {
        guard let id = resolver.methodValue(name, of: path, CallSite()) else { return nil }
        (use, function) = (.methodValue(name), id)
      }
    case .model(let model):
      if model.shows(name) { function = nil } else if getter == nil { return nil }
    default: return nil
    }
    return FoundMember(use: use, function: function, path: path)
  }

  /// Returns the value at a key path from a value.
  ///
  /// - Parameter number: the number of the key path.
  mutating func value(
    at path: SwiftKeyPath, _ number: Int32, from value: AbstractValue, at range: TextRange
  ) -> AbstractValue {
    var value = value
    for (index, name) in path.names.enumerated() {
      if let member = member(name, of: value), !isMeant(member, at: index, ofKeyPath: number) {
        value = possibleMember(of: value) { $0.member(name, of: value, at: range) }
      } else {
        value = member(name, of: value, at: range)
      }
    }
    return value
  }

  private func isMeant(_ member: FoundMember, at index: Int, ofKeyPath number: Int32) -> Bool {
    let resolver = names
    if resolver.isMeantByAllTypes(member) { return true }
    let bases = resolver.types.keyPathBases(at: number)
    return bases.indices.contains(index) && resolver.isMeant(member, behind: bases[index])
  }

  /// Returns the value of a member that may be meant. Another member can run instead, and change the owner.
  mutating func possibleMember(
    of owner: AbstractValue, _ value: (inout Evaluator) -> AbstractValue
  ) -> AbstractValue {
    var result = AbstractValue.unknown
    maybe { result = value(&$0) }
    escape(result)
    escape(owner)
    return .unknown
  }

  /// Runs a method that may be meant. Another method can run instead, and change the values of the call.
  ///
  /// - Parameter base: the place of the receiver.
  mutating func possibleCall(
    _ id: SwiftFunction.ID, _ site: CallSite, on receiver: AbstractValue, standingAt base: SwiftExpression
  ) -> AbstractValue {
    let function = program[id]
    guard let assigned = function.assignment(of: site.arguments), !function.parameters.contains(where: \.isInOut) else {
      escape(receiver)
      let result = unknownCall(.method(function.name), site.arguments)
      mayChange(receiver, standingAt: base)
      return result
    }
    let scope = names.scope(of: id)
    // The arguments are evaluated in any case.
    let values = zip(function.parameters, assigned).map { parameter, argument in
      argument.map { value(of: $0.value, for: parameter, in: scope) }
    }
    var result = AbstractValue.unknown
    maybe { evaluator in
      var variables: [Int] = []
      result = evaluator.call(id, given: values, on: receiver, at: site, &variables)
    }
    escape([result, receiver] + values.compactMap(\.self))
    mayChange(receiver, standingAt: base)
    mayThrowIfTried()
    return .unknown
  }
}
