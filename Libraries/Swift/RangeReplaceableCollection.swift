public protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
  associatedtype SubSequence
  init()
  init<S>(_ elements: S) where S: Sequence, Element == S.Element
  init(repeating repeatedValue: Element, count: Int)
  mutating func append(_ newElement: Element)
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, Element == S.Element
  mutating func insert(_ newElement: Element, at i: Index)
  mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, Element == S.Element
  @discardableResult mutating func remove(at i: Index) -> Element
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
  @discardableResult mutating func removeFirst() -> Element
  mutating func removeFirst(_ k: Int)
  mutating func removeSubrange(_ bounds: Range<Index>)
  mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
  where C: Collection, Element == C.Element
  mutating func reserveCapacity(_ n: Int)
}

extension RangeReplaceableCollection {
  public init<S>(_ elements: S) where S: Sequence, Element == S.Element {
    self.init()
    append(contentsOf: elements)
  }
  public init(repeating repeatedValue: Element, count: Int) {
    self.init()
    if count != 0 { append(contentsOf: repeatElement(repeatedValue, count: count)) }
  }
  public mutating func append(_ newElement: Element) {
    insert(newElement, at: endIndex)
  }
  public mutating func append<S>(contentsOf newElements: S) where S: Sequence, Element == S.Element {
    for element in newElements {
      append(element)
    }
  }
  public func applying(_ difference: CollectionDifference<Element>) -> Self?
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public mutating func insert(_ newElement: Element, at i: Index) {
    replaceSubrange(i..<i, with: CollectionOfOne(newElement))
  }
  public mutating func insert<C>(contentsOf newElements: C, at i: Index) where C: Collection, Element == C.Element {
    replaceSubrange(i..<i, with: newElements)
  }
  @discardableResult @intrinsic public mutating func remove(at position: Index) -> Element
  @intrinsic public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  @intrinsic public mutating func removeFirst(_ k: Int)
  public mutating func removeSubrange(_ bounds: Range<Index>) {
    replaceSubrange(bounds, with: EmptyCollection())
  }
  public mutating func removeSubrange<R>(_ bounds: R) where R: RangeExpression, Index == R.Bound {
    removeSubrange(bounds.relative(to: self))
  }
  public mutating func replaceSubrange<C, R>(_ subrange: R, with newElements: C)
  where C: Collection, R: RangeExpression, Element == C.Element, Index == R.Bound {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  public mutating func reserveCapacity(_ n: Int) {
    return
  }
  @_disfavoredOverload public mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows
  public static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: Sequence, Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func + <Other>(lhs: Other, rhs: Self) -> Self where Other: Sequence, Element == Other.Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  public static func + <Other>(lhs: Self, rhs: Other) -> Self
  where Other: RangeReplaceableCollection, Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func += <Other>(lhs: inout Self, rhs: Other) where Other: Sequence, Element == Other.Element {
    lhs.append(contentsOf: rhs)
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  public mutating func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
  where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
  public func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) -> Self
  where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
  public func replacing<C, Replacement>(
    _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max
  ) -> Self where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
  public mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Element == Prefix.Element
}

extension RangeReplaceableCollection where Self == SubSequence {
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  @intrinsic public mutating func removeFirst(_ k: Int)
}

extension RangeReplaceableCollection where Self == SubSequence, Self: BidirectionalCollection {
  public mutating func popLast() -> Element? {
    return isEmpty ? nil : removeLast()
  }
  @discardableResult @intrinsic public mutating func removeLast() -> Element
  @intrinsic public mutating func removeLast(_ k: Int)
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  public mutating func popLast() -> Element? {
    return isEmpty ? nil : removeLast()
  }
  @discardableResult @intrinsic public mutating func removeLast() -> Element
  @intrinsic public mutating func removeLast(_ k: Int)
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    do {
      self = try filter { try !shouldBeRemoved($0) }
    } catch {
      self = Library.inUnknownOrder(self)
      throw error
    }
  }
}

extension RangeReplaceableCollection where SubSequence == Substring {
  public mutating func replace<Output, Replacement>(
    _ regex: some RegexComponent, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows
  where Replacement: Collection, Replacement.Element == Character
  public mutating func replace<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
  where Replacement: Collection, Replacement.Element == Character
  public func replacing<Output, Replacement>(
    _ regex: some RegexComponent, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  public func replacing<Output, Replacement>(
    _ regex: some RegexComponent, subrange: Range<Index>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  @_disfavoredOverload public func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  public func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
}

extension RangeReplaceableCollection where SubSequence == Substring, Self: BidirectionalCollection {
  @_disfavoredOverload public mutating func trimPrefix(_ regex: some RegexComponent)
}
