// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_ArraySlice: LibraryText {
    LibraryText(
      path: "Swift/ArraySlice.swift",
      text: #"""
public struct ArraySlice<Element>: CustomDebugStringConvertible, CustomReflectable, CustomStringConvertible,
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
  public typealias Iterator = IndexingIterator<ArraySlice<Element>>
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

extension ArraySlice: Equatable where Element: Equatable {
  @intrinsic public static func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>) -> Bool
}

extension ArraySlice: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension ArraySlice: Sendable where Element: Sendable {}

"""#,
      outline: #"""
71 t  ArraySlice 0 207 93ae40cec8bbea2c02926458499a77f9 struct ArraySlice
104 o 0 filter 212 439 3e6012b68757dda5bd9e6fa9cfd1b2af func filter(_ isIncluded: (Element) throws -> Bool)
67 o 0 Index 442 470 325ab2c9d76b1fba5fa402fb97d2bfc5 typealias Index
71 o 0 Indices 473 510 a58f44bf12090b519ca7c54fef97f0b2 typealias Indices
73 o 0 Iterator 513 578 6fe865c3dfd0056260c3f25893b205fe typealias Iterator
57 o 0 init 581 605 5fb1f57ccaf47af842feea34c9dc0182 init()
66 o 0 init 608 681 58a4c672b2104bf0c3bac2f92cc9acd1 init<S>(_ s: S)
90 o 0 init 684 741 d103232d0d26c4e0dffec8a57f5e3260 init(arrayLiteral elements: Element...)
101 o 0 init 744 812 1ff366cce838a1095e7ad9b7e7484ef9 init(repeating repeatedValue: Element, count: Int)
67 o 0 capacity 815 853 9ff768b36be7f9cf46e7820d578c03c0 var capacity
61 o 0 count 856 902 b5305bb59b54c9e13e20afaa1ced6e93 var count
75 o 0 customMirror 905 944 89ff406f997dd7f4004bfe1f64c8c90e var customMirror
83 o 0 debugDescription 947 996 da933b1fb3f3251f914b1e493fdf703b var debugDescription
74 o 0 description 999 1043 49617719a6505c62f955e75d9cc75e95 var description
69 o 0 endIndex 1046 1095 56a4762cbfff60c5a256c3eb46d6cd72 var endIndex
73 o 0 startIndex 1098 1149 e432fdf7629a76d6bdaab2b937cd3f23 var startIndex
79 o 0 subscript 1152 1214 af6cc649de2abf72f3ff3b3949c00194 subscript(index: Int)
87 o 0 subscript 1217 1299 1beb58247121549181a7d0dcdf0a5e42 subscript(bounds: Range<Int>)
89 o 0 append 1302 1363 20af8c2efcabda22094314ffe4cce6ee func append(_ newElement: Element)
96 o 0 append 1366 1474 3ff9ef7b37f467ff7b6f5fdd41e5cf47 func append<S>(contentsOf newElements: S)
100 o 0 distance 1477 1563 140474075e11a7eda467e998f8e6a507 func distance(from start: Int, to end: Int)
92 o 0 formIndex 1566 1624 eb967ecd9842d19bbcb733b150c63f85 func formIndex(after i: inout Int)
93 o 0 formIndex 1627 1686 d35c389e3c81f646408dbfc2ef528dd7 func formIndex(before i: inout Int)
98 o 0 index 1689 1777 5f3b7b3ec2a8979dcbfab06e8de8b029 func index(_ i: Int, offsetBy distance: Int)
120 o 0 index 1780 2088 dbd3ce7ea83174a1740fae480e88524d func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int)
78 o 0 index 2091 2152 fcaaba9e571003e03b8206ebc6a7eef9 func index(after i: Int)
79 o 0 index 2155 2217 b042d51d9e4c7c130e47aaf2f8235163 func index(before i: Int)
100 o 0 insert 2220 2292 848f608c09bbe01ad6fd1f754281c95a func insert(_ newElement: Element, at i: Int)
81 o 0 remove 2295 2378 1751ca18e87bc35b1ac21ea0e1dacb15 func remove(at index: Int)
116 o 0 removeAll 2381 2466 3f872ff8c1c29fdeddb0cfba80a93d6d func removeAll(keepingCapacity keepCapacity: Bool = false)
132 o 0 replaceSubrange 2469 2608 519c0437f1fce8f3e97d08c90165338c func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
108 o 0 reserveCapacity 2611 2688 400bf711b9a0a8491f4355bbdfa8d48d func reserveCapacity(_ minimumCapacity: Int)
78 e  ArraySlice 2692 2748 f87bc0e6c5919231f4176962f9946487 extension ArraySlice
112 o 32 == 2753 2846 a1cdcf108502b089454722bd3a15e911 func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>)
80 e  ArraySlice 2850 2904 5bc4a9f6e958758bc50ce86517f11073 extension ArraySlice#2
90 o 34 hash 2909 2952 875187db4483021f19a18fd63ed3fdf2 func hash(into hasher: inout Hasher)
80 e  ArraySlice 2956 3010 d9350e25394b38f45473d6d2bdeb4cba extension ArraySlice#3

"""#)
  }
}
