// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Sequence: LibraryText {
    LibraryText(
      path: "Swift/Sequence.swift",
      text: #"""
public protocol IteratorProtocol<Element> {
  associatedtype Element
  mutating func next() -> Element?
}

public protocol Sequence<Element> {
  associatedtype Element where Element == Iterator.Element
  associatedtype Iterator: IteratorProtocol
  var underestimatedCount: Int { get }
  func makeIterator() -> Iterator
}

extension Sequence {
  public var lazy: LazySequence<Self> {
    return LazySequence(base: self)
  }
  public var underestimatedCount: Int {
    return 0
  }
  public func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if !(try predicate(element)) { return false }
    }
    return true
  }
  public func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows
    -> [ElementOfResult]
  {
    var result: [ElementOfResult] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
    }
    return result
  }
  public func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool {
    for element in self {
      if try predicate(element) { return true }
    }
    return false
  }
  public func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int where E: Error {
    var count = 0
    for element in self {
      if try predicate(element) { count += 1 }
    }
    return count
  }
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Self> {
    return try DropWhileSequence(base: self, predicate: predicate)
  }
  public func dropFirst(_ k: Int = 1) -> DropFirstSequence<Self> {
    return DropFirstSequence(self, dropping: k)
  }
  @intrinsic public func dropLast(_ k: Int = 1) -> [Element]
  public func elementsEqual<OtherSequence>(
    _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence: Sequence {
    var left = makeIterator()
    var right = other.makeIterator()
    while true {
      switch (left.next(), right.next()) {
      case (let first?, let second?):
        if !(try areEquivalent(first, second)) { return false }
      case (nil, nil): return true
      default: return false
      }
    }
  }
  public func enumerated() -> EnumeratedSequence<Self> {
    return EnumeratedSequence(base: self)
  }
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public func first(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    for element in self {
      if try predicate(element) { return element }
    }
    return nil
  }
  public func flatMap<SegmentOfResult>(_ transform: (Element) throws -> SegmentOfResult) rethrows -> [SegmentOfResult
    .Element] where SegmentOfResult: Sequence
  {
    var result: [SegmentOfResult.Element] = []
    for element in self {
      result.append(contentsOf: try transform(element))
    }
    return result
  }
  public func forEach(_ body: (Element) throws -> Void) rethrows {
    for element in self {
      try body(element)
    }
  }
  public func lexicographicallyPrecedes<OtherSequence>(
    _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows -> Bool where OtherSequence: Sequence, Element == OtherSequence.Element {
    var left = makeIterator()
    var right = other.makeIterator()
    while true {
      if let first = left.next() {
        guard let second = right.next() else { return false }
        if try areInIncreasingOrder(first, second) { return true }
        if try areInIncreasingOrder(second, first) { return false }
      } else {
        return right.next() != nil
      }
    }
  }
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error {
    var result: [T] = []
    for element in self {
      result.append(try transform(element))
    }
    return result
  }
  @intrinsic public func max(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  @intrinsic public func min(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  public func prefix(_ maxLength: Int) -> PrefixSequence<Self> {
    return PrefixSequence(self, maxLength: maxLength)
  }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> [Element] {
    var result: [Element] = []
    for element in self {
      guard try predicate(element) else { break }
      result.append(element)
    }
    return result
  }
  public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result) rethrows
    -> Result
  {
    var result = initialResult
    for element in self {
      result = try nextPartialResult(result, element)
    }
    return result
  }
  public func reduce<Result>(
    into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void
  ) rethrows -> Result {
    var result = initialResult
    for element in self {
      try updateAccumulatingResult(&result, element)
    }
    return result
  }
  @intrinsic public func reversed() -> [Element]
  public func shuffled() -> [Element] {
    return Library.inUnknownOrder(Array(self))
  }
  public func shuffled<T>(using generator: inout T) -> [Element] where T: RandomNumberGenerator {
    Library.anyNumberOfTimes { _ = generator.next() }
    return Library.inUnknownOrder(Array(self))
  }
  @intrinsic public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
  public func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [ArraySlice<Element>]
  public func starts<PossiblePrefix>(
    with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool
  ) rethrows -> Bool where PossiblePrefix: Sequence {
    var elements = makeIterator()
    for other in possiblePrefix {
      guard let element = elements.next() else { return false }
      if !(try areEquivalent(element, other)) { return false }
    }
    return true
  }
  @intrinsic public func suffix(_ maxLength: Int) -> [Element]
}

extension Sequence where Element: Comparable {
  public func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence) -> Bool
  where OtherSequence: Sequence, Element == OtherSequence.Element {
    return lexicographicallyPrecedes(other) { $0 < $1 }
  }
  @intrinsic public func max() -> Element?
  @intrinsic public func min() -> Element?
  @intrinsic public func sorted() -> [Element]
}

extension Sequence where Element: Equatable {
  public func contains(_ element: Element) -> Bool {
    for other in self {
      if other == element { return true }
    }
    return false
  }
  public func elementsEqual<OtherSequence>(_ other: OtherSequence) -> Bool
  where OtherSequence: Sequence, Element == OtherSequence.Element {
    return elementsEqual(other) { $0 == $1 }
  }
  public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
    -> [ArraySlice<Element>]
  public func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix) -> Bool
  where PossiblePrefix: Sequence, Element == PossiblePrefix.Element {
    return starts(with: possiblePrefix) { $0 == $1 }
  }
}

extension Sequence where Element: Sequence {
  public func joined() -> FlattenSequence<Self> {
    return FlattenSequence(base: self)
  }
  @intrinsic public func joined<Separator>(separator: Separator) -> JoinedSequence<Self>
  where Separator: Sequence, Separator.Element == Element.Element
}

extension Sequence where Element: StringProtocol {
  @intrinsic public func joined(separator: String = "") -> String
}

extension Sequence where Self == Iterator {
  public func makeIterator() -> Self {
    return self
  }
}

"""#,
      outline: #"""
t 0 41  a5af891205ee20559fcf390fbd632d81 IteratorProtocol protocol IteratorProtocol
o 46 68 0 1e7c6e2ee1d153c88a7fc313cec15269 Element associatedtype Element
o 71 103 0 0acbc0e9fa9a8c16fa7f5b587158ed53 next func next()
t 107 140  52808cb931a0b31a878982ed39c7685a Sequence protocol Sequence
o 145 201 3 b6af9ca6c5f5f42d1e7e1fed0a3c5a23 Element associatedtype Element
o 204 245 3 d5af5498af76c456de0d81cc175553db Iterator associatedtype Iterator
o 248 284 3 2ce340fc5564291891da90e12bc2b6fc underestimatedCount var underestimatedCount
o 287 318 3 bf991360816fd3983f904d3980ca297f makeIterator func makeIterator()
e 322 340  4b46c247d422c3c80e32819b6c39be8b Sequence extension Sequence
o 345 422 8 5e14d30816ed92de312bea7a1adb1003 lazy var lazy
o 425 479 8 71662fa8658a8702c76f9f379a5d7bef underestimatedCount var underestimatedCount
o 482 666 8 7aa5f4d187753ab664167c551b42c17b allSatisfy func allSatisfy(_ predicate: (Element) throws -> Bool)
o 669 959 8 f81f896355826b6ab8fcd705326cc4e9 compactMap func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?)
o 962 1145 8 e72c6302f4a08be55b280a54fd7d29cf contains func contains(where predicate: (Element) throws -> Bool)
o 1148 1366 8 d008b44d8622d06db29495b012bdd4e3 count func count<E>(where predicate: (Element) throws(E) -> Bool)
o 1369 1537 8 06b7ba45adcc2248586e37ccbdc2a46f drop func drop(while predicate: (Element) throws -> Bool)
o 1540 1656 8 633baa49037215627d413fecc14899fe dropFirst func dropFirst(_ k: Int = 1)
o 1659 1717 8 51fd6e35a3ad703f0c390ad0622611ea dropLast func dropLast(_ k: Int = 1)
o 1720 2218 8 c43c0c830cdd7fec8caa051d27fe6241 elementsEqual func elementsEqual<OtherSequence>( _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool )
o 2221 2321 8 db624edae55237f7f752500f796008cd enumerated func enumerated()
o 2324 2551 8 e16040cd845ef8b5484c39c3116740cd filter func filter(_ isIncluded: (Element) throws -> Bool)
o 2554 2739 8 81330ad6a723f0c785915f53fde9a70d first func first(where predicate: (Element) throws -> Bool)
o 2742 3064 8 6fe1712d6eaf416aa0bb3a617e832263 flatMap func flatMap<SegmentOfResult>(_ transform: (Element) throws -> SegmentOfResult)
o 3067 3191 8 d41e201a92d7c2981eb4cd6eacce7179 forEach func forEach(_ body: (Element) throws -> Void)
o 3194 3805 8 888b2be7d319921db9e3c0bddc5befbd lexicographicallyPrecedes func lexicographicallyPrecedes<OtherSequence>( _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool )
o 3808 4025 8 7b452041a45940b0b910382baf494e69 map func map<T, E>(_ transform: (Element) throws(E) -> T)
o 4028 4135 8 64186434ddcfac1927b7beb9a5eecb69 max func max(by areInIncreasingOrder: (Element, Element) throws -> Bool)
o 4138 4245 8 dfc0f49d4f28181bb73e947d820d6972 min func min(by areInIncreasingOrder: (Element, Element) throws -> Bool)
o 4248 4368 8 8aee1183c3e21608c0a37e20aa79e418 prefix func prefix(_ maxLength: Int)
o 4371 4620 8 7d65e90f5185b59084202f8174d408ca prefix func prefix(while predicate: (Element) throws -> Bool)
o 4623 4897 8 b016238dda7e69cddfc7787baf6b1988 reduce func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result)
o 4900 5189 8 1a03583cd68fe3fdceac7f4b301b7ae6 reduce func reduce<Result>( into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void )
o 5192 5238 8 451db3eb2735624b6ce3f786399ed5c9 reversed func reversed()
o 5241 5329 8 f4817e4569b04cc5c144b36e2e359c47 shuffled func shuffled()
o 5332 5532 8 19764e42556b8118f5c472c81f874007 shuffled func shuffled<T>(using generator: inout T)
o 5535 5646 8 12d7e3eb7a3033bef5dc1690fdf01167 sorted func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool)
o 5649 5832 8 314e402c5a0328cf4281d58379246831 split func split( maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool )
o 5835 6253 8 0cacd163bbbfb0d251f60485aba1dd86 starts func starts<PossiblePrefix>( with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool )
o 6256 6316 8 8a0f087228f52ecddbecdd1477c8ba3c suffix func suffix(_ maxLength: Int)
e 6320 6364  1b5ad5c41042e23e03ca83ce8e2b09ab Sequence extension Sequence#2
o 6369 6581 39 f6c0d327db27b81ad428ec50ee0e9411 lexicographicallyPrecedes func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence)
o 6584 6624 39 4c1ecffabbed3401194e20ebf097a32e max func max()
o 6627 6667 39 9fb0a27cc90ae5c49c519bdd8b4e8765 min func min()
o 6670 6714 39 5f07eeaf360eeceeef41f5f62733ac37 sorted func sorted()
e 6718 6761  23f27d37fee6f8145b747e79fb69591d Sequence extension Sequence#3
o 6766 6909 44 f2404cc3d9dcca302afe95ed51e7cf32 contains func contains(_ element: Element)
o 6912 7101 44 03baf4b039a19103588f7734965f4ce9 elementsEqual func elementsEqual<OtherSequence>(_ other: OtherSequence)
o 7104 7236 44 ba58f05f699e8155b7cd523fa6b6782e split func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
o 7239 7445 44 5bbb21e29690665310a7e20835443568 starts func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix)
e 7449 7491  44bbb29ad64662abad24908b683e3810 Sequence extension Sequence#4
o 7496 7586 49 b5d7f0dddb0b52ec708f4c920adc1867 joined func joined()
o 7589 7741 49 c34ef9c2a0b1d1a1c74d9eececde4f20 joined func joined<Separator>(separator: Separator)
e 7745 7793  bfa14c318427a45ce5a75799f4bbd357 Sequence extension Sequence#5
o 7798 7861 52 ed771d9b289dba8c372bdc7a7a3a0210 joined func joined(separator: String = "")
e 7865 7906  96efc2d8b005293aec0841163b7a2e74 Sequence extension Sequence#6
o 7911 7967 54 b8bec1ecc4c8c0374b45a210422a6c14 makeIterator func makeIterator()

"""#)
  }
}
