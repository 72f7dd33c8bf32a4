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
  public init(cString nullTerminatedUTF8: [CChar])
  public init(cString nullTerminatedUTF8: inout CChar)
  @pure public init(cString nullTerminatedUTF8: [UInt8])
  @pure public init(cString nullTerminatedUTF8: String)
  public init(cString nullTerminatedUTF8: inout UInt8)
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
  public init?(validatingCString nullTerminatedUTF8: [CChar])
  @pure public init?(validatingCString nullTerminatedUTF8: String)
  public init?(validatingCString nullTerminatedUTF8: inout CChar)
  public init?(validatingUTF8 cString: [CChar])
  @pure public init?(validatingUTF8 cString: String)
  public init?(validatingUTF8 cString: inout CChar)
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
    @pure public init?(_ sourcePosition: String.Index, within target: String)
    public init?<S>(_ sourcePosition: String.Index, within target: S) where S: StringProtocol
    public init?(_ sourcePosition: String.Index, within unicodeScalars: String.UnicodeScalarView)
    public init?(_ idx: String.Index, within target: String.UTF16View)
    public init?(_ idx: String.Index, within target: String.UTF8View)
    @pure public init(encodedOffset offset: Int)
    public init<S>(utf16Offset offset: Int, in s: S) where S: StringProtocol
    @pure public var debugDescription: String { get }
    public func hash(into hasher: inout Hasher)
    public func samePosition(in utf8: String.UTF8View) -> String.UTF8View.Index?
    public func samePosition(in utf16: String.UTF16View) -> String.UTF16View.Index?
    @pure public func samePosition(in characters: String) -> String.Index?
    public func samePosition(in unicodeScalars: String.UnicodeScalarView) -> String.UnicodeScalarIndex?
    public func utf16Offset<S>(in s: S) -> Int where S: StringProtocol
    @pure public static func < (lhs: String.Index, rhs: String.Index) -> Bool
    @pure public static func == (lhs: String.Index, rhs: String.Index) -> Bool
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
    @pure public subscript(idx: Index) -> UInt16 { get }
    public typealias Index = String.Index
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
    public typealias Element = UInt8
    @pure public subscript(i: Index) -> UInt8 { get }
    public typealias Index = String.Index
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
    public typealias Index = String.Index
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
94 o 0 init 1256 1304 2c49c0dbe07f3174e4aab8b657ce1ca9 init(cString nullTerminatedUTF8: [CChar])
98 o 0 init 1307 1359 f2cc205215b0f204757f66137cdae484 init(cString nullTerminatedUTF8: inout CChar)
94 o 0 init 1362 1416 f077e59e9506dcdf5239d436fdcab79c init(cString nullTerminatedUTF8: [UInt8])
93 o 0 init 1419 1472 6f673b3c3faf8a5670c9be32aa6e68d0 init(cString nullTerminatedUTF8: String)
98 o 0 init 1475 1527 b860991b1f5f6f5b2156b69c7187df83 init(cString nullTerminatedUTF8: inout UInt8)
75 o 0 init 1530 1578 74fdea5738d254d54abb84ce0b893a48 init?<T>(codingKey: T)
96 o 0 init 1581 1631 2502d8d06879f04ba565582de83372f0 init<Subject>(describing instance: Subject)
98 o 0 init 1634 1723 bf17d5d401f6574e98d2c2431ad23157 init<Subject>(describing instance: Subject)#2
98 o 0 init 1726 1812 a72f0b86b112ea7ba6a8257f49eb8510 init<Subject>(describing instance: Subject)#3
98 o 0 init 1815 1937 84d837b961266f9b5d8fc29c73a1d777 init<Subject>(describing instance: Subject)#4
84 o 0 init 1940 1985 3033b2ecc7da7f4036852a45c9a263a3 init(from decoder: any Decoder)
95 o 0 init 1988 2037 fe3c63b385b503d26cd49d6280c49cc9 init<Subject>(reflecting subject: Subject)
102 o 0 init 2040 2102 74de9e51c028bc0e285644a48987c658 init(repeating repeatedValue: String, count: Int)
105 o 0 init 2105 2170 65979aacc78914d5269c486d8afe693a init(repeating repeatedValue: Character, count: Int)
106 o 0 init 2173 2233 c8d135b448416a68163128bca26ecb09 init(stringInterpolation: DefaultStringInterpolation)
86 o 0 init 2236 2293 faac74ced55fb7713bbc3b17767adc22 init(stringLiteral value: String)
105 o 0 init 2296 2355 e6ff07f20b352cb5967d239ac905145b init?(validatingCString nullTerminatedUTF8: [CChar])
104 o 0 init 2358 2422 80be414cef45234b08da25c228b0de9d init?(validatingCString nullTerminatedUTF8: String)
109 o 0 init 2425 2488 381b62c3b5e8fdf7a628793518ab348d init?(validatingCString nullTerminatedUTF8: inout CChar)
91 o 0 init 2491 2536 9129266758668234d422c18af7bfa0aa init?(validatingUTF8 cString: [CChar])
90 o 0 init 2539 2589 c95d7c57ac91077281357c0f263d193e init?(validatingUTF8 cString: String)
95 o 0 init 2592 2641 d049851c8f822589f86480150df925c2 init?(validatingUTF8 cString: inout CChar)
71 o 0 codingKey 2644 2687 4d62843b9b8c43703e4e2a92afa4e74d var codingKey
63 o 0 count 2690 2736 bfce12ec4aa509ea6274bb62c018e0c2 var count
77 o 0 customMirror 2739 2778 d61e2b72e605c553fced810e0919b543 var customMirror
85 o 0 debugDescription 2781 2830 3455a87a46fae4fed0cb798e4c7fe868 var debugDescription
75 o 0 description 2833 2877 2662b2ec142211e8224f8bae052ae7c9 var description
69 o 0 endIndex 2880 2938 06f2e55411dc6744ae5c855452ed9ed0 var endIndex
85 o 0 isContiguousUTF8 2941 2988 65c1497e1a3413bcb8470b552d50e262 var isContiguousUTF8
67 o 0 isEmpty 2991 3040 b1cd44d048ad652498fc0568446e64b1 var isEmpty
73 o 0 startIndex 3043 3103 50f29c89407fbb6e3a79d82770c7072f var startIndex
81 o 0 unicodeScalars 3106 3169 38b63ad0b019cbf6dc38a7728475ae7d var unicodeScalars
63 o 0 utf16 3172 3218 225f1ba395e48a21c70f1ed8efebe210 var utf16
61 o 0 utf8 3221 3265 db7f90ebb781b99c93ae46eaf676aab8 var utf8
75 o 0 utf8CString 3268 3322 65a70e7498c844237761a639180c0665 var utf8CString
84 o 0 subscript 3325 3396 348c87467808ded112b90b785be2314c subscript(i: String.Index)
91 o 0 subscript 3399 3471 18c160dda5ab0a506a9efe1c5a994dde subscript(r: Range<String.Index>)
83 o 0 append 3474 3529 56fd4b293037363b547409efa2354e4f func append(_ other: String)
82 o 0 append 3532 3586 7ff735d4606db37c3d267a9eb01e0111 func append(_ c: Character)
98 o 0 append 3589 3659 5044dc54081f7e59ba516e138d1f1cb0 func append(contentsOf newElements: String)
101 o 0 append 3662 3735 c8d4a7bca48018c07acaa869302a5c03 func append(contentsOf newElements: Substring)
96 o 0 append 3738 3848 19abcb282beec753fb4ee066ea76fbd9 func append<S>(contentsOf newElements: S)
118 o 0 distance 3851 3932 317b1228b7241f878525ad6f2dcdcc71 func distance(from start: String.Index, to end: String.Index)
91 o 0 encode 3935 3985 39263b580c40c811f2ed9dff95f0ba7a func encode(to encoder: any Encoder)
90 o 0 hasPrefix 3988 4052 798775cad4c07ba25e2912a40a43f889 func hasPrefix(_ prefix: String)
90 o 0 hasSuffix 4055 4119 893cc1eb0c133c245e6d86d30a7dc981 func hasSuffix(_ suffix: String)
89 o 0 hash 4122 4165 5470bb64dd72d4699a2b191c96af611d func hash(into hasher: inout Hasher)
107 o 0 index 4168 4250 1daf942266ebb3e6958666b588f77f01 func index(_ i: String.Index, offsetBy distance: Int)
138 o 0 index 4253 4367 b041ed533085b190d9678cdffcf6867f func index(_ i: String.Index, offsetBy distance: Int, limitedBy limit: String.Index)
87 o 0 index 4370 4432 0c30a35d55e53658982f94b11ce21efd func index(after i: String.Index)
88 o 0 index 4435 4498 50ddf39b2808d344b492719f52e210c5 func index(before i: String.Index)
111 o 0 insert 4501 4573 440a4cc3724992ce593c6fc35adffd01 func insert(_ newElement: Character, at i: String.Index)
116 o 0 insert 4576 4699 10cbe0004e59693fccd2763333e75b00 func insert<S>(contentsOf newElements: S, at i: String.Index)
76 o 0 lowercased 4702 4753 a3f0559375d6ad332ab9de04597fb0de func lowercased()
92 o 0 makeContiguousUTF8 4756 4797 83cac61654dcf12bec964c5f0b854a0c func makeContiguousUTF8()
80 o 0 makeIterator 4800 4856 e7eac039495c0f6526f91583d494531f func makeIterator()
79 o 0 max 4859 4918 c839b7e5fe6b4547c59fa86fd8995c69 func max<T>(_ x: T, _ y: T)
79 o 0 min 4921 4980 9808180e3a2fa2567e69ff9ec135c51c func min<T>(_ x: T, _ y: T)
86 o 0 remove 4983 5062 38dea288edecb2edd49cceaf54d2a394 func remove(at i: String.Index)
116 o 0 removeAll 5065 5139 1ac1a5a35c2e3f32af25d05dd9fa8670 func removeAll(keepingCapacity keepCapacity: Bool = false)
113 o 0 removeSubrange 5142 5208 e948f5e080708c4c56884c80dbb8e38d func removeSubrange(_ bounds: Range<String.Index>)
141 o 0 replaceSubrange 5211 5350 1c3980c46c059548685ada340cce36f2 func replaceSubrange<C>(_ subrange: Range<String.Index>, with newElements: C)
94 o 0 reserveCapacity 5353 5399 ea5016c94fb25c3949bb85c310f3b030 func reserveCapacity(_ n: Int)
76 o 0 uppercased 5402 5453 5caccb5b78ada7c72cbbd69dae9b46d2 func uppercased()
81 o 0 write 5456 5499 adce8f755565ca1fced7397166cd226e func write(_ other: String)
97 o 0 write 5502 5583 799b2523e2c8adb7c510cba0d42f4bea func write<Target>(to target: inout Target)
83 o 0 + 5586 5660 d725a88b9ce40320eb39ef935e7d85b1 func + (lhs: String, rhs: String)
91 o 0 += 5663 5728 61b8ce3ff99e555e6d698c5d2c82c663 func += (lhs: inout String, rhs: String)
83 o 0 < 5731 5803 f82521f3f4248b4f206930bbbe3965ca func < (lhs: String, rhs: String)
85 o 0 == 5806 5879 793fdb5fa9c7475d46a4072ac8ff0bfb func == (lhs: String, rhs: String)
88 o 0 ~= 5882 5947 bd10e11d11fdb7d38bb704d9c0addafb func ~= (lhs: String, rhs: Substring)
70 e  String 5951 5967 6e6a6b8d24062a43822a613c8fca6188 extension String
74 t 89 String.Index 5972 6053 04cfe8ecb4048ca44e4f9bdb5fa0d322 struct Index
114 o 90 init 6060 6133 606407382987976bb4dc28536242307d init?(_ sourcePosition: String.Index, within target: String)
112 o 90 init 6138 6227 26d8fc9fd9cf84407ec383f6c5eb94e4 init?<S>(_ sourcePosition: String.Index, within target: S)
140 o 90 init 6232 6325 2ead59cac32221183f8d9a41ebc6c4fd init?(_ sourcePosition: String.Index, within unicodeScalars: String.UnicodeScalarView)
113 o 90 init 6330 6396 f0368ab91904fcc8b1c3ca7b741863b4 init?(_ idx: String.Index, within target: String.UTF16View)
112 o 90 init 6401 6466 5014deba522294a7aaf340c2f8d812de init?(_ idx: String.Index, within target: String.UTF8View)
85 o 90 init 6471 6515 69a81170c907cb406ace6e94ad3c6f73 init(encodedOffset offset: Int)
95 o 90 init 6520 6592 3799ffcd557ccfa1fb26e13aa35f1cb8 init<S>(utf16Offset offset: Int, in s: S)
86 o 90 debugDescription 6597 6646 901624d6276253460e105baf3af13700 var debugDescription
90 o 90 hash 6651 6694 d9c10903d2860038656d30f31552871b func hash(into hasher: inout Hasher)
105 o 90 samePosition 6699 6775 fa142c5e458c043588c0eb6c0a9abe00 func samePosition(in utf8: String.UTF8View)
107 o 90 samePosition 6780 6859 9ac5dd536a0da3bbd36c27edb051f087 func samePosition(in utf16: String.UTF16View)
102 o 90 samePosition 6864 6934 290edaf0c5ab4c102dc3162503ec04fd func samePosition(in characters: String)
124 o 90 samePosition 6939 7038 1ce82d97c0a4ba603747201f27aa6f6e func samePosition(in unicodeScalars: String.UnicodeScalarView)
89 o 90 utf16Offset 7043 7109 b4afb5ec1e7f9b97cb5b226bbd1607c8 func utf16Offset<S>(in s: S)
96 o 90 < 7114 7187 9094175f79db2be382286c85ca7a2f6c func < (lhs: String.Index, rhs: String.Index)
98 o 90 == 7192 7266 c7c19be059823ee141f06b99516a2973 func == (lhs: String.Index, rhs: String.Index)
72 e  String 7274 7290 6e6a6b8d24062a43822a613c8fca6188 extension String#2
81 t 107 String.Iterator 7295 7345 504eb56f5faca1d6dfba4750a1f9b6ea struct Iterator
66 o 108 next 7352 7393 f86ec95f418fc6d54fdf80ec077b9864 func next()
72 e  String 7401 7417 6e6a6b8d24062a43822a613c8fca6188 extension String#3
83 t 110 String.UTF16View 7422 7558 db8d462ea2ab24465ff8dc1a93dd25e8 struct UTF16View
81 o 111 subscript 7567 7619 7a53b09d170f3230652c4213b1177fd3 subscript(idx: Index)
71 o 111 Index 7624 7661 1f1c20b835727347edd9b4e018d47a58 typealias Index
83 o 111 SubSequence 7666 7716 4a659a518a9a15105767f39bf8021722 typealias SubSequence
65 o 111 count 7721 7756 091e1b5b484dfe9ba78536e4f6134b29 var count
79 o 111 customMirror 7761 7800 6cbfa5ce85357df7cecc50dff137d537 var customMirror
87 o 111 debugDescription 7805 7854 96f2a6ad487113c224e79b12c1c3d43c var debugDescription
77 o 111 description 7859 7903 d82b2481bebdff71891691323c34d9cb var description
71 o 111 endIndex 7908 7948 471ff2c85c367ec5d0f6b3ad426a612b var endIndex
75 o 111 startIndex 7953 7995 e5758704d64c70a204ecd81fb501b106 var startIndex
86 o 111 subscript 8000 8064 104305afd04cf90cfe5fa8c3f23b88d4 subscript(r: Range<Index>)
106 o 111 distance 8069 8136 c5839063141968889259b46e8a96b0cf func distance(from start: Index, to end: Index)
95 o 111 index 8141 8202 9706c4b6d4b550081d7f3046db742c86 func index(_ i: Index, offsetBy n: Int)
119 o 111 index 8207 8293 445949a41044c8299ab8f7ba0bc7a63b func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
84 o 111 index 8298 8348 3c8e94adffe0ab26f0e176a2fe189b52 func index(after idx: Index)
85 o 111 index 8353 8404 6bcd941fde7ad48f9916d72ae185fb6a func index(before idx: Index)
82 o 111 makeIterator 8409 8447 a807c56dca33c236be05201315e89946 func makeIterator()
90 e  String.UTF16View 8455 8481 efd54467a5b18d580c2635b84d101759 extension String.UTF16View
91 t 128 String.UTF16View.Iterator 8486 8536 e5e5fd7696f5e80a156017f1623897ae struct Iterator
66 o 129 next 8543 8581 4c37dc4f707fd60a2fa2271993015bc9 func next()
72 e  String 8589 8605 6e6a6b8d24062a43822a613c8fca6188 extension String#4
81 t 131 String.UTF8View 8610 8745 2f6510e512490a2fb114c51bd0533c79 struct UTF8View
75 o 132 Element 8754 8786 6d4edfc0d5e6eb5067ec75720fa2ad6d typealias Element
79 o 132 subscript 8791 8840 861f819ec4a69b425042b3744689576c subscript(i: Index)
71 o 132 Index 8845 8882 b7f31d00e4d2130581f883857f1dfea2 typealias Index
83 o 132 SubSequence 8887 8936 a30072d1a668bb1627937388c8650cb5 typealias SubSequence
65 o 132 count 8941 8976 0622960c7cc6833ca75da35e595ecf53 var count
79 o 132 customMirror 8981 9020 ce95d1da9b726bdced87c235877bba19 var customMirror
87 o 132 debugDescription 9025 9074 989cbf2fc78b7d312e7f16c4fd5f9f13 var debugDescription
77 o 132 description 9079 9123 fdc03d7f199e13b518a4355da5f2f67f var description
71 o 132 endIndex 9128 9168 64af36c8f74296f76ec03ac8a5063bba var endIndex
75 o 132 startIndex 9173 9215 a77cfbcd2849cf6f65890ce627627d9b var startIndex
86 o 132 subscript 9220 9276 be4c0a3cedfcc925bcf5101b6cdb7693 subscript(r: Range<Index>)
100 o 132 distance 9281 9342 4a5422462d1a728427baa8d435239067 func distance(from i: Index, to j: Index)
95 o 132 index 9347 9408 39e0a358ff965838a9e5e54ae3244dbb func index(_ i: Index, offsetBy n: Int)
119 o 132 index 9413 9499 238f97bd8ef8c21bbb10675be0b77896 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
82 o 132 index 9504 9552 b51112df3ab513522da95005004ec1b6 func index(after i: Index)
83 o 132 index 9557 9606 7f4576e931f5dc88c791281ac529adf5 func index(before i: Index)
72 e  String 9614 9630 6e6a6b8d24062a43822a613c8fca6188 extension String#5
99 t 149 String.UnicodeScalarView 9635 9807 5c1cbd1bf0b80a3e689dc2bff2f8bb6f struct UnicodeScalarView
71 o 150 Index 9816 9853 5ecfa644db565487dbffec11d5809723 typealias Index
83 o 150 SubSequence 9858 9916 5a2a5c2a97fad98dc5a3c371e38961f7 typealias SubSequence
61 o 150 init 9921 9940 2a298627cb79f5e161946b98a01054cd init()
79 o 150 customMirror 9945 9984 b502a04bc3693210ca182195518cdd05 var customMirror
88 o 150 debugDescription 9989 10038 c7e96b7406601ca786c79d2e1c017892 var debugDescription
79 o 150 description 10043 10087 af1a69f80413fcdb08b41ef9a9bf339a var description
73 o 150 endIndex 10092 10132 4695ee615c79c03b6f58ff03c97e7174 var endIndex
77 o 150 startIndex 10137 10179 42cc87752986a59dc10be680126da137 var startIndex
88 o 150 subscript 10184 10249 7830e37d8ae6848707119c153235f5ba subscript(position: Index)
88 o 150 subscript 10254 10310 3b2bb18ac46022a3acbec7c3db22366c subscript(r: Range<Index>)
91 o 150 append 10315 10363 0cc17da56b30e528406ab69d0d56b7af func append(_ c: Unicode.Scalar)
100 o 150 append 10368 10472 c3951d440ec12789300dea5ffcd2dce2 func append<S>(contentsOf newElements: S)
108 o 150 distance 10477 10544 3e8cd33fdf3d3723dcee86105c1dc229 func distance(from start: Index, to end: Index)
104 o 150 index 10549 10617 32c828fd375e59a381ea6fd8519c5140 func index(_ i: Index, offsetBy distance: Int)
128 o 150 index 10622 10715 db39e8e6f32014d06ff0164900275c17 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
84 o 150 index 10720 10768 02e2d016851dd50e32acf736bbd13812 func index(after i: Index)
85 o 150 index 10773 10822 7bea087edb2c8259ea04c472bcc65cfe func index(before i: Index)
84 o 150 makeIterator 10827 10865 7848d0e339946bbee2432db23b28945d func makeIterator()
138 o 150 replaceSubrange 10870 11009 a8dee5fa2287d4900ed389e502f82770 func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
98 o 150 reserveCapacity 11014 11060 9bcab6684f3d391262866306089093cf func reserveCapacity(_ n: Int)
108 e  String.UnicodeScalarView 11068 11102 9bf831f1e68320df4a97d922483f2b4c extension String.UnicodeScalarView
101 t 171 String.UnicodeScalarView.Iterator 11107 11157 9cd25a1a0fc597d7d0d6a4bca48dd137 struct Iterator
68 o 172 next 11164 11210 f6632aa239e2109807bee24e29feb8ed func next()

"""#)
  }
}
