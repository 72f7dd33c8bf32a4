// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_MutableCollection: LibraryText {
    LibraryText(
      path: "Swift/MutableCollection.swift",
      text: #"""
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

"""#,
      outline: #"""
86 t  MutableCollection 0 91 5e61ebabf45b5d9b043fdd3b364ad219 protocol MutableCollection
75 o 0 Element 96 118 340836279d8e9adbfc3a8ef15faf39c1 associatedtype Element
72 o 0 Index 121 141 e46f251a8afa6c2dfdc77dfbab288e0d associatedtype Index
84 o 0 SubSequence 144 170 00ff6f757df201c9044a267a9b75b29d associatedtype SubSequence
82 o 0 subscript 173 231 66900716574ed8cc7d9ee696d232483c subscript(position: Index)
87 o 0 subscript 234 301 3dc46090cf19fb785736e63e14515951 subscript(bounds: Range<Index>)
125 o 0 partition 304 400 1f8e8843b786d4c9c12ef68faff35105 func partition(by belongsInSecondPartition: (Element) throws -> Bool)
88 o 0 swapAt 403 447 a02d2b329e75a9327ed6601ee2da32d6 func swapAt(_ i: Index, _ j: Index)
90 e  MutableCollection 451 478 810b7c6aa74f8c31ea9dee29303e39ba extension MutableCollection
74 o 8 subscript 483 578 5bd05c039c0922bb4649ec07c95ced3a subscript<R>(r: R)
95 o 8 subscript 581 654 46641ee9331ab7ceafa7510b7459ccd5 subscript(x: (UnboundedRange_) -> Void)
125 o 8 partition 657 771 e1beec7abd15980fc96659f4256e0803 func partition(by belongsInSecondPartition: (Element) throws -> Bool)
88 o 8 swapAt 774 926 78306660024f4cea51f9874ffdbbab03 func swapAt(_ i: Index, _ j: Index)
93 e  MutableCollection 930 1013 48d5b011880a6e61e37d51aaed314e55 extension MutableCollection#2
65 o 13 sort 1018 1056 767b90a6ebf8fbd1dc2e2db99d785329 func sort()
94 e  MutableCollection 1060 1123 6d273f9a3ea7c62ba39d1081f77664e6 extension MutableCollection#3
130 o 15 partition 1128 1242 7f92764b6611a0d37a19e3f439d3af26 func partition(by belongsInSecondPartition: (Element) throws -> Bool)#2
71 o 15 reverse 1245 1492 84368abda6dd27ebdb36897998d4fe19 func reverse()
94 e  MutableCollection 1496 1558 4ee33c5011d2bbeeaecaf2b4e2a95745 extension MutableCollection#4
71 o 18 shuffle 1563 1639 cee07b2a28f19a13d12e61b5066a19ea func shuffle()
98 o 18 shuffle 1642 1830 995b1ab65f8b97cfd71b9d4c840d3f9a func shuffle<T>(using generator: inout T)
123 o 18 sort 1833 1938 5073fedaf47e49696cc16e5846f47877 func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool)
94 e  MutableCollection 1942 2002 ead93e6ef8778e8cfbd62f058429f04d extension MutableCollection#5
90 o 22 subscript 2007 2072 32900f60c87274299dc110ba403ee838 subscript(bounds: Range<Index>)

"""#)
  }
}
