public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
  associatedtype Element
  associatedtype Index
  associatedtype SubSequence
  override subscript(position: Index) -> Element { get set }
  override subscript(bounds: Range<Index>) -> SubSequence { get set }
  mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
  mutating func swapAt(_ i: Index, _ j: Index)
}

extension MutableCollection {
  public subscript<R>(r: R) -> SubSequence where R: RangeExpression, Index == R.Bound { get set }
  public subscript(x: (UnboundedRange_) -> Void) -> SubSequence { get set }
  @intrinsic public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
  public mutating func swapAt(_ i: Index, _ j: Index) {
    if i == j { return }
    let element = self[i]
    self[i] = self[j]
    self[j] = element
  }
}

extension MutableCollection where Element: Comparable, Self: RandomAccessCollection {
  @intrinsic public mutating func sort()
}

extension MutableCollection where Self: BidirectionalCollection {
  @intrinsic public mutating func partition(by belongsInSecondPartition: (Element) throws -> Bool) rethrows -> Index
  public mutating func reverse() {
    if isEmpty { return }
    var first = startIndex
    var last = index(before: endIndex)
    while first < last {
      swapAt(first, last)
      formIndex(after: &first)
      formIndex(before: &last)
    }
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  public mutating func shuffle() {
    self = Library.inUnknownOrder(self)
  }
  public mutating func shuffle<T>(using generator: inout T) where T: RandomNumberGenerator {
    Library.anyNumberOfTimes { _ = generator.next() }
    self = Library.inUnknownOrder(self)
  }
  @intrinsic public mutating func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows
}

extension MutableCollection where SubSequence == Slice<Self> {
  public subscript(bounds: Range<Index>) -> Slice<Self> { get set }
}
