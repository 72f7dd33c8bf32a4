import Foundation

/// A value that stands for JSON: `String`, `Bool`, a number, `NSNull`, a ``JSONList`` or a ``JSONDictionary``.
public typealias JSONValue = any Sendable & Hashable

/// A JSON array. Unlike a Swift array of ``JSONValue`` it can be compared.
public struct JSONList: Hashable, Sendable, CustomStringConvertible {
  public let elements: [JSONValue]

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

/// A JSON object. Unlike a Swift dictionary of ``JSONValue`` it can be compared.
public struct JSONDictionary: Hashable, Sendable, CustomStringConvertible {
  public let members: JSONObject

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

/// Values by name that can be written as a JSON object, such as the variables of an operation.
public typealias JSONEncodableDictionary = [String: any JSONEncodable]

/// A type with values that can be made from JSON.
public protocol JSONDecodable: Sendable {
  /// - Throws: ``JSONDecodingError`` where `value` does not stand for a value of this type.
  init(_jsonValue value: JSONValue) throws
}

/// A type with values that can be written as JSON.
public protocol JSONEncodable: Sendable {
  /// The value as JSON.
  var _jsonValue: JSONValue { get }
}

/// Why a value could not be made from JSON.
public enum JSONDecodingError: Error, Hashable, CustomStringConvertible {
  /// There is no value.
  case missingValue
  /// The value is null, and it may not be.
  case nullValue
  /// A list or an object stands where something else should, or the reverse.
  case wrongType
  /// The value does not stand for one of the type.
  case couldNotConvert(value: JSONValue, to: Any.Type)

  public var description: String {
    switch self {
    case .missingValue: "a value is missing"
    case .nullValue: "null stands where a value is required"
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
  /// Null becomes the one instance, whoever has made it.
  fileprivate init(erasing value: JSONValue) {
    let canonical: JSONValue = value is NSNull ? jsonNull : value
    self = AnyHashable(canonical)
  }
}
