// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_String: LibraryText {
    LibraryText(
      path: "Swift/String.swift",
      text: #"""
public struct String: CodingKeyRepresentable, CustomDebugStringConvertible, CustomReflectable, Decodable, Encodable,
  MirrorPath, RangeReplaceableCollection, Sendable, StringProtocol
{
  public typealias Element = Character
  public typealias SubSequence = Substring
  public typealias UnicodeScalarIndex = String.UnicodeScalarView.Index
  @intrinsic @pure public init()
  @intrinsic @pure public init(_ c: Character)
  @intrinsic @pure public init(_ scalar: Unicode.Scalar)
  @intrinsic public init<T>(_ value: T) where T: LosslessStringConvertible
  @intrinsic public init<S>(_ other: S) where S: LosslessStringConvertible, S: Sequence, S.Element == Character
  @intrinsic public init<S>(_ characters: S) where S: Sequence, S.Element == Character
  @intrinsic public init(_ unicodeScalars: String.UnicodeScalarView)
  @intrinsic public init(_ utf16: String.UTF16View)
  @intrinsic public init(_ utf8: String.UTF8View)
  @intrinsic @pure public init(_ substring: Substring)
  @intrinsic public init?(_ codeUnits: Substring.UTF8View)
  @intrinsic public init?(_ codeUnits: Substring.UTF16View)
  @intrinsic public init(_ content: Substring.UnicodeScalarView)
  public init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false) where T: BinaryInteger
  public init?<T>(codingKey: T) where T: CodingKey
  public init<Subject>(describing instance: Subject)
  public init<Subject>(describing instance: Subject) where Subject: CustomStringConvertible
  public init<Subject>(describing instance: Subject) where Subject: TextOutputStreamable
  public init<Subject>(describing instance: Subject)
  where Subject: CustomStringConvertible, Subject: TextOutputStreamable
  public init(from decoder: any Decoder) throws
  public init<Subject>(reflecting subject: Subject)
  @pure public init(repeating repeatedValue: String, count: Int)
  @pure public init(repeating repeatedValue: Character, count: Int)
  public init(stringInterpolation: DefaultStringInterpolation)
  @intrinsic @pure public init(stringLiteral value: String)
  public var codingKey: any CodingKey { get }
  @intrinsic @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: String.Index { get }
  @pure public var isContiguousUTF8: Bool { get }
  @intrinsic @pure public var isEmpty: Bool { get }
  @intrinsic @pure public var startIndex: String.Index { get }
  public var unicodeScalars: String.UnicodeScalarView { get set }
  public var utf16: String.UTF16View { get set }
  public var utf8: String.UTF8View { get set }
  public var utf8CString: ContiguousArray<CChar> { get }
  @intrinsic @pure public subscript(i: String.Index) -> Character { get }
  @intrinsic public subscript(r: Range<String.Index>) -> Substring { get }
  @intrinsic public mutating func append(_ other: String)
  @intrinsic public mutating func append(_ c: Character)
  @intrinsic public mutating func append(contentsOf newElements: String)
  @intrinsic public mutating func append(contentsOf newElements: Substring)
  @intrinsic public mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Character
  @pure public func distance(from start: String.Index, to end: String.Index) -> Int
  public func encode(to encoder: any Encoder) throws
  @intrinsic @pure public func hasPrefix(_ prefix: String) -> Bool
  @intrinsic @pure public func hasSuffix(_ suffix: String) -> Bool
  public func hash(into hasher: inout Hasher)
  @pure public func index(_ i: String.Index, offsetBy distance: Int) -> String.Index
  @pure public func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index) -> String.Index?
  @pure public func index(after i: String.Index) -> String.Index
  @pure public func index(before i: String.Index) -> String.Index
  public mutating func insert(_ newElement: Character, at i: String.Index)
  public mutating func insert<S>(contentsOf newElements: S, at i: String.Index)
  where S: Collection, S.Element == Character
  @intrinsic @pure public func lowercased() -> String
  public mutating func makeContiguousUTF8()
  @intrinsic public func makeIterator() -> String.Iterator
  public func max<T>(_ x: T, _ y: T) -> T where T: Comparable
  public func min<T>(_ x: T, _ y: T) -> T where T: Comparable
  @discardableResult public mutating func remove(at i: String.Index) -> Character
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  public mutating func removeSubrange(_ bounds: Range<String.Index>)
  public mutating func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C)
  where C: Collection, C.Element == Character
  public mutating func reserveCapacity(_ n: Int)
  @intrinsic @pure public func uppercased() -> String
  public mutating func write(_ other: String)
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @intrinsic @pure public static func + (lhs: String, rhs: String) -> String
  @intrinsic public static func += (lhs: inout String, rhs: String)
  @intrinsic @pure public static func < (lhs: String, rhs: String) -> Bool
  @intrinsic @pure public static func == (lhs: String, rhs: String) -> Bool
  @pure public static func ~= (lhs: String, rhs: Substring) -> Bool
}

extension String {
  public struct Index: Comparable, CustomDebugStringConvertible, Hashable, Sendable {
    @pure public init?(_ sourcePosition: Index, within target: String)
    public init?<S>(_ sourcePosition: Index, within target: S) where S: StringProtocol
    public init?(_ sourcePosition: Index, within unicodeScalars: UnicodeScalarView)
    public init?(_ idx: Index, within target: UTF16View)
    public init?(_ idx: Index, within target: UTF8View)
    public init<S>(utf16Offset offset: Int, in s: S) where S: StringProtocol
    @pure public var debugDescription: String { get }
    public func hash(into hasher: inout Hasher)
    public func samePosition(in utf8: UTF8View) -> UTF8View.Index?
    public func samePosition(in utf16: UTF16View) -> UTF16View.Index?
    @pure public func samePosition(in characters: String) -> Index?
    public func samePosition(in unicodeScalars: UnicodeScalarView) -> UnicodeScalarIndex?
    public func utf16Offset<S>(in s: S) -> Int where S: StringProtocol
    @pure public static func < (lhs: Index, rhs: Index) -> Bool
    @pure public static func == (lhs: Index, rhs: Index) -> Bool
  }
}

extension String {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> Character?
  }
}

extension String {
  public struct UTF16View: BidirectionalCollection, CustomDebugStringConvertible, CustomReflectable,
    CustomStringConvertible, Sendable
  {
    public typealias Index = Index
    public typealias SubSequence = Substring.UTF16View
    @pure public var count: Int { get }
    public var customMirror: Mirror { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @pure public var endIndex: Index { get }
    @pure public var startIndex: Index { get }
    public subscript(r: Range<Index>) -> Substring.UTF16View { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after idx: Index) -> Index
    @pure public func index(before idx: Index) -> Index
    public func makeIterator() -> Iterator
  }
}

extension String.UTF16View {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> UInt16?
  }
}

extension String {
  public struct UTF8View: BidirectionalCollection, CustomDebugStringConvertible, CustomReflectable,
    CustomStringConvertible, Sendable
  {
    public typealias Index = Index
    public typealias SubSequence = Substring.UTF8View
    @pure public var count: Int { get }
    public var customMirror: Mirror { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @pure public var endIndex: Index { get }
    @pure public var startIndex: Index { get }
    public subscript(r: Range<Index>) -> SubSequence { get }
    @pure public func distance(from i: Index, to j: Index) -> Int
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
  }
}

extension String {
  public struct UnicodeScalarView: BidirectionalCollection, CustomDebugStringConvertible, CustomReflectable,
    CustomStringConvertible, RangeReplaceableCollection, Sendable
  {
    public typealias Index = Index
    public typealias SubSequence = Substring.UnicodeScalarView
    @pure public init()
    public var customMirror: Mirror { get }
    @pure public var debugDescription: String { get }
    @pure public var description: String { get }
    @pure public var endIndex: Index { get }
    @pure public var startIndex: Index { get }
    @pure public subscript(position: Index) -> Unicode.Scalar { get }
    public subscript(r: Range<Index>) -> SubSequence { get }
    public mutating func append(_ c: Unicode.Scalar)
    public mutating func append<S>(contentsOf newElements: S) where S: Sequence, S.Element == Unicode.Scalar
    @pure public func distance(from start: Index, to end: Index) -> Int
    @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
    @pure public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
    public func makeIterator() -> Iterator
    public mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
    where C: Collection, C.Element == Unicode.Scalar
    public mutating func reserveCapacity(_ n: Int)
  }
}

extension String.UnicodeScalarView {
  public struct Iterator: IteratorProtocol, Sendable {
    public mutating func next() -> Unicode.Scalar?
  }
}

"""#,
      outline: #"""
t 0 183  1975b5f00e2106d59b21168479ee89d4 String struct String
o 188 224 0 580202bd6303f961570e032a62a4330a Element typealias Element
o 227 267 0 9310daa821aded8c30e7a5b0f29d5a01 SubSequence typealias SubSequence
o 270 338 0 5c8b72a5f8c51ff524c9bd759a0a374e UnicodeScalarIndex typealias UnicodeScalarIndex
o 341 371 0 e92e5c33375962916aac9f35a986e102 init init()
o 374 418 0 311c84bf553bce4968b9cf7aacf15886 init init(_ c: Character)
o 421 475 0 260411bfe328e10ba0fa4c2631a8bdea init init(_ scalar: Unicode.Scalar)
o 478 550 0 1c7bed191083d9783a18f520094bd2f1 init init<T>(_ value: T)
o 553 662 0 c794e88e19e74756636878ffb80c36d3 init init<S>(_ other: S)
o 665 749 0 f95396a457927de617fa70c3e7f3efca init init<S>(_ characters: S)
o 752 818 0 5b2ae1a64d42a283662baa3ae4ff7fe5 init init(_ unicodeScalars: String.UnicodeScalarView)
o 821 870 0 b4243d8e5d7fb76663736d828e18c3d5 init init(_ utf16: String.UTF16View)
o 873 920 0 15f730a7c113b3692b6427d8bccba48e init init(_ utf8: String.UTF8View)
o 923 975 0 30738c0c16dbe5a961b0ebfbba4b20bf init init(_ substring: Substring)
o 978 1034 0 521f2e6c733ea1c14ef2083d4e3faa23 init init?(_ codeUnits: Substring.UTF8View)
o 1037 1094 0 d8dce5c1f0c1bc3571d1e75afefa10d7 init init?(_ codeUnits: Substring.UTF16View)
o 1097 1159 0 1ae0bc5d93c9c53c84a5743ba27deae6 init init(_ content: Substring.UnicodeScalarView)
o 1162 1253 0 270d63e79c22bb8f72c112c10a801ad9 init init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false)
o 1256 1304 0 74fdea5738d254d54abb84ce0b893a48 init init?<T>(codingKey: T)
o 1307 1357 0 2502d8d06879f04ba565582de83372f0 init init<Subject>(describing instance: Subject)
o 1360 1449 0 bf17d5d401f6574e98d2c2431ad23157 init init<Subject>(describing instance: Subject)#2
o 1452 1538 0 a72f0b86b112ea7ba6a8257f49eb8510 init init<Subject>(describing instance: Subject)#3
o 1541 1663 0 84d837b961266f9b5d8fc29c73a1d777 init init<Subject>(describing instance: Subject)#4
o 1666 1763 0 50ecc734758955415ed5226b5132eac7 init init(from decoder: any Decoder)
o 1766 1828 0 74de9e51c028bc0e285644a48987c658 init init(repeating repeatedValue: String, count: Int)
o 1831 1896 0 65979aacc78914d5269c486d8afe693a init init(repeating repeatedValue: Character, count: Int)
o 1899 1959 0 c8d135b448416a68163128bca26ecb09 init init(stringInterpolation: DefaultStringInterpolation)
o 1962 2019 0 faac74ced55fb7713bbc3b17767adc22 init init(stringLiteral value: String)
o 2022 2065 0 4d62843b9b8c43703e4e2a92afa4e74d codingKey var codingKey
o 2068 2114 0 bfce12ec4aa509ea6274bb62c018e0c2 count var count
o 2117 2156 0 d61e2b72e605c553fced810e0919b543 customMirror var customMirror
o 2159 2208 0 3455a87a46fae4fed0cb798e4c7fe868 debugDescription var debugDescription
o 2211 2255 0 2662b2ec142211e8224f8bae052ae7c9 description var description
o 2258 2316 0 06f2e55411dc6744ae5c855452ed9ed0 endIndex var endIndex
o 2319 2366 0 65c1497e1a3413bcb8470b552d50e262 isContiguousUTF8 var isContiguousUTF8
o 2369 2418 0 b1cd44d048ad652498fc0568446e64b1 isEmpty var isEmpty
o 2421 2481 0 50f29c89407fbb6e3a79d82770c7072f startIndex var startIndex
o 2484 2547 0 38b63ad0b019cbf6dc38a7728475ae7d unicodeScalars var unicodeScalars
o 2550 2596 0 225f1ba395e48a21c70f1ed8efebe210 utf16 var utf16
o 2599 2643 0 db7f90ebb781b99c93ae46eaf676aab8 utf8 var utf8
o 2646 2700 0 65a70e7498c844237761a639180c0665 utf8CString var utf8CString
o 2703 2774 0 348c87467808ded112b90b785be2314c subscript subscript(i: String.Index)
o 2777 2849 0 18c160dda5ab0a506a9efe1c5a994dde subscript subscript(r: Range<String.Index>)
o 2852 2907 0 56fd4b293037363b547409efa2354e4f append func append(_ other: String)
o 2910 2964 0 7ff735d4606db37c3d267a9eb01e0111 append func append(_ c: Character)
o 2967 3037 0 5044dc54081f7e59ba516e138d1f1cb0 append func append(contentsOf newElements: String)
o 3040 3113 0 c8d4a7bca48018c07acaa869302a5c03 append func append(contentsOf newElements: Substring)
o 3116 3226 0 19abcb282beec753fb4ee066ea76fbd9 append func append<S>(contentsOf newElements: S)
o 3229 3310 0 317b1228b7241f878525ad6f2dcdcc71 distance func distance(from start: String.Index, to end: String.Index)
o 3313 3430 0 a9caa7dfcfa58744f881c0a3d1d071b5 encode func encode(to encoder: any Encoder)
o 3433 3497 0 893cc1eb0c133c245e6d86d30a7dc981 hasSuffix func hasSuffix(_ suffix: String)
o 3500 3543 0 5470bb64dd72d4699a2b191c96af611d hash func hash(into hasher: inout Hasher)
o 3546 3628 0 1daf942266ebb3e6958666b588f77f01 index func index(_ i: String.Index, offsetBy distance: Int)
o 3631 3745 0 b041ed533085b190d9678cdffcf6867f index func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index)
o 3748 3810 0 0c30a35d55e53658982f94b11ce21efd index func index(after i: String.Index)
o 3813 3876 0 50ddf39b2808d344b492719f52e210c5 index func index(before i: String.Index)
o 3879 3951 0 440a4cc3724992ce593c6fc35adffd01 insert func insert(_ newElement: Character, at i: String.Index)
o 3954 4077 0 10cbe0004e59693fccd2763333e75b00 insert func insert<S>(contentsOf newElements: S, at i: String.Index)
o 4080 4131 0 a3f0559375d6ad332ab9de04597fb0de lowercased func lowercased()
o 4134 4175 0 83cac61654dcf12bec964c5f0b854a0c makeContiguousUTF8 func makeContiguousUTF8()
o 4178 4234 0 e7eac039495c0f6526f91583d494531f makeIterator func makeIterator()
o 4237 4296 0 c839b7e5fe6b4547c59fa86fd8995c69 max func max<T>(_ x: T, _ y: T)
o 4299 4358 0 9808180e3a2fa2567e69ff9ec135c51c min func min<T>(_ x: T, _ y: T)
o 4361 4440 0 38dea288edecb2edd49cceaf54d2a394 remove func remove(at i: String.Index)
o 4443 4517 0 1ac1a5a35c2e3f32af25d05dd9fa8670 removeAll func removeAll(keepingCapacity keepCapacity: Bool = false)
o 4520 4586 0 e948f5e080708c4c56884c80dbb8e38d removeSubrange func removeSubrange(_ bounds: Range<String.Index>)
o 4589 4728 0 1c3980c46c059548685ada340cce36f2 replaceSubrange func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C)
o 4731 4777 0 ea5016c94fb25c3949bb85c310f3b030 reserveCapacity func reserveCapacity(_ n: Int)
o 4780 4831 0 5caccb5b78ada7c72cbbd69dae9b46d2 uppercased func uppercased()
o 4834 4877 0 adce8f755565ca1fced7397166cd226e write func write(_ other: String)
o 4880 4961 0 799b2523e2c8adb7c510cba0d42f4bea write func write<Target>(to target: inout Target)
o 4964 5038 0 d725a88b9ce40320eb39ef935e7d85b1 + func + (lhs: String, rhs: String)
o 5041 5106 0 61b8ce3ff99e555e6d698c5d2c82c663 += func += (lhs: inout String, rhs: String)
o 5109 5181 0 f82521f3f4248b4f206930bbbe3965ca < func < (lhs: String, rhs: String)
o 5184 5257 0 793fdb5fa9c7475d46a4072ac8ff0bfb == func == (lhs: String, rhs: String)
o 5260 5325 0 bd10e11d11fdb7d38bb704d9c0addafb ~= func ~= (lhs: String, rhs: Substring)
e 5329 5345  6e6a6b8d24062a43822a613c8fca6188 String extension String
t 5350 5431 76 04cfe8ecb4048ca44e4f9bdb5fa0d322 String.Index struct Index
o 5438 5504 77 4e9abbbaf265b0e3c8e7795a79f0268a init init?(_ sourcePosition: Index, within target: String)
o 5509 5591 77 810ffc348274f70450fcaf7f67c87e1e init init?<S>(_ sourcePosition: Index, within target: S)
o 5596 5675 77 a336f555ccc13b951013d47a4dacf15b init init?(_ sourcePosition: Index, within unicodeScalars: UnicodeScalarView)
o 5680 5732 77 d1e6ef5a3ac9327cd6034a9f871bb16a init init?(_ idx: Index, within target: UTF16View)
o 5737 5788 77 227bac1ebbfcce5218ae63ffe57407fb init init?(_ idx: Index, within target: UTF8View)
o 5793 5865 77 3799ffcd557ccfa1fb26e13aa35f1cb8 init init<S>(utf16Offset offset: Int, in s: S)
o 5870 5919 77 901624d6276253460e105baf3af13700 debugDescription var debugDescription
o 5924 5967 77 d9c10903d2860038656d30f31552871b hash func hash(into hasher: inout Hasher)
o 5972 6034 77 e4f0c12fba9b443e71e9e480d5da0588 samePosition func samePosition(in utf8: UTF8View)
o 6039 6104 77 64a25c82d1006b35559d699b61393f5d samePosition func samePosition(in utf16: UTF16View)
o 6109 6172 77 0e229128ada6802d40f52c2fe759380f samePosition func samePosition(in characters: String)
o 6177 6262 77 f339af9a8dc2cbc894114db3761e9ae2 samePosition func samePosition(in unicodeScalars: UnicodeScalarView)
o 6267 6333 77 b4afb5ec1e7f9b97cb5b226bbd1607c8 utf16Offset func utf16Offset<S>(in s: S)
o 6338 6397 77 27c653aaf43fb93cb5e5c3182bed1b73 < func < (lhs: Index, rhs: Index)
o 6402 6462 77 9434f4dd929d178d4eb9b46aad8c0281 == func == (lhs: Index, rhs: Index)
e 6470 6486  6e6a6b8d24062a43822a613c8fca6188 String extension String#2
t 6491 6541 93 504eb56f5faca1d6dfba4750a1f9b6ea String.Iterator struct Iterator
o 6548 6589 94 f86ec95f418fc6d54fdf80ec077b9864 next func next()
e 6597 6613  6e6a6b8d24062a43822a613c8fca6188 String extension String#3
t 6618 6754 96 db8d462ea2ab24465ff8dc1a93dd25e8 String.UTF16View struct UTF16View
o 6763 6793 97 3f298a12f3f449c01ce2f2fa659e0c50 Index typealias Index
o 6798 6848 97 4a659a518a9a15105767f39bf8021722 SubSequence typealias SubSequence
o 6853 6888 97 091e1b5b484dfe9ba78536e4f6134b29 count var count
o 6893 6932 97 6cbfa5ce85357df7cecc50dff137d537 customMirror var customMirror
o 6937 6986 97 96f2a6ad487113c224e79b12c1c3d43c debugDescription var debugDescription
o 6991 7035 97 d82b2481bebdff71891691323c34d9cb description var description
o 7040 7080 97 471ff2c85c367ec5d0f6b3ad426a612b endIndex var endIndex
o 7085 7127 97 e5758704d64c70a204ecd81fb501b106 startIndex var startIndex
o 7132 7196 97 104305afd04cf90cfe5fa8c3f23b88d4 subscript subscript(r: Range<Index>)
o 7201 7268 97 c5839063141968889259b46e8a96b0cf distance func distance(from start: Index, to end: Index)
o 7273 7334 97 9706c4b6d4b550081d7f3046db742c86 index func index(_ i: Index, offsetBy n: Int)
o 7339 7425 97 445949a41044c8299ab8f7ba0bc7a63b index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 7430 7480 97 3c8e94adffe0ab26f0e176a2fe189b52 index func index(after idx: Index)
o 7485 7536 97 6bcd941fde7ad48f9916d72ae185fb6a index func index(before idx: Index)
o 7541 7579 97 a807c56dca33c236be05201315e89946 makeIterator func makeIterator()
e 7587 7613  efd54467a5b18d580c2635b84d101759 String.UTF16View extension String.UTF16View
t 7618 7668 113 e5e5fd7696f5e80a156017f1623897ae String.UTF16View.Iterator struct Iterator
o 7675 7713 114 4c37dc4f707fd60a2fa2271993015bc9 next func next()
e 7721 7737  6e6a6b8d24062a43822a613c8fca6188 String extension String#4
t 7742 7877 116 2f6510e512490a2fb114c51bd0533c79 String.UTF8View struct UTF8View
o 7886 7916 117 75ca01d5bc84441a9b5ad00ee9d5bd6a Index typealias Index
o 7921 7970 117 a30072d1a668bb1627937388c8650cb5 SubSequence typealias SubSequence
o 7975 8010 117 0622960c7cc6833ca75da35e595ecf53 count var count
o 8015 8054 117 ce95d1da9b726bdced87c235877bba19 customMirror var customMirror
o 8059 8108 117 989cbf2fc78b7d312e7f16c4fd5f9f13 debugDescription var debugDescription
o 8113 8157 117 fdc03d7f199e13b518a4355da5f2f67f description var description
o 8162 8202 117 64af36c8f74296f76ec03ac8a5063bba endIndex var endIndex
o 8207 8249 117 a77cfbcd2849cf6f65890ce627627d9b startIndex var startIndex
o 8254 8310 117 be4c0a3cedfcc925bcf5101b6cdb7693 subscript subscript(r: Range<Index>)
o 8315 8376 117 4a5422462d1a728427baa8d435239067 distance func distance(from i: Index, to j: Index)
o 8381 8442 117 39e0a358ff965838a9e5e54ae3244dbb index func index(_ i: Index, offsetBy n: Int)
o 8447 8533 117 238f97bd8ef8c21bbb10675be0b77896 index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 8538 8586 117 b51112df3ab513522da95005004ec1b6 index func index(after i: Index)
o 8591 8640 117 7f4576e931f5dc88c791281ac529adf5 index func index(before i: Index)
e 8648 8664  6e6a6b8d24062a43822a613c8fca6188 String extension String#5
t 8669 8841 132 5c1cbd1bf0b80a3e689dc2bff2f8bb6f String.UnicodeScalarView struct UnicodeScalarView
o 8850 8880 133 289644ab6bc39e42fa70799d1b650225 Index typealias Index
o 8885 8943 133 5a2a5c2a97fad98dc5a3c371e38961f7 SubSequence typealias SubSequence
o 8948 8967 133 2a298627cb79f5e161946b98a01054cd init init()
o 8972 9011 133 b502a04bc3693210ca182195518cdd05 customMirror var customMirror
o 9016 9065 133 c7e96b7406601ca786c79d2e1c017892 debugDescription var debugDescription
o 9070 9114 133 af1a69f80413fcdb08b41ef9a9bf339a description var description
o 9119 9159 133 4695ee615c79c03b6f58ff03c97e7174 endIndex var endIndex
o 9164 9206 133 42cc87752986a59dc10be680126da137 startIndex var startIndex
o 9211 9276 133 7830e37d8ae6848707119c153235f5ba subscript subscript(position: Index)
o 9281 9337 133 3b2bb18ac46022a3acbec7c3db22366c subscript subscript(r: Range<Index>)
o 9342 9390 133 0cc17da56b30e528406ab69d0d56b7af append func append(_ c: Unicode.Scalar)
o 9395 9499 133 c3951d440ec12789300dea5ffcd2dce2 append func append<S>(contentsOf newElements: S)
o 9504 9571 133 3e8cd33fdf3d3723dcee86105c1dc229 distance func distance(from start: Index, to end: Index)
o 9576 9644 133 32c828fd375e59a381ea6fd8519c5140 index func index(_ i: Index, offsetBy distance: Int)
o 9649 9742 133 db39e8e6f32014d06ff0164900275c17 index func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
o 9747 9795 133 02e2d016851dd50e32acf736bbd13812 index func index(after i: Index)
o 9800 9849 133 7bea087edb2c8259ea04c472bcc65cfe index func index(before i: Index)
o 9854 9892 133 7848d0e339946bbee2432db23b28945d makeIterator func makeIterator()
o 9897 10036 133 a8dee5fa2287d4900ed389e502f82770 replaceSubrange func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
o 10041 10087 133 9bcab6684f3d391262866306089093cf reserveCapacity func reserveCapacity(_ n: Int)
e 10095 10129  9bf831f1e68320df4a97d922483f2b4c String.UnicodeScalarView extension String.UnicodeScalarView
t 10134 10184 154 9cd25a1a0fc597d7d0d6a4bca48dd137 String.UnicodeScalarView.Iterator struct Iterator
o 10191 10237 155 f6632aa239e2109807bee24e29feb8ed next func next()

"""#)
  }
}
