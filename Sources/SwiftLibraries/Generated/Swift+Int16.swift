// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Int16: LibraryText {
    LibraryText(
      path: "Swift/Int16.swift",
      text: #"""
public struct Int16: CustomReflectable, Decodable, Encodable, FixedWidthInteger, Sendable, SignedInteger {
  public typealias IntegerLiteralType = Int16
  public typealias Magnitude = UInt16
  @intrinsic @pure public init(_ source: Float)
  @intrinsic @pure public init(_ source: Double)
  @pure public init(bitPattern x: UInt16)
  @pure public init?(exactly source: Float)
  @pure public init?(exactly source: Double)
  public init(from decoder: any Decoder) throws
  @pure public static var bitWidth: Int { get }
  @pure public var byteSwapped: Int16 { get }
  public var customMirror: Mirror { get }
  @pure public var leadingZeroBitCount: Int { get }
  @intrinsic @pure public var magnitude: UInt16 { get }
  @pure public var nonzeroBitCount: Int { get }
  @pure public var trailingZeroBitCount: Int { get }
  public func addingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
  public func dividedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
  public func dividingFullWidth(_ dividend: (high: Int16, low: Int16.Magnitude)) -> (quotient: Int16, remainder: Int16)
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public func multipliedFullWidth(by other: Int16) -> (high: Int16, low: Int16.Magnitude)
  public func multipliedReportingOverflow(by other: Int16) -> (partialValue: Int16, overflow: Bool)
  public func remainderReportingOverflow(dividingBy other: Int16) -> (partialValue: Int16, overflow: Bool)
  @pure public func signum() -> Int16
  public func subtractingReportingOverflow(_ other: Int16) -> (partialValue: Int16, overflow: Bool)
  @intrinsic @pure public static func != (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func % (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func %= (lhs: inout Int16, rhs: Int16)
  @pure public static func & (lhs: Int16, rhs: Int16) -> Int16
  @pure public static func &<< (lhs: Int16, rhs: Int16) -> Int16
  public static func &<<= (lhs: inout Int16, rhs: Int16)
  public static func &= (lhs: inout Int16, rhs: Int16)
  @pure public static func &>> (lhs: Int16, rhs: Int16) -> Int16
  public static func &>>= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func * (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func *= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func + (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func += (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func - (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func -= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func / (lhs: Int16, rhs: Int16) -> Int16
  @intrinsic public static func /= (lhs: inout Int16, rhs: Int16)
  @intrinsic @pure public static func < (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func <= (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func == (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func > (lhs: Int16, rhs: Int16) -> Bool
  @intrinsic @pure public static func >= (lhs: Int16, rhs: Int16) -> Bool
  @pure public static func ^ (lhs: Int16, rhs: Int16) -> Int16
  public static func ^= (lhs: inout Int16, rhs: Int16)
  @pure public static func | (lhs: Int16, rhs: Int16) -> Int16
  public static func |= (lhs: inout Int16, rhs: Int16)
}

"""#,
      outline: #"""
t 0 104  08e78c8ad81c7a2992c83f23614147c3 Int16 struct Int16
o 109 152 0 c1e56f9d2ae789f3b857158fce0f3088 IntegerLiteralType typealias IntegerLiteralType
o 155 190 0 e2975a2ed2d42256df00f926faf34dca Magnitude typealias Magnitude
o 193 238 0 abf04561b35e6fc1ce21c2b23cce30f6 init init(_ source: Float)
o 241 287 0 502686cf73a3a5ad8966f1dfc5807f5b init init(_ source: Double)
o 290 329 0 03ca7d792249429a7619485fef1219d0 init init(bitPattern x: UInt16)
o 332 373 0 86388de9737df2b007cccec04dde4e9c init init?(exactly source: Float)
o 376 418 0 4cdfc04cb7bd9c3bf924a997b74bde4b init init?(exactly source: Double)
o 421 514 0 580ccc90cf3eee5d346b7f920f13118f init init(from decoder: any Decoder)
o 517 560 0 46e5c82fd71ebd7425ef232e64513373 byteSwapped var byteSwapped
o 563 602 0 9c00df8cb4b8c07c7209281c22f7bcf8 customMirror var customMirror
o 605 654 0 6713e5decb6da7088d2cec1683b96633 leadingZeroBitCount var leadingZeroBitCount
o 657 710 0 639c1d2595d7d930912655dd013069d8 magnitude var magnitude
o 713 758 0 400b5d0424e5cb1a8f79a61cee75b61b nonzeroBitCount var nonzeroBitCount
o 761 811 0 17e2e7ec3e6ef9b81b362d7e7040c79a trailingZeroBitCount var trailingZeroBitCount
o 814 906 0 a5eca5f9c6455c4ce957a09ae4e4cf12 addingReportingOverflow func addingReportingOverflow(_ other: Int16)
o 909 1003 0 0ffec8bdf1ed0237f471011b8ea7fc29 dividedReportingOverflow func dividedReportingOverflow(by other: Int16)
o 1006 1123 0 484b5569d4b7232af0956f20252eb158 dividingFullWidth func dividingFullWidth(_ dividend: (high: Int16, low: Int16.Magnitude))
o 1126 1222 0 20a24cdeed43940455e4e6bf7bb85e6a encode func encode(to encoder: any Encoder)
o 1225 1312 0 f12a2f83c631db35cdb0715031b33d0e multipliedFullWidth func multipliedFullWidth(by other: Int16)
o 1315 1412 0 da85723ff785d8dda1df43557754e8a7 multipliedReportingOverflow func multipliedReportingOverflow(by other: Int16)
o 1415 1519 0 3393ac315262348cc400637ee3c76be2 remainderReportingOverflow func remainderReportingOverflow(dividingBy other: Int16)
o 1522 1557 0 3b62535b640b9a82bfbff5ddf2aa5d38 signum func signum()
o 1560 1657 0 e544824e61b7b191e8b766f564c50e08 subtractingReportingOverflow func subtractingReportingOverflow(_ other: Int16)
o 1660 1731 0 34b2ccb3b34d849fab88c449a33cadb3 != func != (lhs: Int16, rhs: Int16)
o 1734 1805 0 99e76fa953ba7ed5c8ce79d38b0dc038 % func % (lhs: Int16, rhs: Int16)
o 1808 1871 0 d7bd2578839bdfd11e3c9cefc4357669 %= func %= (lhs: inout Int16, rhs: Int16)
o 1874 1934 0 642b938e9fd69fd0752b42e0970d3557 & func & (lhs: Int16, rhs: Int16)
o 1937 1999 0 44397801f94320de545db1ba47e2a1e7 &<< func &<< (lhs: Int16, rhs: Int16)
o 2002 2056 0 efbff7b298141b962557effd88bb052b &<<= func &<<= (lhs: inout Int16, rhs: Int16)
o 2059 2111 0 f46fe3ab56e7188079ec937dd7592089 &= func &= (lhs: inout Int16, rhs: Int16)
o 2114 2176 0 418a8046be4469afe15c5b8ec88880e9 &>> func &>> (lhs: Int16, rhs: Int16)
o 2179 2233 0 52dd00e9d635fee7f4cca6f193c6395e &>>= func &>>= (lhs: inout Int16, rhs: Int16)
o 2236 2307 0 e75e4a824a5d6b06528189065ce2acde * func * (lhs: Int16, rhs: Int16)
o 2310 2373 0 32ef628bf0728a6d602acbc869f21749 *= func *= (lhs: inout Int16, rhs: Int16)
o 2376 2447 0 f4e82cadee097f07c50b7cab09bf85bb + func + (lhs: Int16, rhs: Int16)
o 2450 2513 0 586d919e48bde5176a5c7ccd565b2c45 += func += (lhs: inout Int16, rhs: Int16)
o 2516 2587 0 c90f1f4621712abd328f4950704504d1 - func - (lhs: Int16, rhs: Int16)
o 2590 2653 0 c9e19109225a66b08fc8c0d145603292 -= func -= (lhs: inout Int16, rhs: Int16)
o 2656 2727 0 7dcba21e0743e462b23c73732df7fdf0 / func / (lhs: Int16, rhs: Int16)
o 2730 2793 0 9d8a9e07deda27714eb93789f2f0bcef /= func /= (lhs: inout Int16, rhs: Int16)
o 2796 2866 0 e839d5a134e20e465f1b35069a23874a < func < (lhs: Int16, rhs: Int16)
o 2869 2940 0 54b1fba5925f2c5c2cab660b43e33e5a <= func <= (lhs: Int16, rhs: Int16)
o 2943 3014 0 500aef3a23de5fea5a1279f1edda9e04 == func == (lhs: Int16, rhs: Int16)
o 3017 3087 0 4e016ab4e200c3fe6fbcc47b69039747 > func > (lhs: Int16, rhs: Int16)
o 3090 3161 0 5aaef5ff72e92bc2b4c30c0d71d71a2b >= func >= (lhs: Int16, rhs: Int16)
o 3164 3224 0 dfef4aba54ed0da495eededbf644e463 ^ func ^ (lhs: Int16, rhs: Int16)
o 3227 3279 0 a9c442d4b3055935d7dd5c9ec4915818 ^= func ^= (lhs: inout Int16, rhs: Int16)
o 3282 3342 0 7dc250b593447d349701ca638e4ab7d0 | func | (lhs: Int16, rhs: Int16)
o 3345 3397 0 1cc7f400f63f72434a982ec7d6059eb4 |= func |= (lhs: inout Int16, rhs: Int16)

"""#)
  }
}
