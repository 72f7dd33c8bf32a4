// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_DataProtocol: LibraryText {
    LibraryText(
      path: "Foundation/DataProtocol.swift",
      text: #"""
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

"""#,
      outline: #"""
82 t  ContiguousBytes 0 31 e068419918ae01bd0fb9da6516a35a3e protocol ContiguousBytes
78 t  DataProtocol 36 138 6811af24a4d623e735745a66bf3e78b5 protocol DataProtocol
76 o 1 Regions 143 308 7b53873dab933a81696ae262c365763e associatedtype Regions
65 o 1 regions 311 339 6d68641d7a6ec1d0575db46b92ba22dd var regions
92 o 1 firstRange 342 454 aff54455fb870a99d6428b5a0198ecdd func firstRange<D, R>(of: D, in: R)
90 o 1 lastRange 457 568 1b8e81614f1480f2247890077daf9e91 func lastRange<D, R>(of: D, in: R)
80 e  DataProtocol 572 594 03d5bb9e0720fde5fcbc40fdafa0c98b extension DataProtocol
87 o 6 firstRange 599 675 e72a62c8023acdd2dbca7d6474054b82 func firstRange<D>(of data: D)
103 o 6 firstRange 678 810 769d35838995a8a9534347ef8c344fcc func firstRange<D, R>(of data: D, in range: R)
85 o 6 lastRange 813 888 3596b1c739c165f7408b844fcef45492 func lastRange<D>(of data: D)
102 o 6 lastRange 891 1022 ffcd7fef3e4384ce9624e919d3679ddd func lastRange<D, R>(of data: D, in range: R)
95 t  MutableDataProtocol 1026 1122 2741f71d650a8f6c156c60a9877e99a7 protocol MutableDataProtocol
91 o 11 resetBytes 1127 1210 130e87baafeb69bde962596ab6d2ab8e func resetBytes<R>(in range: R)
96 e  MutableDataProtocol 1214 1243 e1974f000e0f88dd38bfed62402f60b3 extension MutableDataProtocol
91 o 13 resetBytes 1248 1338 d10f7e4fd544361d5f637d86de49faef func resetBytes<R>(in range: R)

"""#)
  }
}
