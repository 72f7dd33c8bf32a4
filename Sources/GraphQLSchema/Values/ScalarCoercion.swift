import GraphQLSyntax
import Source

/// Checks constants for the specification's scalars.
/// See https://spec.graphql.org/September2025/#sec-Scalars.Built-in-Scalars
package enum ScalarCoercion {
  /// Returns the problem of a constant as a value of a scalar. Nil if it is valid or the scalar is a custom one.
  package static func problem(_ value: ConstantValue, _ scalar: Name) -> String? {
    switch scalar {
    case "Int":
      guard case .int(let digits) = value else { return "Int cannot represent non-integer value: \(value.text)" }
      return Int32(digits) == nil
        ? "Int cannot represent non 32-bit signed integer value: \(value.text)" : nil
    case "Float":
      switch value {
      case .int, .float: return nil
      default: return "Float cannot represent non numeric value: \(value.text)"
      }
    case "String":
      if case .string = value { return nil }
      return "String cannot represent a non string value: \(value.text)"
    case "Boolean":
      if case .boolean = value { return nil }
      return "Boolean cannot represent a non boolean value: \(value.text)"
    case "ID":
      switch value {
      case .int, .string: return nil
      default: return "ID cannot represent a non-string and non-integer value: \(value.text)"
      }
    default: return nil
    }
  }
}

extension ConstantValue {
  /// The value in GraphQL syntax, on one line. Recurses as deep as the value nests.
  package var text: String {
    switch self {
    case .int(let digits), .float(let digits): digits
    case .string(let value): StringPrinter.quoted(value)
    case .boolean(let value): value ? "true" : "false"
    case .null: "null"
    case .enumeration(let name): name.text
    case .list(let values): "[" + values.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { "\($0.name.text): \($0.value.text)" }.joined(separator: ", ") + "}"
    }
  }
}
