public protocol BidirectionalCollection<Element>: Collection
where Indices: BidirectionalCollection, SubSequence: BidirectionalCollection {
  associatedtype Element
  associatedtype Index
  associatedtype Indices
  associatedtype SubSequence
  func distance(from start: Index, to end: Index) -> Int
  func formIndex(before i: inout Index)
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  func index(before i: Index) -> Index
}

extension BidirectionalCollection {
  public var last: Element? {
    return isEmpty ? nil : self[index(before: endIndex)]
  }
  public func difference<C>(from other: C, by areEquivalent: (C.Element, Element) -> Bool) -> CollectionDifference<
    Element
  > where C: BidirectionalCollection, Element == C.Element
  public func distance(from start: Index, to end: Index) -> Int
  @intrinsic public func dropLast(_ k: Int) -> SubSequence
  public func formIndex(before i: inout Index) {
    i = index(before: i)
  }
  public func index(_ i: Index, offsetBy distance: Int) -> Index
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  public func last(where predicate: (Element) throws -> Bool) rethrows -> Element? {
    var index = endIndex
    while index != startIndex {
      formIndex(before: &index)
      let element = self[index]
      if try predicate(element) { return element }
    }
    return nil
  }
  public func lastIndex(where predicate: (Element) throws -> Bool) rethrows -> Index? {
    var index = endIndex
    while index != startIndex {
      formIndex(before: &index)
      if try predicate(self[index]) { return index }
    }
    return nil
  }
  @intrinsic public func reversed() -> ReversedCollection<Self>
  @intrinsic public func suffix(_ maxLength: Int) -> SubSequence
}

extension BidirectionalCollection where Element == String {
  @intrinsic public func joined(separator: String = "") -> String
}

extension BidirectionalCollection where Element: Comparable {
  public func firstRange<C>(of other: C) -> Range<Index>? where C: Collection, Element == C.Element
}

extension BidirectionalCollection where Element: Equatable {
  public func difference<C>(from other: C) -> CollectionDifference<Element>
  where C: BidirectionalCollection, Element == C.Element
  public func lastIndex(of element: Element) -> Index? {
    return lastIndex { $0 == element }
  }
}

extension BidirectionalCollection where Self == SubSequence {
  public mutating func popLast() -> Element? {
    guard let element = last else { return nil }
    self = self[startIndex..<index(before: endIndex)]
    return element
  }
  @discardableResult @intrinsic public mutating func removeLast() -> Element
  @intrinsic public mutating func removeLast(_ k: Int)
}

extension BidirectionalCollection where SubSequence == Substring {
  @_disfavoredOverload public func contains(_ regex: some RegexComponent) -> Bool
  public func firstMatch<Output>(of r: some RegexComponent) -> Regex<Output>.Match?
  @_disfavoredOverload public func firstRange(of regex: some RegexComponent) -> Range<Index>?
  public func matches<Output>(of r: some RegexComponent) -> [Regex<Output>.Match]
  public func prefixMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
  @_disfavoredOverload public func ranges(of regex: some RegexComponent) -> [Range<Index>]
  @_disfavoredOverload public func split(
    separator: some RegexComponent, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence]
  public func starts(with regex: some RegexComponent) -> Bool
  @_disfavoredOverload public func trimmingPrefix(_ regex: some RegexComponent) -> SubSequence
  public func wholeMatch<R>(of regex: R) -> Regex<R.RegexOutput>.Match? where R: RegexComponent
}

public protocol RandomAccessCollection<Element>: BidirectionalCollection
where Indices: RandomAccessCollection, SubSequence: RandomAccessCollection {
  associatedtype Element
  associatedtype Index
  associatedtype Indices
  associatedtype SubSequence
  func distance(from start: Index, to end: Index) -> Int
  func index(_ i: Index, offsetBy distance: Int) -> Index
  func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
}

extension RandomAccessCollection {
  public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
}

extension RandomAccessCollection where Index.Stride == Int, Index: Strideable, Indices == Range<Index> {
  public var indices: Range<Index> { get }
  public func distance(from start: Index, to end: Index) -> Index.Stride
  public func index(_ i: Index, offsetBy distance: Index.Stride) -> Index
  public func index(after i: Index) -> Index
  public func index(before i: Index) -> Index
}
