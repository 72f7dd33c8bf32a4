// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Bool: LibraryText {
    LibraryText(
      path: "Swift/Bool.swift",
      text: #"""
public struct Bool: CustomReflectable, Decodable, Encodable, ExpressibleByBooleanLiteral, Hashable,
  LosslessStringConvertible, Sendable
{
  public init() {
    self = false
  }
  public init(_ value: Bool) {
    self = value
  }
  @intrinsic @pure public init?(_ description: String)
  @intrinsic @pure public init(booleanLiteral value: Bool)
  public init(from decoder: any Decoder) throws
  public var customMirror: Mirror { get }
  @pure public var description: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public mutating func toggle() {
    self = !self
  }
  public static func random() -> Bool {
    return Library.oneOf(true, false)
  }
  public static func random<T>(using generator: inout T) -> Bool where T: RandomNumberGenerator {
    Library.anyNumberOfTimes { _ = generator.next() }
    return Library.oneOf(true, false)
  }
  @intrinsic public static prefix func ! (a: Bool) -> Bool
  public static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    return lhs ? try rhs() : false
  }
  @intrinsic @pure public static func == (lhs: Bool, rhs: Bool) -> Bool
  public static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool {
    return lhs ? true : try rhs()
  }
}

"""#,
      outline: #"""
t 0 137  9fb6f2c4e94669e6520d549c28645241 Bool struct Bool
o 142 178 0 cb3c90e0320ab33d551978bba3110751 init init()
o 181 230 0 b488d2c6bf2bb3e4702966376921219e init init(_ value: Bool)
o 233 285 0 63ada4cf6482369a963f4bacbac37bf5 init init?(_ description: String)
o 288 344 0 51454da16a18da0e3a8337b668e138d8 init init(booleanLiteral value: Bool)
o 347 434 0 0fb2369015c01a784129578c7d09477f init init(from decoder: any Decoder)
o 437 481 0 a93bd9f46de7bc8cc5e7f7fabdbadccc description var description
o 484 580 0 a2a75812d3b3c2772257cc4eb0f2d95c encode func encode(to encoder: any Encoder)
o 583 635 0 72ddb38739b451c53b97511345260a20 toggle func toggle()
o 638 717 0 0fba9e2896f6875bf1a20825efb8ff49 random func random()
o 720 911 0 db9eef0e51bac098faf5c2fe6c5d12b8 random func random<T>(using generator: inout T)
o 914 970 0 2d27a46f0909329a7a0123ea9a81dac7 ! func ! (a: Bool)
o 973 1101 0 1dd58d347626f377556097b17d3dc1ba && func && (lhs: Bool, rhs: @autoclosure () throws -> Bool)
o 1104 1173 0 3a1af7874ed1184b40d514ba6cd45c16 == func == (lhs: Bool, rhs: Bool)
o 1176 1303 0 6939579804642e3d0ac1a73d0f10ecac || func || (lhs: Bool, rhs: @autoclosure () throws -> Bool)

"""#)
  }
}
