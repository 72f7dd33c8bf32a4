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
t 0 207  93ae40cec8bbea2c02926458499a77f9 ArraySlice struct ArraySlice
o 212 240 0 325ab2c9d76b1fba5fa402fb97d2bfc5 Index typealias Index
o 243 280 0 a58f44bf12090b519ca7c54fef97f0b2 Indices typealias Indices
o 283 348 0 6fe865c3dfd0056260c3f25893b205fe Iterator typealias Iterator
o 351 375 0 5fb1f57ccaf47af842feea34c9dc0182 init init()
o 378 451 0 58a4c672b2104bf0c3bac2f92cc9acd1 init init<S>(_ s: S)
o 454 511 0 d103232d0d26c4e0dffec8a57f5e3260 init init(arrayLiteral elements: Element...)
o 514 582 0 1ff366cce838a1095e7ad9b7e7484ef9 init init(repeating repeatedValue: Element, count: Int)
o 585 623 0 9ff768b36be7f9cf46e7820d578c03c0 capacity var capacity
o 626 672 0 b5305bb59b54c9e13e20afaa1ced6e93 count var count
o 675 714 0 89ff406f997dd7f4004bfe1f64c8c90e customMirror var customMirror
o 717 766 0 da933b1fb3f3251f914b1e493fdf703b debugDescription var debugDescription
o 769 813 0 49617719a6505c62f955e75d9cc75e95 description var description
o 816 865 0 56a4762cbfff60c5a256c3eb46d6cd72 endIndex var endIndex
o 868 919 0 e432fdf7629a76d6bdaab2b937cd3f23 startIndex var startIndex
o 922 984 0 af6cc649de2abf72f3ff3b3949c00194 subscript subscript(index: Int)
o 987 1069 0 1beb58247121549181a7d0dcdf0a5e42 subscript subscript(bounds: Range<Int>)
o 1072 1133 0 20af8c2efcabda22094314ffe4cce6ee append func append(_ newElement: Element)
o 1136 1244 0 3ff9ef7b37f467ff7b6f5fdd41e5cf47 append func append<S>(contentsOf newElements: S)
o 1247 1333 0 140474075e11a7eda467e998f8e6a507 distance func distance(from start: Int, to end: Int)
o 1336 1394 0 eb967ecd9842d19bbcb733b150c63f85 formIndex func formIndex(after i: inout Int)
o 1397 1456 0 d35c389e3c81f646408dbfc2ef528dd7 formIndex func formIndex(before i: inout Int)
o 1459 1547 0 5f3b7b3ec2a8979dcbfab06e8de8b029 index func index(_ i: Int, offsetBy distance: Int)
o 1550 1858 0 dbd3ce7ea83174a1740fae480e88524d index func index(_ i: Int, offsetBy distance: Int, limitedBy limit: Int)
o 1861 1922 0 fcaaba9e571003e03b8206ebc6a7eef9 index func index(after i: Int)
o 1925 1987 0 b042d51d9e4c7c130e47aaf2f8235163 index func index(before i: Int)
o 1990 2062 0 848f608c09bbe01ad6fd1f754281c95a insert func insert(_ newElement: Element, at i: Int)
o 2065 2148 0 1751ca18e87bc35b1ac21ea0e1dacb15 remove func remove(at index: Int)
o 2151 2236 0 3f872ff8c1c29fdeddb0cfba80a93d6d removeAll func removeAll(keepingCapacity keepCapacity: Bool = false)
o 2239 2378 0 519c0437f1fce8f3e97d08c90165338c replaceSubrange func replaceSubrange<C>(_ subrange: Range<Int>, with newElements: C)
o 2381 2458 0 400bf711b9a0a8491f4355bbdfa8d48d reserveCapacity func reserveCapacity(_ minimumCapacity: Int)
e 2462 2518  f87bc0e6c5919231f4176962f9946487 ArraySlice extension ArraySlice
o 2523 2616 31 a1cdcf108502b089454722bd3a15e911 == func == (lhs: ArraySlice<Element>, rhs: ArraySlice<Element>)
e 2620 2674  5bc4a9f6e958758bc50ce86517f11073 ArraySlice extension ArraySlice#2
o 2679 2722 33 875187db4483021f19a18fd63ed3fdf2 hash func hash(into hasher: inout Hasher)
e 2726 2780  d9350e25394b38f45473d6d2bdeb4cba ArraySlice extension ArraySlice#3

"""#)
  }
}
