import Foundation

/// A JSON value: `String`, `Bool`, a number, `NSNull`, a ``JSONList`` or a ``JSONDictionary``.
public typealias JSONValue = any Sendable & Hashable

/// A JSON array. Unlike a Swift array of ``JSONValue``, it is `Hashable`.
public struct JSONList: Hashable, Sendable, CustomStringConvertible {
  /// The elements of the array.
  public let elements: [JSONValue]

  /// Creates an array.
  public init(_ elements: [JSONValue]) {
    self.elements = elements
  }

  public static func == (left: JSONList, right: JSONList) -> Bool {
    left.elements.map(AnyHashable.init(erasing:)) == right.elements.map(AnyHashable.init(erasing:))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements.map(AnyHashable.init(erasing:)))
  }

  public var description: String { "\(elements)" }
}

/// A JSON object. Unlike a Swift dictionary of ``JSONValue``, it is `Hashable`.
public struct JSONDictionary: Hashable, Sendable, CustomStringConvertible {
  /// The members of the object by name.
  public let members: JSONObject

  /// Creates an object.
  public init(_ members: JSONObject) {
    self.members = members
  }

  public static func == (left: JSONDictionary, right: JSONDictionary) -> Bool {
    left.members.mapValues(AnyHashable.init(erasing:)) == right.members.mapValues(AnyHashable.init(erasing:))
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(members.mapValues(AnyHashable.init(erasing:)))
  }

  public var description: String { "\(members)" }
}

/// A JSON object.
public typealias JSONObject = [String: JSONValue]

/// Named values that can be encoded as a JSON object, such as the variables of an operation.
public typealias JSONEncodableDictionary = [String: any JSONEncodable]

/// A type that can be decoded from JSON.
public protocol JSONDecodable: Sendable {
  /// - Throws: ``JSONDecodingError`` if `value` does not represent a value of this type.
  init(_jsonValue value: JSONValue) throws
}

/// A type that can be encoded as JSON.
public protocol JSONEncodable: Sendable {
  /// The value as JSON.
  var _jsonValue: JSONValue { get }
}

/// The reason why a value could not be decoded from JSON.
public enum JSONDecodingError: Error, Hashable, CustomStringConvertible {
  /// The value is missing.
  case missingValue
  /// A required value is null.
  case nullValue
  /// A list or an object was found instead of another kind of value, or the reverse.
  case wrongType
  /// The value does not represent a value of the type.
  case couldNotConvert(value: JSONValue, to: Any.Type)

  public var description: String {
    switch self {
    case .missingValue: "a value is missing"
    case .nullValue: "a required value is null"
    case .wrongType: "the value has the wrong type"
    case .couldNotConvert(let value, let type): "\(value) cannot be converted to \(type)"
    }
  }

  public static func == (left: JSONDecodingError, right: JSONDecodingError) -> Bool {
    switch (left, right) {
    case (.missingValue, .missingValue), (.nullValue, .nullValue), (.wrongType, .wrongType): true
    case (.couldNotConvert(let value, let type), .couldNotConvert(let otherValue, let otherType)):
      AnyHashable(value) == AnyHashable(otherValue) && type == otherType
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .missingValue: hasher.combine(0)
    case .nullValue: hasher.combine(1)
    case .wrongType: hasher.combine(2)
    case .couldNotConvert(let value, let type):
      hasher.combine(AnyHashable(value))
      hasher.combine(ObjectIdentifier(type))
    }
  }
}

extension AnyHashable {
  /// Replaces any `NSNull` by the shared instance, so that hash values are equal.
  fileprivate init(erasing value: JSONValue) {
    let canonical: JSONValue = value is NSNull ? jsonNull : value
    self = AnyHashable(canonical)
  }
}
