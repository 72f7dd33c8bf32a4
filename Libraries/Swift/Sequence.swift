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
