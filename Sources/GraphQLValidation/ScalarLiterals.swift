import GraphQLSchema
import GraphQLSyntax
import Source

/// The literals that built-in scalars accept. Custom scalars accept any value.
/// See https://spec.graphql.org/September2025/#sec-Scalars.Built-in-Scalars
package enum ScalarLiterals {
  private static let int: Name = "Int"
  private static let float: Name = "Float"
  private static let string: Name = "String"
  private static let boolean: Name = "Boolean"
  private static let id: Name = "ID"

  /// The maximum length of a value in messages.
  private static let longestText = 1000

  /// Returns why the scalar rejects the literal, or nil if it accepts it.
  package static func problem(_ value: Value, as scalar: Name, _ document: Document) -> String? {
    switch (scalar, value.content) {
    case (int, .int):
      let digits = document.text(value.range)
      return Int32(digits) == nil ? "Int cannot represent non 32-bit signed integer value: \(digits)" : nil
    case (int, _): return "Int cannot represent non-integer value: " + text(of: value, document)
    case (float, .int), (float, .float): return nil
    case (float, _): return "Float cannot represent non numeric value: " + text(of: value, document)
    case (string, .string): return nil
    case (string, _): return "String cannot represent a non string value: " + text(of: value, document)
    case (boolean, .boolean): return nil
    case (boolean, _): return "Boolean cannot represent a non boolean value: " + text(of: value, document)
    case (id, .string), (id, .int): return nil
    case (id, _): return "ID cannot represent a non-string and non-integer value: " + text(of: value, document)
    default: return nil
    }
  }

  /// Returns the value as messages show it.
  static func text(of value: Value, _ document: Document) -> String {
    if longestText * 4 < value.range.count { return String(document.text(value.range).prefix(longestText)) + "…" }
    let text = DocumentPrinter.print(value, of: document)
    return longestText < text.utf8.count ? String(text.prefix(longestText)) + "…" : text
  }
}
