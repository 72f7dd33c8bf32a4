// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_RangeReplaceableCollection: LibraryText {
    LibraryText(
      path: "Swift/RangeReplaceableCollection.swift",
      text: #"""
public protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
  associatedtype SubSequence
  init()
  init<S>(_ elements: S) where S: Sequence, Element == S.Element
  init(repeating repeatedValue: Element, count: Int)
  mutating func append(_ newElement: Element)
  mutating func append<S>(contentsOf newElements: S) where S: Sequence, Element == S.Element
  mutating func insert(_ newElement: Element, at i: Index)
  mutating func insert<S>(contentsOf newElements: S, at i: Index) where S: Collection, Element == S.Element
  @discardableResult mutating func remove(at i: Index) -> Element
  mutating func removeAll(keepingCapacity keepCapacity: Bool)
  mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows
  @discardableResult mutating func removeFirst() -> Element
  mutating func removeFirst(_ k: Int)
  mutating func removeSubrange(_ bounds: Range<Index>)
  mutating func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
  where C: Collection, Element == C.Element
  mutating func reserveCapacity(_ n: Int)
}

extension RangeReplaceableCollection {
  public init<S>(_ elements: S) where S: Sequence, Element == S.Element {
    self.init()
    append(contentsOf: elements)
  }
  public init(repeating repeatedValue: Element, count: Int) {
    self.init()
    if count != 0 { append(contentsOf: repeatElement(repeatedValue, count: count)) }
  }
  public mutating func append(_ newElement: Element) {
    insert(newElement, at: endIndex)
  }
  public mutating func append<S>(contentsOf newElements: S) where S: Sequence, Element == S.Element {
    for element in newElements {
      append(element)
    }
  }
  public func applying(_ difference: CollectionDifference<Element>) -> Self?
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self {
    var result = Self()
    for element in self {
      if try isIncluded(element) { result.append(element) }
    }
    return result
  }
  public mutating func insert(_ newElement: Element, at i: Index) {
    replaceSubrange(i..<i, with: CollectionOfOne(newElement))
  }
  public mutating func insert<C>(contentsOf newElements: C, at i: Index) where C: Collection, Element == C.Element {
    replaceSubrange(i..<i, with: newElements)
  }
  @discardableResult @intrinsic public mutating func remove(at position: Index) -> Element
  @intrinsic public mutating func removeAll(keepingCapacity keepCapacity: Bool = false)
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  @intrinsic public mutating func removeFirst(_ k: Int)
  public mutating func removeSubrange(_ bounds: Range<Index>) {
    replaceSubrange(bounds, with: EmptyCollection())
  }
  public mutating func removeSubrange<R>(_ bounds: R) where R: RangeExpression, Index == R.Bound {
    removeSubrange(bounds.relative(to: self))
  }
  public mutating func replaceSubrange<C, R>(_ subrange: R, with newElements: C)
  where C: Collection, R: RangeExpression, Element == C.Element, Index == R.Bound {
    replaceSubrange(subrange.relative(to: self), with: newElements)
  }
  public mutating func reserveCapacity(_ n: Int) {
    return
  }
  @_disfavoredOverload public mutating func trimPrefix(while predicate: (Element) throws -> Bool) rethrows
  public static func + <Other>(lhs: Self, rhs: Other) -> Self where Other: Sequence, Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func + <Other>(lhs: Other, rhs: Self) -> Self where Other: Sequence, Element == Other.Element {
    var result = Self()
    result.append(contentsOf: lhs)
    result.append(contentsOf: rhs)
    return result
  }
  public static func + <Other>(lhs: Self, rhs: Other) -> Self
  where Other: RangeReplaceableCollection, Element == Other.Element {
    var result = lhs
    result.append(contentsOf: rhs)
    return result
  }
  public static func += <Other>(lhs: inout Self, rhs: Other) where Other: Sequence, Element == Other.Element {
    lhs.append(contentsOf: rhs)
  }
}

extension RangeReplaceableCollection where Element: Equatable {
  public mutating func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
  where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
  public func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max) -> Self
  where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
  public func replacing<C, Replacement>(
    _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max
  ) -> Self where C: Collection, Replacement: Collection, Element == C.Element, C.Element == Replacement.Element
  public mutating func trimPrefix<Prefix>(_ prefix: Prefix) where Prefix: Sequence, Element == Prefix.Element
}

extension RangeReplaceableCollection where Self == SubSequence {
  @discardableResult @intrinsic public mutating func removeFirst() -> Element
  @intrinsic public mutating func removeFirst(_ k: Int)
}

extension RangeReplaceableCollection where Self == SubSequence, Self: BidirectionalCollection {
  public mutating func popLast() -> Element? {
    return isEmpty ? nil : removeLast()
  }
  @discardableResult @intrinsic public mutating func removeLast() -> Element
  @intrinsic public mutating func removeLast(_ k: Int)
}

extension RangeReplaceableCollection where Self: BidirectionalCollection {
  public mutating func popLast() -> Element? {
    return isEmpty ? nil : removeLast()
  }
  @discardableResult @intrinsic public mutating func removeLast() -> Element
  @intrinsic public mutating func removeLast(_ k: Int)
}

extension RangeReplaceableCollection where Self: MutableCollection {
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {
    do {
      self = try filter { try !shouldBeRemoved($0) }
    } catch {
      self = Library.inUnknownOrder(self)
      throw error
    }
  }
}

extension RangeReplaceableCollection where SubSequence == Substring {
  public mutating func replace<Output, Replacement>(
    _ regex: some RegexComponent, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement) rethrows
  where Replacement: Collection, Replacement.Element == Character
  public mutating func replace<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
  where Replacement: Collection, Replacement.Element == Character
  public func replacing<Output, Replacement>(
    _ regex: some RegexComponent, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  public func replacing<Output, Replacement>(
    _ regex: some RegexComponent, subrange: Range<Index>, maxReplacements: Int = .max,
    with replacement: (Regex<Output>.Match) throws -> Replacement
  ) rethrows -> Self where Replacement: Collection, Replacement.Element == Character
  @_disfavoredOverload public func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
  public func replacing<Replacement>(
    _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max
  ) -> Self where Replacement: Collection, Replacement.Element == Character
}

extension RangeReplaceableCollection where SubSequence == Substring, Self: BidirectionalCollection {
  @_disfavoredOverload public mutating func trimPrefix(_ regex: some RegexComponent)
}

"""#,
      outline: #"""
105 t  RangeReplaceableCollection 0 109 368e06352a4f17a3ad6db34840aea302 protocol RangeReplaceableCollection
84 o 0 SubSequence 114 140 41efcf50dfe45124e2be40e62bfe5a76 associatedtype SubSequence
57 o 0 init 143 149 4f1a944cbfbb05f356eaea34b489cce1 init()
73 o 0 init 152 214 40f3908319aab94f419767d122199a30 init<S>(_ elements: S)
101 o 0 init 217 267 14b3293b208ae0ecef8e46cf48376b23 init(repeating repeatedValue: Element, count: Int)
87 o 0 append 270 313 70bdfde7168ce61c45bd4de41ea2a598 func append(_ newElement: Element)
94 o 0 append 316 406 b1303e819dab3bfaf91655797c99f735 func append<S>(contentsOf newElements: S)
100 o 0 insert 409 465 21dc82a4a419942e7e3426cbdb418bb5 func insert(_ newElement: Element, at i: Index)
107 o 0 insert 468 573 e0d38ce5f055daff4f7a428f286b57f5 func insert<S>(contentsOf newElements: S, at i: Index)
77 o 0 remove 576 639 835958669e911862e560aea4ebb04359 func remove(at i: Index)
106 o 0 removeAll 642 701 54f29407f4aad0003bd91d4d342d9b9b func removeAll(keepingCapacity keepCapacity: Bool)
119 o 0 removeAll 704 785 50788a6d0cc5f518ba209ac5ac155af5 func removeAll(where shouldBeRemoved: (Element) throws -> Bool)
76 o 0 removeFirst 788 845 a0a6d8109b8ea4584d0bf82e1d09e0ec func removeFirst()
84 o 0 removeFirst 848 883 7272ae07203675fc2ce20b6f1f8a84bb func removeFirst(_ k: Int)
104 o 0 removeSubrange 886 938 2995f2d3a2ea6cd5ff1d1c1b6c55ef04 func removeSubrange(_ bounds: Range<Index>)
133 o 0 replaceSubrange 941 1064 2f679bb19d8f848a0df7b2d8348830dc func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
94 o 0 reserveCapacity 1067 1106 1b04b24be98ce4b7eef29e08de9def0c func reserveCapacity(_ n: Int)
110 e  RangeReplaceableCollection 1110 1146 626c10c001337bd315c50cfa14548c85 extension RangeReplaceableCollection
76 o 17 init 1151 1275 16198225f145fb2eb84a60f584cb3bf3 init<S>(_ elements: S)
104 o 17 init 1278 1442 79a596477ce96763c439a3b43259549a init(repeating repeatedValue: Element, count: Int)
90 o 17 append 1445 1538 8e4640181fd7b7cb1d39b54a5ec168c9 func append(_ newElement: Element)
97 o 17 append 1541 1705 aac4dcc0934854b8394f386694f69af2 func append<S>(contentsOf newElements: S)
116 o 17 applying 1708 1782 563257a459a57ac3e12238c9c2c30ac4 func applying(_ difference: CollectionDifference<Element>)
107 o 17 filter 1785 2000 c545632e1da3d0f698b53b4624f70a47 func filter(_ isIncluded: (Element) throws -> Bool)
103 o 17 insert 2003 2134 71e920b7e7145aa36043ec52e4815ac9 func insert(_ newElement: Element, at i: Index)
110 o 17 insert 2137 2301 4d952a1ca16f4d8a82ec315de63b3931 func insert<C>(contentsOf newElements: C, at i: Index)
87 o 17 remove 2304 2392 1c0b62eaf610000044dadab9b0842507 func remove(at position: Index)
117 o 17 removeAll 2395 2480 71837fa0c18215b6845cb3c4ce5ade67 func removeAll(keepingCapacity keepCapacity: Bool = false)
122 o 17 removeAll 2483 2628 dd23de09a5bc7263ec26b6a587223fb1 func removeAll(where shouldBeRemoved: (Element) throws -> Bool)
79 o 17 removeFirst 2631 2706 6613fefe41367eb6b01e4ea67ae5b4bc func removeFirst()
87 o 17 removeFirst 2709 2762 51a3351997d5b428edce2155c8943b14 func removeFirst(_ k: Int)
107 o 17 removeSubrange 2765 2883 d848af59af3d799de3751c5278a9ca4b func removeSubrange(_ bounds: Range<Index>)
99 o 17 removeSubrange 2886 3032 b1b03f116f207a096769f7a4eb665651 func removeSubrange<R>(_ bounds: R)
127 o 17 replaceSubrange 3035 3269 dc0a59ae07bb956c54c1cf75c1316934 func replaceSubrange<C, R>(_ subrange: R, with newElements: C)
95 o 17 reserveCapacity 3272 3335 fdbdb8ad6ab3d6cd29148bd45a8a5325 func reserveCapacity(_ n: Int)
118 o 17 trimPrefix 3338 3442 f7890d205ea37d1f5d36f334ec1c6080 func trimPrefix(while predicate: (Element) throws -> Bool)
88 o 17 + 3445 3632 f6eb828eda57923cb05139d0fd5fc5b4 func + <Other>(lhs: Self, rhs: Other)
88 o 17 + 3635 3860 710d44541d592dd925dd954d7a5f32fb func + <Other>(lhs: Other, rhs: Self)
90 o 17 + 3863 4070 0053dce8ff632f6f4b6617d140ef48b3 func + <Other>(lhs: Self, rhs: Other)#2
96 o 17 += 4073 4217 255ac605955f2fec377b4765f3c94d40 func += <Other>(lhs: inout Self, rhs: Other)
112 e  RangeReplaceableCollection 4221 4282 698a5fca35608885a509fc6786b6a9e7 extension RangeReplaceableCollection#2
157 o 40 replace 4287 4506 bd595c18734fe10d39d4125b448070f1 func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
161 o 40 replacing 4509 4729 95f0459799ae553f5fed9b4a74ac7607 func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
187 o 40 replacing 4732 4982 9244d197d16b2dc4fe53c98604bedb8b func replacing<C, Replacement>( _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max )
101 o 40 trimPrefix 4985 5092 cc8caee8e298d65aead34b99351f508e func trimPrefix<Prefix>(_ prefix: Prefix)
112 e  RangeReplaceableCollection 5096 5158 171d3a6ca023d75c53a102a79ab97f03 extension RangeReplaceableCollection#3
81 o 45 removeFirst 5163 5238 f2e99e1f9b2785250d60f3360cfd1328 func removeFirst()#2
89 o 45 removeFirst 5241 5294 15a86255d5988ef5ee5b89cc930c54ef func removeFirst(_ k: Int)#2
112 e  RangeReplaceableCollection 5298 5391 c0d838df6e5c9f3eceacabccd11668f4 extension RangeReplaceableCollection#4
71 o 48 popLast 5396 5484 642ce1193b3b772212d1b5d3a04e833d func popLast()
77 o 48 removeLast 5487 5561 fdade2adc5e3ed395a3e3323867d3685 func removeLast()
85 o 48 removeLast 5564 5616 1f2203e5ab6a4e3166c746d2f4e52661 func removeLast(_ k: Int)
112 e  RangeReplaceableCollection 5620 5692 dfa4521e559007b2fc891627b01e2237 extension RangeReplaceableCollection#5
73 o 52 popLast 5697 5785 d152be7f8e30c9171685a78432ad629d func popLast()#2
79 o 52 removeLast 5788 5862 a5b02d428672f1dfac535b553a24601f func removeLast()#2
87 o 52 removeLast 5865 5917 1527e6ade0db7615bafd818f1d8700bb func removeLast(_ k: Int)#2
112 e  RangeReplaceableCollection 5921 5987 ed3b66495254e8a037c0554200c4f473 extension RangeReplaceableCollection#6
124 o 56 removeAll 5992 6228 ca8602b62d4bec3938c613bbba70690e func removeAll(where shouldBeRemoved: (Element) throws -> Bool)#2
112 e  RangeReplaceableCollection 6232 6299 1fad736fd332c459ba9bbc74b40e1751 extension RangeReplaceableCollection#7
213 o 58 replace 6304 6559 e3625aab54df75a3e78af043bfad9e92 func replace<Output, Replacement>( _ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement)
173 o 58 replace 6562 6764 5da3f3f8d74a6a51ad33eb7253db51aa func replace<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
218 o 58 replacing 6767 7024 8e5d092de66907544435acd20a16c782 func replacing<Output, Replacement>( _ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement )
242 o 58 replacing 7027 7308 23ef38471d49d66221a8af20ee548a00 func replacing<Output, Replacement>( _ regex: some RegexComponent, subrange: Range<Index>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement )
178 o 58 replacing 7311 7536 37136b0d742acf70f298fc6c0b72a051 func replacing<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max )
202 o 58 replacing 7539 7767 ace9b744bf90ffed44aa783a118eed0d func replacing<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max )
112 e  RangeReplaceableCollection 7771 7869 44174c8326dc0f58dc8928933b86b0ee extension RangeReplaceableCollection#8
105 o 65 trimPrefix 7874 7956 425193d4cfdf14da2fcbae80fa50d6b7 func trimPrefix(_ regex: some RegexComponent)

"""#)
  }
}
