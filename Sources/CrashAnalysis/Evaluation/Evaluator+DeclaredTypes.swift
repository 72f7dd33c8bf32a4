import Source
import SwiftLowering

/// Members of values that code knows by declared types, such as protocols.
extension Evaluator {
  /// Sets the declared types of the names in a pattern.
  mutating func declareType(_ type: DeclaredType, of pattern: SwiftPattern) {
    switch pattern {
    case .name(let name), .variable(let name):
      if let variable = frame.names[name] { state.setDeclaredType(type, of: variable) }
    case .typed(let inner, let written): declareType(names.declaredType(written.bare, in: frame.scope), of: inner)
    case .optional(let inner): declareType(type.unwrapped, of: inner)
    case .filtered(let inner, _): declareType(type, of: inner)
    case .opaque(_, let written): if let written { declareType(type, of: written) }
    case .tuple(let parts):
      // The types of the parts are not known by themselves.
      if type == .unclear { for part in parts { declareType(.unclear, of: part) } }
    case .expression(let expression): declareType(type, ofNamesIn: expression)
    case .wildcard, .type: break
    }
  }

  /// Sets the declared types of the names in a pattern that is written as an expression. Casts and cases have other types.
  private mutating func declareType(_ type: DeclaredType, ofNamesIn expression: SwiftExpression) {
    switch expression.content {
    case .pattern(let pattern): declareType(type, of: pattern)
    case .opaque(let mentions):
      if mentions.isValue, case .expression(let inner)? = mentions.parts.first { declareType(type, ofNamesIn: inner) }
    case .parenthesized(let inner): declareType(type, ofNamesIn: inner)
    case .chained(let inner): declareType(type.unwrapped, ofNamesIn: inner)
    case .tuple(let parts):
      if type == .unclear { for part in parts { declareType(.unclear, ofNamesIn: part.value) } }
    case .call(let callee, let arguments):
      if callee.caseName == Self.some, arguments.count == 1 {
        declareType(type.unwrapped, ofNamesIn: arguments[0].value)
      }
    default: break
    }
  }

  /// Whether a property or method of a value is surely the one that its name means at a place.
  func isMeant(_ name: Name, of value: AbstractValue, standingAt base: SwiftExpression) -> Bool {
    isMeant(name, of: value, by: names.declaredType(of: base))
  }

  private func isMeant(_ name: Name, of value: AbstractValue, by type: DeclaredType) -> Bool {
    guard type.paths != nil || type.unwrapped == .unclear, let value = value.alternatives.first,
      let owner = owner(of: value)
    else { return true }
    let path = owner.path(code)
    if type.paths?.contains(path) == true { return true }
    let resolver = names
    let getter = resolver.resolve(.getter(name, of: owner)).function
    switch value {
    case .object, .record, .enumeration:
      if getter == nil, resolver.storedProperty(name, of: path) == nil {
        guard let id = resolver.resolve(.methodValue(name, of: path)).function else { return true }
        return resolver.isMeant(.methodValue(name), id, of: path, by: type)
      }
    case .model(let model):
      if model.shows(name) { return resolver.isMeant(.property(name), nil, of: path, by: type) }
      if getter == nil { return true }
    default: return true
    }
    return resolver.isMeant(.property(name), getter, of: path, by: type)
  }

  /// Returns the value at a key path from a value.
  ///
  /// - Parameter type: the declared type of the value.
  mutating func value(
    at path: SwiftKeyPath, from value: AbstractValue, of type: DeclaredType, at range: TextRange
  ) -> AbstractValue {
    guard let first = path.names.first, !isMeant(first, of: value, by: type) else {
      return path.names.reduce(value) { member($1, of: $0, at: range) }
    }
    return possibleMember(of: value) { $0.value(at: path, from: value, of: .concrete, at: range) }
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
    _ id: SwiftFunction.ID, _ arguments: [SwiftExpression.Argument], on receiver: AbstractValue, at range: TextRange,
    standingAt base: SwiftExpression
  ) -> AbstractValue {
    let function = program[id]
    guard let assigned = function.assignment(of: arguments), !function.parameters.contains(where: \.isInOut) else {
      escape(receiver)
      let result = unknownCall(.method(function.name), arguments)
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
      result = evaluator.call(id, given: values, on: receiver, at: range, &variables)
    }
    escape([result, receiver] + values.compactMap(\.self))
    mayChange(receiver, standingAt: base)
    mayThrowIfTried()
    return .unknown
  }
}
