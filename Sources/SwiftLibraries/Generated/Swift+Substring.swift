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
    public typealias SubSequence = UTF16View
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> UTF16View { get }
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
    public typealias SubSequence = UTF8View
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> UTF8View { get }
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
    public typealias SubSequence = UnicodeScalarView
    @pure public init()
    @pure public var endIndex: Index { get }
    public var indices: Indices { get }
    @pure public var startIndex: Index { get }
    public subscript(index: Index) -> Element { get }
    public subscript(r: Range<Index>) -> UnicodeScalarView { get }
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
t 0 128  759c3ea630f2483b18105e9ce80b8f3d Substring struct Substring
o 133 170 0 85f28ee9b129b44512aa48064a74f0a4 Index typealias Index
o 173 213 0 f6f3f671a105338e70e9ea7c92804005 SubSequence typealias SubSequence
o 216 246 0 5a28f1d2b70362ac16b4e6b94116c19c init init()
o 249 296 0 1966b5d7937d48a0a2ccb2102d0140a1 init init(_ content: String)
o 299 352 0 03f50bdacc448ba39ae7a2df646661b0 init init(_ content: Substring.UTF8View)
o 355 409 0 4b7969266bb8b92b6e7fad1ed815b633 init init(_ content: Substring.UTF16View)
o 412 474 0 8487fded92713dd741a7f305af8b262a init init(_ content: Substring.UnicodeScalarView)
o 477 559 0 2c90d2cc6c1e98670662a58dc31afbe5 init init<S>(_ elements: S)
o 562 625 0 43f547a4dbf54a24cc121a0a0674f7c5 init init(extendedGraphemeClusterLiteral value: String)
o 628 688 0 262762ec8f71abdbe16050eee85dbd07 init init(stringInterpolation: DefaultStringInterpolation)
o 691 748 0 0bec85c82ddbadd27d1b49e31214b2d5 init init(stringLiteral value: String)
o 751 804 0 d954c2436cfc4e31932f5b856279b2fe init init(unicodeScalarLiteral value: String)
o 807 844 0 7d66662181b46ea03b3abb1d63bd8157 base var base
o 847 886 0 f02da8d3002df7234ca93642b6504a29 customMirror var customMirror
o 889 938 0 20538134f287bb829c173fa9b5d11de0 debugDescription var debugDescription
o 941 985 0 a88b0f18e9b852f9821fc066f32b8d9c description var description
o 988 1049 0 0dad04fbb778a383ba4d57a379d66877 endIndex var endIndex
o 1052 1099 0 a54ff4dffbb9f8fe0f91f1916cd5b2d7 isContiguousUTF8 var isContiguousUTF8
o 1102 1165 0 1061dda21341a4c456178a6a03a7684b startIndex var startIndex
o 1168 1234 0 939857819b86303cea38eece092b9222 unicodeScalars var unicodeScalars
o 1237 1286 0 b163e922b58ab79381f4e830fb20314b utf16 var utf16
o 1289 1336 0 2b21eb9f75f53ac8a8452b760d9b2aa4 utf8 var utf8
o 1339 1413 0 d1a27e15a0b421be5f779814951661f3 subscript subscript(i: Substring.Index)
o 1416 1491 0 914ed9986519442465e96b3b93cdc19a subscript subscript(r: Range<Substring.Index>)
o 1494 1601 0 2748530275a0d9db4cfec1ae34806d27 append func append<S>(contentsOf elements: S)
o 1604 1691 0 5e2286792d8d45ab34b08ad23bcd7ccd distance func distance(from start: Substring.Index, to end: Substring.Index)
o 1694 1781 0 3fa2c2aba6141aa7445adedeecaee055 filter func filter(_ isIncluded: (Substring.Element) throws -> Bool)
o 1784 1872 0 4027e1fd1d30e323fea346ab5ccf87d1 index func index(_ i: Substring.Index, offsetBy distance: Int)
o 1875 2003 0 44814ba0569174a62d456b9c6cdbdcb1 index func index(_ i: Substring.Index, offsetBy distance: Int, limitedBy limit: Substring.Index)
o 2006 2074 0 d70b9fd5a4f2ad5f2320ec8bd6bc6819 index func index(after i: Substring.Index)
o 2077 2146 0 ed562928814eb2425c2b74fd970ad7a3 index func index(before i: Substring.Index)
o 2149 2200 0 5bc61b4f2852fdb60691632172f34592 lowercased func lowercased()
o 2203 2244 0 05bef5b8f36dd6770ad191ce1a210884 makeContiguousUTF8 func makeContiguousUTF8()
o 2247 2389 0 7fc06176f5340c920eebc9139c77a375 replaceSubrange func replaceSubrange<C>(_ subrange: Range<Substring.Index>, with newElements: C)
o 2392 2493 0 f7d55d811bb4ad080dffa9ef87dc392a replaceSubrange func replaceSubrange(_ subrange: Range<Substring.Index>, with newElements: Substring)
o 2496 2547 0 5aa6dd06aca75df50564e6b5615210aa uppercased func uppercased()
o 2550 2593 0 f94a39bafe7d5c717658f13698eb826c write func write(_ other: String)
o 2596 2677 0 ce32bb055ff833fb3de2fd0ca96c01f7 write func write<Target>(to target: inout Target)
o 2680 2745 0 0661eba1becf8e64a89d8d244a01e8fa ~= func ~= (lhs: Substring, rhs: String)
e 2749 2768  59aaed0f5a2a25eb0e7ef64e6fe8ab0a Substring extension Substring
t 2773 2831 40 219ba69118e4959c9d45493648418b3c Substring.UTF16View struct UTF16View
o 2838 2889 41 5e8f9c938461879f7d093ca967089bb6 Element typealias Element
o 2894 2941 41 9a30bb6c7a21bc1ffad657243bb1bf91 Index typealias Index
o 2946 2997 41 729d1878f417f058ca31b6fc2634cd0d Indices typealias Indices
o 3002 3042 41 834ca5d86eec716ee8915c7372bc773e SubSequence typealias SubSequence
o 3047 3087 41 d5071d636cf63f91b0b34e8a50a96a55 endIndex var endIndex
o 3092 3127 41 4d012b5a4951063e21d0357e5ef217c5 indices var indices
o 3132 3174 41 e461076a4ddb36e06ea0958da2e66183 startIndex var startIndex
o 3179 3228 41 f8dae95f728cdfa5ac456ba8b8855c13 subscript subscript(index: Index)
o 3233 3287 41 ecd2e39d31968c725175115d7aecb759 subscript subscript(r: Range<Index>)
o 3292 3359 41 894548f8c547036b86a87ef0a8516035 distance func distance(from start: Index, to end: Index)
o 3364 3407 41 69329c5647d45b2059a43f665cec1f09 formIndex func formIndex(after i: inout Index)
o 3412 3456 41 5a26adcf1feecb3243f52dcff8a38328 formIndex func formIndex(before i: inout Index)
o 3461 3522 41 f23a4e3c4de7017a74cca288a6bf9932 index func index(_ i: Index, offsetBy n: Int)
o 3527 3613 41 46221c4a039b745fa9f0177a67d125fa index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 3618 3666 41 5cfe6d233ccbd132a18f03735a6574e0 index func index(after i: Index)
o 3671 3720 41 bba9ee8c9856a28cba7fdcfac47f3055 index func index(before i: Index)
e 3728 3747  59aaed0f5a2a25eb0e7ef64e6fe8ab0a Substring extension Substring#2
t 3752 3809 58 e4bd1853c1d9b0d06ef824b723786417 Substring.UTF8View struct UTF8View
o 3816 3866 59 cc36471941559989dd67599d4ba0698b Element typealias Element
o 3871 3917 59 8249d064572ea0b5f57778213bce9a9c Index typealias Index
o 3922 3972 59 3e6e48abf0b1e3cd60bd75adfdb788e4 Indices typealias Indices
o 3977 4016 59 0a2344989376108f8a0dd78a7f2eac78 SubSequence typealias SubSequence
o 4021 4061 59 8b17f1112a6db4dca4795754e4828439 endIndex var endIndex
o 4066 4101 59 81bbd2ac83828fe4e6a6b88fbb487554 indices var indices
o 4106 4148 59 28660c58e7b36688c976748e9213afe6 startIndex var startIndex
o 4153 4202 59 3efe3b96dd6ddd5992f738c1102540b2 subscript subscript(index: Index)
o 4207 4260 59 d4914a3c0b360cc6733f10fcb3fc8224 subscript subscript(r: Range<Index>)
o 4265 4332 59 92d93d5e311fc5b90446b30dfca33a92 distance func distance(from start: Index, to end: Index)
o 4337 4380 59 7b9b4ef7b9f9ad36910fad1b058fe60d formIndex func formIndex(after i: inout Index)
o 4385 4429 59 22f9b651aa514ce1e4a6cec440ead0ae formIndex func formIndex(before i: inout Index)
o 4434 4495 59 4ed943903665baae74419bddd3716f74 index func index(_ i: Index, offsetBy n: Int)
o 4500 4586 59 837cbda97eb16a424487a557bbe42bc1 index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 4591 4639 59 bd4b4af2173894d65259ca78b5b4e3d5 index func index(after i: Index)
o 4644 4693 59 52d9f89fc0815a8e8676bcdd441777de index func index(before i: Index)
e 4701 4720  59aaed0f5a2a25eb0e7ef64e6fe8ab0a Substring extension Substring#3
t 4725 4819 76 d34a47321dcc477beecaf6bd9a6c7476 Substring.UnicodeScalarView struct UnicodeScalarView
o 4826 4885 77 ea28ae1682504cb8e5610a5ea6d35df7 Element typealias Element
o 4890 4945 77 c9b34c95748bdb33a463c7e2cfcab3e1 Index typealias Index
o 4950 5009 77 6e60eaa52446286f5e745e52dedd829e Indices typealias Indices
o 5014 5062 77 2e2ab4aa801e22f7affb41276f390d78 SubSequence typealias SubSequence
o 5067 5086 77 843939a15c496c7dca4ccfc76cf969c1 init init()
o 5091 5131 77 7a4d29dabdc38d10703103029e90b112 endIndex var endIndex
o 5136 5171 77 43952dbb701963f4d8baba2f55dec453 indices var indices
o 5176 5218 77 4346fea9f0603e2529c2cce151bc16a0 startIndex var startIndex
o 5223 5272 77 269551997713b75a830de8009d0f395b subscript subscript(index: Index)
o 5277 5339 77 1d52ccd9ce4dadf25b22402524e1ff67 subscript subscript(r: Range<Index>)
o 5344 5411 77 edd286d5e5bf9e84cf20918196b9472f distance func distance(from start: Index, to end: Index)
o 5416 5459 77 4355280aafbc2a58136c06be2055f0dc formIndex func formIndex(after i: inout Index)
o 5464 5508 77 1d3c366fc28a158aab6a4be9b23b6b41 formIndex func formIndex(before i: inout Index)
o 5513 5574 77 8501a879f03912380b65c6e5d7553b33 index func index(_ i: Index, offsetBy n: Int)
o 5579 5665 77 b2191878bd69a642d1418411b808cf9a index func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
o 5670 5718 77 b006bc900f977c499fa7280fad4371bb index func index(after i: Index)
o 5723 5772 77 88cf6d374691f0c8886b537277645761 index func index(before i: Index)
o 5777 5916 77 02862c9bba778a92d48269c5dc57131b replaceSubrange func replaceSubrange<C>(_ subrange: Range<Index>, with replacement: C)

"""#)
  }
}
