import Source
import SwiftLowering

/// `GraphQLResult` and `GraphQLResponse` of Apollo iOS, which hold the model that a fake client returns.
extension Evaluator {
  /// Makes a response; nil for other calls.
  mutating func response(_ name: Name, _ arguments: [SwiftExpression.Argument]) -> AbstractValue? {
    guard Self.responseTypes.contains(name), arguments.first?.label == Self.data,
      arguments.allSatisfy({ $0.label != nil }), names.isUndeclared(name), !names.hasRival(name)
    else { return nil }
    var fields: [Name: AbstractValue] = [:]
    for argument in arguments {
      let value = evaluate(argument.value)
      if let label = argument.label { fields[label] = value }
    }
    return .record(Record(type: [Self.responseType], fields: fields))
  }

  /// Returns the value of a property of a response; nil for other values.
  func responseMember(_ name: Name, of value: AbstractValue) -> AbstractValue? {
    guard case .record(let record) = value, record.type == [Self.responseType] else { return nil }
    return record.fields[name]
  }

  private static let responseTypes: Set<Name> = ["GraphQLResult", "GraphQLResponse"]
  private static let data: Name = "data"
  // No type of a program has this name.
  private static let responseType: Name = "%GraphQLResponse"
}
