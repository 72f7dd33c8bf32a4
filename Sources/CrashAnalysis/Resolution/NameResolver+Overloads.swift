import Source
import SwiftLowering

/// The choice between functions of one name.
extension NameResolver {
  /// Returns the one of some functions of one type that a call means.
  ///
  /// - Parameter isExact: whether no subclass can replace it.
  func choose(
    _ candidates: [SwiftFunction.ID], _ arguments: [SwiftExpression.Argument], isExact: Bool
  ) -> Resolution {
    var fitting = candidates.filter { isVisible($0) && program[$0].assignment(of: arguments) != nil }
    if 1 < fitting.count { fitting = fitting.filter { fits(arguments, $0) != .no } }
    if 1 < fitting.count {
      // Swift prefers functions that need no defaults.
      let complete = fitting.filter {
        fits(arguments, $0) == .yes && program[$0].parameters.count == arguments.count
      }
      if complete.count == 1 { fitting = complete }
    }
    guard fitting.count == 1, let id = fitting.first else { return candidates.isEmpty ? .unknown : .witnesses }
    let function = program[id]
    let isReplaced =
      !isExact
      && program.functions(named: function.name).contains {
        program[$0].isOverride && program[$0].enclosing != function.enclosing
      }
    // The code under test may have one that fits better.
    return isReplaced || hasRival(function.name, in: function.enclosing.last) ? .witnesses : .one(id)
  }

  /// Whether the types of arguments fit the parameters, as far as both are known.
  private func fits(_ arguments: [SwiftExpression.Argument], _ id: SwiftFunction.ID) -> Certainty {
    let function = program[id]
    let scope = scope(of: id)
    guard let assigned = function.assignment(of: arguments) else { return .no }
    return zip(assigned, function.parameters).reduce(.yes) { result, pair in
      guard let argument = pair.0 else { return result }
      return result.and(fits(argument.value, resolved(pair.1.type, in: scope)))
    }
  }

  /// - Parameter type: a type whose names are resolved.
  private func fits(_ expression: SwiftExpression, _ type: SwiftTypeReference) -> Certainty {
    if case .optional = type, case .literal(.nothing) = expression.content { return .yes }
    switch declaredType(of: expression) {
    // Values of the type can be of others.
    case .abstract, .unclear: return .maybe
    case .optional(let inner):
      if inner != .concrete { return .maybe }
      // The compiler may unwrap the value.
      if type == type.unwrapped { return fits(unwrapped: expression, type).and(.maybe) }
    case .list, .function, .concrete: break
    }
    return fits(unwrapped: expression, type.unwrapped)
  }

  private func fits(unwrapped expression: SwiftExpression, _ type: SwiftTypeReference) -> Certainty {
    let expected = concrete(expectation(canonical: type))
    switch expression.content {
    case .parenthesized(let inner), .labeled(let inner, _): return fits(unwrapped: inner, type)
    case .literal(let literal): return fits(literal, type)
    case .interpolation: return fits(.string(""), type)
    case .array:
      if case .array = type { return .yes }
      return isBasic(type) || expected != .none ? .no : .maybe
    case .name, .member, .unwrapped:
      if let value = values?.value(of: expression, code) { return fits(value, type, expected) }
      guard let (property, owner) = lazyProperty(expression) else { return .maybe }
      if let declared = property.type { return fits(expectation(declared, in: owner.scope), type, expected) }
      return property.value.map { fits($0, type) } ?? .maybe
    case .call(let callee, _): return fits(expectation(ofResultOf: callee), type, expected)
    default: return .maybe
    }
  }

  /// A protocol expects no type, because values of many types conform to it.
  private func concrete(_ expected: Expectation) -> Expectation {
    if case .instance(let path) = expected, declaration(of: path)?.kind == .protocolType { return .none }
    return expected
  }

  /// Returns the lazy property of `self` that an expression stands for.
  private func lazyProperty(_ expression: SwiftExpression) -> (
    property: SwiftTypeDeclaration.Property, owner: SwiftTypeDeclaration
  )? {
    let name: Name
    switch expression.content {
    case .name(let own): name = own
    case .member(let base, let own) where base.content == .name(WellKnownNames.selfName): name = own
    default: return nil
    }
    guard let path = values?.receiverType, let found = storedProperty(name, of: path), found.property.isLazy else {
      return nil
    }
    return found
  }

  private func fits(_ literal: SwiftExpression.Literal, _ type: SwiftTypeReference) -> Certainty {
    guard case .named(let path, []) = type, path.count == 1, isBasic(type) else {
      if case .array = type { return .no }
      return concrete(expectation(canonical: type)) == .none ? .maybe : .no
    }
    switch (literal, path[0].text) {
    case (.string, "String"), (.boolean, "Bool"), (.integer, "Int"), (.number, "Double"): return .yes
    case (.integer, "Double"), (.integer, "Float"), (.number, "Float"), (.other, _): return .maybe
    default: return .no
    }
  }

  private func fits(_ value: VisibleValues.Kind, _ type: SwiftTypeReference, _ expected: Expectation) -> Certainty {
    switch value {
    case .generated(let found):
      guard expected != .none else { return isBasic(type) ? .no : .maybe }
      return expected == found ? .yes : .no
    case .literal(let literal): return fits(literal, type)
    case .other: return .maybe
    }
  }

  private func fits(_ found: Expectation, _ type: SwiftTypeReference, _ expected: Expectation) -> Certainty {
    guard found != .none else { return .maybe }
    return found == expected ? .yes : expected != .none || isBasic(type) ? .no : .maybe
  }

  private func isBasic(_ type: SwiftTypeReference) -> Bool {
    guard case .named(let path, []) = type, path.count == 1 else { return false }
    return ["String", "Bool", "Int", "Double", "Character", "Float"].contains(path[0].text)
  }
}

extension SwiftFunction {
  /// Returns the argument of each parameter, if it has one; nil if the arguments don't fit.
  func assignment(of arguments: [SwiftExpression.Argument]) -> [SwiftExpression.Argument?]? {
    var rest = arguments[...]
    var result: [SwiftExpression.Argument?] = []
    for parameter in parameters {
      if let next = rest.first, next.isTrailing ? parameter.takesClosure : next.label == parameter.label {
        result.append(rest.removeFirst())
      } else {
        guard parameter.defaultValue != nil else { return nil }
        result.append(nil)
      }
    }
    return rest.isEmpty ? result : nil
  }
}

extension SwiftFunction.Parameter {
  /// Whether it can get a trailing closure.
  fileprivate var takesClosure: Bool { type == .other || defaultValue == nil }
}
