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
      let first = left.next()
      let second = right.next()
      guard let first, let second else { return first == nil && second == nil }
      if !(try areEquivalent(first, second)) { return false }
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
      let segment = try transform(element)
      result.append(contentsOf: segment)
    }
    return result
  }
  public func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?) rethrows -> [ElementOfResult]
  {
    var result: [ElementOfResult] = []
    for element in self {
      if let value = try transform(element) { result.append(value) }
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
      let value = try transform(element)
      result.append(value)
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
    var others = possiblePrefix.makeIterator()
    for element in self {
      guard let other = others.next() else { return true }
      if !(try areEquivalent(element, other)) { return false }
    }
    return others.next() == nil
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
84 t  IteratorProtocol 0 41 a5af891205ee20559fcf390fbd632d81 protocol IteratorProtocol
74 o 0 Element 46 68 1e7c6e2ee1d153c88a7fc313cec15269 associatedtype Element
61 o 0 next 71 103 0acbc0e9fa9a8c16fa7f5b587158ed53 func next()
71 t  Sequence 107 140 52808cb931a0b31a878982ed39c7685a protocol Sequence
76 o 3 Element 145 201 b6af9ca6c5f5f42d1e7e1fed0a3c5a23 associatedtype Element
78 o 3 Iterator 204 245 d5af5498af76c456de0d81cc175553db associatedtype Iterator
89 o 3 underestimatedCount 248 284 2ce340fc5564291891da90e12bc2b6fc var underestimatedCount
78 o 3 makeIterator 287 318 bf991360816fd3983f904d3980ca297f func makeIterator()
72 e  Sequence 322 340 4b46c247d422c3c80e32819b6c39be8b extension Sequence
59 o 8 lazy 345 422 5e14d30816ed92de312bea7a1adb1003 var lazy
89 o 8 underestimatedCount 425 479 71662fa8658a8702c76f9f379a5d7bef var underestimatedCount
111 o 8 allSatisfy 482 666 7aa5f4d187753ab664167c551b42c17b func allSatisfy(_ predicate: (Element) throws -> Bool)
140 o 8 compactMap 669 959 f81f896355826b6ab8fcd705326cc4e9 func compactMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?)
112 o 8 contains 962 1145 e72c6302f4a08be55b280a54fd7d29cf func contains(where predicate: (Element) throws -> Bool)
113 o 8 count 1148 1366 d008b44d8622d06db29495b012bdd4e3 func count<E>(where predicate: (Element) throws(E) -> Bool)
105 o 8 drop 1369 1537 06b7ba45adcc2248586e37ccbdc2a46f func drop(while predicate: (Element) throws -> Bool)
86 o 8 dropFirst 1540 1656 633baa49037215627d413fecc14899fe func dropFirst(_ k: Int = 1)
84 o 8 dropLast 1659 1717 51fd6e35a3ad703f0c390ad0622611ea func dropLast(_ k: Int = 1)
188 o 8 elementsEqual 1720 2206 5bc70a3e6c55648986793e8019cb18be func elementsEqual<OtherSequence>( _ other: OtherSequence, by areEquivalent: (Element, OtherSequence.Element) throws -> Bool )
76 o 8 enumerated 2209 2309 db624edae55237f7f752500f796008cd func enumerated()
106 o 8 filter 2312 2539 e16040cd845ef8b5484c39c3116740cd func filter(_ isIncluded: (Element) throws -> Bool)
107 o 8 first 2542 2727 81330ad6a723f0c785915f53fde9a70d func first(where predicate: (Element) throws -> Bool)
135 o 8 flatMap 2730 3080 aa740b6186f5e8ebd9f8988a86ca8c00 func flatMap<SegmentOfResult>(_ transform: (Element) throws -> SegmentOfResult)
136 o 8 flatMap 3083 3366 d3c84c150e6c34e12c2ea7703f6cd034 func flatMap<ElementOfResult>(_ transform: (Element) throws -> ElementOfResult?)
102 o 8 forEach 3369 3493 d41e201a92d7c2981eb4cd6eacce7179 func forEach(_ body: (Element) throws -> Void)
205 o 8 lexicographicallyPrecedes 3496 4107 888b2be7d319921db9e3c0bddc5befbd func lexicographicallyPrecedes<OtherSequence>( _ other: OtherSequence, by areInIncreasingOrder: (Element, Element) throws -> Bool )
105 o 8 map 4110 4351 4d5cde52d9c4512227cbae0e8496ad7e func map<T, E>(_ transform: (Element) throws(E) -> T)
120 o 8 max 4354 4461 64186434ddcfac1927b7beb9a5eecb69 func max(by areInIncreasingOrder: (Element, Element) throws -> Bool)
120 o 8 min 4464 4571 dfc0f49d4f28181bb73e947d820d6972 func min(by areInIncreasingOrder: (Element, Element) throws -> Bool)
84 o 8 prefix 4574 4694 8aee1183c3e21608c0a37e20aa79e418 func prefix(_ maxLength: Int)
109 o 8 prefix 4697 4946 7d65e90f5185b59084202f8174d408ca func prefix(while predicate: (Element) throws -> Bool)
156 o 8 reduce 4949 5223 b016238dda7e69cddfc7787baf6b1988 func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) throws -> Result)
172 o 8 reduce 5226 5515 1a03583cd68fe3fdceac7f4b301b7ae6 func reduce<Result>( into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) throws -> Void )
72 o 8 reversed 5518 5564 451db3eb2735624b6ce3f786399ed5c9 func reversed()
72 o 8 shuffled 5567 5655 f4817e4569b04cc5c144b36e2e359c47 func shuffled()
99 o 8 shuffled 5658 5858 19764e42556b8118f5c472c81f874007 func shuffled<T>(using generator: inout T)
126 o 8 sorted 5861 5972 12d7e3eb7a3033bef5dc1690fdf01167 func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool)
186 o 8 split 5975 6158 314e402c5a0328cf4281d58379246831 func split( maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true, whereSeparator isSeparator: (Element) throws -> Bool )
189 o 8 starts 6161 6595 27028efbed4f5eb86f7498a279864987 func starts<PossiblePrefix>( with possiblePrefix: PossiblePrefix, by areEquivalent: (Element, PossiblePrefix.Element) throws -> Bool )
84 o 8 suffix 6598 6658 8a0f087228f52ecddbecdd1477c8ba3c func suffix(_ maxLength: Int)
76 e  Sequence 6662 6706 1b5ad5c41042e23e03ca83ce8e2b09ab extension Sequence#2
144 o 40 lexicographicallyPrecedes 6711 6923 f6c0d327db27b81ad428ec50ee0e9411 func lexicographicallyPrecedes<OtherSequence>(_ other: OtherSequence)
63 o 40 max 6926 6966 4c1ecffabbed3401194e20ebf097a32e func max()
63 o 40 min 6969 7009 9fb0a27cc90ae5c49c519bdd8b4e8765 func min()
69 o 40 sorted 7012 7056 5f07eeaf360eeceeef41f5f62733ac37 func sorted()
76 e  Sequence 7060 7103 23f27d37fee6f8145b747e79fb69591d extension Sequence#3
91 o 45 contains 7108 7251 f2404cc3d9dcca302afe95ed51e7cf32 func contains(_ element: Element)
120 o 45 elementsEqual 7254 7443 03baf4b039a19103588f7734965f4ce9 func elementsEqual<OtherSequence>(_ other: OtherSequence)
151 o 45 split 7446 7578 ba58f05f699e8155b7cd523fa6b6782e func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
120 o 45 starts 7581 7787 5bbb21e29690665310a7e20835443568 func starts<PossiblePrefix>(with possiblePrefix: PossiblePrefix)
76 e  Sequence 7791 7833 44bbb29ad64662abad24908b683e3810 extension Sequence#4
69 o 50 joined 7838 7928 b5d7f0dddb0b52ec708f4c920adc1867 func joined()
100 o 50 joined 7931 8083 c34ef9c2a0b1d1a1c74d9eececde4f20 func joined<Separator>(separator: Separator)
76 e  Sequence 8087 8135 bfa14c318427a45ce5a75799f4bbd357 extension Sequence#5
91 o 53 joined 8140 8203 ed771d9b289dba8c372bdc7a7a3a0210 func joined(separator: String = "")
76 e  Sequence 8207 8248 96efc2d8b005293aec0841163b7a2e74 extension Sequence#6
81 o 55 makeIterator 8253 8309 b8bec1ecc4c8c0374b45a210422a6c14 func makeIterator()

"""#)
  }
}
