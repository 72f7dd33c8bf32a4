public struct StaticString: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible,
  ExpressibleByStringLiteral, Sendable
{
  @pure public init()
  @pure public init(extendedGraphemeClusterLiteral value: StaticString)
  @pure public init(stringLiteral value: StaticString)
  @pure public init(unicodeScalarLiteral value: StaticString)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var hasPointerRepresentation: Bool { get }
  @pure public var isASCII: Bool { get }
  @pure public var unicodeScalar: Unicode.Scalar { get }
  @pure public var utf8CodeUnitCount: Int { get }
}

public struct DefaultStringInterpolation: CustomStringConvertible, Sendable, StringInterpolationProtocol,
  TextOutputStream
{
  public init(literalCapacity: Int, interpolationCount: Int)
  @pure public var description: String { get }
  public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible, T: TextOutputStreamable
  public mutating func appendInterpolation<T>(_ value: T) where T: TextOutputStreamable
  public mutating func appendInterpolation<T>(_ value: T) where T: CustomStringConvertible
  public mutating func appendInterpolation<T>(_ value: T)
  public mutating func appendInterpolation(_ value: Any.Type)
  public mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
  where T: CustomStringConvertible, T: TextOutputStreamable
  public mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
  where T: TextOutputStreamable
  public mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
  where T: CustomStringConvertible
  public mutating func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
  public mutating func appendLiteral(_ literal: String)
  public mutating func write(_ string: String)
}

public protocol StringInterpolationProtocol {
  associatedtype StringLiteralType
  init(literalCapacity: Int, interpolationCount: Int)
  mutating func appendLiteral(_ literal: StringLiteralType)
}

public protocol TextOutputStream {
  mutating func write(_ string: String)
}

public protocol TextOutputStreamable {
  func write<Target>(to target: inout Target) where Target: TextOutputStream
}

public enum Unicode: Sendable {}

extension Unicode {
  public struct Scalar: Comparable, CustomDebugStringConvertible, CustomReflectable, ExpressibleByUnicodeScalarLiteral,
    Hashable, LosslessStringConvertible, Sendable, TextOutputStreamable
  {
    public init?(_ v: UInt32)
    public init?(_ v: UInt16)
    public init(_ v: UInt8)
    public init(_ v: Unicode.Scalar)
    public init?(_ description: String)
    public init?(_ v: Int)
    public init(unicodeScalarLiteral value: Unicode.Scalar)
    public var customMirror: Mirror { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @pure public var isASCII: Bool { get }
    public var utf16: UTF16View { get }
    public var utf8: UTF8View { get }
    @pure public var value: UInt32 { get }
    @pure public func escaped(asASCII forceASCII: Bool) -> String
    public func hash(into hasher: inout Hasher)
    public func write<Target>(to target: inout Target) where Target: TextOutputStream
    @pure public static func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
    @pure public static func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar) -> Bool
  }
}

extension Unicode.Scalar {
  public struct UTF16View: RandomAccessCollection, Sendable {
    public typealias Element = UInt16
    @pure public subscript(position: Int) -> UInt16 { get }
    public typealias Indices = Range<Int>
    @pure public var endIndex: Int { get }
    @pure public var startIndex: Int { get }
  }
}

extension Unicode.Scalar {
  public struct UTF8View: RandomAccessCollection, Sendable {
    public typealias Element = UInt8
    @pure public subscript(position: Int) -> UInt8 { get }
    public typealias Indices = Range<Int>
    @pure public var endIndex: Int { get }
    @pure public var startIndex: Int { get }
  }
}
