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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Transformed?
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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Base.Element?
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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> ElementOfResult?
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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> SegmentOfResult.Element?
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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Base.Element?
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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Base.Element?
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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Base.Element?
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
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Base.Element?
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
t 0 55  47fac13ee1cea2a81587a5ddc5b235d3 AsyncIteratorProtocol protocol AsyncIteratorProtocol
o 60 82 0 c7bb0a1deae74bfe5922897dccd89f0d Element associatedtype Element
o 85 126 0 e14417ee3eff6c6119785a0ac94b1958 Failure associatedtype Failure
o 129 174 0 ec73930ea994ff05bf3a4c9572c49153 next func next()
o 177 269 0 be26f039e041219d37524e583ee62eb6 next func next(isolation actor: isolated (any Actor)?)
e 273 304  56d91a18f9fd9dd517f8374c34ace94a AsyncIteratorProtocol extension AsyncIteratorProtocol
o 309 370 5 38cdf3e6533eac8f4dee6b55fb383858 next func next()
o 373 472 5 8bf6a2beed67dc2b3fa975a2ee6091ed next func next(isolation actor: isolated (any Actor)?)
t 476 523  1c5fce80847ab67d16cc5b972b981373 AsyncSequence protocol AsyncSequence
o 528 579 8 b4c1eb626e8757686c98ecdf4b6584c8 AsyncIterator associatedtype AsyncIterator
o 582 643 8 4f1000aa4557095f562f20893e844d2e Element associatedtype Element
o 646 719 8 bf6ecb1a34a31a4879377f92ebfcccee Failure associatedtype Failure
o 722 763 8 29c72e072f3fd4654ffea239508fe3ed makeAsyncIterator func makeAsyncIterator()
e 767 790  a4ea28b730a09f21df44a90476eb8d3b AsyncSequence extension AsyncSequence
o 795 885 13 8654e6b40f6c0181d03eef95bc0cb653 allSatisfy func allSatisfy(_ predicate: (Element) async throws -> Bool)
o 888 1051 13 e8cf8a5e8fe48d5b08d6f703d77a6d71 compactMap func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
o 1054 1232 13 ad44931b6703fc22e79a6c954a3bbfd2 compactMap func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?)
o 1235 1327 13 d55f6d7fa801882e054b83eca9fe59a3 contains func contains(where predicate: (Element) async throws -> Bool)
o 1330 1440 13 de9168229626567991cd87bc711e1ffa drop func drop(while predicate: @escaping @Sendable (Element) async -> Bool)
o 1443 1572 13 94cb65769acc96d94ed392fdc8fb8227 drop func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool)
o 1575 1646 13 386188910966b3a549486cdfd69b16b1 dropFirst func dropFirst(_ count: Int = 1)
o 1649 1755 13 9151326fa0b1a64007c09ba65b7e1b7e filter func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool)
o 1758 1983 13 3fe23aee6f43518ca491b359587bc3e8 filter func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool)
o 1986 2217 13 7de4703b4f0ac791774232b7427312c5 flatMap func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
o 2220 2449 13 d7c79bd95a90bba5e4cb77d81cfb1d25 flatMap func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#2
o 2452 2699 13 548f2b0c2e9bd9f5f35067f1453a2e80 flatMap func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#3
o 2702 2910 13 6cbd0cb9be310efb4dc5f35de01402c4 flatMap func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult)
o 2913 3207 13 fa82fa68804f4b6231e1e381bfe61bb5 map func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed)
o 3210 3318 13 592929b469277bf04aef9616052aa28f max func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
o 3321 3429 13 31ee5d129975e806d9946df43b802ac0 min func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
o 3432 3493 13 34f673c6ae358ca846846287837607af prefix func prefix(_ count: Int)
o 3496 3772 13 5eb321f28d133cdad5ae321b159f1a84 prefix func prefix(while predicate: @escaping @Sendable (Element) async -> Bool)
o 3775 3918 13 5d517974f2812b454855a6ccc8528e2e reduce func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
o 3921 4082 13 5d75bfb2338ff1a1084581b1c4ea1958 reduce func reduce<Result>( into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void )
e 4086 4135  7fbd88d0be32648117e07574cd17f1bb AsyncSequence extension AsyncSequence#2
o 4140 4184 34 d77f7fc7db6c30ef0ad3ed091328b0c6 max func max()
o 4187 4231 34 5a89d7c046355ef474ebb8184649effb min func min()
e 4235 4283  1bfb93c258aab517269fd5b3fd8801cf AsyncSequence extension AsyncSequence#3
o 4288 4350 37 bb0e363001878ea17577bc93cc58684e contains func contains(_ search: Element)
t 4354 4444  2e87b96ab609de1ec6f724f95e872cd0 AsyncMapSequence struct AsyncMapSequence
o 4449 4490 39 21770c46481c076a8f13a01187072340 AsyncIterator typealias AsyncIterator
o 4493 4531 39 dff6d94b65b53b918ce698273151b494 Element typealias Element
o 4534 4573 39 eb0d45cfe2123f39e6652fa077e7ef12 Failure typealias Failure
o 4576 4619 39 86c8104303755c529b2e38e8b7d39dfe makeAsyncIterator func makeAsyncIterator()
e 4623 4727  d432b3114d3c37c303d0c92b90590b2c AsyncMapSequence extension AsyncMapSequence
e 4732 4758  a5d94b8332b967355f46ebfc651b53ce AsyncMapSequence extension AsyncMapSequence#2
t 4763 4808 45 95ba40be8a1e0a48d1f65f08c1f0164b AsyncMapSequence.Iterator struct Iterator
o 4815 4873 46 943b98afd4bb73d5d10f895cfe1f632a next func next()
o 4878 4981 46 ed48ed80dfc1c423ee1f2413ffaaed77 next func next(isolation actor: isolated (any Actor)?)
e 4989 5116  1e26fc83867d8ea40982afb59c12b269 AsyncMapSequence.Iterator extension AsyncMapSequence.Iterator
t 5121 5219  8019d3155e89b51655791fa01eb73fc5 AsyncThrowingMapSequence struct AsyncThrowingMapSequence
o 5224 5265 50 3445b17d8a3584f8f6554b42658dd95f AsyncIterator typealias AsyncIterator
o 5268 5306 50 a638730ac6b2f6334b0f8d0db130cf3e Element typealias Element
o 5309 5345 50 ec80fd44a6ddd792250f3b4ea255b0af Failure typealias Failure
o 5348 5391 50 bee4dde343db06ae4984441aa206688e makeAsyncIterator func makeAsyncIterator()
e 5395 5507  dfaf44e363b5ebc3c08174c520988279 AsyncThrowingMapSequence extension AsyncThrowingMapSequence
e 5512 5546  2211bdb4a5c4a86c34d5b3f47a75e453 AsyncThrowingMapSequence extension AsyncThrowingMapSequence#2
t 5551 5596 56 d7ed65e66115b99a062c472a939e2075 AsyncThrowingMapSequence.Iterator struct Iterator
o 5603 5659 57 bb1f93dd8d9079b8d94783f51a608040 next func next()
o 5664 5758 57 1aaace242cf78dbc18fe24e00baf0663 next func next(isolation actor: isolated (any Actor)?)
e 5766 5901  17a9bed1a1cb3072275617ca9e5913f4 AsyncThrowingMapSequence.Iterator extension AsyncThrowingMapSequence.Iterator
t 5906 5986  9514e7be854e1b97969a1ade2102804b AsyncFilterSequence struct AsyncFilterSequence
o 5991 6032 61 1ad8d62e93f826f9ae982b3ff4faea71 AsyncIterator typealias AsyncIterator
o 6035 6074 61 002fa012a880beb05c4f417745698dd3 Element typealias Element
o 6077 6116 61 9fcb792df47519ff83d0c440d740e4a9 Failure typealias Failure
o 6119 6162 61 60ccb9fb8391c093ed69cef7f9b46337 makeAsyncIterator func makeAsyncIterator()
e 6166 6250  3465e305d851000b98db2a2b22cf0250 AsyncFilterSequence extension AsyncFilterSequence
e 6255 6284  37904f458ec78419de498824f7f573dd AsyncFilterSequence extension AsyncFilterSequence#2
t 6289 6334 67 f76bf254223e2d1efb669f78f2ab41cf AsyncFilterSequence.Iterator struct Iterator
o 6341 6400 68 5ad04859f7bc1e1bbd6942574e7d5850 next func next()
o 6405 6509 68 28ea171c8b7c341c226cd1e93d185a60 next func next(isolation actor: isolated (any Actor)?)
e 6517 6624  7809ca71739798ebbc286d21cb844cf0 AsyncFilterSequence.Iterator extension AsyncFilterSequence.Iterator
t 6629 6717  51ed89ca2f00e3cf0035870fe584fb7e AsyncThrowingFilterSequence struct AsyncThrowingFilterSequence
o 6722 6763 72 23ed06bfa747c7f9ff49b6c034aa2f26 AsyncIterator typealias AsyncIterator
o 6766 6805 72 72c6599e599b027ed7279dd71005ff51 Element typealias Element
o 6808 6844 72 e45b8c2ab42284ab26d8cbad5cc2f38d Failure typealias Failure
o 6847 6890 72 89cf81f4d43edfd13d32188fbdf47fcc makeAsyncIterator func makeAsyncIterator()
e 6894 6986  df9f17a6eae93e06573ac5a3170cc3d0 AsyncThrowingFilterSequence extension AsyncThrowingFilterSequence
e 6991 7028  31a1346ba95647f4285dd8f10cc8baf5 AsyncThrowingFilterSequence extension AsyncThrowingFilterSequence#2
t 7033 7078 78 7b83295e1a682bfed06924d110b474e6 AsyncThrowingFilterSequence.Iterator struct Iterator
o 7085 7142 79 28c2a80ad0dc976b2b0dea70bf24aa58 next func next()
o 7147 7242 79 300176f0c0921d965613ea6bbc0eab97 next func next(isolation actor: isolated (any Actor)?)
e 7250 7365  d43894dc9a2e90ff575e6dcf117b1a63 AsyncThrowingFilterSequence.Iterator extension AsyncThrowingFilterSequence.Iterator
t 7370 7471  834855be761545a22d79ca14d15e0ba3 AsyncCompactMapSequence struct AsyncCompactMapSequence
o 7476 7517 83 beb64662162859f10e1d699eb0210603 AsyncIterator typealias AsyncIterator
o 7520 7562 83 ef82d059e30551a4b6758b6e7e608892 Element typealias Element
o 7565 7604 83 267fe7698c6973f869f762b46e78f880 Failure typealias Failure
o 7607 7650 83 2560e6d238a1f86ad13125f32158ca05 makeAsyncIterator func makeAsyncIterator()
e 7654 7769  0e5a7e900fad2a5e1eed2ee87fd6926b AsyncCompactMapSequence extension AsyncCompactMapSequence
e 7774 7807  2da7ca3841685bdef7ce922e8bb76bb1 AsyncCompactMapSequence extension AsyncCompactMapSequence#2
t 7812 7857 89 b7487ffc5903be5a668a8dc284a7c820 AsyncCompactMapSequence.Iterator struct Iterator
o 7864 7906 90 a3b46e09f75c333a192ff07da8e358a8 Element typealias Element
o 7911 7973 90 0b3cc0d444569f9e9c1434f7246e9cd7 next func next()
o 7978 8085 90 c8934b19d23076326d20a73feca79e14 next func next(isolation actor: isolated (any Actor)?)
e 8093 8231  e5118debbaafad8a59eee82c9098a342 AsyncCompactMapSequence.Iterator extension AsyncCompactMapSequence.Iterator
t 8236 8345  76021811417160f69fd3609accde5832 AsyncThrowingCompactMapSequence struct AsyncThrowingCompactMapSequence
o 8350 8391 95 7f93fef04568ea99bd484a48c41940be AsyncIterator typealias AsyncIterator
o 8394 8436 95 d8a4cceae5d6b125ce206abf4a66c00d Element typealias Element
o 8439 8475 95 cca69010359d61898fdc87d80ebbc896 Failure typealias Failure
o 8478 8521 95 5fea7e67652cd09258f72b342cc0d2a5 makeAsyncIterator func makeAsyncIterator()
e 8525 8621  402b428418e09af0dbc3364242315c9a AsyncThrowingCompactMapSequence extension AsyncThrowingCompactMapSequence
e 8626 8667  22a7d6bbcd69f51a9972be09b6e546ef AsyncThrowingCompactMapSequence extension AsyncThrowingCompactMapSequence#2
t 8672 8717 101 a852d2aa2b7f21d62f5d9a5f4c7f06d5 AsyncThrowingCompactMapSequence.Iterator struct Iterator
o 8724 8766 102 60cec9d0f097a3ee0052d460601ea701 Element typealias Element
o 8771 8831 102 ed77a1a6f931939ae1003be0787127bb next func next()
o 8836 8934 102 83446c3be44a54e20835606255c32ad8 next func next(isolation actor: isolated (any Actor)?)
e 8942 9061  8778c179aa9a32f4cfc70a28088bc8c1 AsyncThrowingCompactMapSequence.Iterator extension AsyncThrowingCompactMapSequence.Iterator
t 9066 9196  f600b99c874479c37b89fcb453332dfc AsyncFlatMapSequence struct AsyncFlatMapSequence
o 9201 9242 107 96a04974cc93a8b1f46e5a2d89d0d026 AsyncIterator typealias AsyncIterator
o 9245 9295 107 0185b5c35465f5dd6e1ee703e82a7cd2 Element typealias Element
o 9298 9337 107 22831dcf9fe32c71e9c0b4097a802d5b Failure typealias Failure
o 9340 9383 107 bc9ea4a9fa4abd89a1c0ce1f4704478d makeAsyncIterator func makeAsyncIterator()
e 9387 9534  ea71655038d38a56ecc3233922c7fa2b AsyncFlatMapSequence extension AsyncFlatMapSequence
e 9539 9569  1448bbe37aa371c7a33848295207905a AsyncFlatMapSequence extension AsyncFlatMapSequence#2
t 9574 9619 113 3203899f8071e7f4645e259fea046d32 AsyncFlatMapSequence.Iterator struct Iterator
o 9626 9696 114 e61b7b75d75fae815b439834d9bb7e42 next func next()
o 9701 9816 114 2327098b6ffc6e3aa8d21966664f055f next func next(isolation actor: isolated (any Actor)?)
e 9824 10039  e273d6ab06c1fa2d8d04b04cd05cb018 AsyncFlatMapSequence.Iterator extension AsyncFlatMapSequence.Iterator
t 10044 10182  c55d772243a412e61b9d025122c80b13 AsyncThrowingFlatMapSequence struct AsyncThrowingFlatMapSequence
o 10187 10228 118 4a63c77ddb55ad3aa271154571d7af0b AsyncIterator typealias AsyncIterator
o 10231 10281 118 e5f7a078171a7b9561f276f5c9f58a6b Element typealias Element
o 10284 10320 118 00dc0e21a775226f177cf277d9f67f06 Failure typealias Failure
o 10323 10366 118 eec5c4e649345653b607e69ea8382e52 makeAsyncIterator func makeAsyncIterator()
e 10370 10525  9e69b82e113551891e86829d30e075d3 AsyncThrowingFlatMapSequence extension AsyncThrowingFlatMapSequence
e 10530 10568  da2f6f48588cb5fcfa10271b458c6011 AsyncThrowingFlatMapSequence extension AsyncThrowingFlatMapSequence#2
t 10573 10618 124 9edb927fa7deaa64e60bc0cdc76b3c3e AsyncThrowingFlatMapSequence.Iterator struct Iterator
o 10625 10693 125 0e2d6f052ef9a2eb55791589437d592a next func next()
o 10698 10804 125 4cd4157b3e226692021dc40547899599 next func next(isolation actor: isolated (any Actor)?)
e 10812 11035  cb4d4e6edd0ae0e48458e174309518c3 AsyncThrowingFlatMapSequence.Iterator extension AsyncThrowingFlatMapSequence.Iterator
t 11040 11120  788efa77bd77c606b8958acbe90fd3c5 AsyncPrefixSequence struct AsyncPrefixSequence
o 11125 11166 129 e615c584497b70515e4169ebf4c3248d AsyncIterator typealias AsyncIterator
o 11169 11208 129 7bf8ff5d790576a94062eebce5238bd9 Element typealias Element
o 11211 11250 129 cfc34e98968382d628e968be16ac29fb Failure typealias Failure
o 11253 11296 129 ce3e76d1bccca9812ea5ea1c8cdbad75 makeAsyncIterator func makeAsyncIterator()
e 11300 11384  9e1ea26b381cd7107b356fd297c6aacd AsyncPrefixSequence extension AsyncPrefixSequence
e 11389 11418  6fd89ad586ce7225797541fe7f7faadc AsyncPrefixSequence extension AsyncPrefixSequence#2
t 11423 11468 135 c7d981f6eb2cd09f45c3e2a7b76affe8 AsyncPrefixSequence.Iterator struct Iterator
o 11475 11534 136 93396d2ad4faf468b7924213a6f65ecd next func next()
o 11539 11643 136 7f299643c34336b350c600c17bba1c99 next func next(isolation actor: isolated (any Actor)?)
e 11651 11758  3e7a221b6fa04b1221fe876c781566b5 AsyncPrefixSequence.Iterator extension AsyncPrefixSequence.Iterator
t 11763 11848  d63f8fc915553e49427d9ed0d9128e92 AsyncPrefixWhileSequence struct AsyncPrefixWhileSequence
o 11853 11894 140 01cbe14aa557b58212ffc532ce27e779 AsyncIterator typealias AsyncIterator
o 11897 11936 140 f37e3f493fe1fe45f88dcd0d4608d403 Element typealias Element
o 11939 11978 140 e065e2c98283808aebd216c0159421d7 Failure typealias Failure
o 11981 12024 140 32c42f4efb6d6398399900684c5f3076 makeAsyncIterator func makeAsyncIterator()
e 12028 12117  0dc4b8c4edf4335498a22bde036da289 AsyncPrefixWhileSequence extension AsyncPrefixWhileSequence
e 12122 12156  09682edc886125d51b487ed619b5bcad AsyncPrefixWhileSequence extension AsyncPrefixWhileSequence#2
t 12161 12206 146 801066c57e64e654a42a1f2ba66d455d AsyncPrefixWhileSequence.Iterator struct Iterator
o 12213 12272 147 494f20e23892aadd0a1c86e7b4926873 next func next()
o 12277 12381 147 7cd05195ec838d71ffe93e8dad865122 next func next(isolation actor: isolated (any Actor)?)
e 12389 12501  55c36e1b28c38345d2af6d2b15807dec AsyncPrefixWhileSequence.Iterator extension AsyncPrefixWhileSequence.Iterator
t 12506 12599  3ccfc80dfd64e10ddb8452d254d206da AsyncThrowingPrefixWhileSequence struct AsyncThrowingPrefixWhileSequence
o 12604 12645 151 110a5506923b4dae09afd0407bf6a747 AsyncIterator typealias AsyncIterator
o 12648 12687 151 903d77b7e477d7978e1a7d1a8954a4a9 Element typealias Element
o 12690 12726 151 a2d7cd7d7c3738f64f8cb279045110b4 Failure typealias Failure
o 12729 12772 151 6d002df2a90538aba089dd1b77701124 makeAsyncIterator func makeAsyncIterator()
e 12776 12873  0b647b7a71d28a0aa58b602804e65d7f AsyncThrowingPrefixWhileSequence extension AsyncThrowingPrefixWhileSequence
e 12878 12920  e37c8510c6ecf2cd70df83e5fc42c803 AsyncThrowingPrefixWhileSequence extension AsyncThrowingPrefixWhileSequence#2
t 12925 12970 157 946e74cbc3dd1860adedc8dba80ec7eb AsyncThrowingPrefixWhileSequence.Iterator struct Iterator
o 12977 13034 158 1173c9137bb8b097e55f69219ce69508 next func next()
o 13039 13134 158 613e4246f4a668f3b0b41907ce207cc2 next func next(isolation actor: isolated (any Actor)?)
e 13142 13262  2aeb2de076550bf95be7c5e699e755df AsyncThrowingPrefixWhileSequence.Iterator extension AsyncThrowingPrefixWhileSequence.Iterator
t 13267 13350  5961d4778be537cea75f618158b228c8 AsyncDropFirstSequence struct AsyncDropFirstSequence
o 13355 13396 162 e232ddc66cefa6cd2931896311c47aa9 AsyncIterator typealias AsyncIterator
o 13399 13438 162 e4b8d87dd41ea0f4bb8f5e72d8fe5cb9 Element typealias Element
o 13441 13480 162 c21584301523f223ce960f3f7e1f5b16 Failure typealias Failure
o 13483 13554 162 9df3cd91359851286c297ea0e2502cf4 dropFirst func dropFirst(_ count: Int = 1)
o 13557 13600 162 6d398ac1842ea7b15633aab6527453b3 makeAsyncIterator func makeAsyncIterator()
e 13604 13691  ed5b5b6811f02f79b05a5c05310664f4 AsyncDropFirstSequence extension AsyncDropFirstSequence
e 13696 13728  b631beea4274a8772f849d2da10ebd6b AsyncDropFirstSequence extension AsyncDropFirstSequence#2
t 13733 13778 169 d9c6d435ad006bc67d11c9587e4a3397 AsyncDropFirstSequence.Iterator struct Iterator
o 13785 13844 170 17e62f8b760d87f4e85ea52930809a58 next func next()
o 13849 13953 170 11fda27845dbf0a38a9220b227ff781e next func next(isolation actor: isolated (any Actor)?)
e 13961 14071  3b6195584b2b17ad8814ef2293d73d32 AsyncDropFirstSequence.Iterator extension AsyncDropFirstSequence.Iterator
t 14076 14159  c447687711eb42016ec01f6e36bcdd0a AsyncDropWhileSequence struct AsyncDropWhileSequence
o 14164 14205 174 0f7c5b272b075da537638322ce84018d AsyncIterator typealias AsyncIterator
o 14208 14247 174 ea19a4cad36f1c8714d8ea888f67e562 Element typealias Element
o 14250 14289 174 9311d24d2cedf686deea922f80f4882f Failure typealias Failure
o 14292 14335 174 69a494bfede120808505d6a11e61ced1 makeAsyncIterator func makeAsyncIterator()
e 14339 14426  4445484a32976d47f93a0a1002dca613 AsyncDropWhileSequence extension AsyncDropWhileSequence
e 14431 14463  fb430435fe64341723bb94b103f26f41 AsyncDropWhileSequence extension AsyncDropWhileSequence#2
t 14468 14513 180 aa1da086b361c2581b5f201ec71a2476 AsyncDropWhileSequence.Iterator struct Iterator
o 14520 14579 181 9fcf9bfa3dc8530579e511e2f46a3513 next func next()
o 14584 14688 181 ea4a9ce566793e583f16934f649780b0 next func next(isolation actor: isolated (any Actor)?)
e 14696 14806  03acd3359c2847ca2908a2e4e1da458a AsyncDropWhileSequence.Iterator extension AsyncDropWhileSequence.Iterator
t 14811 14902  05a1c9b35b04af8c4339e10bd91f2e6b AsyncThrowingDropWhileSequence struct AsyncThrowingDropWhileSequence
o 14907 14948 185 dd90cb387b58635b00fefad0a5dcdc14 AsyncIterator typealias AsyncIterator
o 14951 14990 185 32c6f1000b57d47a7994a4f59b66c5bb Element typealias Element
o 14993 15029 185 972795480eff9d7be6b7abba6d83e0a5 Failure typealias Failure
o 15032 15075 185 4b017e3eea84b0cc9d4cee34e25f0825 makeAsyncIterator func makeAsyncIterator()
e 15079 15174  559fd35743d8042b1d5bae1463f78d5c AsyncThrowingDropWhileSequence extension AsyncThrowingDropWhileSequence
e 15179 15219  33200693d4ed905088297571992b7a28 AsyncThrowingDropWhileSequence extension AsyncThrowingDropWhileSequence#2
t 15224 15269 191 13d7be870d25467bd3a91ecf0b721ab9 AsyncThrowingDropWhileSequence.Iterator struct Iterator
o 15276 15333 192 b1c971758f7b92870042f94aa376613d next func next()
o 15338 15433 192 4db03d4d2ebddfd9a30bbead40dda0df next func next(isolation actor: isolated (any Actor)?)
e 15441 15559  fe0835c160fbc39cc385855dfe771aae AsyncThrowingDropWhileSequence.Iterator extension AsyncThrowingDropWhileSequence.Iterator

"""#)
  }
}
