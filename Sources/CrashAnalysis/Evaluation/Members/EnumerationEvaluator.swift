import Source
import SwiftLowering

/// Values of enumerations: cases with payloads, their members, and `Result`.
struct EnumerationEvaluator: Evaluator {
  let evaluation: Evaluation

  /// `Type.name` or `.name`: a case without a payload, or all cases; nil if the type is no enumeration of the program.
  func enumerationMember(_ name: Name, of path: [Name]) -> AbstractValue? {
    guard let cases = names.cases(of: path) else { return nil }
    if let found = cases.first(where: { $0.name == name }) {
      return found.parameters.isEmpty ? .enumeration(EnumerationValue(type: path, name: name)) : nil
    }
    guard name == Self.allCases, cases.allSatisfy(\.parameters.isEmpty), !names.hasMember(name, in: path),
      names.staticProperties(name, of: path).isEmpty, names.unknownParents(of: path).contains(Self.caseIterable)
    else { return nil }
    return .list(cases.map { .enumeration(EnumerationValue(type: path, name: $0.name)) })
  }

  /// `Type.name(…)` or `.name(…)`: a case with a payload; nil if the type has no such case.
  func enumerationCase(_ name: Name, of path: [Name], _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard let found = names.cases(of: path)?.first(where: { $0.name == name }),
      found.parameters.count == arguments.count, zip(found.parameters, arguments).allSatisfy({ $0.label == $1.label })
    else { return nil }
    let scope = names.declaration(of: path)?.scope ?? frame.scope
    var payload: [AbstractValue] = []
    for (parameter, argument) in zip(found.parameters, arguments) {
      payload.append(expressions.evaluate(argument.value, as: parameter.type, in: scope))
    }
    return .enumeration(EnumerationValue(type: path, name: name, payload: payload))
  }

  /// Returns the value of a property of a case that the compiler declares.
  func member(_ name: Name, of value: EnumerationValue) -> AbstractValue {
    if name == Self.rawValue, let found = names.cases(of: value.type)?.first(where: { $0.name == value.name }) {
      if let raw = found.rawValue { return AbstractValue(raw) }
      if names.unknownParents(of: value.type).contains(Self.string) { return .string(value.name.text) }
      return .something
    }
    escape(.enumeration(value))
    return .unknown
  }

  // MARK: Result

  /// `.success(value)` or `.failure(error)` of a type that the program does not declare.
  func resultCase(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard name == EnumerationValue.success || name == EnumerationValue.failure, arguments.count == 1,
      let argument = arguments.first, argument.label == nil, names.isUndeclared(name)
    else { return nil }
    return .enumeration(EnumerationValue(type: [], name: name, payload: [evaluate(argument.value)]))
  }

  /// Calls a method of `Result`; nil for other calls.
  func resultMethod(
    _ name: Name, of value: EnumerationValue, _ arguments: [SwiftExpression.Argument], at range: TextRange
  ) -> AbstractValue? {
    guard value.isResult, let content = value.payload.first else { return nil }
    switch (name.text, arguments.count) {
    case ("get", 0):
      guard value.name == EnumerationValue.failure else { return content }
      if context.isExploring { mayThrow() } else { fail() }
      return .unknown
    case ("map", 1), ("flatMap", 1):
      guard value.name == EnumerationValue.success else { return .enumeration(value) }
      let result = methods.transform(content, by: arguments[0].value, at: range)
      if name == WellKnownNames.flatMap { return result }
      return .enumeration(EnumerationValue(type: [], name: value.name, payload: [result]))
    case ("mapError", 1):
      return value.name == EnumerationValue.success ? .enumeration(value) : nil
    default: return nil
    }
  }

  private static let allCases: Name = "allCases"
  private static let caseIterable: Name = "CaseIterable"
  private static let rawValue: Name = "rawValue"
  private static let string: Name = "String"
}
