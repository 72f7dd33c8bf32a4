// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_AsyncSequence: LibraryText {
    LibraryText(
      path: "Swift/AsyncSequence.swift",
      text: #"""
public protocol AsyncIteratorProtocol<Element, Failure> {
  associatedtype Element
  associatedtype Failure: Error = any Error
  mutating func next() async throws -> Element?
  mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}

extension AsyncIteratorProtocol {
  public mutating func next() async throws(Failure) -> Element?
  public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
}

public protocol AsyncSequence<Element, Failure> {
  associatedtype AsyncIterator: AsyncIteratorProtocol
  associatedtype Element where Element == AsyncIterator.Element
  associatedtype Failure = any Error where Failure == AsyncIterator.Failure
  func makeAsyncIterator() -> AsyncIterator
}

extension AsyncSequence {
  public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool
  public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
    -> AsyncCompactMapSequence<Self, ElementOfResult>
  public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?)
    -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
  public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool
  public func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncDropWhileSequence<Self>
  public func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool)
    -> AsyncThrowingDropWhileSequence<Self>
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self>
  public func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self>
  public func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<
    Self
  >
  public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Failure == SegmentOfResult.Failure
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, SegmentOfResult.Failure == Never
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
    -> AsyncFlatMapSequence<Self, SegmentOfResult>
  where SegmentOfResult: AsyncSequence, Failure == Never, SegmentOfResult.Failure == Never
  public func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult)
    -> AsyncThrowingFlatMapSequence<Self, SegmentOfResult> where SegmentOfResult: AsyncSequence
  public func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed) -> AsyncMapSequence<
    Self, Transformed
  >
  public func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed)
    -> AsyncThrowingMapSequence<Self, Transformed>
  public func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element?
  public func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows -> Element?
  public func prefix(_ count: Int) -> AsyncPrefixSequence<Self>
  public func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<
    Self
  >
  public func prefix(while predicate: @escaping @Sendable (Element) async throws -> Bool) rethrows
    -> AsyncThrowingPrefixWhileSequence<Self>
  public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
    async rethrows -> Result
  public func reduce<Result>(
    into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result
}

extension AsyncSequence where Element: Comparable {
  public func max() async rethrows -> Element?
  public func min() async rethrows -> Element?
}

extension AsyncSequence where Element: Equatable {
  public func contains(_ search: Element) async rethrows -> Bool
}

public struct AsyncMapSequence<Base, Transformed>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Transformed
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, Transformed: Sendable {}

extension AsyncMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> Transformed?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncMapSequence<Base, Transformed>
      .Failure) -> Transformed?
  }
}

extension AsyncMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, Transformed: Sendable {}

public struct AsyncThrowingMapSequence<Base, Transformed>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Transformed
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator
}

extension AsyncThrowingMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, Transformed: Sendable {}

extension AsyncThrowingMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Transformed?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Transformed?
  }
}

extension AsyncThrowingMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, Transformed: Sendable {}

public struct AsyncFilterSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncFilterSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncFilterSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFilterSequence<Base>.Failure)
      -> Base.Element?
  }
}

extension AsyncFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingFilterSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator
}

extension AsyncThrowingFilterSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingFilterSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element?
  }
}

extension AsyncThrowingFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncCompactMapSequence<Base, ElementOfResult>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = ElementOfResult
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncCompactMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, ElementOfResult: Sendable {}

extension AsyncCompactMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ElementOfResult
    public mutating func next() async rethrows -> ElementOfResult?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncCompactMapSequence<
      Base, ElementOfResult
    >.Failure) -> ElementOfResult?
  }
}

extension AsyncCompactMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, ElementOfResult: Sendable {}

public struct AsyncThrowingCompactMapSequence<Base, ElementOfResult>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = ElementOfResult
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator
}

extension AsyncThrowingCompactMapSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingCompactMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public typealias Element = ElementOfResult
    public mutating func next() async throws -> ElementOfResult?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ElementOfResult?
  }
}

extension AsyncThrowingCompactMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncFlatMapSequence<Base, SegmentOfResult>: AsyncSequence
where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = SegmentOfResult.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncFlatMapSequence: Sendable
where Base.Element: Sendable, Base: Sendable, SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable {}

extension AsyncFlatMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> SegmentOfResult.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFlatMapSequence<
      Base, SegmentOfResult
    >.Failure) -> SegmentOfResult.Element?
  }
}

extension AsyncFlatMapSequence.Iterator: Sendable
where
  Base.AsyncIterator: Sendable, Base.Element: Sendable, SegmentOfResult.AsyncIterator: Sendable,
  SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable
{}

public struct AsyncThrowingFlatMapSequence<Base, SegmentOfResult>: AsyncSequence
where Base: AsyncSequence, SegmentOfResult: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = SegmentOfResult.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator
}

extension AsyncThrowingFlatMapSequence: Sendable
where Base.Element: Sendable, Base: Sendable, SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable {}

extension AsyncThrowingFlatMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> SegmentOfResult.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> SegmentOfResult.Element?
  }
}

extension AsyncThrowingFlatMapSequence.Iterator: Sendable
where
  Base.AsyncIterator: Sendable, Base.Element: Sendable, SegmentOfResult.AsyncIterator: Sendable,
  SegmentOfResult.Element: Sendable, SegmentOfResult: Sendable
{}

public struct AsyncPrefixSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncPrefixSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncPrefixSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixSequence<Base>.Failure)
      -> Base.Element?
  }
}

extension AsyncPrefixSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncPrefixWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncPrefixWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncPrefixWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixWhileSequence<Base>
      .Failure) -> Base.Element?
  }
}

extension AsyncPrefixWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingPrefixWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator
}

extension AsyncThrowingPrefixWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingPrefixWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element?
  }
}

extension AsyncThrowingPrefixWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncDropFirstSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Base>
  public func makeAsyncIterator() -> Iterator
}

extension AsyncDropFirstSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncDropFirstSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropFirstSequence<Base>.Failure)
      -> Base.Element?
  }
}

extension AsyncDropFirstSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncDropWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator
}

extension AsyncDropWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncDropWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async rethrows -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropWhileSequence<Base>.Failure)
      -> Base.Element?
  }
}

extension AsyncDropWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingDropWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator
}

extension AsyncThrowingDropWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingDropWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    public mutating func next() async throws -> Base.Element?
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element?
  }
}

extension AsyncThrowingDropWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {
}

"""#,
      outline: #"""
94 t  AsyncIteratorProtocol 0 55 47fac13ee1cea2a81587a5ddc5b235d3 protocol AsyncIteratorProtocol
74 o 0 Element 60 82 c7bb0a1deae74bfe5922897dccd89f0d associatedtype Element
75 o 0 Failure 85 126 e14417ee3eff6c6119785a0ac94b1958 associatedtype Failure
62 o 0 next 129 174 ec73930ea994ff05bf3a4c9572c49153 func next()
100 o 0 next 177 269 be26f039e041219d37524e583ee62eb6 func next(isolation actor: isolated (any Actor)?)
98 e  AsyncIteratorProtocol 273 304 56d91a18f9fd9dd517f8374c34ace94a extension AsyncIteratorProtocol
62 o 5 next 309 370 38cdf3e6533eac8f4dee6b55fb383858 func next()
100 o 5 next 373 472 8bf6a2beed67dc2b3fa975a2ee6091ed func next(isolation actor: isolated (any Actor)?)
81 t  AsyncSequence 476 523 1c5fce80847ab67d16cc5b972b981373 protocol AsyncSequence
88 o 8 AsyncIterator 528 579 b4c1eb626e8757686c98ecdf4b6584c8 associatedtype AsyncIterator
76 o 8 Element 582 643 4f1000aa4557095f562f20893e844d2e associatedtype Element
76 o 8 Failure 646 719 bf6ecb1a34a31a4879377f92ebfcccee associatedtype Failure
88 o 8 makeAsyncIterator 722 763 29c72e072f3fd4654ffea239508fe3ed func makeAsyncIterator()
82 e  AsyncSequence 767 790 a4ea28b730a09f21df44a90476eb8d3b extension AsyncSequence
118 o 13 allSatisfy 795 885 8654e6b40f6c0181d03eef95bc0cb653 func allSatisfy(_ predicate: (Element) async throws -> Bool)
161 o 13 compactMap 888 1051 e8cf8a5e8fe48d5b08d6f703d77a6d71 func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
169 o 13 compactMap 1054 1232 ad44931b6703fc22e79a6c954a3bbfd2 func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?)
120 o 13 contains 1235 1327 d55f6d7fa801882e054b83eca9fe59a3 func contains(where predicate: (Element) async throws -> Bool)
125 o 13 drop 1330 1440 de9168229626567991cd87bc711e1ffa func drop(while predicate: @escaping @Sendable (Element) async -> Bool)
132 o 13 drop 1443 1572 94cb65769acc96d94ed392fdc8fb8227 func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool)
91 o 13 dropFirst 1575 1646 386188910966b3a549486cdfd69b16b1 func dropFirst(_ count: Int = 1)
126 o 13 filter 1649 1755 9151326fa0b1a64007c09ba65b7e1b7e func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool)
133 o 13 filter 1758 1983 3fe23aee6f43518ca491b359587bc3e8 func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool)
155 o 13 flatMap 1986 2217 7de4703b4f0ac791774232b7427312c5 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
157 o 13 flatMap 2220 2449 d7c79bd95a90bba5e4cb77d81cfb1d25 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#2
157 o 13 flatMap 2452 2699 548f2b0c2e9bd9f5f35067f1453a2e80 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#3
162 o 13 flatMap 2702 2910 6cbd0cb9be310efb4dc5f35de01402c4 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult)
139 o 13 map 2913 3207 fa82fa68804f4b6231e1e381bfe61bb5 func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed)
127 o 13 max 3210 3318 592929b469277bf04aef9616052aa28f func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
127 o 13 min 3321 3429 31ee5d129975e806d9946df43b802ac0 func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
81 o 13 prefix 3432 3493 34f673c6ae358ca846846287837607af func prefix(_ count: Int)
129 o 13 prefix 3496 3772 5eb321f28d133cdad5ae321b159f1a84 func prefix(while predicate: @escaping @Sendable (Element) async -> Bool)
163 o 13 reduce 3775 3918 5d517974f2812b454855a6ccc8528e2e func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
179 o 13 reduce 3921 4082 5d75bfb2338ff1a1084581b1c4ea1958 func reduce<Result>( into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void )
86 e  AsyncSequence 4086 4135 7fbd88d0be32648117e07574cd17f1bb extension AsyncSequence#2
63 o 34 max 4140 4184 d77f7fc7db6c30ef0ad3ed091328b0c6 func max()
63 o 34 min 4187 4231 5a89d7c046355ef474ebb8184649effb func min()
86 e  AsyncSequence 4235 4283 1bfb93c258aab517269fd5b3fd8801cf extension AsyncSequence#3
90 o 37 contains 4288 4350 bb0e363001878ea17577bc93cc58684e func contains(_ search: Element)
87 t  AsyncMapSequence 4354 4444 2e87b96ab609de1ec6f724f95e872cd0 struct AsyncMapSequence
86 o 39 AsyncIterator 4449 4490 21770c46481c076a8f13a01187072340 typealias AsyncIterator
74 o 39 Element 4493 4531 dff6d94b65b53b918ce698273151b494 typealias Element
74 o 39 Failure 4534 4573 eb0d45cfe2123f39e6652fa077e7ef12 typealias Failure
91 o 39 makeAsyncIterator 4576 4619 86c8104303755c529b2e38e8b7d39dfe func makeAsyncIterator()
90 e  AsyncMapSequence 4623 4727 d432b3114d3c37c303d0c92b90590b2c extension AsyncMapSequence
92 e  AsyncMapSequence 4732 4758 a5d94b8332b967355f46ebfc651b53ce extension AsyncMapSequence#2
90 t 45 AsyncMapSequence.Iterator 4763 4808 95ba40be8a1e0a48d1f65f08c1f0164b struct Iterator
65 o 46 next 4815 4873 943b98afd4bb73d5d10f895cfe1f632a func next()
103 o 46 next 4878 5024 55da17e1ef6bae90b9b3350f7da50020 func next(isolation actor: isolated (any Actor)?)
108 e  AsyncMapSequence.Iterator 5032 5159 1e26fc83867d8ea40982afb59c12b269 extension AsyncMapSequence.Iterator
103 t  AsyncThrowingMapSequence 5164 5262 8019d3155e89b51655791fa01eb73fc5 struct AsyncThrowingMapSequence
86 o 50 AsyncIterator 5267 5308 3445b17d8a3584f8f6554b42658dd95f typealias AsyncIterator
74 o 50 Element 5311 5349 a638730ac6b2f6334b0f8d0db130cf3e typealias Element
74 o 50 Failure 5352 5388 ec80fd44a6ddd792250f3b4ea255b0af typealias Failure
91 o 50 makeAsyncIterator 5391 5434 bee4dde343db06ae4984441aa206688e func makeAsyncIterator()
106 e  AsyncThrowingMapSequence 5438 5550 dfaf44e363b5ebc3c08174c520988279 extension AsyncThrowingMapSequence
108 e  AsyncThrowingMapSequence 5555 5589 2211bdb4a5c4a86c34d5b3f47a75e453 extension AsyncThrowingMapSequence#2
98 t 56 AsyncThrowingMapSequence.Iterator 5594 5639 d7ed65e66115b99a062c472a939e2075 struct Iterator
65 o 57 next 5646 5702 bb1f93dd8d9079b8d94783f51a608040 func next()
103 o 57 next 5707 5801 1aaace242cf78dbc18fe24e00baf0663 func next(isolation actor: isolated (any Actor)?)
124 e  AsyncThrowingMapSequence.Iterator 5809 5944 17a9bed1a1cb3072275617ca9e5913f4 extension AsyncThrowingMapSequence.Iterator
93 t  AsyncFilterSequence 5949 6029 9514e7be854e1b97969a1ade2102804b struct AsyncFilterSequence
86 o 61 AsyncIterator 6034 6075 1ad8d62e93f826f9ae982b3ff4faea71 typealias AsyncIterator
74 o 61 Element 6078 6117 002fa012a880beb05c4f417745698dd3 typealias Element
74 o 61 Failure 6120 6159 9fcb792df47519ff83d0c440d740e4a9 typealias Failure
91 o 61 makeAsyncIterator 6162 6205 60ccb9fb8391c093ed69cef7f9b46337 func makeAsyncIterator()
96 e  AsyncFilterSequence 6209 6293 3465e305d851000b98db2a2b22cf0250 extension AsyncFilterSequence
98 e  AsyncFilterSequence 6298 6327 37904f458ec78419de498824f7f573dd extension AsyncFilterSequence#2
93 t 67 AsyncFilterSequence.Iterator 6332 6377 f76bf254223e2d1efb669f78f2ab41cf struct Iterator
65 o 68 next 6384 6443 5ad04859f7bc1e1bbd6942574e7d5850 func next()
103 o 68 next 6448 6584 9285a331a07e2e4198b05c9dfd6f1c84 func next(isolation actor: isolated (any Actor)?)
114 e  AsyncFilterSequence.Iterator 6592 6699 7809ca71739798ebbc286d21cb844cf0 extension AsyncFilterSequence.Iterator
109 t  AsyncThrowingFilterSequence 6704 6792 51ed89ca2f00e3cf0035870fe584fb7e struct AsyncThrowingFilterSequence
86 o 72 AsyncIterator 6797 6838 23ed06bfa747c7f9ff49b6c034aa2f26 typealias AsyncIterator
74 o 72 Element 6841 6880 72c6599e599b027ed7279dd71005ff51 typealias Element
74 o 72 Failure 6883 6919 e45b8c2ab42284ab26d8cbad5cc2f38d typealias Failure
91 o 72 makeAsyncIterator 6922 6965 89cf81f4d43edfd13d32188fbdf47fcc func makeAsyncIterator()
112 e  AsyncThrowingFilterSequence 6969 7061 df9f17a6eae93e06573ac5a3170cc3d0 extension AsyncThrowingFilterSequence
114 e  AsyncThrowingFilterSequence 7066 7103 31a1346ba95647f4285dd8f10cc8baf5 extension AsyncThrowingFilterSequence#2
101 t 78 AsyncThrowingFilterSequence.Iterator 7108 7153 7b83295e1a682bfed06924d110b474e6 struct Iterator
65 o 79 next 7160 7217 28c2a80ad0dc976b2b0dea70bf24aa58 func next()
103 o 79 next 7222 7317 300176f0c0921d965613ea6bbc0eab97 func next(isolation actor: isolated (any Actor)?)
130 e  AsyncThrowingFilterSequence.Iterator 7325 7440 d43894dc9a2e90ff575e6dcf117b1a63 extension AsyncThrowingFilterSequence.Iterator
101 t  AsyncCompactMapSequence 7445 7546 834855be761545a22d79ca14d15e0ba3 struct AsyncCompactMapSequence
86 o 83 AsyncIterator 7551 7592 beb64662162859f10e1d699eb0210603 typealias AsyncIterator
74 o 83 Element 7595 7637 ef82d059e30551a4b6758b6e7e608892 typealias Element
74 o 83 Failure 7640 7679 267fe7698c6973f869f762b46e78f880 typealias Failure
91 o 83 makeAsyncIterator 7682 7725 2560e6d238a1f86ad13125f32158ca05 func makeAsyncIterator()
104 e  AsyncCompactMapSequence 7729 7844 0e5a7e900fad2a5e1eed2ee87fd6926b extension AsyncCompactMapSequence
106 e  AsyncCompactMapSequence 7849 7882 2da7ca3841685bdef7ce922e8bb76bb1 extension AsyncCompactMapSequence#2
97 t 89 AsyncCompactMapSequence.Iterator 7887 7932 b7487ffc5903be5a668a8dc284a7c820 struct Iterator
74 o 90 Element 7939 7981 a3b46e09f75c333a192ff07da8e358a8 typealias Element
65 o 90 next 7986 8048 0b3cc0d444569f9e9c1434f7246e9cd7 func next()
103 o 90 next 8053 8219 b25dc9404f9d42e6c289eed304a77ba8 func next(isolation actor: isolated (any Actor)?)
122 e  AsyncCompactMapSequence.Iterator 8227 8365 e5118debbaafad8a59eee82c9098a342 extension AsyncCompactMapSequence.Iterator
117 t  AsyncThrowingCompactMapSequence 8370 8479 76021811417160f69fd3609accde5832 struct AsyncThrowingCompactMapSequence
86 o 95 AsyncIterator 8484 8525 7f93fef04568ea99bd484a48c41940be typealias AsyncIterator
74 o 95 Element 8528 8570 d8a4cceae5d6b125ce206abf4a66c00d typealias Element
74 o 95 Failure 8573 8609 cca69010359d61898fdc87d80ebbc896 typealias Failure
91 o 95 makeAsyncIterator 8612 8655 5fea7e67652cd09258f72b342cc0d2a5 func makeAsyncIterator()
120 e  AsyncThrowingCompactMapSequence 8659 8755 402b428418e09af0dbc3364242315c9a extension AsyncThrowingCompactMapSequence
122 e  AsyncThrowingCompactMapSequence 8760 8801 22a7d6bbcd69f51a9972be09b6e546ef extension AsyncThrowingCompactMapSequence#2
106 t 101 AsyncThrowingCompactMapSequence.Iterator 8806 8851 a852d2aa2b7f21d62f5d9a5f4c7f06d5 struct Iterator
75 o 102 Element 8858 8900 60cec9d0f097a3ee0052d460601ea701 typealias Element
66 o 102 next 8905 8965 ed77a1a6f931939ae1003be0787127bb func next()
104 o 102 next 8970 9068 83446c3be44a54e20835606255c32ad8 func next(isolation actor: isolated (any Actor)?)
138 e  AsyncThrowingCompactMapSequence.Iterator 9076 9195 8778c179aa9a32f4cfc70a28088bc8c1 extension AsyncThrowingCompactMapSequence.Iterator
95 t  AsyncFlatMapSequence 9200 9330 f600b99c874479c37b89fcb453332dfc struct AsyncFlatMapSequence
87 o 107 AsyncIterator 9335 9376 96a04974cc93a8b1f46e5a2d89d0d026 typealias AsyncIterator
75 o 107 Element 9379 9429 0185b5c35465f5dd6e1ee703e82a7cd2 typealias Element
75 o 107 Failure 9432 9471 22831dcf9fe32c71e9c0b4097a802d5b typealias Failure
92 o 107 makeAsyncIterator 9474 9517 bc9ea4a9fa4abd89a1c0ce1f4704478d func makeAsyncIterator()
98 e  AsyncFlatMapSequence 9521 9668 ea71655038d38a56ecc3233922c7fa2b extension AsyncFlatMapSequence
100 e  AsyncFlatMapSequence 9673 9703 1448bbe37aa371c7a33848295207905a extension AsyncFlatMapSequence#2
95 t 113 AsyncFlatMapSequence.Iterator 9708 9753 3203899f8071e7f4645e259fea046d32 struct Iterator
66 o 114 next 9760 9830 e61b7b75d75fae815b439834d9bb7e42 func next()
105 o 114 next 9835 10006 d104dd68bc08134fb866093b79ac7b0a func next(isolation actor: isolated (any Actor)?)
118 e  AsyncFlatMapSequence.Iterator 10014 10229 e273d6ab06c1fa2d8d04b04cd05cb018 extension AsyncFlatMapSequence.Iterator
113 t  AsyncThrowingFlatMapSequence 10234 10372 c55d772243a412e61b9d025122c80b13 struct AsyncThrowingFlatMapSequence
89 o 118 AsyncIterator 10377 10418 4a63c77ddb55ad3aa271154571d7af0b typealias AsyncIterator
77 o 118 Element 10421 10471 e5f7a078171a7b9561f276f5c9f58a6b typealias Element
77 o 118 Failure 10474 10510 00dc0e21a775226f177cf277d9f67f06 typealias Failure
94 o 118 makeAsyncIterator 10513 10556 eec5c4e649345653b607e69ea8382e52 func makeAsyncIterator()
116 e  AsyncThrowingFlatMapSequence 10560 10715 9e69b82e113551891e86829d30e075d3 extension AsyncThrowingFlatMapSequence
118 e  AsyncThrowingFlatMapSequence 10720 10758 da2f6f48588cb5fcfa10271b458c6011 extension AsyncThrowingFlatMapSequence#2
105 t 124 AsyncThrowingFlatMapSequence.Iterator 10763 10808 9edb927fa7deaa64e60bc0cdc76b3c3e struct Iterator
68 o 125 next 10815 10883 0e2d6f052ef9a2eb55791589437d592a func next()
106 o 125 next 10888 10994 4cd4157b3e226692021dc40547899599 func next(isolation actor: isolated (any Actor)?)
134 e  AsyncThrowingFlatMapSequence.Iterator 11002 11225 cb4d4e6edd0ae0e48458e174309518c3 extension AsyncThrowingFlatMapSequence.Iterator
95 t  AsyncPrefixSequence 11230 11310 788efa77bd77c606b8958acbe90fd3c5 struct AsyncPrefixSequence
89 o 129 AsyncIterator 11315 11356 e615c584497b70515e4169ebf4c3248d typealias AsyncIterator
77 o 129 Element 11359 11398 7bf8ff5d790576a94062eebce5238bd9 typealias Element
77 o 129 Failure 11401 11440 cfc34e98968382d628e968be16ac29fb typealias Failure
94 o 129 makeAsyncIterator 11443 11486 ce3e76d1bccca9812ea5ea1c8cdbad75 func makeAsyncIterator()
98 e  AsyncPrefixSequence 11490 11574 9e1ea26b381cd7107b356fd297c6aacd extension AsyncPrefixSequence
100 e  AsyncPrefixSequence 11579 11608 6fd89ad586ce7225797541fe7f7faadc extension AsyncPrefixSequence#2
96 t 135 AsyncPrefixSequence.Iterator 11613 11658 c7d981f6eb2cd09f45c3e2a7b76affe8 struct Iterator
68 o 136 next 11665 11724 93396d2ad4faf468b7924213a6f65ecd func next()
106 o 136 next 11729 11865 a07f8e8476acf340a877fd80e15d9a1d func next(isolation actor: isolated (any Actor)?)
116 e  AsyncPrefixSequence.Iterator 11873 11980 3e7a221b6fa04b1221fe876c781566b5 extension AsyncPrefixSequence.Iterator
105 t  AsyncPrefixWhileSequence 11985 12070 d63f8fc915553e49427d9ed0d9128e92 struct AsyncPrefixWhileSequence
89 o 140 AsyncIterator 12075 12116 01cbe14aa557b58212ffc532ce27e779 typealias AsyncIterator
77 o 140 Element 12119 12158 f37e3f493fe1fe45f88dcd0d4608d403 typealias Element
77 o 140 Failure 12161 12200 e065e2c98283808aebd216c0159421d7 typealias Failure
94 o 140 makeAsyncIterator 12203 12246 32c42f4efb6d6398399900684c5f3076 func makeAsyncIterator()
108 e  AsyncPrefixWhileSequence 12250 12339 0dc4b8c4edf4335498a22bde036da289 extension AsyncPrefixWhileSequence
110 e  AsyncPrefixWhileSequence 12344 12378 09682edc886125d51b487ed619b5bcad extension AsyncPrefixWhileSequence#2
101 t 146 AsyncPrefixWhileSequence.Iterator 12383 12428 801066c57e64e654a42a1f2ba66d455d struct Iterator
68 o 147 next 12435 12494 494f20e23892aadd0a1c86e7b4926873 func next()
106 o 147 next 12499 12641 ce404cc4588c04d67d30794f463f2a07 func next(isolation actor: isolated (any Actor)?)
126 e  AsyncPrefixWhileSequence.Iterator 12649 12761 55c36e1b28c38345d2af6d2b15807dec extension AsyncPrefixWhileSequence.Iterator
121 t  AsyncThrowingPrefixWhileSequence 12766 12859 3ccfc80dfd64e10ddb8452d254d206da struct AsyncThrowingPrefixWhileSequence
89 o 151 AsyncIterator 12864 12905 110a5506923b4dae09afd0407bf6a747 typealias AsyncIterator
77 o 151 Element 12908 12947 903d77b7e477d7978e1a7d1a8954a4a9 typealias Element
77 o 151 Failure 12950 12986 a2d7cd7d7c3738f64f8cb279045110b4 typealias Failure
94 o 151 makeAsyncIterator 12989 13032 6d002df2a90538aba089dd1b77701124 func makeAsyncIterator()
124 e  AsyncThrowingPrefixWhileSequence 13036 13133 0b647b7a71d28a0aa58b602804e65d7f extension AsyncThrowingPrefixWhileSequence
126 e  AsyncThrowingPrefixWhileSequence 13138 13180 e37c8510c6ecf2cd70df83e5fc42c803 extension AsyncThrowingPrefixWhileSequence#2
109 t 157 AsyncThrowingPrefixWhileSequence.Iterator 13185 13230 946e74cbc3dd1860adedc8dba80ec7eb struct Iterator
68 o 158 next 13237 13294 1173c9137bb8b097e55f69219ce69508 func next()
106 o 158 next 13299 13394 613e4246f4a668f3b0b41907ce207cc2 func next(isolation actor: isolated (any Actor)?)
142 e  AsyncThrowingPrefixWhileSequence.Iterator 13402 13522 2aeb2de076550bf95be7c5e699e755df extension AsyncThrowingPrefixWhileSequence.Iterator
101 t  AsyncDropFirstSequence 13527 13610 5961d4778be537cea75f618158b228c8 struct AsyncDropFirstSequence
89 o 162 AsyncIterator 13615 13656 e232ddc66cefa6cd2931896311c47aa9 typealias AsyncIterator
77 o 162 Element 13659 13698 e4b8d87dd41ea0f4bb8f5e72d8fe5cb9 typealias Element
77 o 162 Failure 13701 13740 c21584301523f223ce960f3f7e1f5b16 typealias Failure
94 o 162 dropFirst 13743 13814 9df3cd91359851286c297ea0e2502cf4 func dropFirst(_ count: Int = 1)
94 o 162 makeAsyncIterator 13817 13860 6d398ac1842ea7b15633aab6527453b3 func makeAsyncIterator()
104 e  AsyncDropFirstSequence 13864 13951 ed5b5b6811f02f79b05a5c05310664f4 extension AsyncDropFirstSequence
106 e  AsyncDropFirstSequence 13956 13988 b631beea4274a8772f849d2da10ebd6b extension AsyncDropFirstSequence#2
99 t 169 AsyncDropFirstSequence.Iterator 13993 14038 d9c6d435ad006bc67d11c9587e4a3397 struct Iterator
68 o 170 next 14045 14104 17e62f8b760d87f4e85ea52930809a58 func next()
106 o 170 next 14109 14248 994525092fd9a2f12b8561127a5054ea func next(isolation actor: isolated (any Actor)?)
122 e  AsyncDropFirstSequence.Iterator 14256 14366 3b6195584b2b17ad8814ef2293d73d32 extension AsyncDropFirstSequence.Iterator
101 t  AsyncDropWhileSequence 14371 14454 c447687711eb42016ec01f6e36bcdd0a struct AsyncDropWhileSequence
89 o 174 AsyncIterator 14459 14500 0f7c5b272b075da537638322ce84018d typealias AsyncIterator
77 o 174 Element 14503 14542 ea19a4cad36f1c8714d8ea888f67e562 typealias Element
77 o 174 Failure 14545 14584 9311d24d2cedf686deea922f80f4882f typealias Failure
94 o 174 makeAsyncIterator 14587 14630 69a494bfede120808505d6a11e61ced1 func makeAsyncIterator()
104 e  AsyncDropWhileSequence 14634 14721 4445484a32976d47f93a0a1002dca613 extension AsyncDropWhileSequence
106 e  AsyncDropWhileSequence 14726 14758 fb430435fe64341723bb94b103f26f41 extension AsyncDropWhileSequence#2
99 t 180 AsyncDropWhileSequence.Iterator 14763 14808 aa1da086b361c2581b5f201ec71a2476 struct Iterator
68 o 181 next 14815 14874 9fcf9bfa3dc8530579e511e2f46a3513 func next()
106 o 181 next 14879 15018 cac96d14ff5b884017d9228b2e891221 func next(isolation actor: isolated (any Actor)?)
122 e  AsyncDropWhileSequence.Iterator 15026 15136 03acd3359c2847ca2908a2e4e1da458a extension AsyncDropWhileSequence.Iterator
117 t  AsyncThrowingDropWhileSequence 15141 15232 05a1c9b35b04af8c4339e10bd91f2e6b struct AsyncThrowingDropWhileSequence
89 o 185 AsyncIterator 15237 15278 dd90cb387b58635b00fefad0a5dcdc14 typealias AsyncIterator
77 o 185 Element 15281 15320 32c6f1000b57d47a7994a4f59b66c5bb typealias Element
77 o 185 Failure 15323 15359 972795480eff9d7be6b7abba6d83e0a5 typealias Failure
94 o 185 makeAsyncIterator 15362 15405 4b017e3eea84b0cc9d4cee34e25f0825 func makeAsyncIterator()
120 e  AsyncThrowingDropWhileSequence 15409 15504 559fd35743d8042b1d5bae1463f78d5c extension AsyncThrowingDropWhileSequence
122 e  AsyncThrowingDropWhileSequence 15509 15549 33200693d4ed905088297571992b7a28 extension AsyncThrowingDropWhileSequence#2
107 t 191 AsyncThrowingDropWhileSequence.Iterator 15554 15599 13d7be870d25467bd3a91ecf0b721ab9 struct Iterator
68 o 192 next 15606 15663 b1c971758f7b92870042f94aa376613d func next()
106 o 192 next 15668 15763 4db03d4d2ebddfd9a30bbead40dda0df func next(isolation actor: isolated (any Actor)?)
138 e  AsyncThrowingDropWhileSequence.Iterator 15771 15889 fe0835c160fbc39cc385855dfe771aae extension AsyncThrowingDropWhileSequence.Iterator

"""#)
  }
}
