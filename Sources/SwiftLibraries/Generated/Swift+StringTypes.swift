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

"""#,
      outline: #"""
75 t  StaticString 0 140 7d6fb4de52f3524b9524e6a937213134 struct StaticString
57 o 0 init 145 164 5f1f95cbe7c3157031c68c4576a39eae init()
107 o 0 init 167 236 5ed10c46fe4c06285b273c40aa730e21 init(extendedGraphemeClusterLiteral value: StaticString)
90 o 0 init 239 291 c55d78390d863488e109bd68e32364e3 init(stringLiteral value: StaticString)
97 o 0 init 294 353 a20dc57b70cf713d9f0da630190604cf init(unicodeScalarLiteral value: StaticString)
75 o 0 customMirror 356 395 25a466981defe1deb136bd29003a0da5 var customMirror
83 o 0 debugDescription 398 447 ac8c6cd5061d5a6b415d93217c12f62d var debugDescription
73 o 0 description 450 494 8dfcda77ddd377bb1d3e7af7e7501c7e var description
99 o 0 hasPointerRepresentation 497 552 444e974adbdf97cc1883fa2bddb51a90 var hasPointerRepresentation
65 o 0 isASCII 555 593 2bec753f987dd1852f8aa058b0bd0a30 var isASCII
77 o 0 unicodeScalar 596 650 6c385ebcc4532d5c3fb2bed9c246d8b8 var unicodeScalar
85 o 0 utf8CodeUnitCount 653 700 5507269d44cd82e578a0ba95538c73b2 var utf8CodeUnitCount
105 t  DefaultStringInterpolation 704 828 01161be274fe028c1ffe90c9279cb031 struct DefaultStringInterpolation
103 o 12 init 833 891 8396b0200dbe49fd35c2334a2a0c0452 init(literalCapacity: Int, interpolationCount: Int)
74 o 12 description 894 938 69fce677b50af539f166f901395e1b0b var description
107 o 12 appendInterpolation 941 1054 d27586178cf49535e9570df904a8db86 func appendInterpolation<T>(_ value: T)
110 o 12 appendInterpolation 1057 1142 25e591be5340652aa60e17e239f5d756 func appendInterpolation<T>(_ value: T)#2
110 o 12 appendInterpolation 1145 1233 7bb38ad3dc990f7b52b5b0f77cd74ee9 func appendInterpolation<T>(_ value: T)#3
110 o 12 appendInterpolation 1236 1291 52b42253e1b643dfae5ad64dd210d30f func appendInterpolation<T>(_ value: T)#4
112 o 12 appendInterpolation 1294 1353 6becfcfd3025a99fa3bc5ff5e9e3addb func appendInterpolation(_ value: Any.Type)
158 o 12 appendInterpolation 1356 1521 f3a57db264a912d59160d7c59ce230e9 func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)
160 o 12 appendInterpolation 1524 1661 22adf5a387c21cd101ed9bfcef1956d8 func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)#2
160 o 12 appendInterpolation 1664 1804 76e49753305f227312d26060b9142628 func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)#3
160 o 12 appendInterpolation 1807 1912 2c3133722f3170226e6d69b01288f4c3 func appendInterpolation<T>(_ value: T?, default: @autoclosure () -> some StringProtocol)#4
100 o 12 appendLiteral 1915 1968 428a041331c21e812092228b017fe7ed func appendLiteral(_ literal: String)
83 o 12 write 1971 2015 4b367f280c2ec43abd369ab935d092b3 func write(_ string: String)
111 t  StringInterpolationProtocol 2019 2062 4cafcf2f829e61745f5688889156b951 protocol StringInterpolationProtocol
99 o 26 StringLiteralType 2067 2099 b86161609d315b79d5495b6871cfc2ab associatedtype StringLiteralType
105 o 26 init 2102 2153 d9e0f0c63ddbdfcdc9fa1848ffbe2b2b init(literalCapacity: Int, interpolationCount: Int)
111 o 26 appendLiteral 2156 2213 7533ca46231d6534c7ba52714b76afee func appendLiteral(_ literal: StringLiteralType)
89 t  TextOutputStream 2217 2249 937397a25ee947375e92d6f75fa5c279 protocol TextOutputStream
83 o 30 write 2254 2291 553eae30dcbf6bf5757d71c6c93b1a6a func write(_ string: String)
97 t  TextOutputStreamable 2295 2331 551d616701428b1ded1a5f062b076c01 protocol TextOutputStreamable
98 o 32 write 2336 2410 c1b4e24e8760d338e1829d81096f4593 func write<Target>(to target: inout Target)
67 t  Unicode 2414 2443 6bfed23fb6f0ca509e281b9d358cf45f enum Unicode
72 e  Unicode 2448 2465 cc4db6c865452e1175d0bf64d7387585 extension Unicode
77 t 35 Unicode.Scalar 2470 2659 b3ef3888ba753b37bfeb77edb3163014 struct Scalar
72 o 36 init 2668 2693 2ff7107ab3e8c6484acc1b97d8d9d72c init?(_ v: UInt32)
72 o 36 init 2698 2723 859e4733e03af16f65a1ae91a47305be init?(_ v: UInt16)
70 o 36 init 2728 2751 cd02123096e8ef46fc740616febe8a6a init(_ v: UInt8)
79 o 36 init 2756 2788 e6e5460ce6bfd3d10fc4debfead19343 init(_ v: Unicode.Scalar)
82 o 36 init 2793 2828 f690ace3b9addb029331ae2b44ee6d80 init?(_ description: String)
69 o 36 init 2833 2855 9f8e4665a193074afe47f2aae0bc4f81 init?(_ v: Int)
102 o 36 init 2860 2915 61fbde229b2cdb127e0659ddc17446e0 init(unicodeScalarLiteral value: Unicode.Scalar)
78 o 36 customMirror 2920 2959 0ce3e4f9637fba193e734b1d4a678fdd var customMirror
86 o 36 debugDescription 2964 3013 15904e83e9cb77b0ca237d70043f6663 var debugDescription
76 o 36 description 3018 3062 1274629a6ba299453a19d71bf03d916a var description
68 o 36 isASCII 3067 3105 59ea1e94a32cfcd5e8f61f7519e90b7e var isASCII
64 o 36 utf16 3110 3145 94818ce3b2a3eb2b8501be6c2bc84d10 var utf16
62 o 36 utf8 3150 3183 3b2c12fe31ae0cc3f429d8a144ad2a83 var utf8
64 o 36 value 3188 3226 84abf055575cba16069a89688237b8f7 var value
95 o 36 escaped 3231 3292 41443ffd6eb9b134ddf0282b274f49e0 func escaped(asASCII forceASCII: Bool)
90 o 36 hash 3297 3340 6458452783a0d7734b124d71fdab7e67 func hash(into hasher: inout Hasher)
98 o 36 write 3345 3426 8094b253f35d746bf8743048ede3cdc2 func write<Target>(to target: inout Target)
100 o 36 < 3431 3508 7be68837d2e25e8a1ca3f804aab283d2 func < (lhs: Unicode.Scalar, rhs: Unicode.Scalar)
102 o 36 == 3513 3591 30896a130fe8b5098afa1e3ed310c919 func == (lhs: Unicode.Scalar, rhs: Unicode.Scalar)
86 e  Unicode.Scalar 3599 3623 c008fca259705a80712dc3484c890f0f extension Unicode.Scalar
90 t 56 Unicode.Scalar.UTF16View 3628 3685 f7261aef5b8948fb6ca2f1151801027f struct UTF16View
74 o 57 Element 3692 3725 11317e29054b96b8a717a01100c72131 typealias Element
83 o 57 subscript 3730 3785 25c81b3afa92e4670bf1e5383b46d886 subscript(position: Int)
74 o 57 Indices 3790 3827 9ff4f901d588268fc7ace2901d98ac7a typealias Indices
70 o 57 endIndex 3832 3870 bae1a3c1960f8b082dcd9147b43f5b00 var endIndex
74 o 57 startIndex 3875 3915 ac0c612200851780773bb7cbef253038 var startIndex
88 e  Unicode.Scalar 3923 3947 c008fca259705a80712dc3484c890f0f extension Unicode.Scalar#2
88 t 63 Unicode.Scalar.UTF8View 3952 4008 b619ee8c0d40183c31e5fbb4d3884081 struct UTF8View
74 o 64 Element 4015 4047 739772de08074f566c90ed734d1c25e9 typealias Element
83 o 64 subscript 4052 4106 8be76c7c5ded9ef2073c4f0f05d1d3c2 subscript(position: Int)
74 o 64 Indices 4111 4148 9f5f4e2dcdb7c2ae27d9cb5ffb3be214 typealias Indices
70 o 64 endIndex 4153 4191 3bc813dbadf0a7ece93cdd5b18fdde35 var endIndex
74 o 64 startIndex 4196 4236 daa67cbcf5cd51cdcc535c746e2cd7c5 var startIndex

"""#)
  }
}
