public protocol AdditiveArithmetic: Equatable {
  static var zero: Self { get }
  static func + (lhs: Self, rhs: Self) -> Self
  static func += (lhs: inout Self, rhs: Self)
  static func - (lhs: Self, rhs: Self) -> Self
  static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic {
  @intrinsic public static prefix func + (x: Self) -> Self
  @intrinsic public static func += (lhs: inout Self, rhs: Self)
  @intrinsic public static func -= (lhs: inout Self, rhs: Self)
}

extension AdditiveArithmetic where Self: ExpressibleByIntegerLiteral {
  public static var zero: Self { get }
}

public protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
  associatedtype Magnitude: Comparable, Numeric
  init?<T>(exactly source: T) where T: BinaryInteger
  var magnitude: Magnitude { get }
  static func * (lhs: Self, rhs: Self) -> Self
  static func *= (lhs: inout Self, rhs: Self)
}

public protocol SignedNumeric: Numeric {
  mutating func negate()
  static prefix func - (operand: Self) -> Self
}

extension SignedNumeric {
  @intrinsic public mutating func negate()
  @intrinsic public static prefix func - (operand: Self) -> Self
}

public protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable
where Magnitude: BinaryInteger, Magnitude == Magnitude.Magnitude {
  init<T>(_ source: T) where T: BinaryFloatingPoint
  init<T>(_ source: T) where T: BinaryInteger
  init<T>(clamping source: T) where T: BinaryInteger
  init?<T>(exactly source: T) where T: BinaryFloatingPoint
  init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
  static var isSigned: Bool { get }
  var bitWidth: Int { get }
  var trailingZeroBitCount: Int { get }
  func isMultiple(of other: Self) -> Bool
  func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  func signum() -> Self
  static func % (lhs: Self, rhs: Self) -> Self
  static func %= (lhs: inout Self, rhs: Self)
  static func & (lhs: Self, rhs: Self) -> Self
  static func &= (lhs: inout Self, rhs: Self)
  static func / (lhs: Self, rhs: Self) -> Self
  static func /= (lhs: inout Self, rhs: Self)
  static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  static func <<= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
  static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  static func >>= <RHS>(lhs: inout Self, rhs: RHS) where RHS: BinaryInteger
  static func ^ (lhs: Self, rhs: Self) -> Self
  static func ^= (lhs: inout Self, rhs: Self)
  static func | (lhs: Self, rhs: Self) -> Self
  static func |= (lhs: inout Self, rhs: Self)
  static prefix func ~ (x: Self) -> Self
}

extension BinaryInteger {
  @intrinsic public init()
  @pure public var description: String { get }
  public func advanced(by n: Int) -> Self
  public func distance(to other: Self) -> Int
  public func isMultiple(of other: Self) -> Bool
  public func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
  public func signum() -> Self
  @intrinsic public static func != <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func != (lhs: Self, rhs: Self) -> Bool
  public static func & (lhs: Self, rhs: Self) -> Self
  @intrinsic public static func < <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  public static func << <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  @intrinsic public static func <= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func <= (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func == <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func > <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func > (lhs: Self, rhs: Self) -> Bool
  @intrinsic public static func >= <Other>(lhs: Self, rhs: Other) -> Bool where Other: BinaryInteger
  @intrinsic public static func >= (lhs: Self, rhs: Self) -> Bool
  public static func >> <RHS>(lhs: Self, rhs: RHS) -> Self where RHS: BinaryInteger
  public static func ^ (lhs: Self, rhs: Self) -> Self
  public static func | (lhs: Self, rhs: Self) -> Self
}

public protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible
where Magnitude: FixedWidthInteger, Magnitude: UnsignedInteger, Stride: FixedWidthInteger, Stride: SignedInteger {
  init(bigEndian value: Self)
  init(littleEndian value: Self)
  static var bitWidth: Int { get }
  static var max: Self { get }
  static var min: Self { get }
  var bigEndian: Self { get }
  var byteSwapped: Self { get }
  var leadingZeroBitCount: Int { get }
  var littleEndian: Self { get }
  var nonzeroBitCount: Int { get }
  func addingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
  func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  func multipliedReportingOverflow(by rhs: Self) -> (partialValue: Self, overflow: Bool)
  func remainderReportingOverflow(dividingBy rhs: Self) -> (partialValue: Self, overflow: Bool)
  func subtractingReportingOverflow(_ rhs: Self) -> (partialValue: Self, overflow: Bool)
  static func &* (lhs: Self, rhs: Self) -> Self
  static func &<< (lhs: Self, rhs: Self) -> Self
  static func &<<= (lhs: inout Self, rhs: Self)
  static func &>> (lhs: Self, rhs: Self) -> Self
  static func &>>= (lhs: inout Self, rhs: Self)
}

extension FixedWidthInteger {
  @intrinsic public init?(_ description: String)
  @intrinsic public init<T>(_ source: T) where T: BinaryFloatingPoint
  @intrinsic public init?<S>(_ text: S, radix: Int = 10) where S: StringProtocol
  @intrinsic public init(bigEndian value: Self)
  @intrinsic public init<Other>(clamping source: Other) where Other: BinaryInteger
  @intrinsic public init?<T>(exactly source: T) where T: BinaryFloatingPoint
  @intrinsic public init(littleEndian value: Self)
  @intrinsic public init<T>(truncatingIfNeeded source: T) where T: BinaryInteger
  public var bigEndian: Self { get }
  @pure public var bitWidth: Int { get }
  public var littleEndian: Self { get }
  public func multipliedFullWidth(by other: Self) -> (high: Self, low: Magnitude)
  public static func random(in range: Range<Self>) -> Self
  public static func random(in range: ClosedRange<Self>) -> Self
  public static func random<T>(in range: Range<Self>, using generator: inout T) -> Self where T: RandomNumberGenerator
  public static func random<T>(in range: ClosedRange<Self>, using generator: inout T) -> Self
  where T: RandomNumberGenerator
  public static func &* (lhs: Self, rhs: Self) -> Self
  public static func &*= (lhs: inout Self, rhs: Self)
  public static func &+ (lhs: Self, rhs: Self) -> Self
  public static func &+= (lhs: inout Self, rhs: Self)
  public static func &- (lhs: Self, rhs: Self) -> Self
  public static func &-= (lhs: inout Self, rhs: Self)
  public static func &<< (lhs: Self, rhs: Self) -> Self
  public static func &<< <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func &<<= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static func &>> (lhs: Self, rhs: Self) -> Self
  public static func &>> <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func &>>= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static func << <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func <<= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static func >> <Other>(lhs: Self, rhs: Other) -> Self where Other: BinaryInteger
  public static func >>= <Other>(lhs: inout Self, rhs: Other) where Other: BinaryInteger
  public static prefix func ~ (x: Self) -> Self
}

public protocol SignedInteger: BinaryInteger, SignedNumeric {}

extension SignedInteger {
  @pure public static var isSigned: Bool { get }
}

extension SignedInteger where Self: FixedWidthInteger {
  @intrinsic public init<T>(_ source: T) where T: BinaryInteger
  @intrinsic public init?<T>(exactly source: T) where T: BinaryInteger
  public static var max: Self { get }
  public static var min: Self { get }
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
  public func isMultiple(of other: Self) -> Bool
}

public protocol UnsignedInteger: BinaryInteger {}

extension UnsignedInteger {
  @pure public static var isSigned: Bool { get }
  @intrinsic public var magnitude: Self { get }
}

extension UnsignedInteger where Self: FixedWidthInteger {
  @intrinsic public init<T>(_ source: T) where T: BinaryInteger
  @intrinsic public init?<T>(exactly source: T) where T: BinaryInteger
  public static var max: Self { get }
  public static var min: Self { get }
  public func dividingFullWidth(_ dividend: (high: Self, low: Magnitude)) -> (quotient: Self, remainder: Self)
}
