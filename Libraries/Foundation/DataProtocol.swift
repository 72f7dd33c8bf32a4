public protocol ContiguousBytes {}

public protocol DataProtocol: RandomAccessCollection where Element == UInt8, SubSequence: DataProtocol {
  associatedtype Regions: BidirectionalCollection
  where Regions.Element: ContiguousBytes, Regions.Element: DataProtocol, Regions.Element.SubSequence: ContiguousBytes
  var regions: Regions { get }
  func firstRange<D, R>(of: D, in: R) -> Range<Index>? where D: DataProtocol, R: RangeExpression, Index == R.Bound
  func lastRange<D, R>(of: D, in: R) -> Range<Index>? where D: DataProtocol, R: RangeExpression, Index == R.Bound
}

extension DataProtocol {
  public func firstRange<D>(of data: D) -> Range<Index>? where D: DataProtocol
  public func firstRange<D, R>(of data: D, in range: R) -> Range<Index>?
  where D: DataProtocol, R: RangeExpression, Index == R.Bound
  public func lastRange<D>(of data: D) -> Range<Index>? where D: DataProtocol
  public func lastRange<D, R>(of data: D, in range: R) -> Range<Index>?
  where D: DataProtocol, R: RangeExpression, Index == R.Bound
}

public protocol MutableDataProtocol: DataProtocol, MutableCollection, RangeReplaceableCollection {
  mutating func resetBytes<R>(in range: R) where R: RangeExpression, Index == R.Bound
}

extension MutableDataProtocol {
  public mutating func resetBytes<R>(in range: R) where R: RangeExpression, Index == R.Bound
}
