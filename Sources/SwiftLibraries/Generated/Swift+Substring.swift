// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Substring: LibraryText {
    LibraryText(
      path: "Swift/Substring.swift",
      text: #"""
public struct Substring: CustomDebugStringConvertible, CustomReflectable, RangeReplaceableCollection, Sendable,
  StringProtocol
{
  public typealias Index = String.Index
  public typealias SubSequence = Substring
  @intrinsic @pure public init()
  @intrinsic @pure public init(_ content: String)
  @intrinsic public init(_ content: Substring.UTF8View)
  @intrinsic public init(_ content: Substring.UTF16View)
  @intrinsic public init(_ content: Substring.UnicodeScalarView)
  @intrinsic public init<S>(_ elements: S) where S: Sequence, S.Element == Character
  @pure public init(extendedGraphemeClusterLiteral value: String)
  public init(stringInterpolation: DefaultStringInterpolation)
  @intrinsic @pure public init(stringLiteral value: String)
  @pure public init(unicodeScalarLiteral value: String)
  @pure public var base: String { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: Substring.Index { get }
  @pure public var isContiguousUTF8: Bool { get }
  @intrinsic @pure public var startIndex: Substring.Index { get }
  public var unicodeScalars: Substring.UnicodeScalarView { get set }
  public var utf16: Substring.UTF16View { get set }
  public var utf8: Substring.UTF8View { get set }
  @intrinsic @pure public subscript(i: Substring.Index) -> Character { get }
  @intrinsic public subscript(r: Range<Substring.Index>) -> Substring { get }
  @intrinsic public mutating func append<S>(contentsOf elements: S) where S: Sequence, S.Element == Character
  @pure public func distance(from start: Substring.Index, to end: Substring.Index) -> Int
  public func filter(_ isIncluded: (Substring.Element) throws -> Bool) rethrows -> String
  @pure public func index(_ i: Substring.Index, offsetBy distance: Int) -> Substring.Index
  @pure public func index(_ i: Substring.Index, offsetBy distance: Int, limitedBy limit: Substring.Index) -> Substring
    .Index?
  @pure public func index(after i: Substring.Index) -> Substring.Index
  @pure public func index(before i: Substring.Index) -> Substring.Index
  @intrinsic @pure public func lowercased() -> String
  public mutating func makeContiguousUTF8()
  public mutating func replaceSubrange<C>(_ subrange: Range<Substring.Index>, with newElements: C)
  where C: Collection, C.Element == Character
  public mutating func replaceSubrange(_ subrange: Range<Substring.Index>, with newElements: Substring)
  @intrinsic @pure public func uppercased() -> String
  public mutating func write(_ other: String)
  public func write<Target>(to target: inout Target) where Target: TextOutputStream
  @pure public static func ~= (lhs: Substring, rhs: String) -> Bool
}

extension Substring {
  public struct UTF16View: BidirectionalCollection, Sendable {
    public typealias Element = String.UTF16View.Element
    public typealias Index = String.UTF16View.Index
    public typealias Indices = String.UTF16View.Indices
    public typealias SubSequence = Substring.UTF16View
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> Substring.UTF16View { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    public func formIndex(after i: inout Index)
    public func formIndex(before i: inout Index)
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
  }
}

extension Substring {
  public struct UTF8View: BidirectionalCollection, Sendable {
    public typealias Element = String.UTF8View.Element
    public typealias Index = String.UTF8View.Index
    public typealias Indices = String.UTF8View.Indices
    public typealias SubSequence = Substring.UTF8View
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> Substring.UTF8View { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    public func formIndex(after i: inout Index)
    public func formIndex(before i: inout Index)
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
  }
}

extension Substring {
  public struct UnicodeScalarView: BidirectionalCollection, RangeReplaceableCollection, Sendable {
    public typealias Element = String.UnicodeScalarView.Element
    public typealias Index = String.UnicodeScalarView.Index
    public typealias Indices = String.UnicodeScalarView.Indices
    public typealias SubSequence = Substring.UnicodeScalarView
    @pure public init()
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> Substring.UnicodeScalarView { get }
    @pure public func distance(from start: Index, to end: Index) -> Int
    public func formIndex(after i: inout Index)
    public func formIndex(before i: inout Index)
    @pure public func index(_ i: Index, offsetBy n: Int) -> Index
    @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
    @pure public func index(after i: Index) -> Index
    @pure public func index(before i: Index) -> Index
    public mutating func replaceSubrange<C>(_ subrange: Range<Index>, with replacement: C)
    where C: Collection, C.Element == Unicode.Scalar
  }
}

"""#,
      outline: #"""
69 t  Substring 0 128 759c3ea630f2483b18105e9ce80b8f3d struct Substring
67 o 0 Index 133 170 85f28ee9b129b44512aa48064a74f0a4 typealias Index
79 o 0 SubSequence 173 213 f6f3f671a105338e70e9ea7c92804005 typealias SubSequence
57 o 0 init 216 246 5a28f1d2b70362ac16b4e6b94116c19c init()
74 o 0 init 249 296 1966b5d7937d48a0a2ccb2102d0140a1 init(_ content: String)
86 o 0 init 299 352 03f50bdacc448ba39ae7a2df646661b0 init(_ content: Substring.UTF8View)
87 o 0 init 355 409 4b7969266bb8b92b6e7fad1ed815b633 init(_ content: Substring.UTF16View)
95 o 0 init 412 474 8487fded92713dd741a7f305af8b262a init(_ content: Substring.UnicodeScalarView)
73 o 0 init 477 559 2c90d2cc6c1e98670662a58dc31afbe5 init<S>(_ elements: S)
101 o 0 init 562 625 43f547a4dbf54a24cc121a0a0674f7c5 init(extendedGraphemeClusterLiteral value: String)
104 o 0 init 628 688 262762ec8f71abdbe16050eee85dbd07 init(stringInterpolation: DefaultStringInterpolation)
84 o 0 init 691 748 0bec85c82ddbadd27d1b49e31214b2d5 init(stringLiteral value: String)
91 o 0 init 751 804 d954c2436cfc4e31932f5b856279b2fe init(unicodeScalarLiteral value: String)
59 o 0 base 807 844 7d66662181b46ea03b3abb1d63bd8157 var base
75 o 0 customMirror 847 886 f02da8d3002df7234ca93642b6504a29 var customMirror
83 o 0 debugDescription 889 938 20538134f287bb829c173fa9b5d11de0 var debugDescription
73 o 0 description 941 985 a88b0f18e9b852f9821fc066f32b8d9c var description
68 o 0 endIndex 988 1049 0dad04fbb778a383ba4d57a379d66877 var endIndex
85 o 0 isContiguousUTF8 1052 1099 a54ff4dffbb9f8fe0f91f1916cd5b2d7 var isContiguousUTF8
73 o 0 startIndex 1102 1165 1061dda21341a4c456178a6a03a7684b var startIndex
81 o 0 unicodeScalars 1168 1234 939857819b86303cea38eece092b9222 var unicodeScalars
63 o 0 utf16 1237 1286 b163e922b58ab79381f4e830fb20314b var utf16
61 o 0 utf8 1289 1336 2b21eb9f75f53ac8a8452b760d9b2aa4 var utf8
87 o 0 subscript 1339 1413 d1a27e15a0b421be5f779814951661f3 subscript(i: Substring.Index)
94 o 0 subscript 1416 1491 914ed9986519442465e96b3b93cdc19a subscript(r: Range<Substring.Index>)
93 o 0 append 1494 1601 2748530275a0d9db4cfec1ae34806d27 func append<S>(contentsOf elements: S)
124 o 0 distance 1604 1691 5e2286792d8d45ab34b08ad23bcd7ccd func distance(from start: Substring.Index, to end: Substring.Index)
116 o 0 filter 1694 1781 3fa2c2aba6141aa7445adedeecaee055 func filter(_ isIncluded: (Substring.Element) throws -> Bool)
110 o 0 index 1784 1872 4027e1fd1d30e323fea346ab5ccf87d1 func index(_ i: Substring.Index, offsetBy distance: Int)
144 o 0 index 1875 2003 44814ba0569174a62d456b9c6cdbdcb1 func index(_ i: Substring.Index, offsetBy distance: Int, limitedBy limit: Substring.Index)
90 o 0 index 2006 2074 d70b9fd5a4f2ad5f2320ec8bd6bc6819 func index(after i: Substring.Index)
91 o 0 index 2077 2146 ed562928814eb2425c2b74fd970ad7a3 func index(before i: Substring.Index)
76 o 0 lowercased 2149 2200 5bc61b4f2852fdb60691632172f34592 func lowercased()
92 o 0 makeContiguousUTF8 2203 2244 05bef5b8f36dd6770ad191ce1a210884 func makeContiguousUTF8()
144 o 0 replaceSubrange 2247 2389 7fc06176f5340c920eebc9139c77a375 func replaceSubrange<C>(_ subrange: Range<Substring.Index>, with newElements: C)
149 o 0 replaceSubrange 2392 2493 f7d55d811bb4ad080dffa9ef87dc392a func replaceSubrange(_ subrange: Range<Substring.Index>, with newElements: Substring)
76 o 0 uppercased 2496 2547 5aa6dd06aca75df50564e6b5615210aa func uppercased()
81 o 0 write 2550 2593 f94a39bafe7d5c717658f13698eb826c func write(_ other: String)
97 o 0 write 2596 2677 ce32bb055ff833fb3de2fd0ca96c01f7 func write<Target>(to target: inout Target)
88 o 0 ~= 2680 2745 0661eba1becf8e64a89d8d244a01e8fa func ~= (lhs: Substring, rhs: String)
76 e  Substring 2749 2768 59aaed0f5a2a25eb0e7ef64e6fe8ab0a extension Substring
85 t 40 Substring.UTF16View 2773 2831 219ba69118e4959c9d45493648418b3c struct UTF16View
74 o 41 Element 2838 2889 5e8f9c938461879f7d093ca967089bb6 typealias Element
70 o 41 Index 2894 2941 9a30bb6c7a21bc1ffad657243bb1bf91 typealias Index
74 o 41 Indices 2946 2997 729d1878f417f058ca31b6fc2634cd0d typealias Indices
82 o 41 SubSequence 3002 3052 d3174d3a55a5fe20d9d533a07ebcb34f typealias SubSequence
70 o 41 endIndex 3057 3097 d5071d636cf63f91b0b34e8a50a96a55 var endIndex
68 o 41 indices 3102 3137 4d012b5a4951063e21d0357e5ef217c5 var indices
74 o 41 startIndex 3142 3184 e461076a4ddb36e06ea0958da2e66183 var startIndex
82 o 41 subscript 3189 3238 f8dae95f728cdfa5ac456ba8b8855c13 subscript(index: Index)
85 o 41 subscript 3243 3307 9e21c182a1c6bdb63889ff33df677d45 subscript(r: Range<Index>)
105 o 41 distance 3312 3379 894548f8c547036b86a87ef0a8516035 func distance(from start: Index, to end: Index)
95 o 41 formIndex 3384 3427 69329c5647d45b2059a43f665cec1f09 func formIndex(after i: inout Index)
96 o 41 formIndex 3432 3476 5a26adcf1feecb3243f52dcff8a38328 func formIndex(before i: inout Index)
94 o 41 index 3481 3542 f23a4e3c4de7017a74cca288a6bf9932 func index(_ i: Index, offsetBy n: Int)
118 o 41 index 3547 3633 46221c4a039b745fa9f0177a67d125fa func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 41 index 3638 3686 5cfe6d233ccbd132a18f03735a6574e0 func index(after i: Index)
82 o 41 index 3691 3740 bba9ee8c9856a28cba7fdcfac47f3055 func index(before i: Index)
78 e  Substring 3748 3767 59aaed0f5a2a25eb0e7ef64e6fe8ab0a extension Substring#2
83 t 58 Substring.UTF8View 3772 3829 e4bd1853c1d9b0d06ef824b723786417 struct UTF8View
74 o 59 Element 3836 3886 cc36471941559989dd67599d4ba0698b typealias Element
70 o 59 Index 3891 3937 8249d064572ea0b5f57778213bce9a9c typealias Index
74 o 59 Indices 3942 3992 3e6e48abf0b1e3cd60bd75adfdb788e4 typealias Indices
82 o 59 SubSequence 3997 4046 96a9f5611f9458e732cf14d4df8cc960 typealias SubSequence
70 o 59 endIndex 4051 4091 8b17f1112a6db4dca4795754e4828439 var endIndex
68 o 59 indices 4096 4131 81bbd2ac83828fe4e6a6b88fbb487554 var indices
74 o 59 startIndex 4136 4178 28660c58e7b36688c976748e9213afe6 var startIndex
82 o 59 subscript 4183 4232 3efe3b96dd6ddd5992f738c1102540b2 subscript(index: Index)
85 o 59 subscript 4237 4300 2e4367d270dbeabb236d9c4160362dec subscript(r: Range<Index>)
105 o 59 distance 4305 4372 92d93d5e311fc5b90446b30dfca33a92 func distance(from start: Index, to end: Index)
95 o 59 formIndex 4377 4420 7b9b4ef7b9f9ad36910fad1b058fe60d func formIndex(after i: inout Index)
96 o 59 formIndex 4425 4469 22f9b651aa514ce1e4a6cec440ead0ae func formIndex(before i: inout Index)
94 o 59 index 4474 4535 4ed943903665baae74419bddd3716f74 func index(_ i: Index, offsetBy n: Int)
118 o 59 index 4540 4626 837cbda97eb16a424487a557bbe42bc1 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 59 index 4631 4679 bd4b4af2173894d65259ca78b5b4e3d5 func index(after i: Index)
82 o 59 index 4684 4733 52d9f89fc0815a8e8676bcdd441777de func index(before i: Index)
78 e  Substring 4741 4760 59aaed0f5a2a25eb0e7ef64e6fe8ab0a extension Substring#3
101 t 76 Substring.UnicodeScalarView 4765 4859 d34a47321dcc477beecaf6bd9a6c7476 struct UnicodeScalarView
74 o 77 Element 4866 4925 ea28ae1682504cb8e5610a5ea6d35df7 typealias Element
70 o 77 Index 4930 4985 c9b34c95748bdb33a463c7e2cfcab3e1 typealias Index
74 o 77 Indices 4990 5049 6e60eaa52446286f5e745e52dedd829e typealias Indices
82 o 77 SubSequence 5054 5112 15e558332c97b97bd1a5bb5905743323 typealias SubSequence
60 o 77 init 5117 5136 843939a15c496c7dca4ccfc76cf969c1 init()
70 o 77 endIndex 5141 5181 7a4d29dabdc38d10703103029e90b112 var endIndex
68 o 77 indices 5186 5221 43952dbb701963f4d8baba2f55dec453 var indices
74 o 77 startIndex 5226 5268 4346fea9f0603e2529c2cce151bc16a0 var startIndex
82 o 77 subscript 5273 5322 269551997713b75a830de8009d0f395b subscript(index: Index)
85 o 77 subscript 5327 5399 465c7eacc038d5fb09dcbcd871f0fe93 subscript(r: Range<Index>)
105 o 77 distance 5404 5471 edd286d5e5bf9e84cf20918196b9472f func distance(from start: Index, to end: Index)
95 o 77 formIndex 5476 5519 4355280aafbc2a58136c06be2055f0dc func formIndex(after i: inout Index)
96 o 77 formIndex 5524 5568 1d3c366fc28a158aab6a4be9b23b6b41 func formIndex(before i: inout Index)
94 o 77 index 5573 5634 8501a879f03912380b65c6e5d7553b33 func index(_ i: Index, offsetBy n: Int)
118 o 77 index 5639 5725 b2191878bd69a642d1418411b808cf9a func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 77 index 5730 5778 b006bc900f977c499fa7280fad4371bb func index(after i: Index)
82 o 77 index 5783 5832 88cf6d374691f0c8886b537277645761 func index(before i: Index)
135 o 77 replaceSubrange 5837 5976 02862c9bba778a92d48269c5dc57131b func replaceSubrange<C>(_ subrange: Range<Index>, with replacement: C)

"""#)
  }
}
