import Foundation

// Conversions between Swift values and JSON values.

extension String: JSONEncodable, JSONDecodable {
  /// Also accepts numbers, since servers may send numbers as identifiers.
  public init(_jsonValue value: JSONValue) throws {
    switch value {
    case let text as String: self = text
    case let number as Int: self = String(number)
    case let number as Int32: self = String(number)
    case let number as Int64: self = String(number)
    case let number as Double: self = String(number)
    default: throw JSONDecodingError.couldNotConvert(value: value, to: String.self)
    }
  }

  public var _jsonValue: JSONValue { self }
}

extension Int: JSONEncodable, JSONDecodable {
  public init(_jsonValue value: JSONValue) throws { self = try exactly(value, Int.init(exactly:), Int.init(exactly:)) }

  public var _jsonValue: JSONValue { self }
}

extension Int32: JSONEncodable, JSONDecodable {
  public init(_jsonValue value: JSONValue) throws {
    self = try exactly(value, Int32.init(exactly:), Int32.init(exactly:))
  }

  public var _jsonValue: JSONValue { self }
}

extension Double: JSONEncodable, JSONDecodable {
  public init(_jsonValue value: JSONValue) throws { self = try exactly(value, { Double($0) }, { $0 }) }

  public var _jsonValue: JSONValue { self }
}

extension Float: JSONEncodable, JSONDecodable {
  public init(_jsonValue value: JSONValue) throws { self = try exactly(value, { Float($0) }, { Float($0) }) }

  public var _jsonValue: JSONValue { self }
}

extension Bool: JSONEncodable, JSONDecodable {
  public init(_jsonValue value: JSONValue) throws {
    guard let bool = value as? Bool else { throw JSONDecodingError.couldNotConvert(value: value, to: Bool.self) }
    self = bool
  }

  public var _jsonValue: JSONValue { self }
}

extension EnumType {
  public var _jsonValue: JSONValue { rawValue }
}

extension RawRepresentable where RawValue: JSONDecodable {
  public init(_jsonValue value: JSONValue) throws {
    guard let instance = Self(rawValue: try RawValue(_jsonValue: value)) else {
      throw JSONDecodingError.couldNotConvert(value: value, to: Self.self)
    }
    self = instance
  }
}

extension RawRepresentable where RawValue: JSONEncodable {
  public var _jsonValue: JSONValue { rawValue._jsonValue }
}

extension NSNull: JSONEncodable {
  public var _jsonValue: JSONValue { jsonNull }
}

extension Optional: JSONEncodable where Wrapped: JSONEncodable & Hashable {
  /// `nil` is null.
  public var _jsonValue: JSONValue { self?._jsonValue ?? jsonNull }
}

extension Array: JSONEncodable where Element: JSONEncodable {
  public var _jsonValue: JSONValue { JSONList(map(\._jsonValue)) }
}

extension Dictionary: JSONEncodable where Key == String, Value == any JSONEncodable {
  public var _jsonValue: JSONValue { JSONDictionary(mapValues(\._jsonValue)) }
}

/// Returns a numeric value as another numeric type, if that represents it exactly. `Bool` is not numeric.
private func exactly<Number>(
  _ value: JSONValue, _ fromInteger: (Int64) -> Number?, _ fromDouble: (Double) -> Number?
) throws -> Number {
  let number: Number? =
    switch value {
    case let integer as Int: fromInteger(Int64(integer))
    case let integer as Int32: fromInteger(Int64(integer))
    case let integer as Int64: fromInteger(integer)
    case let double as Double: fromDouble(double)
    case let float as Float: fromDouble(Double(float))
    default: nil
    }
  guard let number else { throw JSONDecodingError.couldNotConvert(value: value, to: Number.self) }
  return number
}
