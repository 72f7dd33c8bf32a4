// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_JoinedSequences: LibraryText {
    LibraryText(
      path: "Swift/JoinedSequences.swift",
      text: #"""
public struct FlattenSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  let base: Base
  init(base: Base) {
    self.base = base
  }
  public func makeIterator() -> Iterator {
    return Iterator(base: base.makeIterator(), inner: nil)
  }
}

extension FlattenSequence: BidirectionalCollection
where Base.Element: BidirectionalCollection, Base: BidirectionalCollection {
  public func formIndex(before i: inout Index)
  @pure public func index(before i: Index) -> Index
}

extension FlattenSequence: Collection where Base.Element: Collection, Base: Collection {
  @pure public var endIndex: Index { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Base.Element.Element { get }
  public subscript(bounds: Range<Index>) -> Slice<FlattenCollection<Base>> { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ i: inout Index, offsetBy n: Int)
  public func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index) -> Bool
  public func formIndex(after i: inout Index)
  @pure public func index(_ i: Index, offsetBy n: Int) -> Index
  @pure public func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index) -> Index?
  @pure public func index(after i: Index) -> Index
}

extension FlattenSequence: Sendable where Base: Sendable {}

extension FlattenSequence where Base: Collection, Base.Element: Collection {
  public struct Index: Comparable {
    public static func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
    public static func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index) -> Bool
  }
}

extension FlattenSequence.Index: Hashable where Base.Element.Index: Hashable, Base.Index: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension FlattenSequence.Index: Sendable where Base.Element.Index: Sendable, Base.Index: Sendable {}

extension FlattenSequence {
  public struct Iterator: IteratorProtocol, Sequence {
    var base: Base.Iterator
    var inner: Base.Element.Iterator?
    init(base: Base.Iterator, inner: Base.Element.Iterator?) {
      self.base = base
      self.inner = inner
    }
    public typealias Element = Base.Element.Element
    public mutating func next() -> Element? {
      while true {
        if let element = inner?.next() { return element }
        guard let sequence = base.next() else { return nil }
        inner = sequence.makeIterator()
      }
    }
  }
}

extension FlattenSequence.Iterator: Sendable where Base.Element.Iterator: Sendable, Base.Iterator: Sendable {}

public struct JoinedSequence<Base>: Sequence where Base: Sequence, Base.Element: Sequence {
  public typealias Element = Base.Element.Element
  public init<Separator>(base: Base, separator: Separator)
  where Separator: Sequence, Separator.Element == Base.Element.Element
  public func makeIterator() -> Iterator
}

extension JoinedSequence: Sendable where Base.Element.Element: Sendable, Base: Sendable {}

extension JoinedSequence {
  public struct Iterator: IteratorProtocol {
    public typealias Element = Base.Element.Element
    public init<Separator>(base: Base.Iterator, separator: Separator)
    where Separator: Sequence, Separator.Element == Base.Element.Element
    public mutating func next() -> Element?
  }
}

extension JoinedSequence.Iterator: Sendable
where Base.Element.Element: Sendable, Base.Element.Iterator: Sendable, Base.Iterator: Sendable {}

"""#,
      outline: #"""
80 t  FlattenSequence 0 90 389f4d1d8bf1493b33918f78c7214fd1 struct FlattenSequence
70 o 0 Element 95 142 5b61263e8f59c78a161dd964c80b876b typealias Element
59 O 0 base 145 159 b6ff79e060a77ef18cc51516ce2269bc let base
67 O 0 init 162 205 af38940fa269858cb422df22fdeb3903 init(base: Base)
78 o 0 makeIterator 208 311 20f51e5ec33275581717239fec3eed54 func makeIterator()
86 e  FlattenSequence 315 440 36fef9f8414ceac2dcdfc317c78c770d extension FlattenSequence
93 o 5 formIndex 445 489 33402960297c246723e130e526e21f59 func formIndex(before i: inout Index)
79 o 5 index 492 541 9e1009fb948ba98aa53bd19456a4178d func index(before i: Index)
88 e  FlattenSequence 545 631 a9b1ddda2028408d83651b99d72bb257 extension FlattenSequence#2
67 o 8 endIndex 636 676 361ccc5c7d455b270317182622d3de82 var endIndex
71 o 8 startIndex 679 721 0825b5e34f7cee36f00bf4e6b49864b2 var startIndex
82 o 8 subscript 724 789 19f1e0b74646004422f50a457ac6e6eb subscript(position: Index)
87 o 8 subscript 792 872 199ccc91eb07cb21bd51c1f94b6a63ce subscript(bounds: Range<Index>)
102 o 8 distance 875 942 bc107edad72c6e39110997c6b8bd623d func distance(from start: Index, to end: Index)
106 o 8 formIndex 945 1001 af371191837d0ee928eaeffd71602b6f func formIndex(_ i: inout Index, offsetBy n: Int)
131 o 8 formIndex 1004 1092 590672466bce3ecd439016920fb3bad7 func formIndex(_ i: inout Index, offsetBy n: Int, limitedBy limit: Index)
94 o 8 formIndex 1095 1138 396cea72e47fa47feaeb505c2713cae5 func formIndex(after i: inout Index)
93 o 8 index 1141 1202 8192495e912d7506f3f8a2e8b787324d func index(_ i: Index, offsetBy n: Int)
117 o 8 index 1205 1291 19b6d53524114969157e2f17a6731fd3 func index(_ i: Index, offsetBy n: Int, limitedBy limit: Index)
80 o 8 index 1294 1342 0ef877f2c771a291577733fe37578ed7 func index(after i: Index)
90 e  FlattenSequence 1346 1402 cf185382360ef44a87106603ed289d4f extension FlattenSequence#3
90 e  FlattenSequence 1407 1481 d4eedbccd7ed2a8a06228b4dd25e609b extension FlattenSequence#4
83 t 21 FlattenSequence.Index 1486 1517 45f2295ae0cc949ab74412703c5c31db struct Index
130 o 22 < 1524 1625 46a8434e497838d54ba0b4bc99b3033c func < (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
132 o 22 == 1630 1732 cd992d0a621fe3da42a0308107397362 func == (lhs: FlattenCollection<Base>.Index, rhs: FlattenCollection<Base>.Index)
100 e  FlattenSequence.Index 1740 1838 1251fc7c77bfed73dd28501070fec4d0 extension FlattenSequence.Index
90 o 25 hash 1843 1886 9d8aed03343303d8e8d50687acff5d35 func hash(into hasher: inout Hasher)
102 e  FlattenSequence.Index 1890 1988 f573005407e5a2b3eaa524dd1be70b4d extension FlattenSequence.Index#2
90 e  FlattenSequence 1993 2018 d112ba25350805fa894d63f2c49e4ad5 extension FlattenSequence#5
89 t 28 FlattenSequence.Iterator 2023 2073 61d3d36c54c8be384a2701335a9262e6 struct Iterator
62 O 29 base 2080 2103 37d9312e4f3c88d27ee83b86fef3ecdc var base
64 O 29 inner 2108 2141 464aae43bbfa79656f705d3d5a729ed5 var inner
110 O 29 init 2146 2258 b3a25f9636c0f6288f5641d335adc987 init(base: Base.Iterator, inner: Base.Element.Iterator?)
74 o 29 Element 2263 2310 5d76d166f987622f451b48c21e171323 typealias Element
65 o 29 next 2315 2548 4b38b1b1ab6f797410416cfee3d34eee func next()
106 e  FlattenSequence.Iterator 2556 2663 1224f53f08da7e84f993e77eb0d02c84 extension FlattenSequence.Iterator
83 t  JoinedSequence 2668 2757 b5d89c3c8030b75752f0354cc8155fca struct JoinedSequence
74 o 36 Element 2762 2809 8d195bcc659bc87d16f17a8868a7632f typealias Element
103 o 36 init 2812 2939 10d8c987b41083579c60a291371e4d56 init<Separator>(base: Base, separator: Separator)
81 o 36 makeIterator 2942 2980 1ad4f3f57af138c65075947b2041e60a func makeIterator()
86 e  JoinedSequence 2984 3071 b6b2661f713d0bc1237d5e2abb73f852 extension JoinedSequence
88 e  JoinedSequence 3076 3100 fac01714c87a89e2c9bae42ec4f497ee extension JoinedSequence#2
88 t 41 JoinedSequence.Iterator 3105 3145 cfe069f08020c29c16c46bddb878ecdd struct Iterator
74 o 42 Element 3152 3199 12fb978f97d8a4e1071bf664a61dc860 typealias Element
112 o 42 init 3204 3342 56709fafdb2d610e611d4e22f7b2008d init<Separator>(base: Base.Iterator, separator: Separator)
65 o 42 next 3347 3386 ad9ca5bc297713e099fcf3d5a419a532 func next()
104 e  JoinedSequence.Iterator 3394 3532 d7b9162c3e179a5a8356560e03459780 extension JoinedSequence.Iterator

"""#)
  }
}
