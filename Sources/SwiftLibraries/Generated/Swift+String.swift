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
63 t  String 0 183 1975b5f00e2106d59b21168479ee89d4 struct String
71 o 0 Element 188 224 580202bd6303f961570e032a62a4330a typealias Element
79 o 0 SubSequence 227 267 9310daa821aded8c30e7a5b0f29d5a01 typealias SubSequence
93 o 0 UnicodeScalarIndex 270 338 5c8b72a5f8c51ff524c9bd759a0a374e typealias UnicodeScalarIndex
57 o 0 init 341 371 e92e5c33375962916aac9f35a986e102 init()
71 o 0 init 374 418 311c84bf553bce4968b9cf7aacf15886 init(_ c: Character)
81 o 0 init 421 475 260411bfe328e10ba0fa4c2631a8bdea init(_ scalar: Unicode.Scalar)
70 o 0 init 478 550 1c7bed191083d9783a18f520094bd2f1 init<T>(_ value: T)
70 o 0 init 553 662 c794e88e19e74756636878ffb80c36d3 init<S>(_ other: S)
75 o 0 init 665 749 f95396a457927de617fa70c3e7f3efca init<S>(_ characters: S)
99 o 0 init 752 818 5b2ae1a64d42a283662baa3ae4ff7fe5 init(_ unicodeScalars: String.UnicodeScalarView)
82 o 0 init 821 870 b4243d8e5d7fb76663736d828e18c3d5 init(_ utf16: String.UTF16View)
80 o 0 init 873 920 15f730a7c113b3692b6427d8bccba48e init(_ utf8: String.UTF8View)
79 o 0 init 923 975 30738c0c16dbe5a961b0ebfbba4b20bf init(_ substring: Substring)
90 o 0 init 978 1034 521f2e6c733ea1c14ef2083d4e3faa23 init?(_ codeUnits: Substring.UTF8View)
92 o 0 init 1037 1094 d8dce5c1f0c1bc3571d1e75afefa10d7 init?(_ codeUnits: Substring.UTF16View)
97 o 0 init 1097 1159 1ae0bc5d93c9c53c84a5743ba27deae6 init(_ content: Substring.UnicodeScalarView)
114 o 0 init 1162 1253 270d63e79c22bb8f72c112c10a801ad9 init<T>(_ value: T, radix: Int = 10, uppercase: Bool = false)
75 o 0 init 1256 1304 74fdea5738d254d54abb84ce0b893a48 init?<T>(codingKey: T)
96 o 0 init 1307 1357 2502d8d06879f04ba565582de83372f0 init<Subject>(describing instance: Subject)
98 o 0 init 1360 1449 bf17d5d401f6574e98d2c2431ad23157 init<Subject>(describing instance: Subject)#2
98 o 0 init 1452 1538 a72f0b86b112ea7ba6a8257f49eb8510 init<Subject>(describing instance: Subject)#3
98 o 0 init 1541 1663 84d837b961266f9b5d8fc29c73a1d777 init<Subject>(describing instance: Subject)#4
84 o 0 init 1666 1763 50ecc734758955415ed5226b5132eac7 init(from decoder: any Decoder)
102 o 0 init 1766 1828 74de9e51c028bc0e285644a48987c658 init(repeating repeatedValue: String, count: Int)
105 o 0 init 1831 1896 65979aacc78914d5269c486d8afe693a init(repeating repeatedValue: Character, count: Int)
106 o 0 init 1899 1959 c8d135b448416a68163128bca26ecb09 init(stringInterpolation: DefaultStringInterpolation)
86 o 0 init 1962 2019 faac74ced55fb7713bbc3b17767adc22 init(stringLiteral value: String)
71 o 0 codingKey 2022 2065 4d62843b9b8c43703e4e2a92afa4e74d var codingKey
63 o 0 count 2068 2114 bfce12ec4aa509ea6274bb62c018e0c2 var count
77 o 0 customMirror 2117 2156 d61e2b72e605c553fced810e0919b543 var customMirror
85 o 0 debugDescription 2159 2208 3455a87a46fae4fed0cb798e4c7fe868 var debugDescription
75 o 0 description 2211 2255 2662b2ec142211e8224f8bae052ae7c9 var description
69 o 0 endIndex 2258 2316 06f2e55411dc6744ae5c855452ed9ed0 var endIndex
85 o 0 isContiguousUTF8 2319 2366 65c1497e1a3413bcb8470b552d50e262 var isContiguousUTF8
67 o 0 isEmpty 2369 2418 b1cd44d048ad652498fc0568446e64b1 var isEmpty
73 o 0 startIndex 2421 2481 50f29c89407fbb6e3a79d82770c7072f var startIndex
81 o 0 unicodeScalars 2484 2547 38b63ad0b019cbf6dc38a7728475ae7d var unicodeScalars
63 o 0 utf16 2550 2596 225f1ba395e48a21c70f1ed8efebe210 var utf16
61 o 0 utf8 2599 2643 db7f90ebb781b99c93ae46eaf676aab8 var utf8
75 o 0 utf8CString 2646 2700 65a70e7498c844237761a639180c0665 var utf8CString
84 o 0 subscript 2703 2774 348c87467808ded112b90b785be2314c subscript(i: String.Index)
91 o 0 subscript 2777 2849 18c160dda5ab0a506a9efe1c5a994dde subscript(r: Range<String.Index>)
83 o 0 append 2852 2907 56fd4b293037363b547409efa2354e4f func append(_ other: String)
82 o 0 append 2910 2964 7ff735d4606db37c3d267a9eb01e0111 func append(_ c: Character)
98 o 0 append 2967 3037 5044dc54081f7e59ba516e138d1f1cb0 func append(contentsOf newElements: String)
101 o 0 append 3040 3113 c8d4a7bca48018c07acaa869302a5c03 func append(contentsOf newElements: Substring)
96 o 0 append 3116 3226 19abcb282beec753fb4ee066ea76fbd9 func append<S>(contentsOf newElements: S)
118 o 0 distance 3229 3310 317b1228b7241f878525ad6f2dcdcc71 func distance(from start: String.Index, to end: String.Index)
91 o 0 encode 3313 3430 a9caa7dfcfa58744f881c0a3d1d071b5 func encode(to encoder: any Encoder)
90 o 0 hasSuffix 3433 3497 893cc1eb0c133c245e6d86d30a7dc981 func hasSuffix(_ suffix: String)
89 o 0 hash 3500 3543 5470bb64dd72d4699a2b191c96af611d func hash(into hasher: inout Hasher)
107 o 0 index 3546 3628 1daf942266ebb3e6958666b588f77f01 func index(_ i: String.Index, offsetBy distance: Int)
138 o 0 index 3631 3745 b041ed533085b190d9678cdffcf6867f func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index)
87 o 0 index 3748 3810 0c30a35d55e53658982f94b11ce21efd func index(after i: String.Index)
88 o 0 index 3813 3876 50ddf39b2808d344b492719f52e210c5 func index(before i: String.Index)
111 o 0 insert 3879 3951 440a4cc3724992ce593c6fc35adffd01 func insert(_ newElement: Character, at i: String.Index)
116 o 0 insert 3954 4077 10cbe0004e59693fccd2763333e75b00 func insert<S>(contentsOf newElements: S, at i: String.Index)
76 o 0 lowercased 4080 4131 a3f0559375d6ad332ab9de04597fb0de func lowercased()
92 o 0 makeContiguousUTF8 4134 4175 83cac61654dcf12bec964c5f0b854a0c func makeContiguousUTF8()
80 o 0 makeIterator 4178 4234 e7eac039495c0f6526f91583d494531f func makeIterator()
79 o 0 max 4237 4296 c839b7e5fe6b4547c59fa86fd8995c69 func max<T>(_ x: T, _ y: T)
79 o 0 min 4299 4358 9808180e3a2fa2567e69ff9ec135c51c func min<T>(_ x: T, _ y: T)
86 o 0 remove 4361 4440 38dea288edecb2edd49cceaf54d2a394 func remove(at i: String.Index)
116 o 0 removeAll 4443 4517 1ac1a5a35c2e3f32af25d05dd9fa8670 func removeAll(keepingCapacity keepCapacity: Bool = false)
113 o 0 removeSubrange 4520 4586 e948f5e080708c4c56884c80dbb8e38d func removeSubrange(_ bounds: Range<String.Index>)
141 o 0 replaceSubrange 4589 4728 1c3980c46c059548685ada340cce36f2 func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C)
94 o 0 reserveCapacity 4731 4777 ea5016c94fb25c3949bb85c310f3b030 func reserveCapacity(_ n: Int)
76 o 0 uppercased 4780 4831 5caccb5b78ada7c72cbbd69dae9b46d2 func uppercased()
81 o 0 write 4834 4877 adce8f755565ca1fced7397166cd226e func write(_ other: String)
97 o 0 write 4880 4961 799b2523e2c8adb7c510cba0d42f4bea func write<Target>(to target: inout Target)
83 o 0 + 4964 5038 d725a88b9ce40320eb39ef935e7d85b1 func + (lhs: String, rhs: String)
91 o 0 += 5041 5106 61b8ce3ff99e555e6d698c5d2c82c663 func += (lhs: inout String, rhs: String)
83 o 0 < 5109 5181 f82521f3f4248b4f206930bbbe3965ca func < (lhs: String, rhs: String)
85 o 0 == 5184 5257 793fdb5fa9c7475d46a4072ac8ff0bfb func == (lhs: String, rhs: String)
88 o 0 ~= 5260 5325 bd10e11d11fdb7d38bb704d9c0addafb func ~= (lhs: String, rhs: Substring)
70 e  String 5329 5345 6e6a6b8d24062a43822a613c8fca6188 extension String
74 t 76 String.Index 5350 5431 04cfe8ecb4048ca44e4f9bdb5fa0d322 struct Index
107 o 77 init 5438 5504 4e9abbbaf265b0e3c8e7795a79f0268a init?(_ sourcePosition: Index, within target: String)
105 o 77 init 5509 5591 810ffc348274f70450fcaf7f67c87e1e init?<S>(_ sourcePosition: Index, within target: S)
126 o 77 init 5596 5675 a336f555ccc13b951013d47a4dacf15b init?(_ sourcePosition: Index, within unicodeScalars: UnicodeScalarView)
99 o 77 init 5680 5732 d1e6ef5a3ac9327cd6034a9f871bb16a init?(_ idx: Index, within target: UTF16View)
98 o 77 init 5737 5788 227bac1ebbfcce5218ae63ffe57407fb init?(_ idx: Index, within target: UTF8View)
95 o 77 init 5793 5865 3799ffcd557ccfa1fb26e13aa35f1cb8 init<S>(utf16Offset offset: Int, in s: S)
86 o 77 debugDescription 5870 5919 901624d6276253460e105baf3af13700 var debugDescription
90 o 77 hash 5924 5967 d9c10903d2860038656d30f31552871b func hash(into hasher: inout Hasher)
98 o 77 samePosition 5972 6034 e4f0c12fba9b443e71e9e480d5da0588 func samePosition(in utf8: UTF8View)
100 o 77 samePosition 6039 6104 64a25c82d1006b35559d699b61393f5d func samePosition(in utf16: UTF16View)
102 o 77 samePosition 6109 6172 0e229128ada6802d40f52c2fe759380f func samePosition(in characters: String)
117 o 77 samePosition 6177 6262 f339af9a8dc2cbc894114db3761e9ae2 func samePosition(in unicodeScalars: UnicodeScalarView)
89 o 77 utf16Offset 6267 6333 b4afb5ec1e7f9b97cb5b226bbd1607c8 func utf16Offset<S>(in s: S)
82 o 77 < 6338 6397 27c653aaf43fb93cb5e5c3182bed1b73 func < (lhs: Index, rhs: Index)
84 o 77 == 6402 6462 9434f4dd929d178d4eb9b46aad8c0281 func == (lhs: Index, rhs: Index)
72 e  String 6470 6486 6e6a6b8d24062a43822a613c8fca6188 extension String#2
80 t 93 String.Iterator 6491 6541 504eb56f5faca1d6dfba4750a1f9b6ea struct Iterator
65 o 94 next 6548 6589 f86ec95f418fc6d54fdf80ec077b9864 func next()
72 e  String 6597 6613 6e6a6b8d24062a43822a613c8fca6188 extension String#3
82 t 96 String.UTF16View 6618 6754 db8d462ea2ab24465ff8dc1a93dd25e8 struct UTF16View
70 o 97 Index 6763 6793 3f298a12f3f449c01ce2f2fa659e0c50 typealias Index
82 o 97 SubSequence 6798 6848 4a659a518a9a15105767f39bf8021722 typealias SubSequence
64 o 97 count 6853 6888 091e1b5b484dfe9ba78536e4f6134b29 var count
78 o 97 customMirror 6893 6932 6cbfa5ce85357df7cecc50dff137d537 var customMirror
86 o 97 debugDescription 6937 6986 96f2a6ad487113c224e79b12c1c3d43c var debugDescription
76 o 97 description 6991 7035 d82b2481bebdff71891691323c34d9cb var description
70 o 97 endIndex 7040 7080 471ff2c85c367ec5d0f6b3ad426a612b var endIndex
74 o 97 startIndex 7085 7127 e5758704d64c70a204ecd81fb501b106 var startIndex
85 o 97 subscript 7132 7196 104305afd04cf90cfe5fa8c3f23b88d4 subscript(r: Range<Index>)
105 o 97 distance 7201 7268 c5839063141968889259b46e8a96b0cf func distance(from start: Index, to end: Index)
94 o 97 index 7273 7334 9706c4b6d4b550081d7f3046db742c86 func index(_ i: Index, offsetBy n: Int)
118 o 97 index 7339 7425 445949a41044c8299ab8f7ba0bc7a63b func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
83 o 97 index 7430 7480 3c8e94adffe0ab26f0e176a2fe189b52 func index(after idx: Index)
84 o 97 index 7485 7536 6bcd941fde7ad48f9916d72ae185fb6a func index(before idx: Index)
81 o 97 makeIterator 7541 7579 a807c56dca33c236be05201315e89946 func makeIterator()
90 e  String.UTF16View 7587 7613 efd54467a5b18d580c2635b84d101759 extension String.UTF16View
91 t 113 String.UTF16View.Iterator 7618 7668 e5e5fd7696f5e80a156017f1623897ae struct Iterator
66 o 114 next 7675 7713 4c37dc4f707fd60a2fa2271993015bc9 func next()
72 e  String 7721 7737 6e6a6b8d24062a43822a613c8fca6188 extension String#4
81 t 116 String.UTF8View 7742 7877 2f6510e512490a2fb114c51bd0533c79 struct UTF8View
71 o 117 Index 7886 7916 75ca01d5bc84441a9b5ad00ee9d5bd6a typealias Index
83 o 117 SubSequence 7921 7970 a30072d1a668bb1627937388c8650cb5 typealias SubSequence
65 o 117 count 7975 8010 0622960c7cc6833ca75da35e595ecf53 var count
79 o 117 customMirror 8015 8054 ce95d1da9b726bdced87c235877bba19 var customMirror
87 o 117 debugDescription 8059 8108 989cbf2fc78b7d312e7f16c4fd5f9f13 var debugDescription
77 o 117 description 8113 8157 fdc03d7f199e13b518a4355da5f2f67f var description
71 o 117 endIndex 8162 8202 64af36c8f74296f76ec03ac8a5063bba var endIndex
75 o 117 startIndex 8207 8249 a77cfbcd2849cf6f65890ce627627d9b var startIndex
86 o 117 subscript 8254 8310 be4c0a3cedfcc925bcf5101b6cdb7693 subscript(r: Range<Index>)
100 o 117 distance 8315 8376 4a5422462d1a728427baa8d435239067 func distance(from i: Index, to j: Index)
95 o 117 index 8381 8442 39e0a358ff965838a9e5e54ae3244dbb func index(_ i: Index, offsetBy n: Int)
119 o 117 index 8447 8533 238f97bd8ef8c21bbb10675be0b77896 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
82 o 117 index 8538 8586 b51112df3ab513522da95005004ec1b6 func index(after i: Index)
83 o 117 index 8591 8640 7f4576e931f5dc88c791281ac529adf5 func index(before i: Index)
72 e  String 8648 8664 6e6a6b8d24062a43822a613c8fca6188 extension String#5
99 t 132 String.UnicodeScalarView 8669 8841 5c1cbd1bf0b80a3e689dc2bff2f8bb6f struct UnicodeScalarView
71 o 133 Index 8850 8880 289644ab6bc39e42fa70799d1b650225 typealias Index
83 o 133 SubSequence 8885 8943 5a2a5c2a97fad98dc5a3c371e38961f7 typealias SubSequence
61 o 133 init 8948 8967 2a298627cb79f5e161946b98a01054cd init()
79 o 133 customMirror 8972 9011 b502a04bc3693210ca182195518cdd05 var customMirror
87 o 133 debugDescription 9016 9065 c7e96b7406601ca786c79d2e1c017892 var debugDescription
77 o 133 description 9070 9114 af1a69f80413fcdb08b41ef9a9bf339a var description
71 o 133 endIndex 9119 9159 4695ee615c79c03b6f58ff03c97e7174 var endIndex
75 o 133 startIndex 9164 9206 42cc87752986a59dc10be680126da137 var startIndex
86 o 133 subscript 9211 9276 7830e37d8ae6848707119c153235f5ba subscript(position: Index)
86 o 133 subscript 9281 9337 3b2bb18ac46022a3acbec7c3db22366c subscript(r: Range<Index>)
89 o 133 append 9342 9390 0cc17da56b30e528406ab69d0d56b7af func append(_ c: Unicode.Scalar)
98 o 133 append 9395 9499 c3951d440ec12789300dea5ffcd2dce2 func append<S>(contentsOf newElements: S)
106 o 133 distance 9504 9571 3e8cd33fdf3d3723dcee86105c1dc229 func distance(from start: Index, to end: Index)
102 o 133 index 9576 9644 32c828fd375e59a381ea6fd8519c5140 func index(_ i: Index, offsetBy distance: Int)
126 o 133 index 9649 9742 db39e8e6f32014d06ff0164900275c17 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
82 o 133 index 9747 9795 02e2d016851dd50e32acf736bbd13812 func index(after i: Index)
83 o 133 index 9800 9849 7bea087edb2c8259ea04c472bcc65cfe func index(before i: Index)
82 o 133 makeIterator 9854 9892 7848d0e339946bbee2432db23b28945d func makeIterator()
137 o 133 replaceSubrange 9897 10036 a8dee5fa2287d4900ed389e502f82770 func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
98 o 133 reserveCapacity 10041 10087 9bcab6684f3d391262866306089093cf func reserveCapacity(_ n: Int)
108 e  String.UnicodeScalarView 10095 10129 9bf831f1e68320df4a97d922483f2b4c extension String.UnicodeScalarView
101 t 154 String.UnicodeScalarView.Iterator 10134 10184 9cd25a1a0fc597d7d0d6a4bca48dd137 struct Iterator
68 o 155 next 10191 10237 f6632aa239e2109807bee24e29feb8ed func next()

"""#)
  }
}
