// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_MutableCollection: LibraryText {
    LibraryText(
      path: "Swift/MutableCollection.swift",
      text: #"""
public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
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

public protocol RangeReplaceableCollection<Element>: Collection where SubSequence: RangeReplaceableCollection {
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
86 t  MutableCollection 0 91 5e61ebabf45b5d9b043fdd3b364ad219 protocol MutableCollection
81 o 0 subscript 96 154 66900716574ed8cc7d9ee696d232483c subscript(position: Index)
87 o 0 subscript 157 224 3dc46090cf19fb785736e63e14515951 subscript(bounds: Range<Index>)
125 o 0 partition 227 323 1f8e8843b786d4c9c12ef68faff35105 func partition(by belongsInSecondPartition: (Element) throws -> Bool)
88 o 0 swapAt 326 370 a02d2b329e75a9327ed6601ee2da32d6 func swapAt(_ i: Index, _ j: Index)
90 e  MutableCollection 374 401 810b7c6aa74f8c31ea9dee29303e39ba extension MutableCollection
74 o 5 subscript 406 501 5bd05c039c0922bb4649ec07c95ced3a subscript<R>(r: R)
95 o 5 subscript 504 577 46641ee9331ab7ceafa7510b7459ccd5 subscript(x: (UnboundedRange_) -> Void)
125 o 5 partition 580 694 e1beec7abd15980fc96659f4256e0803 func partition(by belongsInSecondPartition: (Element) throws -> Bool)
88 o 5 swapAt 697 849 78306660024f4cea51f9874ffdbbab03 func swapAt(_ i: Index, _ j: Index)
92 e  MutableCollection 853 936 48d5b011880a6e61e37d51aaed314e55 extension MutableCollection#2
63 o 10 sort 941 979 767b90a6ebf8fbd1dc2e2db99d785329 func sort()
93 e  MutableCollection 983 1046 6d273f9a3ea7c62ba39d1081f77664e6 extension MutableCollection#3
130 o 12 partition 1051 1165 7f92764b6611a0d37a19e3f439d3af26 func partition(by belongsInSecondPartition: (Element) throws -> Bool)#2
71 o 12 reverse 1168 1415 84368abda6dd27ebdb36897998d4fe19 func reverse()
94 e  MutableCollection 1419 1481 4ee33c5011d2bbeeaecaf2b4e2a95745 extension MutableCollection#4
71 o 15 shuffle 1486 1562 cee07b2a28f19a13d12e61b5066a19ea func shuffle()
98 o 15 shuffle 1565 1753 995b1ab65f8b97cfd71b9d4c840d3f9a func shuffle<T>(using generator: inout T)
123 o 15 sort 1756 1861 5073fedaf47e49696cc16e5846f47877 func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool)
94 e  MutableCollection 1865 1925 ead93e6ef8778e8cfbd62f058429f04d extension MutableCollection#5
90 o 19 subscript 1930 1995 32900f60c87274299dc110ba403ee838 subscript(bounds: Range<Index>)
109 t  RangeReplaceableCollection 1999 2108 368e06352a4f17a3ad6db34840aea302 protocol RangeReplaceableCollection
60 o 21 init 2113 2119 4f1a944cbfbb05f356eaea34b489cce1 init()
76 o 21 init 2122 2184 40f3908319aab94f419767d122199a30 init<S>(_ elements: S)
104 o 21 init 2187 2237 14b3293b208ae0ecef8e46cf48376b23 init(repeating repeatedValue: Element, count: Int)
90 o 21 append 2240 2283 70bdfde7168ce61c45bd4de41ea2a598 func append(_ newElement: Element)
97 o 21 append 2286 2376 b1303e819dab3bfaf91655797c99f735 func append<S>(contentsOf newElements: S)
103 o 21 insert 2379 2435 21dc82a4a419942e7e3426cbdb418bb5 func insert(_ newElement: Element, at i: Index)
110 o 21 insert 2438 2543 e0d38ce5f055daff4f7a428f286b57f5 func insert<S>(contentsOf newElements: S, at i: Index)
80 o 21 remove 2546 2609 835958669e911862e560aea4ebb04359 func remove(at i: Index)
109 o 21 removeAll 2612 2671 54f29407f4aad0003bd91d4d342d9b9b func removeAll(keepingCapacity keepCapacity: Bool)
122 o 21 removeAll 2674 2755 50788a6d0cc5f518ba209ac5ac155af5 func removeAll(where shouldBeRemoved: (Element) throws -> Bool)
79 o 21 removeFirst 2758 2815 a0a6d8109b8ea4584d0bf82e1d09e0ec func removeFirst()
87 o 21 removeFirst 2818 2853 7272ae07203675fc2ce20b6f1f8a84bb func removeFirst(_ k: Int)
107 o 21 removeSubrange 2856 2908 2995f2d3a2ea6cd5ff1d1c1b6c55ef04 func removeSubrange(_ bounds: Range<Index>)
135 o 21 replaceSubrange 2911 3034 2f679bb19d8f848a0df7b2d8348830dc func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
95 o 21 reserveCapacity 3037 3076 1b04b24be98ce4b7eef29e08de9def0c func reserveCapacity(_ n: Int)
110 e  RangeReplaceableCollection 3080 3116 626c10c001337bd315c50cfa14548c85 extension RangeReplaceableCollection
76 o 37 init 3121 3245 16198225f145fb2eb84a60f584cb3bf3 init<S>(_ elements: S)
104 o 37 init 3248 3412 79a596477ce96763c439a3b43259549a init(repeating repeatedValue: Element, count: Int)
90 o 37 append 3415 3508 8e4640181fd7b7cb1d39b54a5ec168c9 func append(_ newElement: Element)
97 o 37 append 3511 3675 aac4dcc0934854b8394f386694f69af2 func append<S>(contentsOf newElements: S)
116 o 37 applying 3678 3752 563257a459a57ac3e12238c9c2c30ac4 func applying(_ difference: CollectionDifference<Element>)
107 o 37 filter 3755 3970 c545632e1da3d0f698b53b4624f70a47 func filter(_ isIncluded: (Element) throws -> Bool)
103 o 37 insert 3973 4104 71e920b7e7145aa36043ec52e4815ac9 func insert(_ newElement: Element, at i: Index)
110 o 37 insert 4107 4271 4d952a1ca16f4d8a82ec315de63b3931 func insert<C>(contentsOf newElements: C, at i: Index)
87 o 37 remove 4274 4362 1c0b62eaf610000044dadab9b0842507 func remove(at position: Index)
117 o 37 removeAll 4365 4450 71837fa0c18215b6845cb3c4ce5ade67 func removeAll(keepingCapacity keepCapacity: Bool = false)
122 o 37 removeAll 4453 4598 dd23de09a5bc7263ec26b6a587223fb1 func removeAll(where shouldBeRemoved: (Element) throws -> Bool)
79 o 37 removeFirst 4601 4676 6613fefe41367eb6b01e4ea67ae5b4bc func removeFirst()
87 o 37 removeFirst 4679 4732 51a3351997d5b428edce2155c8943b14 func removeFirst(_ k: Int)
107 o 37 removeSubrange 4735 4853 d848af59af3d799de3751c5278a9ca4b func removeSubrange(_ bounds: Range<Index>)
99 o 37 removeSubrange 4856 5002 b1b03f116f207a096769f7a4eb665651 func removeSubrange<R>(_ bounds: R)
127 o 37 replaceSubrange 5005 5239 dc0a59ae07bb956c54c1cf75c1316934 func replaceSubrange<C, R>(_ subrange: R, with newElements: C)
95 o 37 reserveCapacity 5242 5305 fdbdb8ad6ab3d6cd29148bd45a8a5325 func reserveCapacity(_ n: Int)
118 o 37 trimPrefix 5308 5412 f7890d205ea37d1f5d36f334ec1c6080 func trimPrefix(while predicate: (Element) throws -> Bool)
88 o 37 + 5415 5602 f6eb828eda57923cb05139d0fd5fc5b4 func + <Other>(lhs: Self, rhs: Other)
88 o 37 + 5605 5830 710d44541d592dd925dd954d7a5f32fb func + <Other>(lhs: Other, rhs: Self)
90 o 37 + 5833 6040 0053dce8ff632f6f4b6617d140ef48b3 func + <Other>(lhs: Self, rhs: Other)#2
96 o 37 += 6043 6187 255ac605955f2fec377b4765f3c94d40 func += <Other>(lhs: inout Self, rhs: Other)
112 e  RangeReplaceableCollection 6191 6252 698a5fca35608885a509fc6786b6a9e7 extension RangeReplaceableCollection#2
157 o 60 replace 6257 6476 bd595c18734fe10d39d4125b448070f1 func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
161 o 60 replacing 6479 6699 95f0459799ae553f5fed9b4a74ac7607 func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
187 o 60 replacing 6702 6952 9244d197d16b2dc4fe53c98604bedb8b func replacing<C, Replacement>( _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max )
101 o 60 trimPrefix 6955 7062 cc8caee8e298d65aead34b99351f508e func trimPrefix<Prefix>(_ prefix: Prefix)
112 e  RangeReplaceableCollection 7066 7128 171d3a6ca023d75c53a102a79ab97f03 extension RangeReplaceableCollection#3
81 o 65 removeFirst 7133 7208 f2e99e1f9b2785250d60f3360cfd1328 func removeFirst()#2
89 o 65 removeFirst 7211 7264 15a86255d5988ef5ee5b89cc930c54ef func removeFirst(_ k: Int)#2
112 e  RangeReplaceableCollection 7268 7361 c0d838df6e5c9f3eceacabccd11668f4 extension RangeReplaceableCollection#4
71 o 68 popLast 7366 7454 642ce1193b3b772212d1b5d3a04e833d func popLast()
77 o 68 removeLast 7457 7531 fdade2adc5e3ed395a3e3323867d3685 func removeLast()
85 o 68 removeLast 7534 7586 1f2203e5ab6a4e3166c746d2f4e52661 func removeLast(_ k: Int)
112 e  RangeReplaceableCollection 7590 7662 dfa4521e559007b2fc891627b01e2237 extension RangeReplaceableCollection#5
73 o 72 popLast 7667 7755 d152be7f8e30c9171685a78432ad629d func popLast()#2
79 o 72 removeLast 7758 7832 a5b02d428672f1dfac535b553a24601f func removeLast()#2
87 o 72 removeLast 7835 7887 1527e6ade0db7615bafd818f1d8700bb func removeLast(_ k: Int)#2
112 e  RangeReplaceableCollection 7891 7957 ed3b66495254e8a037c0554200c4f473 extension RangeReplaceableCollection#6
124 o 76 removeAll 7962 8198 ca8602b62d4bec3938c613bbba70690e func removeAll(where shouldBeRemoved: (Element) throws -> Bool)#2
112 e  RangeReplaceableCollection 8202 8269 1fad736fd332c459ba9bbc74b40e1751 extension RangeReplaceableCollection#7
213 o 78 replace 8274 8529 e3625aab54df75a3e78af043bfad9e92 func replace<Output, Replacement>( _ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement)
173 o 78 replace 8532 8734 5da3f3f8d74a6a51ad33eb7253db51aa func replace<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
218 o 78 replacing 8737 8994 8e5d092de66907544435acd20a16c782 func replacing<Output, Replacement>( _ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement )
242 o 78 replacing 8997 9278 23ef38471d49d66221a8af20ee548a00 func replacing<Output, Replacement>( _ regex: some RegexComponent, subrange: Range<Index>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement )
178 o 78 replacing 9281 9506 37136b0d742acf70f298fc6c0b72a051 func replacing<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max )
202 o 78 replacing 9509 9737 ace9b744bf90ffed44aa783a118eed0d func replacing<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max )
112 e  RangeReplaceableCollection 9741 9839 44174c8326dc0f58dc8928933b86b0ee extension RangeReplaceableCollection#8
105 o 85 trimPrefix 9844 9926 425193d4cfdf14da2fcbae80fa50d6b7 func trimPrefix(_ regex: some RegexComponent)

"""#)
  }
}
