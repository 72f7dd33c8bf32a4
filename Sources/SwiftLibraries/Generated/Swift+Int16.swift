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
61 t  Int16 0 104 08e78c8ad81c7a2992c83f23614147c3 struct Int16
93 o 0 IntegerLiteralType 109 152 c1e56f9d2ae789f3b857158fce0f3088 typealias IntegerLiteralType
75 o 0 Magnitude 155 190 e2975a2ed2d42256df00f926faf34dca typealias Magnitude
72 o 0 init 193 238 abf04561b35e6fc1ce21c2b23cce30f6 init(_ source: Float)
73 o 0 init 241 287 502686cf73a3a5ad8966f1dfc5807f5b init(_ source: Double)
77 o 0 init 290 329 03ca7d792249429a7619485fef1219d0 init(bitPattern x: UInt16)
79 o 0 init 332 373 86388de9737df2b007cccec04dde4e9c init?(exactly source: Float)
80 o 0 init 376 418 4cdfc04cb7bd9c3bf924a997b74bde4b init?(exactly source: Double)
82 o 0 init 421 466 c37de2043fc12d17daeb50baa5e36d75 init(from decoder: any Decoder)
67 o 0 bitWidth 469 514 27cf43428ac81253ce5d47bf5fc0bcba var bitWidth
73 o 0 byteSwapped 517 560 46e5c82fd71ebd7425ef232e64513373 var byteSwapped
75 o 0 customMirror 563 602 9c00df8cb4b8c07c7209281c22f7bcf8 var customMirror
89 o 0 leadingZeroBitCount 605 654 6713e5decb6da7088d2cec1683b96633 var leadingZeroBitCount
69 o 0 magnitude 657 710 639c1d2595d7d930912655dd013069d8 var magnitude
81 o 0 nonzeroBitCount 713 758 400b5d0424e5cb1a8f79a61cee75b61b var nonzeroBitCount
91 o 0 trailingZeroBitCount 761 811 17e2e7ec3e6ef9b81b362d7e7040c79a var trailingZeroBitCount
114 o 0 addingReportingOverflow 814 906 a5eca5f9c6455c4ce957a09ae4e4cf12 func addingReportingOverflow(_ other: Int16)
118 o 0 dividedReportingOverflow 909 1003 0ffec8bdf1ed0237f471011b8ea7fc29 func dividedReportingOverflow(by other: Int16)
137 o 0 dividingFullWidth 1006 1123 484b5569d4b7232af0956f20252eb158 func dividingFullWidth(_ dividend: (high: Int16, low: Int16.Magnitude))
91 o 0 encode 1126 1176 fa7bab459a5c32e9a25585307a949ca6 func encode(to encoder: any Encoder)
89 o 0 hash 1179 1222 1015cc160a182a261e1458fa02f7757c func hash(into hasher: inout Hasher)
109 o 0 multipliedFullWidth 1225 1312 f12a2f83c631db35cdb0715031b33d0e func multipliedFullWidth(by other: Int16)
125 o 0 multipliedReportingOverflow 1315 1412 da85723ff785d8dda1df43557754e8a7 func multipliedReportingOverflow(by other: Int16)
131 o 0 remainderReportingOverflow 1415 1519 3393ac315262348cc400637ee3c76be2 func remainderReportingOverflow(dividingBy other: Int16)
68 o 0 signum 1522 1557 3b62535b640b9a82bfbff5ddf2aa5d38 func signum()
126 o 0 subtractingReportingOverflow 1560 1657 e544824e61b7b191e8b766f564c50e08 func subtractingReportingOverflow(_ other: Int16)
83 o 0 != 1660 1731 34b2ccb3b34d849fab88c449a33cadb3 func != (lhs: Int16, rhs: Int16)
81 o 0 % 1734 1805 99e76fa953ba7ed5c8ce79d38b0dc038 func % (lhs: Int16, rhs: Int16)
89 o 0 %= 1808 1871 d7bd2578839bdfd11e3c9cefc4357669 func %= (lhs: inout Int16, rhs: Int16)
81 o 0 & 1874 1934 642b938e9fd69fd0752b42e0970d3557 func & (lhs: Int16, rhs: Int16)
85 o 0 &<< 1937 1999 44397801f94320de545db1ba47e2a1e7 func &<< (lhs: Int16, rhs: Int16)
93 o 0 &<<= 2002 2056 efbff7b298141b962557effd88bb052b func &<<= (lhs: inout Int16, rhs: Int16)
89 o 0 &= 2059 2111 f46fe3ab56e7188079ec937dd7592089 func &= (lhs: inout Int16, rhs: Int16)
85 o 0 &>> 2114 2176 418a8046be4469afe15c5b8ec88880e9 func &>> (lhs: Int16, rhs: Int16)
93 o 0 &>>= 2179 2233 52dd00e9d635fee7f4cca6f193c6395e func &>>= (lhs: inout Int16, rhs: Int16)
81 o 0 * 2236 2307 e75e4a824a5d6b06528189065ce2acde func * (lhs: Int16, rhs: Int16)
89 o 0 *= 2310 2373 32ef628bf0728a6d602acbc869f21749 func *= (lhs: inout Int16, rhs: Int16)
81 o 0 + 2376 2447 f4e82cadee097f07c50b7cab09bf85bb func + (lhs: Int16, rhs: Int16)
89 o 0 += 2450 2513 586d919e48bde5176a5c7ccd565b2c45 func += (lhs: inout Int16, rhs: Int16)
81 o 0 - 2516 2587 c90f1f4621712abd328f4950704504d1 func - (lhs: Int16, rhs: Int16)
89 o 0 -= 2590 2653 c9e19109225a66b08fc8c0d145603292 func -= (lhs: inout Int16, rhs: Int16)
81 o 0 / 2656 2727 7dcba21e0743e462b23c73732df7fdf0 func / (lhs: Int16, rhs: Int16)
89 o 0 /= 2730 2793 9d8a9e07deda27714eb93789f2f0bcef func /= (lhs: inout Int16, rhs: Int16)
81 o 0 < 2796 2866 e839d5a134e20e465f1b35069a23874a func < (lhs: Int16, rhs: Int16)
83 o 0 <= 2869 2940 54b1fba5925f2c5c2cab660b43e33e5a func <= (lhs: Int16, rhs: Int16)
83 o 0 == 2943 3014 500aef3a23de5fea5a1279f1edda9e04 func == (lhs: Int16, rhs: Int16)
81 o 0 > 3017 3087 4e016ab4e200c3fe6fbcc47b69039747 func > (lhs: Int16, rhs: Int16)
83 o 0 >= 3090 3161 5aaef5ff72e92bc2b4c30c0d71d71a2b func >= (lhs: Int16, rhs: Int16)
81 o 0 ^ 3164 3224 dfef4aba54ed0da495eededbf644e463 func ^ (lhs: Int16, rhs: Int16)
89 o 0 ^= 3227 3279 a9c442d4b3055935d7dd5c9ec4915818 func ^= (lhs: inout Int16, rhs: Int16)
81 o 0 | 3282 3342 7dc250b593447d349701ca638e4ab7d0 func | (lhs: Int16, rhs: Int16)
89 o 0 |= 3345 3397 1cc7f400f63f72434a982ec7d6059eb4 func |= (lhs: inout Int16, rhs: Int16)

"""#)
  }
}
