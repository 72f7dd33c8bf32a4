// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_StringTypes: LibraryText {
    LibraryText(
      path: "Swift/StringTypes.swift",
      text: #"""
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
    public init(_ v: Scalar)
    public init?(_ description: String)
    public init?(_ v: Int)
    public init(unicodeScalarLiteral value: Scalar)
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
    public static func < (lhs: Scalar, rhs: Scalar) -> Bool
    public static func == (lhs: Scalar, rhs: Scalar) -> Bool
  }
}

extension Unicode.Scalar {
  public struct UTF16View: RandomAccessCollection, Sendable {
    public typealias Indices = Range<Int>
    @pure public var endIndex: Int { get }
    @pure public var startIndex: Int { get }
  }
}

extension Unicode.Scalar {
  public struct UTF8View: RandomAccessCollection, Sendable {
    public typealias Indices = Range<Int>
    @pure public var endIndex: Int { get }
    @pure public var startIndex: Int { get }
  }
}

"""#,
      outline: #"""
t 0 140  7d6fb4de52f3524b9524e6a937213134 StaticString struct StaticString
o 145 164 0 5f1f95cbe7c3157031c68c4576a39eae init init()
o 167 236 0 5ed10c46fe4c06285b273c40aa730e21 init init(extendedGraphemeClusterLiteral value: StaticString)
o 239 291 0 c55d78390d863488e109bd68e32364e3 init init(stringLiteral value: StaticString)
o 294 353 0 a20dc57b70cf713d9f0da630190604cf init init(unicodeScalarLiteral value: StaticString)
o 356 395 0 25a466981defe1deb136bd29003a0da5 customMirror var customMirror
o 398 447 0 ac8c6cd5061d5a6b415d93217c12f62d debugDescription var debugDescription
o 450 494 0 8dfcda77ddd377bb1d3e7af7e7501c7e description var description
o 497 552 0 444e974adbdf97cc1883fa2bddb51a90 hasPointerRepresentation var hasPointerRepresentation
o 555 593 0 2bec753f987dd1852f8aa058b0bd0a30 isASCII var isASCII
o 596 650 0 6c385ebcc4532d5c3fb2bed9c246d8b8 unicodeScalar var unicodeScalar
o 653 700 0 5507269d44cd82e578a0ba95538c73b2 utf8CodeUnitCount var utf8CodeUnitCount
t 704 828  01161be274fe028c1ffe90c9279cb031 DefaultStringInterpolation struct DefaultStringInterpolation
o 833 891 12 8396b0200dbe49fd35c2334a2a0c0452 init init(literalCapacity: Int, interpolationCount: Int)
o 894 938 12 69fce677b50af539f166f901395e1b0b description var description
o 941 1054 12 d27586178cf49535e9570df904a8db86 appendInterpolation func appendInterpolation<T>(_ value: T)
o 1057 1142 12 25e591be5340652aa60e17e239f5d756 appendInterpolation func appendInterpolation<T>(_ value: T)#2
o 1145 1233 12 7bb38ad3dc990f7b52b5b0f77cd74ee9 appendInterpolation func appendInterpolation<T>(_ value: T)#3
o 1236 1291 12 52b42253e1b643dfae5ad64dd210d30f appendInterpolation func appendInterpolation<T>(_ value: T)#4
o 1294 1353 12 6becfcfd3025a99fa3bc5ff5e9e3addb appendInterpolation func appendInterpolation(_ value: Any.Type)
o 1356 1521 12 f3a57db264a912d59160d7c59ce230e9 appendInterpolation func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
o 1524 1661 12 22adf5a387c21cd101ed9bfcef1956d8 appendInterpolation func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)#2
o 1664 1804 12 76e49753305f227312d26060b9142628 appendInterpolation func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)#3
o 1807 1912 12 2c3133722f3170226e6d69b01288f4c3 appendInterpolation func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)#4
o 1915 1968 12 428a041331c21e812092228b017fe7ed appendLiteral func appendLiteral(_ literal: String)
o 1971 2015 12 4b367f280c2ec43abd369ab935d092b3 write func write(_ string: String)
t 2019 2062  4cafcf2f829e61745f5688889156b951 StringInterpolationProtocol protocol StringInterpolationProtocol
o 2067 2118 26 d9e0f0c63ddbdfcdc9fa1848ffbe2b2b init init(literalCapacity: Int, interpolationCount: Int)
o 2121 2178 26 7533ca46231d6534c7ba52714b76afee appendLiteral func appendLiteral(_ literal: StringLiteralType)
t 2182 2214  937397a25ee947375e92d6f75fa5c279 TextOutputStream protocol TextOutputStream
o 2219 2256 29 553eae30dcbf6bf5757d71c6c93b1a6a write func write(_ string: String)
t 2260 2296  551d616701428b1ded1a5f062b076c01 TextOutputStreamable protocol TextOutputStreamable
o 2301 2375 31 c1b4e24e8760d338e1829d81096f4593 write func write<Target>(to target: inout Target)
t 2379 2408  6bfed23fb6f0ca509e281b9d358cf45f Unicode enum Unicode
e 2413 2430  cc4db6c865452e1175d0bf64d7387585 Unicode extension Unicode
t 2435 2624 34 b3ef3888ba753b37bfeb77edb3163014 Unicode.Scalar struct Scalar
o 2633 2658 35 2ff7107ab3e8c6484acc1b97d8d9d72c init init?(_ v: UInt32)
o 2663 2688 35 859e4733e03af16f65a1ae91a47305be init init?(_ v: UInt16)
o 2693 2716 35 cd02123096e8ef46fc740616febe8a6a init init(_ v: UInt8)
o 2721 2745 35 2b574222b65c444460276534d3ecd266 init init(_ v: Scalar)
o 2750 2785 35 f690ace3b9addb029331ae2b44ee6d80 init init?(_ description: String)
o 2790 2812 35 9f8e4665a193074afe47f2aae0bc4f81 init init?(_ v: Int)
o 2817 2864 35 8c011bbc34bfdba52f8ccf88c2538255 init init(unicodeScalarLiteral value: Scalar)
o 2869 2908 35 0ce3e4f9637fba193e734b1d4a678fdd customMirror var customMirror
o 2913 2962 35 15904e83e9cb77b0ca237d70043f6663 debugDescription var debugDescription
o 2967 3011 35 1274629a6ba299453a19d71bf03d916a description var description
o 3016 3054 35 59ea1e94a32cfcd5e8f61f7519e90b7e isASCII var isASCII
o 3059 3094 35 94818ce3b2a3eb2b8501be6c2bc84d10 utf16 var utf16
o 3099 3132 35 3b2c12fe31ae0cc3f429d8a144ad2a83 utf8 var utf8
o 3137 3175 35 84abf055575cba16069a89688237b8f7 value var value
o 3180 3241 35 41443ffd6eb9b134ddf0282b274f49e0 escaped func escaped(asASCII forceASCII: Bool)
o 3246 3289 35 6458452783a0d7734b124d71fdab7e67 hash func hash(into hasher: inout Hasher)
o 3294 3375 35 8094b253f35d746bf8743048ede3cdc2 write func write<Target>(to target: inout Target)
o 3380 3435 35 b8de3741ca530d96f18a96515f9b5c17 < func < (lhs: Scalar, rhs: Scalar)
o 3440 3496 35 7a21fa21f2a4e62569b37fbda58bde1b == func == (lhs: Scalar, rhs: Scalar)
e 3504 3528  c008fca259705a80712dc3484c890f0f Unicode.Scalar extension Unicode.Scalar
t 3533 3590 55 f7261aef5b8948fb6ca2f1151801027f Unicode.Scalar.UTF16View struct UTF16View
o 3597 3634 56 9ff4f901d588268fc7ace2901d98ac7a Indices typealias Indices
o 3639 3677 56 bae1a3c1960f8b082dcd9147b43f5b00 endIndex var endIndex
o 3682 3722 56 ac0c612200851780773bb7cbef253038 startIndex var startIndex
e 3730 3754  c008fca259705a80712dc3484c890f0f Unicode.Scalar extension Unicode.Scalar#2
t 3759 3815 60 b619ee8c0d40183c31e5fbb4d3884081 Unicode.Scalar.UTF8View struct UTF8View
o 3822 3859 61 9f5f4e2dcdb7c2ae27d9cb5ffb3be214 Indices typealias Indices
o 3864 3902 61 3bc813dbadf0a7ece93cdd5b18fdde35 endIndex var endIndex
o 3907 3947 61 daa67cbcf5cd51cdcc535c746e2cd7c5 startIndex var startIndex

"""#)
  }
}
