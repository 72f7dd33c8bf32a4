// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_ContiguousArray: LibraryText {
    LibraryText(
      path: "Swift/ContiguousArray.swift",
      text: #"""
public struct ContiguousArray<Element>: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible,
  ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection, RangeReplaceableCollection
{
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<ContiguousArray<Element>>
  @intrinsic public init()
  @intrinsic public init<S>(_ s: S) where Element == S.Element, S: Sequence
  @intrinsic public init(arrayLiteral elements: Element...)
  @intrinsic public init(repeating repeatedValue: Element, count: Int)
  @pure public var capacity: Int { get }
  @intrinsic @pure public var count: Int { get }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @intrinsic @pure public var endIndex: Int { get }
  @intrinsic @pure public var startIndex: Int { get }
  @intrinsic public subscript(index: Int) -> Element { get set }
  @intrinsic public subscript(bounds: Range<Int>) -> ArraySlice<Element> { get set }
  @intrinsic public mutating func append(_ newElement: Element)
  @intrinsic public mutating func append<S>(contentsOf newElements: S) where Element == S.Element, S: Sequence
  public func distance(from start: Int, to end: Int) -> Int {
    return end - start
  }
  public func formIndex(after i: inout Int) {
    i += 1
  }
  public func formIndex(before i: inout Int) {
    i -= 1
  }
  public func index(_ i: Int, offsetBy distance: Int) -> Int {
    return i + distance
  }
  public func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let distanceToLimit = limit - i
    if distance > 0
      ? distanceToLimit >= 0 && distanceToLimit < distance : distanceToLimit <= 0 && distance < distanceToLimit
    {
      return nil
    }
    return i + distance
  }
  public func index(after i: Int) -> Int {
    return i + 1
  }
  public func index(before i: Int) -> Int {
    return i - 1
  }
  @intrinsic public mutating func insert(_ newElement: Element, at i: Int)
  @discardableResult @intrinsic public mutating func remove(at index: Int) -> Element
  @intrinsic public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  @intrinsic public mutating func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
  where Element == C.Element, C: Collection
  public mutating func reserveCapacity(_ minimumCapacity: Int) {
    return
  }
}

extension ContiguousArray: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws
}

extension ContiguousArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension ContiguousArray: Equatable where Element: Equatable {
  @intrinsic public static func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>) -> Bool
}

extension ContiguousArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ContiguousArray: Sendable where Element: Sendable {}

"""#,
      outline: #"""
81 t  ContiguousArray 0 212 0649b292bd12227d03154e0acf7356a8 struct ContiguousArray
104 o 0 filter 217 444 d148f5e9b76f16e80769127f3d44ef2d func filter(_ isIncluded: (Element) throws -> Bool)
67 o 0 Index 447 475 dba3b5a245a89583ed52ca042f03a731 typealias Index
71 o 0 Indices 478 515 33b0bfd34039d412741c1a23b42f962b typealias Indices
73 o 0 Iterator 518 588 b2f7aebc5b828a5d4fc11111811ef49d typealias Iterator
57 o 0 init 591 615 c76e2af02d1c2914b50883960f6803fa init()
66 o 0 init 618 691 5dba62ca3630455a5721838eedb97f76 init<S>(_ s: S)
90 o 0 init 694 751 e1b1ca6d1cadec55ce8e5c359c853d1d init(arrayLiteral elements: Element...)
101 o 0 init 754 822 e76db5dd8a2faf07f31db3ef23ed0881 init(repeating repeatedValue: Element, count: Int)
67 o 0 capacity 825 863 f5b03fa7e9362e830a4e4eac2b914d19 var capacity
61 o 0 count 866 912 bb9385026ee8769f2148d4e12ef13c12 var count
75 o 0 customMirror 915 954 d6f97e3f8628a286ff09fea44fc17f27 var customMirror
84 o 0 debugDescription 957 1006 1ca49ad89fcdd2c7c58aaee6c7189e52 var debugDescription
75 o 0 description 1009 1053 7e87363b6be6820154e17edc355b01ba var description
69 o 0 endIndex 1056 1105 d60efe80d5c28212dcf8e0ec4203c257 var endIndex
73 o 0 startIndex 1108 1159 87602d5fcbff680d81f63f5bb8e447d0 var startIndex
79 o 0 subscript 1162 1224 753b623e100c22bc73503d702380074a subscript(index: Int)
87 o 0 subscript 1227 1309 7b2c39b4a455f07f6e47dfb5f86f0f9f subscript(bounds: Range<Int>)
89 o 0 append 1312 1373 5e9191b614edce682b7e5b3def4e4b11 func append(_ newElement: Element)
96 o 0 append 1376 1484 34aa9afa865c9ba938651e41b9db0cc5 func append<S>(contentsOf newElements: S)
100 o 0 distance 1487 1573 b1c0e1f6f17a9bdb0977af568bd39ed9 func distance(from start: Int, to end: Int)
92 o 0 formIndex 1576 1634 ef480ee960e7991296d997121d3f75b5 func formIndex(after i: inout Int)
93 o 0 formIndex 1637 1696 cdaedf31d1960e25b5a4044efcf7d846 func formIndex(before i: inout Int)
98 o 0 index 1699 1787 a4e540602839546f9c980ce19fbdf1cb func index(_ i: Int, offsetBy distance: Int)
120 o 0 index 1790 2098 70ed96a16a6095a5568f0c12f37b0257 func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int)
78 o 0 index 2101 2162 91559a4bb2f76c53e6f56f07d2adf205 func index(after i: Int)
79 o 0 index 2165 2227 bcd02ee93ad0a598876d2667d405f6dc func index(before i: Int)
100 o 0 insert 2230 2302 00a343e3bff774920fccb9c1462c512f func insert(_ newElement: Element, at i: Int)
81 o 0 remove 2305 2388 2d4df68ddccf87d23a9751305e782ed9 func remove(at index: Int)
116 o 0 removeAll 2391 2476 1043f345ee700e57af8dff0b143ec931 func removeAll(keepingCapacity keepCapacity: Bool = false)
132 o 0 replaceSubrange 2479 2618 0c505dc10894bbca5c344135bcbfc906 func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
108 o 0 reserveCapacity 2621 2698 7f5228d44bb017b9f137b44b0e26e87f func reserveCapacity(_ minimumCapacity: Int)
88 e  ContiguousArray 2702 2763 9c4e923cfb0781d8a12b333497e7e4d2 extension ContiguousArray
85 o 32 init 2768 2813 9913ff86569bac7ddc6a8ed1f2c6b845 init(from decoder: any Decoder)
90 e  ContiguousArray 2817 2878 40fd877ae58770ec4910bdca78abbc2b extension ContiguousArray#2
92 o 34 encode 2883 2933 b6213d3308f39eaa4025052baec1f19c func encode(to encoder: any Encoder)
90 e  ContiguousArray 2937 2998 557f2b04e279d3bae8109437c2e319b9 extension ContiguousArray#3
122 o 36 == 3003 3106 dd1f3c0a2ad4a6dc3c0325a0bc7a8f3b func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>)
90 e  ContiguousArray 3110 3169 e0e2e10072bb688093503c2f7539dfc7 extension ContiguousArray#4
90 o 38 hash 3174 3217 f5e017d700035076e3aa4e5f0ccb4610 func hash(into hasher: inout Hasher)
90 e  ContiguousArray 3221 3280 3eb18870d6c6295be60ffcc7fac73b4e extension ContiguousArray#5

"""#)
  }
}
