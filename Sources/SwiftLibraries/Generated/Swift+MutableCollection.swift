// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_MutableCollection: LibraryText {
    LibraryText(
      path: "Swift/MutableCollection.swift",
      text: #"""
public protocol MutableCollection<Element>: Collection where SubSequence: MutableCollection {
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
    if count != 0 { append(contentsOf: Repeated(repeating: repeatedValue, count: count)) }
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
t 0 91  5e61ebabf45b5d9b043fdd3b364ad219 MutableCollection protocol MutableCollection
o 96 192 0 1f8e8843b786d4c9c12ef68faff35105 partition func partition(by belongsInSecondPartition: (Element) throws -> Bool)
o 195 239 0 a02d2b329e75a9327ed6601ee2da32d6 swapAt func swapAt(_ i: Index, _ j: Index)
e 243 270  810b7c6aa74f8c31ea9dee29303e39ba MutableCollection extension MutableCollection
o 275 370 3 5bd05c039c0922bb4649ec07c95ced3a subscript subscript<R>(r: R)
o 373 446 3 46641ee9331ab7ceafa7510b7459ccd5 subscript subscript(x: (UnboundedRange_) -> Void)
o 449 563 3 e1beec7abd15980fc96659f4256e0803 partition func partition(by belongsInSecondPartition: (Element) throws -> Bool)
o 566 718 3 78306660024f4cea51f9874ffdbbab03 swapAt func swapAt(_ i: Index, _ j: Index)
e 722 805  48d5b011880a6e61e37d51aaed314e55 MutableCollection extension MutableCollection#2
o 810 848 8 767b90a6ebf8fbd1dc2e2db99d785329 sort func sort()
e 852 915  6d273f9a3ea7c62ba39d1081f77664e6 MutableCollection extension MutableCollection#3
o 920 1034 10 7f92764b6611a0d37a19e3f439d3af26 partition func partition(by belongsInSecondPartition: (Element) throws -> Bool)#2
o 1037 1284 10 84368abda6dd27ebdb36897998d4fe19 reverse func reverse()
e 1288 1350  4ee33c5011d2bbeeaecaf2b4e2a95745 MutableCollection extension MutableCollection#4
o 1355 1431 13 cee07b2a28f19a13d12e61b5066a19ea shuffle func shuffle()
o 1434 1622 13 995b1ab65f8b97cfd71b9d4c840d3f9a shuffle func shuffle<T>(using generator: inout T)
o 1625 1730 13 5073fedaf47e49696cc16e5846f47877 sort func sort(by areInIncreasingOrder: (Element, Element) throws -> Bool)
e 1734 1794  ead93e6ef8778e8cfbd62f058429f04d MutableCollection extension MutableCollection#5
o 1799 1864 17 32900f60c87274299dc110ba403ee838 subscript subscript(bounds: Range<Index>)
t 1868 1977  368e06352a4f17a3ad6db34840aea302 RangeReplaceableCollection protocol RangeReplaceableCollection
o 1982 1988 19 4f1a944cbfbb05f356eaea34b489cce1 init init()
o 1991 2053 19 40f3908319aab94f419767d122199a30 init init<S>(_ elements: S)
o 2056 2106 19 14b3293b208ae0ecef8e46cf48376b23 init init(repeating repeatedValue: Element, count: Int)
o 2109 2152 19 70bdfde7168ce61c45bd4de41ea2a598 append func append(_ newElement: Element)
o 2155 2245 19 b1303e819dab3bfaf91655797c99f735 append func append<S>(contentsOf newElements: S)
o 2248 2304 19 21dc82a4a419942e7e3426cbdb418bb5 insert func insert(_ newElement: Element, at i: Index)
o 2307 2412 19 e0d38ce5f055daff4f7a428f286b57f5 insert func insert<S>(contentsOf newElements: S, at i: Index)
o 2415 2478 19 835958669e911862e560aea4ebb04359 remove func remove(at i: Index)
o 2481 2540 19 54f29407f4aad0003bd91d4d342d9b9b removeAll func removeAll(keepingCapacity keepCapacity: Bool)
o 2543 2684 19 4ac5ed2d97a24aa3aed7b7cbfbf38bf4 removeAll func removeAll(where shouldBeRemoved: (Element) throws -> Bool)
o 2687 2722 19 7272ae07203675fc2ce20b6f1f8a84bb removeFirst func removeFirst(_ k: Int)
o 2725 2777 19 2995f2d3a2ea6cd5ff1d1c1b6c55ef04 removeSubrange func removeSubrange(_ bounds: Range<Index>)
o 2780 2903 19 2f679bb19d8f848a0df7b2d8348830dc replaceSubrange func replaceSubrange<C>(_ subrange: Range<Index>, with newElements: C)
o 2906 2945 19 1b04b24be98ce4b7eef29e08de9def0c reserveCapacity func reserveCapacity(_ n: Int)
e 2949 2985  626c10c001337bd315c50cfa14548c85 RangeReplaceableCollection extension RangeReplaceableCollection
o 2990 3114 34 16198225f145fb2eb84a60f584cb3bf3 init init<S>(_ elements: S)
o 3117 3287 34 aa399f1eeda4db49ac940b8c269f1bf3 init init(repeating repeatedValue: Element, count: Int)
o 3290 3383 34 8e4640181fd7b7cb1d39b54a5ec168c9 append func append(_ newElement: Element)
o 3386 3550 34 aac4dcc0934854b8394f386694f69af2 append func append<S>(contentsOf newElements: S)
o 3553 3627 34 563257a459a57ac3e12238c9c2c30ac4 applying func applying(_ difference: CollectionDifference<Element>)
o 3630 3845 34 c545632e1da3d0f698b53b4624f70a47 filter func filter(_ isIncluded: (Element) throws -> Bool)
o 3848 3979 34 71e920b7e7145aa36043ec52e4815ac9 insert func insert(_ newElement: Element, at i: Index)
o 3982 4146 34 4d952a1ca16f4d8a82ec315de63b3931 insert func insert<C>(contentsOf newElements: C, at i: Index)
o 4149 4237 34 1c0b62eaf610000044dadab9b0842507 remove func remove(at position: Index)
o 4240 4325 34 71837fa0c18215b6845cb3c4ce5ade67 removeAll func removeAll(keepingCapacity keepCapacity: Bool = false)
o 4328 4473 34 dd23de09a5bc7263ec26b6a587223fb1 removeAll func removeAll(where shouldBeRemoved: (Element) throws -> Bool)
o 4476 4551 34 6613fefe41367eb6b01e4ea67ae5b4bc removeFirst func removeFirst()
o 4554 4607 34 51a3351997d5b428edce2155c8943b14 removeFirst func removeFirst(_ k: Int)
o 4610 4728 34 d848af59af3d799de3751c5278a9ca4b removeSubrange func removeSubrange(_ bounds: Range<Index>)
o 4731 4877 34 b1b03f116f207a096769f7a4eb665651 removeSubrange func removeSubrange<R>(_ bounds: R)
o 4880 5114 34 dc0a59ae07bb956c54c1cf75c1316934 replaceSubrange func replaceSubrange<C, R>(_ subrange: R, with newElements: C)
o 5117 5180 34 fdbdb8ad6ab3d6cd29148bd45a8a5325 reserveCapacity func reserveCapacity(_ n: Int)
o 5183 5477 34 0225d55268555f471fb052a28b295752 trimPrefix func trimPrefix(while predicate: (Element) throws -> Bool)
o 5480 5705 34 710d44541d592dd925dd954d7a5f32fb + func + <Other>(lhs: Other, rhs: Self)
o 5708 5915 34 0053dce8ff632f6f4b6617d140ef48b3 + func + <Other>(lhs: Self, rhs: Other)
o 5918 6062 34 255ac605955f2fec377b4765f3c94d40 += func += <Other>(lhs: inout Self, rhs: Other)
e 6066 6127  698a5fca35608885a509fc6786b6a9e7 RangeReplaceableCollection extension RangeReplaceableCollection#2
o 6132 6351 56 bd595c18734fe10d39d4125b448070f1 replace func replace<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
o 6354 6574 56 95f0459799ae553f5fed9b4a74ac7607 replacing func replacing<C, Replacement>(_ other: C, with replacement: Replacement, maxReplacements: Int = .max)
o 6577 6827 56 9244d197d16b2dc4fe53c98604bedb8b replacing func replacing<C, Replacement>( _ other: C, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max )
o 6830 6937 56 cc8caee8e298d65aead34b99351f508e trimPrefix func trimPrefix<Prefix>(_ prefix: Prefix)
e 6941 7003  171d3a6ca023d75c53a102a79ab97f03 RangeReplaceableCollection extension RangeReplaceableCollection#3
o 7008 7083 61 f2e99e1f9b2785250d60f3360cfd1328 removeFirst func removeFirst()#2
o 7086 7139 61 15a86255d5988ef5ee5b89cc930c54ef removeFirst func removeFirst(_ k: Int)#2
e 7143 7236  c0d838df6e5c9f3eceacabccd11668f4 RangeReplaceableCollection extension RangeReplaceableCollection#4
o 7241 7329 64 642ce1193b3b772212d1b5d3a04e833d popLast func popLast()
o 7332 7406 64 fdade2adc5e3ed395a3e3323867d3685 removeLast func removeLast()
o 7409 7461 64 1f2203e5ab6a4e3166c746d2f4e52661 removeLast func removeLast(_ k: Int)
e 7465 7537  dfa4521e559007b2fc891627b01e2237 RangeReplaceableCollection extension RangeReplaceableCollection#5
o 7542 7630 68 d152be7f8e30c9171685a78432ad629d popLast func popLast()#2
o 7633 7707 68 a5b02d428672f1dfac535b553a24601f removeLast func removeLast()#2
o 7710 7762 68 1527e6ade0db7615bafd818f1d8700bb removeLast func removeLast(_ k: Int)#2
e 7766 7832  ed3b66495254e8a037c0554200c4f473 RangeReplaceableCollection extension RangeReplaceableCollection#6
o 7837 8073 72 ca8602b62d4bec3938c613bbba70690e removeAll func removeAll(where shouldBeRemoved: (Element) throws -> Bool)#2
e 8077 8144  1fad736fd332c459ba9bbc74b40e1751 RangeReplaceableCollection extension RangeReplaceableCollection#7
o 8149 8404 74 e3625aab54df75a3e78af043bfad9e92 replace func replace<Output, Replacement>( _ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement)
o 8407 8609 74 5da3f3f8d74a6a51ad33eb7253db51aa replace func replace<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max)
o 8612 8869 74 8e5d092de66907544435acd20a16c782 replacing func replacing<Output, Replacement>( _ regex: some RegexComponent, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement )
o 8872 9153 74 23ef38471d49d66221a8af20ee548a00 replacing func replacing<Output, Replacement>( _ regex: some RegexComponent, subrange: Range<Index>, maxReplacements: Int = .max, with replacement: (Regex<Output>.Match) throws -> Replacement )
o 9156 9381 74 37136b0d742acf70f298fc6c0b72a051 replacing func replacing<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, maxReplacements: Int = .max )
o 9384 9612 74 ace9b744bf90ffed44aa783a118eed0d replacing func replacing<Replacement>( _ regex: some RegexComponent, with replacement: Replacement, subrange: Range<Index>, maxReplacements: Int = .max )
e 9616 9714  44174c8326dc0f58dc8928933b86b0ee RangeReplaceableCollection extension RangeReplaceableCollection#8
o 9719 9801 81 425193d4cfdf14da2fcbae80fa50d6b7 trimPrefix func trimPrefix(_ regex: some RegexComponent)

"""#)
  }
}
