public protocol Equatable {
  static func == (lhs: Self, rhs: Self) -> Bool
}

extension Equatable {
  public static func != (lhs: Self, rhs: Self) -> Bool {
    return !(lhs == rhs)
  }
}

public protocol Comparable: Equatable {
  static func < (lhs: Self, rhs: Self) -> Bool
  static func <= (lhs: Self, rhs: Self) -> Bool
  static func > (lhs: Self, rhs: Self) -> Bool
  static func >= (lhs: Self, rhs: Self) -> Bool
}

extension Comparable {
  @intrinsic public static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
  @intrinsic public static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
  @intrinsic public static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
  @intrinsic public static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
  @intrinsic public static func ..< (minimum: Self, maximum: Self) -> Range<Self>
  public static func <= (lhs: Self, rhs: Self) -> Bool {
    return !(rhs < lhs)
  }
  public static func > (lhs: Self, rhs: Self) -> Bool {
    return rhs < lhs
  }
  public static func >= (lhs: Self, rhs: Self) -> Bool {
    return !(lhs < rhs)
  }
}

public protocol Hashable: Equatable {
  var hashValue: Int { get }
  func hash(into hasher: inout Hasher)
}

public struct Hasher: Sendable {
  public init()
  public mutating func combine<H>(_ value: H) where H: Hashable
  @pure public func finalize() -> Int
}

public struct AnyHashable: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible, Hashable {
  public init<H>(_ base: H) where H: Hashable
  public var base: Any { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var hashValue: Int { get }
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: AnyHashable, rhs: AnyHashable) -> Bool
}

public protocol Identifiable<ID> {
  associatedtype ID: Hashable
  var id: ID { get }
}

extension Identifiable where Self: AnyObject {
  public var id: ObjectIdentifier {
    return ObjectIdentifier(self)
  }
}

public protocol CaseIterable {
  associatedtype AllCases: Collection = [Self] where Self == AllCases.Element
  static var allCases: AllCases { get }
}

public protocol RawRepresentable<RawValue> {
  associatedtype RawValue
  init?(rawValue: RawValue)
  var rawValue: RawValue { get }
}

extension RawRepresentable where RawValue == Bool, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Bool, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Double, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Double, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Float, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Float, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int, Self: CodingKeyRepresentable {
  public init?<T>(codingKey: T) where T: CodingKey
  public var codingKey: any CodingKey { get }
}

extension RawRepresentable where RawValue == Int, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int16, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int16, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int32, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int32, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int64, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int64, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == Int8, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == Int8, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == String, Self: CodingKeyRepresentable {
  public init?<T>(codingKey: T) where T: CodingKey
  public var codingKey: any CodingKey { get }
}

extension RawRepresentable where RawValue == String, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == String, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt16, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt16, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt32, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt32, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt64, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt64, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue == UInt8, Self: Decodable {
  public init(from decoder: any Decoder) throws
}

extension RawRepresentable where RawValue == UInt8, Self: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension RawRepresentable where RawValue: Hashable, Self: Hashable {
  public var hashValue: Int { get }
  public func hash(into hasher: inout Hasher)
}

public protocol Error: Sendable {}

public protocol CustomStringConvertible {
  var description: String { get }
}

public protocol CustomDebugStringConvertible {
  var debugDescription: String { get }
}

public protocol LosslessStringConvertible: CustomStringConvertible {
  init?(_ description: String)
}

public protocol CustomReflectable {
  var customMirror: Mirror { get }
}

public protocol CustomLeafReflectable: CustomReflectable {}

public struct ObjectIdentifier: Comparable, CustomDebugStringConvertible, Hashable, Sendable {
  public init(_ x: AnyObject)
  public init(_ x: Any.Type)
  @pure public var debugDescription: String { get }
  public func hash(into hasher: inout Hasher)
  @pure public static func < (lhs: ObjectIdentifier, rhs: ObjectIdentifier) -> Bool
  @pure public static func == (x: ObjectIdentifier, y: ObjectIdentifier) -> Bool
}
