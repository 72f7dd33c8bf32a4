// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_IndexSet: LibraryText {
    LibraryText(
      path: "Foundation/IndexSet.swift",
      text: #"""
public struct IndexSet: BidirectionalCollection, CustomDebugStringConvertible, CustomStringConvertible, Decodable,
  Encodable, Hashable, Sendable, SetAlgebra
{
  public typealias Element = Int
  public typealias ReferenceType = NSIndexSet
  @pure public init()
  public init(from decoder: any Decoder) throws
  public init(integer: IndexSet.Element)
  public init(integersIn range: Range<IndexSet.Element>)
  public init<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
  @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var endIndex: IndexSet.Index { get }
  public var first: IndexSet.Element? { get }
  @pure public var isEmpty: Bool { get }
  public var last: IndexSet.Element? { get }
  public var rangeView: IndexSet.RangeView { get }
  public var startIndex: IndexSet.Index { get }
  public subscript(index: IndexSet.Index) -> IndexSet.Element { get }
  public subscript(bounds: Range<IndexSet.Index>) -> Slice<IndexSet> { get }
  public func contains(_ integer: IndexSet.Element) -> Bool
  public func contains(integersIn range: Range<IndexSet.Element>) -> Bool
  public func contains<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
  @pure public func contains(integersIn indexSet: IndexSet) -> Bool
  public func count(in range: Range<IndexSet.Element>) -> Int
  public func count<R>(in range: R) -> Int where R: RangeExpression, R.Bound == Int
  public func encode(to encoder: any Encoder) throws
  public func filteredIndexSet(in range: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool)
    rethrows -> IndexSet
  public func filteredIndexSet(
    in range: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool
  ) rethrows -> IndexSet
  public func filteredIndexSet(includeInteger: (IndexSet.Element) throws -> Bool) rethrows -> IndexSet
  public func formIndex(after i: inout IndexSet.Index)
  public func formIndex(before i: inout IndexSet.Index)
  public mutating func formIntersection(_ other: IndexSet)
  public mutating func formSymmetricDifference(_ other: IndexSet)
  public mutating func formUnion(_ other: IndexSet)
  public func hash(into hasher: inout Hasher)
  public func index(after i: IndexSet.Index) -> IndexSet.Index
  public func index(before i: IndexSet.Index) -> IndexSet.Index
  public func indexRange(in range: Range<IndexSet.Element>) -> Range<IndexSet.Index>
  public func indexRange<R>(in range: R) -> Range<IndexSet.Index> where R: RangeExpression, R.Bound == Int
  @discardableResult public mutating func insert(_ integer: IndexSet.Element) -> (
    inserted: Bool, memberAfterInsert: IndexSet.Element
  )
  public mutating func insert(integersIn range: Range<IndexSet.Element>)
  public mutating func insert<R>(integersIn range: R) where R: RangeExpression, R.Bound == Int
  public func integerGreaterThan(_ integer: IndexSet.Element) -> IndexSet.Element?
  public func integerGreaterThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
  public func integerLessThan(_ integer: IndexSet.Element) -> IndexSet.Element?
  public func integerLessThanOrEqualTo(_ integer: IndexSet.Element) -> IndexSet.Element?
  @pure public func intersection(_ other: IndexSet) -> IndexSet
  public func intersects(integersIn range: Range<IndexSet.Element>) -> Bool
  public func intersects<R>(integersIn range: R) -> Bool where R: RangeExpression, R.Bound == Int
  public func makeIterator() -> IndexingIterator<IndexSet>
  public func rangeView(of range: Range<IndexSet.Element>) -> IndexSet.RangeView
  public func rangeView<R>(of range: R) -> IndexSet.RangeView where R: RangeExpression, R.Bound == Int
  @discardableResult public mutating func remove(_ integer: IndexSet.Element) -> IndexSet.Element?
  public mutating func remove(integersIn range: Range<IndexSet.Element>)
  public mutating func remove(integersIn range: ClosedRange<IndexSet.Element>)
  public mutating func removeAll()
  public mutating func shift(startingAt integer: IndexSet.Element, by delta: Int)
  @pure public func symmetricDifference(_ other: IndexSet) -> IndexSet
  @pure public func union(_ other: IndexSet) -> IndexSet
  @discardableResult public mutating func update(with integer: IndexSet.Element) -> IndexSet.Element?
  @pure public static func == (lhs: IndexSet, rhs: IndexSet) -> Bool
}

extension IndexSet {
  public struct Index: Comparable, CustomStringConvertible, Sendable {
    @pure public var description: String { get }
    @pure public static func < (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func <= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func == (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func > (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
    @pure public static func >= (lhs: IndexSet.Index, rhs: IndexSet.Index) -> Bool
  }
}

extension IndexSet {
  public struct RangeView: BidirectionalCollection, Equatable, Sendable {
    public typealias Index = Int
    public var endIndex: Index { get }
    public var startIndex: Index { get }
    public subscript(index: Index) -> Range<IndexSet.Element> { get }
    public subscript(bounds: Range<Index>) -> Slice<IndexSet.RangeView> { get }
    public func index(after i: Index) -> Index
    public func index(before i: Index) -> Index
    public func makeIterator() -> IndexingIterator<IndexSet.RangeView>
    @pure public static func == (lhs: IndexSet.RangeView, rhs: IndexSet.RangeView) -> Bool
  }
}

"""#,
      outline: #"""
67 t  IndexSet 0 158 ff6e1668d6dd293cb20472a18e5bf9d8 struct IndexSet
71 o 0 Element 163 193 58efdcb31fc9874451a23cd4219d01db typealias Element
83 o 0 ReferenceType 196 239 337059d67fee22a205441e3a9214eca6 typealias ReferenceType
57 o 0 init 242 261 5b186b9657a2213ce9e0aac429cde830 init()
82 o 0 init 264 309 f8f3530db11a2c31ca1c8398e7989e3e init(from decoder: any Decoder)
82 o 0 init 312 350 66cfce3ded39e539269aec834c6df3ec init(integer: IndexSet.Element)
98 o 0 init 353 407 d0ea429dd1f53317e17e0a3f86855739 init(integersIn range: Range<IndexSet.Element>)
79 o 0 init 410 486 97d3489166b7964eace8a1407dcc2f42 init<R>(integersIn range: R)
61 o 0 count 489 524 ffb336a5f20eeac486f53f9f87ebc422 var count
75 o 0 customMirror 527 566 d420208a22b01d1c0ca292d3759fec39 var customMirror
83 o 0 debugDescription 569 618 82657164295cf2ad9a2a1f921517b686 var debugDescription
73 o 0 description 621 665 280bd0c62c780acded38dc2d3ec3c1fd var description
67 o 0 endIndex 668 711 e31fd61523ea7d137dc9fae6b07a8668 var endIndex
61 o 0 first 714 757 4ed4e35e6a0d6df153cd2dff645f2a71 var first
65 o 0 isEmpty 760 798 3b2c7105a821be6a65d5840ac03c1456 var isEmpty
59 o 0 last 801 843 697d36054a073b96f485f0390d31a1df var last
69 o 0 rangeView 846 894 00e62c170c7f328810b3b2101b4bd726 var rangeView
71 o 0 startIndex 897 942 e581c38ca298e05080abbd27063f5cec var startIndex
89 o 0 subscript 945 1012 1e7f5cf3c3394ed990fb262bfb48dcde subscript(index: IndexSet.Index)
98 o 0 subscript 1015 1089 7e7d919dd23b28e0515ab78d7a738253 subscript(bounds: Range<IndexSet.Index>)
99 o 0 contains 1092 1149 89878c16dc40a08fea6836e2ff26414e func contains(_ integer: IndexSet.Element)
113 o 0 contains 1152 1223 90f97c0c518071800ab1900c5cb8ab93 func contains(integersIn range: Range<IndexSet.Element>)
94 o 0 contains 1226 1319 551ba926a659a4993766710308fecf9e func contains<R>(integersIn range: R)
101 o 0 contains 1322 1387 0f7e23de217ec29fc8dfa1b25d98775a func contains(integersIn indexSet: IndexSet)
99 o 0 count 1390 1449 4e3efd6554c8ff09fe7a6fb61f48a317 func count(in range: Range<IndexSet.Element>)
80 o 0 count 1452 1533 9ed9857a56fc6b0c64eded6942e6a86d func count<R>(in range: R)
91 o 0 encode 1536 1586 af8d5ba1eda6bd7e1bd08278c8cb2801 func encode(to encoder: any Encoder)
172 o 0 filteredIndexSet 1589 1728 5d0eda3496d9692e3204d1febf9d3334 func filteredIndexSet(in range: Range<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool)
180 o 0 filteredIndexSet 1731 1880 65d46e6c02d152e7dd643014deb0bc05 func filteredIndexSet( in range: ClosedRange<IndexSet.Element>, includeInteger: (IndexSet.Element) throws -> Bool )
137 o 0 filteredIndexSet 1883 1983 1087351cc855c40af289594682646fe4 func filteredIndexSet(includeInteger: (IndexSet.Element) throws -> Bool)
103 o 0 formIndex 1986 2038 799c3c040a8de5a0a9d0ac091a766eae func formIndex(after i: inout IndexSet.Index)
104 o 0 formIndex 2041 2094 c7d2b6957771458a79bd13212b796ab6 func formIndex(before i: inout IndexSet.Index)
105 o 0 formIntersection 2097 2153 f87eac20458999a920c60dcb4d829319 func formIntersection(_ other: IndexSet)
119 o 0 formSymmetricDifference 2156 2219 9477106e465ef1284fc928acdbd0a37a func formSymmetricDifference(_ other: IndexSet)
91 o 0 formUnion 2222 2271 e3ce7da5fdbb908d6d01a0cede13bb06 func formUnion(_ other: IndexSet)
89 o 0 hash 2274 2317 ad821134c3621c24a9245ca99d77f5fb func hash(into hasher: inout Hasher)
89 o 0 index 2320 2380 ee8780de135764667eff85661d02fa8e func index(after i: IndexSet.Index)
90 o 0 index 2383 2444 adbe9bac5becd3f71fe432d0ae144a3d func index(before i: IndexSet.Index)
109 o 0 indexRange 2447 2529 597a8f3d7058ad647a46b287dd80830a func indexRange(in range: Range<IndexSet.Element>)
90 o 0 indexRange 2532 2636 02639d60b6d4acc1dd44367d8072662f func indexRange<R>(in range: R)
95 o 0 insert 2639 2779 c4071c2740b081d45143ee4d34df8245 func insert(_ integer: IndexSet.Element)
109 o 0 insert 2782 2852 7012ad40ecb5c005e653f8e6428e6f0a func insert(integersIn range: Range<IndexSet.Element>)
90 o 0 insert 2855 2947 7996769713f9df773839c1b09e5f8d86 func insert<R>(integersIn range: R)
119 o 0 integerGreaterThan 2950 3030 c16581e9d325bfac487faca2009ffe2d func integerGreaterThan(_ integer: IndexSet.Element)
137 o 0 integerGreaterThanOrEqualTo 3033 3122 05157893028ac7af2c431e7baf6f4502 func integerGreaterThanOrEqualTo(_ integer: IndexSet.Element)
113 o 0 integerLessThan 3125 3202 1b8811101e51bc7f82efe49918832adf func integerLessThan(_ integer: IndexSet.Element)
131 o 0 integerLessThanOrEqualTo 3205 3291 1164e3d22fec7eb5ff3e106427784f85 func integerLessThanOrEqualTo(_ integer: IndexSet.Element)
97 o 0 intersection 3294 3355 3560ebb703b1e47aaf333cba7a2e1c5d func intersection(_ other: IndexSet)
117 o 0 intersects 3358 3431 b2942e7d1faa06c07de789f9a814e04c func intersects(integersIn range: Range<IndexSet.Element>)
98 o 0 intersects 3434 3529 e0e45a868c0fd40309e04710b679a6bb func intersects<R>(integersIn range: R)
80 o 0 makeIterator 3532 3588 5766bbf84c631ca12410a02f63abb3ac func makeIterator()
107 o 0 rangeView 3591 3669 7d8c10530f1f8caa0654c51df1f98e3e func rangeView(of range: Range<IndexSet.Element>)
88 o 0 rangeView 3672 3772 e2e88c671da19d78080fb5b8c890374d func rangeView<R>(of range: R)
95 o 0 remove 3775 3871 9217d4c0826db89644a2124924ab0f49 func remove(_ integer: IndexSet.Element)
109 o 0 remove 3874 3944 ac4ca18c0b5d5f4fdeb9584871ffe215 func remove(integersIn range: Range<IndexSet.Element>)
115 o 0 remove 3947 4023 683bfa843a216c08bf4bc044a09aeb88 func remove(integersIn range: ClosedRange<IndexSet.Element>)
74 o 0 removeAll 4026 4058 29d5fe7b028e7437351fe559049664e2 func removeAll()
117 o 0 shift 4061 4140 5d2d976bacf6f932ef8754cc9a7d1397 func shift(startingAt integer: IndexSet.Element, by delta: Int)
111 o 0 symmetricDifference 4143 4211 0f1d01144e476e03989b67efc314f4fd func symmetricDifference(_ other: IndexSet)
83 o 0 union 4214 4268 0ee0baa9ddc1892edf381827428f8f71 func union(_ other: IndexSet)
98 o 0 update 4271 4370 8ff88af6ce45bae6d89b3f46ebeec370 func update(with integer: IndexSet.Element)
89 o 0 == 4373 4439 f6a0b25b90f0be7f10ef69b314a2250e func == (lhs: IndexSet, rhs: IndexSet)
74 e  IndexSet 4443 4461 425175a24b9ad8b82e30dd7b016e09da extension IndexSet
76 t 62 IndexSet.Index 4466 4532 ccd9014a52129b6ff4edcb9f799eb32c struct Index
76 o 63 description 4539 4583 149bf8db8e65a5adb53a4180f5d98b19 var description
100 o 63 < 4588 4665 e944eed5d8157c72790d02ad334d05bb func < (lhs: IndexSet.Index, rhs: IndexSet.Index)
102 o 63 <= 4670 4748 5684fe3ccd7dc73ce324a01f3b9418bc func <= (lhs: IndexSet.Index, rhs: IndexSet.Index)
102 o 63 == 4753 4831 7ab7815149ed241250a6d01cf8115106 func == (lhs: IndexSet.Index, rhs: IndexSet.Index)
100 o 63 > 4836 4913 52c327277da8c5e032a3e486f4df50d8 func > (lhs: IndexSet.Index, rhs: IndexSet.Index)
102 o 63 >= 4918 4996 9cbc5a00c0a904f6d381c2db2ea1ee19 func >= (lhs: IndexSet.Index, rhs: IndexSet.Index)
76 e  IndexSet 5004 5022 425175a24b9ad8b82e30dd7b016e09da extension IndexSet#2
84 t 70 IndexSet.RangeView 5027 5096 a6558fe9f9e4ce5d1b6dda8f6ea5ff4c struct RangeView
70 o 71 Index 5103 5131 c36bf2cb8456a9ad818905d08debc4df typealias Index
70 o 71 endIndex 5136 5170 aaf3866e3d0f678b2e76293d2108ad7c var endIndex
74 o 71 startIndex 5175 5211 f0c47a7e6c1720dc7319fbc5b86b30b1 var startIndex
82 o 71 subscript 5216 5281 16a4e15fef9a3a8edf97db9f93b0288e subscript(index: Index)
90 o 71 subscript 5286 5361 f217bca5a93636bcb2189d4565371da2 subscript(bounds: Range<Index>)
81 o 71 index 5366 5408 b35602595c00bc3f5d9a07bebdc603d6 func index(after i: Index)
82 o 71 index 5413 5456 3ba67ba50e8f9e43219052fd675442af func index(before i: Index)
81 o 71 makeIterator 5461 5527 46d5efe2c80fd296db1cd15bfc2a5558 func makeIterator()
110 o 71 == 5532 5618 fcb72d22cc6da4e310812e81cb0a66ed func == (lhs: IndexSet.RangeView, rhs: IndexSet.RangeView)

"""#)
  }
}
