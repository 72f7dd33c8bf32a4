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
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
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
61 t  Array 0 202 7e8117cd95a34b298a983da48c7f706d struct Array
104 o 0 filter 207 434 9f5817e5104dbf98d92eea15c6e936f3 func filter(_ isIncluded: (Element) throws -> Bool)
67 o 0 Index 437 465 f669ca0a2ada58f8e36016602afdefdc typealias Index
71 o 0 Indices 468 505 e817e43d65ea034f6591c6e5271a401b typealias Indices
73 o 0 Iterator 508 563 04157d972b60af0d04a601dbeb0ef012 typealias Iterator
57 o 0 init 566 590 a092d3070cbb298ff93bebe9ece1dcfe init()
66 o 0 init 593 666 392351c47c61217ed3f41b7980867b80 init<S>(_ s: S)
90 o 0 init 669 726 6069a48b542d7fa5b6f673f358c38139 init(arrayLiteral elements: Element...)
101 o 0 init 729 797 62c63dbe47be087866c17f2a9c9db0f5 init(repeating repeatedValue: Element, count: Int)
67 o 0 capacity 800 838 8cc87daa095a4916675ef684e0c7fc08 var capacity
61 o 0 count 841 887 5e9a6847c47e68accb5f7348887bb0c1 var count
75 o 0 customMirror 890 929 9da7d3e5c7b4dcf1538033728aa59f85 var customMirror
83 o 0 debugDescription 932 981 9a93e79d9b30ae241f9ad99f75c6995b var debugDescription
74 o 0 description 984 1028 78e2046389f17b12727b44bf14303e70 var description
69 o 0 endIndex 1031 1080 dcc6b496f9dca8b8d087e068cabf8fe8 var endIndex
73 o 0 startIndex 1083 1134 2d1a93fd54ee0c26b25a02eddaeffecd var startIndex
79 o 0 subscript 1137 1199 881a2d8eaa9b51fe5b099fce8fd210d5 subscript(index: Int)
87 o 0 subscript 1202 1284 a8ab8be41110f0c8b76a24797335771a subscript(bounds: Range<Int>)
89 o 0 append 1287 1348 36d7137128564d418af7bccee1bfd5d2 func append(_ newElement: Element)
96 o 0 append 1351 1459 7f8d7ca1144434afceec42d2b34d7025 func append<S>(contentsOf newElements: S)
100 o 0 distance 1462 1548 36e73a2c78625f3f31cb3d5d7599e53a func distance(from start: Int, to end: Int)
92 o 0 formIndex 1551 1609 c57da2e40595ce79351c860e700a0f46 func formIndex(after i: inout Int)
93 o 0 formIndex 1612 1671 ba08a0f396bf70e5040b4d714aee6ae8 func formIndex(before i: inout Int)
98 o 0 index 1674 1762 e2be0369cfddfd1bfbdc735e69c4d399 func index(_ i: Int, offsetBy distance: Int)
120 o 0 index 1765 2073 1419d0f17ea3cca33df3c8b2f8399743 func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int)
78 o 0 index 2076 2137 eb5e02333575f0258a85245d885f4658 func index(after i: Int)
79 o 0 index 2140 2202 76a439d8d6da2ee2b42600d78ea62af6 func index(before i: Int)
100 o 0 insert 2205 2277 39783ef769680a1cf6e52d9d95a8aa82 func insert(_ newElement: Element, at i: Int)
81 o 0 remove 2280 2363 5a36d7c4afc6678d45eb4a8a48087595 func remove(at index: Int)
116 o 0 removeAll 2366 2451 4162f0a9b192b69df4505d1ddb6b1467 func removeAll(keepingCapacity keepCapacity: Bool = false)
132 o 0 replaceSubrange 2454 2593 90a69d1bed044bf9e25c952ecd52be36 func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
108 o 0 reserveCapacity 2596 2673 420350cf6cdf6689ee8cf75ceef62d56 func reserveCapacity(_ minimumCapacity: Int)
89 o 0 + 2676 2822 7592e2e6020a10205c1ead7beac12d07 func + (lhs: [Element], rhs: [Element])
97 o 0 += 2825 2923 21bb6b8033802199a4046c5d8f5675b6 func += (lhs: inout [Element], rhs: [Element])
68 e  Array 2927 2978 8da7be356a105c50cbecd71727317738 extension Array
85 o 34 init 2983 3028 ecadd0e8b049316dd23d034ec80d397d init(from decoder: any Decoder)
70 e  Array 3032 3083 05bbe51d8c78eafa6e15d70129f0b84e extension Array#2
92 o 36 encode 3088 3138 0b44de968e5dc6675e990c8a63594d2d func encode(to encoder: any Encoder)
70 e  Array 3142 3193 21fab0971462b51a46416fec521d0d51 extension Array#3
92 o 38 == 3198 3271 3261841743a774fb83d45f46e0429cb2 func == (lhs: [Element], rhs: [Element])
70 e  Array 3275 3324 b529a8e1c455f740764451757474bdf4 extension Array#4
90 o 40 hash 3329 3372 df41a1f8c63ccc40039253e4179f302b func hash(into hasher: inout Hasher)
70 e  Array 3376 3425 2e6037f9726c0713c4bf71d047a2f79b extension Array#5

"""#)
  }
}
