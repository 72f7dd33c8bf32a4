public protocol Collection<Element>: Sequence {
  associatedtype Element
  associatedtype Index: Comparable
  where Index == Indices.Element, Indices.Element == Indices.Index, Indices.Index == SubSequence.Index
  associatedtype Indices: Collection = DefaultIndices<Self> where Indices == Indices.SubSequence
  associatedtype Iterator = IndexingIterator<Self>
  associatedtype SubSequence: Collection = Slice<Self>
  where Element == SubSequence.Element, SubSequence == SubSequence.SubSequence
  var count: Int { get }
  var endIndex: Index { get }
  var indices: Indices { get }
  var isEmpty: Bool { get }
  var startIndex: Index { get }
  subscript(position: Index) -> Element { get }
  subscript(bounds: Range<Index>) -> SubSequence { get }
  func distance(from start: Index, to end: Index) -> Int
  func formIndex(after i: inout Index)
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func index(after i: Index) -> Index
}

extension Collection {
  public var count: Int {
    return distance(from: startIndex, to: endIndex)
  }
  public var first: Element? {
    let start = startIndex
    if start != endIndex { return self[start] }
    return nil
  }
  public var isEmpty: Bool {
    return startIndex == endIndex
  }
  public var underestimatedCount: Int {
    return count
  }
  public subscript<R>(r: R) -> SubSequence where R: RangeExpression, Index == R.Bound { get }
  public subscript(x: (UnboundedRange_) -> Void) -> SubSequence { get }
  public func distance(from start: Index, to end: Index) -> Int
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var start = startIndex
    while start != endIndex, try predicate(self[start]) { formIndex(after: &start) }
    return self[start..<endIndex]
  }
  @intrinsic public func dropFirst(_ k: Int = 1) -> SubSequence
  @intrinsic public func dropLast(_ k: Int = 1) -> SubSequence
  public func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = startIndex
    while index != endIndex {
      if try predicate(self[index]) { return index }
      formIndex(after: &index)
    }
    return nil
  }
  public func formIndex(_ i: inout Index, offsetBy distance: Int) {
    i = index(i, offsetBy: distance)
  }
  public func formIndex(_ i: inout Index, offsetBy distance: Int, limitedBy limit: Index) -> Bool {
    if let advanced = index(i, offsetBy: distance, limitedBy: limit) {
      i = advanced
      return true
    }
    i = limit
    return false
  }
  public func formIndex(after i: inout Index) {
    i = index(after: i)
  }
  public func index(_ i: Index, offsetBy distance: Int) -> Index
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error {
    var result: [T] = []
    for element in self {
      let value = try transform(element)
      result.append(value)
    }
    return result
  }
  @intrinsic public func prefix(_ maxLength: Int) -> SubSequence
  public func prefix(through position: Index) -> SubSequence {
    return prefix(upTo: index(after: position))
  }
  public func prefix(upTo end: Index) -> SubSequence {
    return self[startIndex..<end]
  }
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    var end = startIndex
    while end != endIndex, try predicate(self[end]) { formIndex(after: &end) }
    return self[startIndex..<end]
  }
  public func randomElement() -> Element? {
    return isEmpty ? nil : Library.inUnknownOrder(Array(self)).first
  }
  public func randomElement<T>(using generator: inout T) -> Element? where T: RandomNumberGenerator
  public func split(
    maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true,
    whereSeparator isSeparator: (Element) throws -> Bool
  ) rethrows -> [SubSequence]
  @intrinsic public func suffix(_ maxLength: Int) -> SubSequence
  public func suffix(from start: Index) -> SubSequence {
    return self[start..<endIndex]
  }
  public func trimmingPrefix(while predicate: (Element) throws -> Bool) rethrows -> SubSequence {
    return try drop(while: predicate)
  }
}

extension Collection where Element: Equatable {
  @_disfavoredOverload public func contains<C>(_ other: C) -> Bool where C: Collection, Element == C.Element
  public func firstIndex(of element: Element) -> Index? {
    var index = startIndex
    while index != endIndex {
      if self[index] == element { return index }
      formIndex(after: &index)
    }
    return nil
  }
  public func firstRange<C>(of other: C) -> Range<Index>? where C: Collection, Element == C.Element
  public func index(of element: Element) -> Index? {
    return firstIndex(of: element)
  }
  public func ranges<C>(of other: C) -> [Range<Index>] where C: Collection, Element == C.Element
  public func split(separator: Element, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)
    -> [SubSequence]
  @_disfavoredOverload public func split<C>(separator: C, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true)
    -> [SubSequence] where C: Collection, Element == C.Element
  public func trimmingPrefix<Prefix>(_ prefix: Prefix) -> SubSequence where Prefix: Sequence, Element == Prefix.Element
}

extension Collection where Indices == DefaultIndices<Self> {
  public var indices: DefaultIndices<Self> { get }
}

extension Collection where Iterator == IndexingIterator<Self> {
  public func makeIterator() -> IndexingIterator<Self> {
    return IndexingIterator(elements: self, position: startIndex)
  }
}

extension Collection where Self == SubSequence {
  public mutating func popFirst() -> Element? {
    guard let element = first else { return nil }
    self = self[index(after: startIndex)..<endIndex]
    return element
  }
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  @intrinsic public mutating func removeFirst(_ k: Int)
  public mutating func trimPrefix(while predicate: (Element) throws -> Bool) throws
}

extension Collection where Self == SubSequence, Element: Equatable {
  public mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Element == Prefix.Element
}

extension Collection where SubSequence == Slice<Self> {
  public subscript(bounds: Range<Index>) -> Slice<Self> { get }
}
