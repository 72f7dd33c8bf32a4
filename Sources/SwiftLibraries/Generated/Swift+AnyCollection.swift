// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_AnyCollection: LibraryText {
    LibraryText(
      path: "Swift/AnyCollection.swift",
      text: #"""
public struct AnyCollection<Element>: Collection {
  public typealias Index = AnyIndex
  public typealias Indices = DefaultIndices<AnyCollection<Element>>
  public typealias Iterator = AnyIterator<Element>
  public typealias SubSequence = AnyCollection<Element>
  public init<C>(_ base: C) where Element == C.Element, C: Collection
  public init(_ other: AnyCollection<Element>)
  public init<C>(_ base: C) where Element == C.Element, C: BidirectionalCollection
  public init<C>(_ base: C) where Element == C.Element, C: RandomAccessCollection
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  @pure public var underestimatedCount: Int { get }
  public subscript(position: Index) -> Element { get }
  public subscript(bounds: Range<Index>) -> SubSequence { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  public func dropFirst(_ n: Int = 1) -> AnyCollection<Element>
  public func dropLast(_ n: Int = 1) -> AnyCollection<Element>
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  public func forEach(_ body: (Element) throws -> Void) rethrows
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
  public func makeIterator() -> Iterator
  public func map<T, E>(_ transform: (Element) throws(E) -> T) throws(E) -> [T] where E: Error
  public func prefix(_ maxLength: Int = 1) -> AnyCollection<Element>
  public func prefix(while predicate: (Element) throws -> Bool) rethrows -> AnyCollection<Element>
  public func suffix(_ maxLength: Int) -> AnyCollection<Element>
}

public struct AnyIndex: Comparable {
  public init<BaseIndex>(_ base: BaseIndex) where BaseIndex: Comparable
  public static func < (lhs: AnyIndex, rhs: AnyIndex) -> Bool
  public static func == (lhs: AnyIndex, rhs: AnyIndex) -> Bool
}

"""#,
      outline: #"""
76 t  AnyCollection 0 48 aee38de64724d5111a65fcb4120ec6ff struct AnyCollection
65 o 0 Index 53 86 d3f25b32fdf76f8e907b9f21d56cc88c typealias Index
70 o 0 Indices 89 154 bf28904c49fab7f9fb361ea6fd57532c typealias Indices
73 o 0 Iterator 157 205 2f68b6637580cd591bee76a3d7783aca typealias Iterator
79 o 0 SubSequence 208 261 c945ed09796ced561ea3d6233c04935c typealias SubSequence
69 o 0 init 264 331 ebd9a8c6d785372d49d503ef579e5c6f init<C>(_ base: C)
88 o 0 init 334 378 69d87d9339051fe8029e55faab5e2080 init(_ other: AnyCollection<Element>)
71 o 0 init 381 461 9bf42444a0e7991cc6cd3ed9fbeb3a7d init<C>(_ base: C)#2
71 o 0 init 464 543 c6f40c4f6b3f9a6dd0d1ef72ba5b6e05 init<C>(_ base: C)#3
61 o 0 count 546 581 5342aaa2d0a5f5d7e2f3cba194783d8f var count
67 o 0 endIndex 584 624 bfbe8d4516803d3c4941728c2197a4fe var endIndex
71 o 0 startIndex 627 669 3b0b7b1fa75c37da51ff488fcb2d654d var startIndex
89 o 0 underestimatedCount 672 721 074abc3d469306cd9e7338b76a52d913 var underestimatedCount
82 o 0 subscript 724 776 65a4c4540f3b341135dee1e0e69f6075 subscript(position: Index)
87 o 0 subscript 779 840 f19ebe26c03a8dac98173c66ef5712f6 subscript(bounds: Range<Index>)
102 o 0 distance 843 910 0df010d7164b08e198c48bae878d4ca2 func distance(from start: Index, to end: Index)
104 o 0 drop 913 1007 6b73a466f7ff2ba49ee1bacd925c3019 func drop(while predicate: (Element) throws -> Bool)
86 o 0 dropFirst 1010 1071 ebcb215fc9288575b278542fdf937fb6 func dropFirst(_ n: Int = 1)
84 o 0 dropLast 1074 1134 bbc0b8402c03490c25bf4439b121c857 func dropLast(_ n: Int = 1)
106 o 0 filter 1137 1217 af79db5746ed3fe595f6a0593beb2364 func filter(_ isIncluded: (Element) throws -> Bool)
102 o 0 forEach 1220 1282 4956b2216739244f89931a15fe276a1c func forEach(_ body: (Element) throws -> Void)
107 o 0 formIndex 1285 1341 a614c762f7b8a0ad5b50d1e49284e370 func formIndex(_ i: inout Index, offsetBy n: Int)
131 o 0 formIndex 1344 1432 a0e4811a20543c010086fafcc40c0467 func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
94 o 0 formIndex 1435 1478 f8a5e607d3ae24f88d10949123c3eb63 func formIndex(after i: inout Index)
93 o 0 index 1481 1542 8c4079f79f38e288c8ffbc3c13df1d8a func index(_ i: Index, offsetBy n: Int)
117 o 0 index 1545 1631 c5456432b6ac6d56aac6e1d2dff26035 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
80 o 0 index 1634 1682 2c540534a839dffe3dd782e123d086ed func index(after i: Index)
80 o 0 makeIterator 1685 1723 638b26fcf7a1e351d8ea45e5b0452dcd func makeIterator()
105 o 0 map 1726 1818 659e9991692f9efcafc6e8e314ce8fdf func map<T, E>(_ transform: (Element) throws(E) -> T)
88 o 0 prefix 1821 1887 16e0b28fd76d9ef88fdb493cdbd8f278 func prefix(_ maxLength: Int = 1)
109 o 0 prefix 1890 1986 2df3e96ce819e8227893ce3efd83b977 func prefix(while predicate: (Element) throws -> Bool)
84 o 0 suffix 1989 2051 d4435c05d3102decb0f141420600e885 func suffix(_ maxLength: Int)
71 t  AnyIndex 2055 2089 ff16965bb5fd49f4fe56fa5973b29987 struct AnyIndex
88 o 32 init 2094 2163 c82cfc2267e3e879f39dc76cf90ebd71 init<BaseIndex>(_ base: BaseIndex)
88 o 32 < 2166 2225 5b2b2484e755e2047320edcde4d14ed9 func < (lhs: AnyIndex, rhs: AnyIndex)
90 o 32 == 2228 2288 d947cb0fa5f00cba3f0422720cb7fca3 func == (lhs: AnyIndex, rhs: AnyIndex)

"""#)
  }
}
