// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_SequenceAdapters: LibraryText {
    LibraryText(
      path: "Swift/SequenceAdapters.swift",
      text: #"""
public struct DropFirstSequence<Base>: Sequence where Base: Sequence {
  let base: Base
  let limit: Int
  public typealias Element = Base.Element
  public typealias Iterator = Base.Iterator
  public typealias SubSequence = AnySequence<Element>
  public init(_ base: Base, dropping limit: Int) {
    self.base = base
    self.limit = limit
  }
  public func dropFirst(_ k: Int) -> DropFirstSequence<Base> {
    return DropFirstSequence(base, dropping: limit + k)
  }
  public func makeIterator() -> Iterator {
    var iterator = base.makeIterator()
    var dropped = 0
    while dropped < limit, iterator.next() != nil { dropped += 1 }
    return iterator
  }
}

extension DropFirstSequence: Sendable where Base: Sendable {}

public struct DropWhileSequence<Base>: Sequence where Base: Sequence {
  var iterator: Base.Iterator
  var nextElement: Base.Element?
  init(base: Base, predicate: (Base.Element) throws -> Bool) rethrows {
    iterator = base.makeIterator()
    nextElement = iterator.next()
    while let element = nextElement, try predicate(element) { nextElement = iterator.next() }
  }
  public typealias Element = Base.Element
  public func drop(while predicate: (Element) throws -> Bool) rethrows -> DropWhileSequence<Base> {
    var result = self
    while let element = result.nextElement, try predicate(element) {
      result.nextElement = result.iterator.next()
    }
    return result
  }
  public func makeIterator() -> Iterator {
    return Iterator(iterator: iterator, nextElement: nextElement)
  }
}

extension DropWhileSequence: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

extension DropWhileSequence {
  public struct Iterator: IteratorProtocol {
    var iterator: Base.Iterator
    var nextElement: Base.Element?
    init(iterator: Base.Iterator, nextElement: Base.Element?) {
      self.iterator = iterator
      self.nextElement = nextElement
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      guard let next = nextElement else { return nil }
      nextElement = iterator.next()
      return next
    }
  }
}

extension DropWhileSequence.Iterator: Sendable where Base.Element: Sendable, Base.Iterator: Sendable {}

public struct EnumeratedSequence<Base>: Sequence where Base: Sequence {
  public typealias Element = (offset: Int, element: Base.Element)
  let base: Base
  init(base: Base) {
    self.base = base
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), count: 0)
  }
}

extension EnumeratedSequence: Collection where Base: Collection {
  @pure public var count: Int { get }
  @pure public var endIndex: Index { get }
  @pure public var isEmpty: Bool { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  @pure public func index(_ i: Index, offsetBy distance: Int) -> Index
  @pure public func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after index: Index) -> Index
}

extension EnumeratedSequence: BidirectionalCollection, RandomAccessCollection where Base: RandomAccessCollection {
  @pure public func index(before index: Index) -> Index
}

extension EnumeratedSequence: Sendable where Base: Sendable {}

extension EnumeratedSequence where Base: Collection {
  public struct Index: Comparable {
    @pure public var base: Base.Index { get }
    public static func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
    public static func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index) -> Bool
  }
}

extension EnumeratedSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    var count: Int
    init(base: Base.Iterator, count: Int) {
      self.base = base
      self.count = count
    }
    public typealias Element = (offset: Int, element: Base.Element)
    public mutating func next() -> Element? {
      guard let element = base.next() else { return nil }
      let result = (offset: count, element: element)
      count += 1
      return result
    }
  }
}

extension EnumeratedSequence.Iterator: Sendable where Base.Iterator: Sendable {}

public struct PrefixSequence<Base>: Sequence where Base: Sequence {
  public typealias Element = Base.Element
  let base: Base
  let maxLength: Int
  public init(_ base: Base, maxLength: Int) {
    self.base = base
    self.maxLength = maxLength
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), remaining: maxLength)
  }
  public func prefix(_ maxLength: Int) -> PrefixSequence<Base> {
    return PrefixSequence(base, maxLength: maxLength < self.maxLength ? maxLength : self.maxLength)
  }
}

extension PrefixSequence: Sendable where Base: Sendable {}

extension PrefixSequence {
  public struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    var remaining: Int
    init(base: Base.Iterator, remaining: Int) {
      self.base = base
      self.remaining = remaining
    }
    public typealias Element = Base.Element
    public mutating func next() -> Element? {
      if remaining == 0 { return nil }
      remaining -= 1
      return base.next()
    }
  }
}

extension PrefixSequence.Iterator: Sendable where Base.Iterator: Sendable {}

"""#,
      outline: #"""
84 t  DropFirstSequence 0 68 d583cb2a4c57242a8381956a6eed3444 struct DropFirstSequence
57 O 0 base 73 87 353407774d69e67dc5ecaf6de65868e9 let base
60 O 0 limit 90 104 160071d0573ace70133eb1d0e1b442c3 let limit
71 o 0 Element 107 146 b46d1cbd0b8c9c202a2ea35d211e0c78 typealias Element
73 o 0 Iterator 149 190 c808c42071ccfdfb2879150cb93d2dff typealias Iterator
79 o 0 SubSequence 193 244 08c8588fd982a850c65fb75de45686e8 typealias SubSequence
90 o 0 init 247 343 f139f5cf2da665175d9b8b071c3fdc65 init(_ base: Base, dropping limit: Int)
80 o 0 dropFirst 346 466 58046ba2ba4888fe481407ae263c2272 func dropFirst(_ k: Int)
78 o 0 makeIterator 469 659 4073f341c45ba04765de3b40182d666e func makeIterator()
90 e  DropFirstSequence 663 721 492d0cbb2105792f51b726bd3300d0db extension DropFirstSequence
87 t  DropWhileSequence 726 794 3514eade9898078dab915cf7445e9ef6 struct DropWhileSequence
68 O 10 iterator 799 826 6bdb73c399dd097026bb55d6b7572e55 var iterator
74 O 10 nextElement 829 859 e4420e08ea4455aae9fc64ec22af65b8 var nextElement
111 O 10 init 862 1098 2c58929a4752cfce9f6d9e7066a06b09 init(base: Base, predicate: (Base.Element) throws -> Bool)
74 o 10 Element 1101 1140 63c72bd6b9cb05ec1204d7b029d23bbc typealias Element
106 o 10 drop 1143 1409 beb18a96204b86d9f19a8e9d58574318 func drop(while predicate: (Element) throws -> Bool)
81 o 10 makeIterator 1412 1522 dd1dbebdb77c572a03bf7a7010c4dc95 func makeIterator()
92 e  DropWhileSequence 1526 1617 530bdffc10a79b5b68ab121a2ec3d2ff extension DropWhileSequence
94 e  DropWhileSequence 1622 1649 bd45055024e614f863f71da03aba4de4 extension DropWhileSequence#2
91 t 18 DropWhileSequence.Iterator 1654 1694 3f97d420a4af492a76bba5fb69c80914 struct Iterator
70 O 19 iterator 1701 1728 e0efbef06e632104880235b85a17f10d var iterator
76 O 19 nextElement 1733 1763 84764c1b02d91da0a0f017f95f013c62 var nextElement
111 O 19 init 1768 1901 95e18098368e9e47b4a72fe89822d313 init(iterator: Base.Iterator, nextElement: Base.Element?)
74 o 19 Element 1906 1945 64fa0bf8a80c72e6a11a5aa8614f84dc typealias Element
65 o 19 next 1950 2106 9ab33d4b82e55028dc0cf0b3219c3400 func next()
110 e  DropWhileSequence.Iterator 2114 2214 0201d810088fa7a9879729dadd92f7f5 extension DropWhileSequence.Iterator
91 t  EnumeratedSequence 2219 2288 e87e5113fbc73ecb0d8b99f20bd9978f struct EnumeratedSequence
74 o 26 Element 2293 2356 ac0ca65188b6bbfecffb846beb962a35 typealias Element
62 O 26 base 2359 2373 66f3869949344293ab5b4115fdb5f94d let base
70 O 26 init 2376 2419 4b3986f095ff3d4d32c1effdc716d04c init(base: Base)
81 o 26 makeIterator 2422 2523 bfba67656f4ad89632946df9bac97030 func makeIterator()
94 e  EnumeratedSequence 2527 2590 cdbec19fd95b079d62b2a0a01b36c01c extension EnumeratedSequence
64 o 31 count 2595 2630 aeee7f5e89280c6f60a8ecff6ec9700e var count
70 o 31 endIndex 2633 2673 88979ac2ffd810f8b4459a1e4ef43c36 var endIndex
68 o 31 isEmpty 2676 2714 b7cfb98eb05054a16bce2eb52a59ea06 var isEmpty
74 o 31 startIndex 2717 2759 8742748f81958e3380b5b08550f72876 var startIndex
85 o 31 subscript 2762 2814 580df7b2a91b59e71b3174a73991e2eb subscript(position: Index)
105 o 31 distance 2817 2884 47999aad92f6826ee30ff4bfae63dc5e func distance(from start: Index, to end: Index)
101 o 31 index 2887 2955 3c170d9c5799a3dcfcf45dd5077bc655 func index(_ i: Index, offsetBy distance: Int)
125 o 31 index 2958 3051 bbf6afd41cf2c53239f982c3ccd5d906 func index(_ i: Index, offsetBy distance: Int, limitedBy limit: Index)
85 o 31 index 3054 3106 22d503d52c30ead5a29738d1f49539f9 func index(after index: Index)
96 e  EnumeratedSequence 3110 3222 182655054a4e22e24a7c0aad207aa606 extension EnumeratedSequence#2
86 o 41 index 3227 3280 4f163ce63958e199c2fabc013c0f0be0 func index(before index: Index)
96 e  EnumeratedSequence 3284 3343 fbcb67abb433438699633a0e757427ef extension EnumeratedSequence#3
96 e  EnumeratedSequence 3348 3399 b6985d15e81c22eaae0e8e56c77b60d7 extension EnumeratedSequence#4
86 t 44 EnumeratedSequence.Index 3404 3435 fafd8be2dda845f5127815077683607e struct Index
62 o 45 base 3442 3483 152ab0f102bb84a3201ac894926ece35 var base
132 o 45 < 3488 3591 0353c2c9097d028e0636b3032d2bed22 func < (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index)
134 o 45 == 3596 3700 e7f91498b6ddff4b45fc973accfcbf82 func == (lhs: EnumeratedSequence<Base>.Index, rhs: EnumeratedSequence<Base>.Index)
96 e  EnumeratedSequence 3708 3736 2e14f7fa06d5e7433a23e3d21eb3d4f5 extension EnumeratedSequence#5
92 t 49 EnumeratedSequence.Iterator 3741 3791 49ce8b08f65597d6f2c29754e3d6b388 struct Iterator
62 O 50 base 3798 3821 cabd247ba5e0b06380a9acfc4f3a886d var base
64 O 50 count 3826 3840 8cc6cc835341434fbedf9d404a423e03 var count
91 O 50 init 3845 3938 ef1df14055650d372ab821b8266cee03 init(base: Base.Iterator, count: Int)
74 o 50 Element 3943 4006 cbc4eff1c1db277c2a2db1f98848fb15 typealias Element
65 o 50 next 4011 4206 300eb79de9fb5c546bb76928b9815aa5 func next()
112 e  EnumeratedSequence.Iterator 4214 4291 061236a4d838638e5d864d177a6fe906 extension EnumeratedSequence.Iterator
83 t  PrefixSequence 4296 4361 d3c9b51e58d233018a4d09f62922224d struct PrefixSequence
74 o 57 Element 4366 4405 92e0e65319b710639118fafdf03a52bc typealias Element
62 O 57 base 4408 4422 df4e5709271435858ac3ebae07710638 let base
72 O 57 maxLength 4425 4443 8205d482d311954510277982af4864f3 let maxLength
88 o 57 init 4446 4545 2d39b38e64335511fc0dec8d8bb0fa8d init(_ base: Base, maxLength: Int)
81 o 57 makeIterator 4548 4661 1cbe805d7fa99958aca29a33549ea200 func makeIterator()
85 o 57 prefix 4664 4830 0e2c13944fc34033c32596f421ae4864 func prefix(_ maxLength: Int)
86 e  PrefixSequence 4834 4889 275ade5911be8a088ae8d5ecefeee200 extension PrefixSequence
88 e  PrefixSequence 4894 4918 07e74e767cca794bcf765e3ce35d96e0 extension PrefixSequence#2
88 t 65 PrefixSequence.Iterator 4923 4963 9a19609cb618fa449a9d27f458199eb2 struct Iterator
62 O 66 base 4970 4993 e5181ead8932b918269ee0139a2ced2a var base
72 O 66 remaining 4998 5016 22f85beadbf34fd23fd176bc60dc1cbb var remaining
95 O 66 init 5021 5126 ef01154785d806f4aed9f4f516f031b2 init(base: Base.Iterator, remaining: Int)
74 o 66 Element 5131 5170 da4969b488f6ff4664b8235ead681e59 typealias Element
65 o 66 next 5175 5307 23b425be8c58ef48dfad530854500427 func next()
104 e  PrefixSequence.Iterator 5315 5388 c1e9044cb757f5b5bbf2ddddfb464aad extension PrefixSequence.Iterator

"""#)
  }
}
