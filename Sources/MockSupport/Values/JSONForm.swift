import Foundation

/// The form of a value in JSON that a program passes: a ``JSONValue``, a Swift literal, or a result of
/// `JSONSerialization`.
enum JSONForm {
  case null
  case scalar(JSONValue)
  case list([Any])
  /// An object, with a function that returns the value of a key.
  case object((String) -> Any?)
  /// A value that is no JSON.
  case other

  init(_ value: Any) {
    switch value {
    case is NSNull: self = .null
    case let object as JSONDictionary: self = .object { object.members[$0] }
    case let list as JSONList: self = .list(list.elements)
    case let number as NSNumber where type(of: value) is NSNumber.Type: self = .scalar(Self.native(number))
    case let encodable as any JSONEncodable: self = .scalar(encodable._jsonValue)
    case let integer as any FixedWidthInteger: self = .scalar(Self.native(integer))
    case let members as [String: Any]: self = .object { members[$0] }
    case let elements as [Any]: self = .list(elements)
    default: self = Self.isNil(value) ? .null : .other
    }
    // Encodable collections and optionals give JSON of another form.
    if case .scalar(let value) = self, value is JSONDictionary || value is JSONList || value is NSNull {
      self = JSONForm(value)
    }
  }

  /// The value as JSON, with all its parts; nil if one of them is no JSON.
  static func json(_ value: Any) -> JSONValue? {
    switch value {
    case let object as JSONDictionary: return object
    case let members as [String: Any]:
      let converted = members.compactMapValues(json)
      return converted.count == members.count ? JSONDictionary(converted) : nil
    default: break
    }
    switch JSONForm(value) {
    case .null: return jsonNull
    case .scalar(let scalar): return scalar
    case .list(let elements):
      let converted = elements.compactMap(json)
      return converted.count == elements.count ? JSONList(converted) : nil
    case .object, .other: return nil
    }
  }

  /// Returns the Swift value of a number, with the type that a parser of JSON gives it.
  private static func native(_ number: NSNumber) -> JSONValue {
    switch String(cString: number.objCType) {
    // Numbers of JSON never have the type `Int8`.
    case "c", "B": return number.boolValue
    case "f", "d": return number.doubleValue
    default:
      if let integer = Int(exactly: number) { return integer }
      return number.doubleValue
    }
  }

  private static func native(_ integer: some FixedWidthInteger) -> JSONValue {
    if let integer = Int(exactly: integer) { return integer }
    return Double(integer)
  }

  /// Returns whether a value is an optional without a value.
  private static func isNil(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }
}
