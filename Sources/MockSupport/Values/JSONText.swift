import Foundation

/// The null of JSON values.
var jsonNull: JSONValue { sharedNull }

/// The only instance in this library. On Linux, two instances are equal but have different hash values.
let sharedNull = NSNull()

/// The reason why a value can't be written as JSON.
public struct JSONWritingError: Error, Hashable, CustomStringConvertible {
  /// The keys and indices of the path to the value, outermost first.
  public let path: [String]
  /// The reason as a clause, such as "it is nan".
  public let reason: String

  public var description: String {
    "\(path.isEmpty ? "the value" : "'\(path.joined(separator: "."))'") cannot be written as JSON: \(reason)"
  }
}

/// Returns the text of a JSON value. Keys are sorted, so equal values give equal texts.
///
/// - Throws: ``JSONWritingError`` for infinite numbers, NaN, and values of other types.
func jsonText(_ value: JSONValue) throws -> String {
  var text = ""
  try write(value, path: [], to: &text)
  return text
}

private func write(_ value: JSONValue, path: [String], to text: inout String) throws {
  switch value {
  case let string as String: writeString(string, to: &text)
  case let bool as Bool: text += bool ? "true" : "false"
  case let number as any BinaryInteger: text += String(describing: number)
  case let number as Double: try write(number, isFinite: number.isFinite, path: path, to: &text)
  case let number as Float: try write(number, isFinite: number.isFinite, path: path, to: &text)
  case is NSNull: text += "null"
  case let list as JSONList: try write(list, path: path, to: &text)
  case let object as JSONDictionary: try write(object, path: path, to: &text)
  default: throw JSONWritingError(path: path, reason: "it is a \(type(of: value))")
  }
}

private func write(_ number: some CustomStringConvertible, isFinite: Bool, path: [String], to text: inout String) throws
{
  guard isFinite else { throw JSONWritingError(path: path, reason: "it is \(number)") }
  text += number.description
}

private func write(_ list: JSONList, path: [String], to text: inout String) throws {
  text += "["
  for (index, element) in list.elements.enumerated() {
    if 0 < index { text += "," }
    try write(element, path: path + [String(index)], to: &text)
  }
  text += "]"
}

private func write(_ object: JSONDictionary, path: [String], to text: inout String) throws {
  text += "{"
  for (index, member) in object.members.sorted(by: { $0.key < $1.key }).enumerated() {
    if 0 < index { text += "," }
    writeString(member.key, to: &text)
    text += ":"
    try write(member.value, path: path + [member.key], to: &text)
  }
  text += "}"
}

private func writeString(_ string: String, to text: inout String) {
  text += "\""
  for scalar in string.unicodeScalars {
    switch scalar {
    case "\"": text += "\\\""
    case "\\": text += "\\\\"
    case "\n": text += "\\n"
    case "\r": text += "\\r"
    case "\t": text += "\\t"
    case "\u{0}"..<"\u{20}":
      let digits = String(scalar.value, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: text.unicodeScalars.append(scalar)
    }
  }
  text += "\""
}
