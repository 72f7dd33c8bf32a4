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

  /// Returns the member that the type of a value has; nil if the program declares none, or if code can know the value by
  /// this type only.
  private func member(_ name: Name, of value: AbstractValue) -> FoundMember? {
    guard let value = value.alternatives.first else { return nil }
    switch value {
    case .object, .record, .enumeration, .model: break
    default: return nil
    }
    guard let owner = owner(of: value) else { return nil }
    let path = owner.path(code)
    let resolver = names
    guard 1 < resolver.lineage(of: path).count else { return nil }
    let getter = resolver.getter(name, of: owner).function
    if case .model(let model) = value {
      let isGenerated = model.shows(name)
      return isGenerated || getter != nil
        ? FoundMember(use: .property(name), function: isGenerated ? nil : getter, path: path) : nil
    }
    if getter != nil || resolver.storedProperty(name, of: path) != nil {
      return FoundMember(use: .property(name), function: getter, path: path)
    }
    return resolver.methodValue(name, of: path, CallSite()).map {
      FoundMember(use: .methodValue(name), function: $0, path: path)
    }
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

/// The types that generic parameters stand for.
extension Evaluator {
  /// Returns the type that a generic parameter of the present function stands for; nil if it is none, or not known.
  func genericArgument(_ name: Name) -> StaticType? {
    guard case .genericParameter? = frame.types[name] else { return nil }
    return genericArgument(name, of: callers.count)
  }

  /// Returns the types that the generic parameters of a function stand for in a call, as far as they are known.
  func genericArguments(of id: SwiftFunction.ID, _ site: CallSite) -> [Name: StaticType] {
    var result: [Name: StaticType] = [:]
    for parameter in program[id].genericParameters {
      result[parameter.name] = genericArgument(parameter.name, at: site.number, in: frame, callers.count)
    }
    return result
  }

  /// - Parameter depth: the number of frames around the function.
  private func genericArgument(_ name: Name, of depth: Int) -> StaticType? {
    guard 0 < depth else { return nil }
    let function = depth == callers.count ? frame : callers[depth]
    // The first function of an applied call.
    if depth == 1, application != .none { return appliedArguments[name] }
    guard case .genericParameter? = function.types[name] else { return nil }
    return genericArgument(name, at: function.site, in: callers[depth - 1], depth - 1)
  }

  /// - Parameters:
  ///   - number: the number of the call.
  ///   - caller: the frame that has the call.
  ///   - depth: the number of frames around the caller.
  private func genericArgument(_ name: Name, at number: Int32, in caller: Frame, _ depth: Int) -> StaticType? {
    guard 0 <= number, let call = declarations.typed(caller.declaration)?.calls[number],
      let type = call.substitution.type(ofFunctionParameter: name)
    else { return nil }
    let result = type.replacingParameters { genericArgument($0.name, of: depth) }
    return result.isDecided ? result : nil
  }
}
