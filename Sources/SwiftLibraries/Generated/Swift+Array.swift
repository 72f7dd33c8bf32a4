// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Array: LibraryText {
    LibraryText(
      path: "Swift/Array.swift",
      text: #"""
public struct Array<Element>: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible,
  ExpressibleByArrayLiteral, MutableCollection, RandomAccessCollection, RangeReplaceableCollection
{
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<[Element]>
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
  public static func + (lhs: [Element], rhs: [Element]) -> [Element] {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func += (lhs: inout [Element], rhs: [Element]) {
    lhs.append(contentsOf: rhs)
  }
}

extension Array: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Array: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Array: Equatable where Element: Equatable {
  @intrinsic public static func == (lhs: [Element], rhs: [Element]) -> Bool
}

extension Array: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension Array: Sendable where Element: Sendable {}

"""#,
      outline: #"""
t 0 202  7e8117cd95a34b298a983da48c7f706d Array struct Array
o 207 235 0 f669ca0a2ada58f8e36016602afdefdc Index typealias Index
o 238 275 0 e817e43d65ea034f6591c6e5271a401b Indices typealias Indices
o 278 333 0 04157d972b60af0d04a601dbeb0ef012 Iterator typealias Iterator
o 336 360 0 a092d3070cbb298ff93bebe9ece1dcfe init init()
o 363 436 0 392351c47c61217ed3f41b7980867b80 init init<S>(_ s: S)
o 439 496 0 6069a48b542d7fa5b6f673f358c38139 init init(arrayLiteral elements: Element...)
o 499 567 0 62c63dbe47be087866c17f2a9c9db0f5 init init(repeating repeatedValue: Element, count: Int)
o 570 608 0 8cc87daa095a4916675ef684e0c7fc08 capacity var capacity
o 611 657 0 5e9a6847c47e68accb5f7348887bb0c1 count var count
o 660 699 0 9da7d3e5c7b4dcf1538033728aa59f85 customMirror var customMirror
o 702 751 0 9a93e79d9b30ae241f9ad99f75c6995b debugDescription var debugDescription
o 754 798 0 78e2046389f17b12727b44bf14303e70 description var description
o 801 850 0 dcc6b496f9dca8b8d087e068cabf8fe8 endIndex var endIndex
o 853 904 0 2d1a93fd54ee0c26b25a02eddaeffecd startIndex var startIndex
o 907 969 0 881a2d8eaa9b51fe5b099fce8fd210d5 subscript subscript(index: Int)
o 972 1054 0 a8ab8be41110f0c8b76a24797335771a subscript subscript(bounds: Range<Int>)
o 1057 1118 0 36d7137128564d418af7bccee1bfd5d2 append func append(_ newElement: Element)
o 1121 1229 0 7f8d7ca1144434afceec42d2b34d7025 append func append<S>(contentsOf newElements: S)
o 1232 1318 0 36e73a2c78625f3f31cb3d5d7599e53a distance func distance(from start: Int, to end: Int)
o 1321 1379 0 c57da2e40595ce79351c860e700a0f46 formIndex func formIndex(after i: inout Int)
o 1382 1441 0 ba08a0f396bf70e5040b4d714aee6ae8 formIndex func formIndex(before i: inout Int)
o 1444 1532 0 e2be0369cfddfd1bfbdc735e69c4d399 index func index(_ i: Int, offsetBy distance: Int)
o 1535 1843 0 1419d0f17ea3cca33df3c8b2f8399743 index func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int)
o 1846 1907 0 eb5e02333575f0258a85245d885f4658 index func index(after i: Int)
o 1910 1972 0 76a439d8d6da2ee2b42600d78ea62af6 index func index(before i: Int)
o 1975 2047 0 39783ef769680a1cf6e52d9d95a8aa82 insert func insert(_ newElement: Element, at i: Int)
o 2050 2133 0 5a36d7c4afc6678d45eb4a8a48087595 remove func remove(at index: Int)
o 2136 2221 0 4162f0a9b192b69df4505d1ddb6b1467 removeAll func removeAll(keepingCapacity keepCapacity: Bool = false)
o 2224 2363 0 90a69d1bed044bf9e25c952ecd52be36 replaceSubrange func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
o 2366 2443 0 420350cf6cdf6689ee8cf75ceef62d56 reserveCapacity func reserveCapacity(_ minimumCapacity: Int)
o 2446 2592 0 7592e2e6020a10205c1ead7beac12d07 + func + (lhs: [Element], rhs: [Element])
o 2595 2693 0 21bb6b8033802199a4046c5d8f5675b6 += func += (lhs: inout [Element], rhs: [Element])
e 2697 2748  8da7be356a105c50cbecd71727317738 Array extension Array
o 2753 2798 33 ecadd0e8b049316dd23d034ec80d397d init init(from decoder: any Decoder)
e 2802 2853  05bbe51d8c78eafa6e15d70129f0b84e Array extension Array#2
o 2858 2908 35 0b44de968e5dc6675e990c8a63594d2d encode func encode(to encoder: any Encoder)
e 2912 2963  21fab0971462b51a46416fec521d0d51 Array extension Array#3
o 2968 3041 37 3261841743a774fb83d45f46e0429cb2 == func == (lhs: [Element], rhs: [Element])
e 3045 3094  b529a8e1c455f740764451757474bdf4 Array extension Array#4
o 3099 3142 39 df41a1f8c63ccc40039253e4179f302b hash func hash(into hasher: inout Hasher)
e 3146 3195  2e6037f9726c0713c4bf71d047a2f79b Array extension Array#5

"""#)
  }
}
