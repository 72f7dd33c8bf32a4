// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_LazyMapSequence: LibraryText {
    LibraryText(
      path: "Swift/LazyMapSequence.swift",
      text: #"""
public struct LazyMapSequence<Base, Element>: LazySequenceProtocol where Base: Sequence {
  let base: Base
  let transform: (Base.Element) -> Element
  init(base: Base, transform: @escaping (Base.Element) -> Element) {
    self.base = base
    self.transform = transform
  }
  public typealias Elements = LazyMapSequence<Base, Element>
  public var underestimatedCount: Int {
    return base.underestimatedCount
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), transform: transform)
  }
  public func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapSequence<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base) { transform(first($0)) }
  }
}

extension LazyMapSequence: BidirectionalCollection where Base: BidirectionalCollection {
  public func formIndex(before i: inout Index) {
    base.formIndex(before: &i)
  }
  public func index(before i: Index) -> Index {
    return base.index(before: i)
  }
}

extension LazyMapSequence: Collection, LazyCollectionProtocol where Base: Collection {
  public typealias Index = Base.Index
  public typealias Indices = Base.Indices
  public typealias SubSequence = LazyMapCollection<Base.SubSequence, Element>
  public var count: Int {
    return base.count
  }
  public var endIndex: Base.Index {
    return base.endIndex
  }
  public var indices: Indices {
    return base.indices
  }
  public var isEmpty: Bool {
    return base.isEmpty
  }
  public var startIndex: Base.Index {
    return base.startIndex
  }
  public subscript(position: Base.Index) -> Element {
    return transform(base[position])
  }
  public subscript(bounds: Range<Base.Index>) -> SubSequence {
    return LazyMapSequence<Base.SubSequence, Element>(base: base[bounds], transform: transform)
  }
  public func distance(from start: Index, to end: Index) -> Int {
    return base.distance(from: start, to: end)
  }
  public func formIndex(after i: inout Index) {
    base.formIndex(after: &i)
  }
  public func index(_ i: Index, offsetBy n: Int) -> Index {
    return base.index(i, offsetBy: n)
  }
  public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index? {
    return base.index(i, offsetBy: n, limitedBy: limit)
  }
  public func index(after i: Index) -> Index {
    return base.index(after: i)
  }
  public func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult) -> LazyMapCollection<
    Base, ElementOfResult
  > {
    let first = self.transform
    return LazyMapSequence<Base, ElementOfResult>(base: base) { transform(first($0)) }
  }
}

extension LazyMapSequence: RandomAccessCollection where Base: RandomAccessCollection {}

extension LazyMapSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    let transform: (Base.Element) -> Element
    init(base: Base.Iterator, transform: @escaping (Base.Element) -> Element) {
      self.base = base
      self.transform = transform
    }
    public var base: Base.Iterator
    public mutating func next() -> Element? {
      guard let element = base.next() else { return nil }
      return transform(element)
    }
  }
}

"""#,
      outline: #"""
80 t  LazyMapSequence 0 87 557ea32f3138d900792248ff7b92a2de struct LazyMapSequence
58 O 0 base 92 106 c4649cea6ed491ddcae4659cc3bc271f let base
69 O 0 transform 109 149 dc7fcc84af2d5bd4702ddba03927a438 let transform
115 O 0 init 152 274 f253bb3ed9252a0576165fe92f02c8b8 init(base: Base, transform: @escaping (Base.Element) -> Element)
73 o 0 Elements 277 335 f780464bb70ef5048043f7ad7f21519d typealias Elements
89 o 0 underestimatedCount 338 415 69112537336b0998c1631241ae4e794f var underestimatedCount
78 o 0 makeIterator 418 531 1de98cd92df2e5363719f2a84172935e func makeIterator()
128 o 0 map 534 793 99ae1092aa6302110a5e9949169286db func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult)
86 e  LazyMapSequence 797 883 56f1cb8bc9da044a87827b640fed80e3 extension LazyMapSequence
93 o 8 formIndex 888 969 c9cc65990baa9797ca28ca9c5c990a4e func formIndex(before i: inout Index)
80 o 8 index 972 1054 7b76fa1abd8b9de9dc1b4145708ebc1d func index(before i: Index)
90 e  LazyMapSequence 1058 1142 4f7b8d7c902a8b4822d12177421091a6 extension LazyMapSequence#2
70 o 11 Index 1147 1182 53ebc857428ceeb7e217173ae788ab6c typealias Index
74 o 11 Indices 1185 1224 65e4dbbd49d743d8819cadc99b91cfdc typealias Indices
82 o 11 SubSequence 1227 1302 a6eb3b7dc014c470ad6ffb950fbb94a5 typealias SubSequence
64 o 11 count 1305 1354 5ab28409f673c7172147fe91cbeb8bb4 var count
70 o 11 endIndex 1357 1419 633b5a6b0f3ed6d7a70cca8ab47c2a6f var endIndex
68 o 11 indices 1422 1479 ea8a799f51086d99d63b8698f0158002 var indices
68 o 11 isEmpty 1482 1536 df0f9b6c778e4fe20bd1ad464dfb3a94 var isEmpty
74 o 11 startIndex 1539 1605 2b91c11b8d7f9e3ae937818aac7716ba var startIndex
90 o 11 subscript 1608 1700 3d9ba9519b7be90be2947fdbf2039048 subscript(position: Base.Index)
95 o 11 subscript 1703 1863 920ef1908dcb35e05f8e987373ee54c0 subscript(bounds: Range<Base.Index>)
105 o 11 distance 1866 1980 b754994db8960c703dcdd5a4ed45f80d func distance(from start: Index, to end: Index)
95 o 11 formIndex 1983 2062 d7676d211b8dab0e34f17502f084432e func formIndex(after i: inout Index)
94 o 11 index 2065 2164 f35e41f4ca1c4f3b2949bf335d3660a5 func index(_ i: Index, offsetBy n: Int)
118 o 11 index 2167 2309 512fcd340fd87ac91d4cfa74d1dd46b6 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
81 o 11 index 2312 2392 b4f00f79de980767a17a847fa98202b1 func index(after i: Index)
131 o 11 map 2395 2656 f48c336e32f591a551cc20661851eeb4 func map<ElementOfResult>(_ transform: @escaping (Element) -> ElementOfResult)
90 e  LazyMapSequence 2660 2744 5466ead7d06dbc0606c74093f6f47aba extension LazyMapSequence#3
90 e  LazyMapSequence 2749 2774 0b37f7bfd3671af6b265e79056c234cf extension LazyMapSequence#4
89 t 29 LazyMapSequence.Iterator 2779 2829 34a439f41424dd5767097c7ec889b29d struct Iterator
72 O 30 transform 2836 2876 76aa15eff7977bd1fda3a28b06d2f438 let transform
127 O 30 init 2881 3018 00fbbf0758dd6358e460dbb8c1b7bbc0 init(base: Base.Iterator, transform: @escaping (Base.Element) -> Element)
62 o 30 base 3023 3053 42300bb8d00c98381ceaddb43e4cbeb1 var base
65 o 30 next 3058 3195 f8b6a21354b9f5cdc4d2edbc54de2192 func next()

"""#)
  }
}
