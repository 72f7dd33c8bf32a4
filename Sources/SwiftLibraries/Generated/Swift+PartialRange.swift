// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_PartialRange: LibraryText {
    LibraryText(
      path: "Swift/PartialRange.swift",
      text: #"""
public struct PartialRangeFrom<Bound>: RangeExpression where Bound: Comparable {
  public init(_ lowerBound: Bound) {
    self.lowerBound = lowerBound
  }
  public let lowerBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return lowerBound <= element
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return lowerBound..<collection.endIndex
  }
}

extension PartialRangeFrom: Sequence where Bound.Stride: SignedInteger, Bound: Strideable {
  public typealias Element = Bound
  public func makeIterator() -> Iterator {
    return Iterator(current: lowerBound)
  }
}

extension PartialRangeFrom: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeFrom: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeFrom: Sendable where Bound: Sendable {}

extension PartialRangeFrom where Bound: Strideable, Bound.Stride: SignedInteger {
  public struct Iterator: IteratorProtocol {
    var current: Bound
    init(current: Bound) {
      self.current = current
    }
    public mutating func next() -> Bound? {
      defer { current = current.advanced(by: 1) }
      return current
    }
  }
}

extension PartialRangeFrom.Iterator: Sendable where Bound: Sendable {}

public struct PartialRangeUpTo<Bound>: RangeExpression where Bound: Comparable {
  public init(_ upperBound: Bound) {
    self.upperBound = upperBound
  }
  public let upperBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return element < upperBound
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return collection.startIndex..<upperBound
  }
}

extension PartialRangeUpTo: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeUpTo: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeUpTo: Sendable where Bound: Sendable {}

public struct PartialRangeThrough<Bound>: RangeExpression where Bound: Comparable {
  public init(_ upperBound: Bound) {
    self.upperBound = upperBound
  }
  public let upperBound: Bound
  public func contains(_ element: Bound) -> Bool {
    return element <= upperBound
  }
  public func relative<C>(to collection: C) -> Range<Bound> where Bound == C.Index, C: Collection {
    return collection.startIndex..<collection.index(after: upperBound)
  }
}

extension PartialRangeThrough: Decodable where Bound: Decodable {
  public init(from decoder: any Decoder) throws
}

extension PartialRangeThrough: Encodable where Bound: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension PartialRangeThrough: Sendable where Bound: Sendable {}

"""#,
      outline: #"""
82 t  PartialRangeFrom 0 78 6221d974ce63e3b36fab790cc62b120e struct PartialRangeFrom
75 o 0 init 83 154 c0e8d99ee71de7df151199299866272a init(_ lowerBound: Bound)
71 o 0 lowerBound 157 185 039681f5054a325e9bcac694d0f6c979 let lowerBound
86 o 0 contains 188 273 7d9258818dad980211d6c4e6b7ee68ef func contains(_ element: Bound)
89 o 0 relative 276 421 60da9bb3f1d93bb2a29f4b1ab9e4b334 func relative<C>(to collection: C)
88 e  PartialRangeFrom 425 514 5eb844812228fab219319655b948b875 extension PartialRangeFrom
71 o 5 Element 519 551 c5e884efa3f972dcafa5436851dba78e typealias Element
78 o 5 makeIterator 554 639 4cacb77e8766760ee6a93a64a1dc19d9 func makeIterator()
90 e  PartialRangeFrom 643 703 cd71d1d5c391efb29ff634d48b9cf83d extension PartialRangeFrom#2
82 o 8 init 708 753 0631cbe1b200df6ee5698a9faa66c29d init(from decoder: any Decoder)
90 e  PartialRangeFrom 757 817 69277b66befb35a1a688de25b5862085 extension PartialRangeFrom#3
90 o 10 encode 822 872 1baed919b90692c700751e13be895063 func encode(to encoder: any Encoder)
90 e  PartialRangeFrom 876 934 5420e8ce4553339993cee1e051d8f0c2 extension PartialRangeFrom#4
91 e  PartialRangeFrom 939 1018 a5d3dafd1fa6cc31ac7b778b14f26391 extension PartialRangeFrom#5
90 t 13 PartialRangeFrom.Iterator 1023 1063 1cc3f3bbe81511f4203fae092b6f428d struct Iterator
68 O 14 current 1070 1088 d0d1e6b86a54d834f84644214fb48cb3 var current
74 O 14 init 1093 1150 6aee952de295e10b5031648c9d1aefae init(current: Bound)
65 o 14 next 1155 1271 ee46eb88ce93840d7289e0150fad4f96 func next()
108 e  PartialRangeFrom.Iterator 1279 1346 70583a7d5bfbd9a286d18e257c2ca4d9 extension PartialRangeFrom.Iterator
87 t  PartialRangeUpTo 1351 1429 d653fbcc32d6cc3240d15131b5c2feb6 struct PartialRangeUpTo
79 o 19 init 1434 1505 312eb3042e44c4ed57e363e587dbadaa init(_ upperBound: Bound)
74 o 19 upperBound 1508 1536 4c9b55bb2a39582978c01f78f18f0c38 let upperBound
89 o 19 contains 1539 1623 9ccaa0a20efeb742ea2c40d18a6ae98b func contains(_ element: Bound)
92 o 19 relative 1626 1773 cfa828dde5b1808f03bfa8e89fd7ba9e func relative<C>(to collection: C)
90 e  PartialRangeUpTo 1777 1837 7c2dd306d1edf915ef5a508833d6dd66 extension PartialRangeUpTo
85 o 24 init 1842 1887 4df4319a29e77c359827cea110494df6 init(from decoder: any Decoder)
92 e  PartialRangeUpTo 1891 1951 82c54a5e2d9dcf993999edd2fc1bd8ad extension PartialRangeUpTo#2
92 o 26 encode 1956 2006 08def1cd1c0ead60f094808b107ebe17 func encode(to encoder: any Encoder)
92 e  PartialRangeUpTo 2010 2068 04107eccca7c4a0346dbb3551212cc7c extension PartialRangeUpTo#3
93 t  PartialRangeThrough 2073 2154 595e25f597b57769949f1fe6c67063c9 struct PartialRangeThrough
79 o 29 init 2159 2230 e9bceb7eb429c1afe603d3aec041eb89 init(_ upperBound: Bound)
74 o 29 upperBound 2233 2261 2cedbcd9d676bc8261d97c15edc5be63 let upperBound
89 o 29 contains 2264 2349 16efef84d82934744845ed0e8b520f96 func contains(_ element: Bound)
92 o 29 relative 2352 2524 71271ef7c51eec7c261367ac94021347 func relative<C>(to collection: C)
96 e  PartialRangeThrough 2528 2591 31dcb92ae99191d6c34ed85557239dd7 extension PartialRangeThrough
85 o 34 init 2596 2641 439076a5759b2c5af76bb8f5306e9d16 init(from decoder: any Decoder)
98 e  PartialRangeThrough 2645 2708 dd42d74593be5a3c1bcced8960734df8 extension PartialRangeThrough#2
92 o 36 encode 2713 2763 7d127eb2e95e91b59e3b4a84f059256c func encode(to encoder: any Encoder)
98 e  PartialRangeThrough 2767 2828 65856add8252fd9e525bcd9d1218f7c5 extension PartialRangeThrough#3

"""#)
  }
}
