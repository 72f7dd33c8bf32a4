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
t 0 212  0649b292bd12227d03154e0acf7356a8 ContiguousArray struct ContiguousArray
o 217 245 0 dba3b5a245a89583ed52ca042f03a731 Index typealias Index
o 248 285 0 33b0bfd34039d412741c1a23b42f962b Indices typealias Indices
o 288 358 0 b2f7aebc5b828a5d4fc11111811ef49d Iterator typealias Iterator
o 361 385 0 c76e2af02d1c2914b50883960f6803fa init init()
o 388 461 0 5dba62ca3630455a5721838eedb97f76 init init<S>(_ s: S)
o 464 521 0 e1b1ca6d1cadec55ce8e5c359c853d1d init init(arrayLiteral elements: Element...)
o 524 592 0 e76db5dd8a2faf07f31db3ef23ed0881 init init(repeating repeatedValue: Element, count: Int)
o 595 633 0 f5b03fa7e9362e830a4e4eac2b914d19 capacity var capacity
o 636 682 0 bb9385026ee8769f2148d4e12ef13c12 count var count
o 685 724 0 d6f97e3f8628a286ff09fea44fc17f27 customMirror var customMirror
o 727 776 0 1ca49ad89fcdd2c7c58aaee6c7189e52 debugDescription var debugDescription
o 779 823 0 7e87363b6be6820154e17edc355b01ba description var description
o 826 875 0 d60efe80d5c28212dcf8e0ec4203c257 endIndex var endIndex
o 878 929 0 87602d5fcbff680d81f63f5bb8e447d0 startIndex var startIndex
o 932 994 0 753b623e100c22bc73503d702380074a subscript subscript(index: Int)
o 997 1079 0 7b2c39b4a455f07f6e47dfb5f86f0f9f subscript subscript(bounds: Range<Int>)
o 1082 1143 0 5e9191b614edce682b7e5b3def4e4b11 append func append(_ newElement: Element)
o 1146 1254 0 34aa9afa865c9ba938651e41b9db0cc5 append func append<S>(contentsOf newElements: S)
o 1257 1343 0 b1c0e1f6f17a9bdb0977af568bd39ed9 distance func distance(from start: Int, to end: Int)
o 1346 1404 0 ef480ee960e7991296d997121d3f75b5 formIndex func formIndex(after i: inout Int)
o 1407 1466 0 cdaedf31d1960e25b5a4044efcf7d846 formIndex func formIndex(before i: inout Int)
o 1469 1557 0 a4e540602839546f9c980ce19fbdf1cb index func index(_ i: Int, offsetBy distance: Int)
o 1560 1868 0 70ed96a16a6095a5568f0c12f37b0257 index func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int)
o 1871 1932 0 91559a4bb2f76c53e6f56f07d2adf205 index func index(after i: Int)
o 1935 1997 0 bcd02ee93ad0a598876d2667d405f6dc index func index(before i: Int)
o 2000 2072 0 00a343e3bff774920fccb9c1462c512f insert func insert(_ newElement: Element, at i: Int)
o 2075 2158 0 2d4df68ddccf87d23a9751305e782ed9 remove func remove(at index: Int)
o 2161 2246 0 1043f345ee700e57af8dff0b143ec931 removeAll func removeAll(keepingCapacity keepCapacity: Bool = false)
o 2249 2388 0 0c505dc10894bbca5c344135bcbfc906 replaceSubrange func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
o 2391 2468 0 7f5228d44bb017b9f137b44b0e26e87f reserveCapacity func reserveCapacity(_ minimumCapacity: Int)
e 2472 2533  9c4e923cfb0781d8a12b333497e7e4d2 ContiguousArray extension ContiguousArray
o 2538 2583 31 9913ff86569bac7ddc6a8ed1f2c6b845 init init(from decoder: any Decoder)
e 2587 2648  40fd877ae58770ec4910bdca78abbc2b ContiguousArray extension ContiguousArray#2
o 2653 2703 33 b6213d3308f39eaa4025052baec1f19c encode func encode(to encoder: any Encoder)
e 2707 2768  557f2b04e279d3bae8109437c2e319b9 ContiguousArray extension ContiguousArray#3
o 2773 2876 35 dd1f3c0a2ad4a6dc3c0325a0bc7a8f3b == func == (lhs: ContiguousArray<Element>, rhs: ContiguousArray<Element>)
e 2880 2939  e0e2e10072bb688093503c2f7539dfc7 ContiguousArray extension ContiguousArray#4
o 2944 2987 37 f5e017d700035076e3aa4e5f0ccb4610 hash func hash(into hasher: inout Hasher)
e 2991 3050  3eb18870d6c6295be60ffcc7fac73b4e ContiguousArray extension ContiguousArray#5

"""#)
  }
}
