import Foundation
import Testing

/// Parsed JSON for test data. Strings with lone surrogates read as nil.
package struct JSON: @unchecked Sendable {
  // `@unchecked`: the objects of `JSONSerialization` are never changed.
  fileprivate let value: Any?

  package init(_ value: Any?) { self.value = value }

  package static func parse(_ data: Data) throws -> JSON {
    JSON(try JSONSerialization.jsonObject(with: data, options: [.fragmentsAllowed]))
  }

  package subscript(_ key: String) -> JSON { JSON((value as? [String: Any])?[key]) }
  package var array: [JSON] { (value as? [Any] ?? []).map { JSON($0) } }
  package var object: [String: JSON] { (value as? [String: Any] ?? [:]).mapValues { JSON($0) } }
  package var string: String? { value as? String }
  package var int: Int? { (value as? NSNumber)?.intValue }
  package var bool: Bool? { (value as? NSNumber)?.boolValue }
  package var isNull: Bool { value == nil || value is NSNull }
  package var isObject: Bool { value is [String: Any] }
}

extension JSON: CustomTestStringConvertible {
  package var testDescription: String { self["id"].string ?? self["test"].string ?? "case" }
}

extension JSON {
  /// Returns the value as JSON text.
  package func data() throws -> Data {
    try JSONSerialization.data(withJSONObject: value ?? NSNull(), options: [.fragmentsAllowed, .sortedKeys])
  }
}
