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
  public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    for try await element in self {
      if !(try await predicate(element)) { return false }
    }
    return true
  }
  public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
    -> AsyncCompactMapSequence<Self, ElementOfResult>
  {
    return AsyncCompactMapSequence(base: self, transform: transform)
  }
  public func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?)
    -> AsyncThrowingCompactMapSequence<Self, ElementOfResult>
  {
    return AsyncThrowingCompactMapSequence(base: self, transform: transform)
  }
  public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
    for try await element in self {
      if try await predicate(element) { return true }
    }
    return false
  }
  public func drop(while predicate: @escaping @Sendable (Element) async -> Bool) -> AsyncDropWhileSequence<Self> {
    return AsyncDropWhileSequence(base: self, predicate: predicate)
  }
  public func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool)
    -> AsyncThrowingDropWhileSequence<Self>
  {
    return AsyncThrowingDropWhileSequence(base: self, predicate: predicate)
  }
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Self> {
    return AsyncDropFirstSequence(base: self, count: count)
  }
  public func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool) -> AsyncFilterSequence<Self> {
    return AsyncFilterSequence(base: self, isIncluded: isIncluded)
  }
  public func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool) -> AsyncThrowingFilterSequence<
    Self
  > {
    return AsyncThrowingFilterSequence(base: self, isIncluded: isIncluded)
  }
  public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element? {
    for try await element in self {
      if try await predicate(element) { return element }
    }
    return nil
  }
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
  > {
    return AsyncMapSequence(base: self, transform: transform)
  }
  public func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed)
    -> AsyncThrowingMapSequence<Self, Transformed>
  {
    return AsyncThrowingMapSequence(base: self, transform: transform)
  }
  @intrinsic public func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows
    -> Element?
  @intrinsic public func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool) async rethrows
    -> Element?
  public func prefix(_ count: Int) -> AsyncPrefixSequence<Self> {
    return AsyncPrefixSequence(base: self, count: count)
  }
  public func prefix(while predicate: @escaping @Sendable (Element) async -> Bool) rethrows -> AsyncPrefixWhileSequence<
    Self
  > {
    return AsyncPrefixWhileSequence(base: self, predicate: predicate)
  }
  public func prefix(while predicate: @escaping @Sendable (Element) async throws -> Bool) rethrows
    -> AsyncThrowingPrefixWhileSequence<Self>
  {
    return AsyncThrowingPrefixWhileSequence(base: self, predicate: predicate)
  }
  public func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
    async rethrows -> Result
  {
    var result = initialResult
    for try await element in self {
      result = try await nextPartialResult(result, element)
    }
    return result
  }
  public func reduce<Result>(
    into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void
  ) async rethrows -> Result {
    var result = initialResult
    for try await element in self {
      try await updateAccumulatingResult(&result, element)
    }
    return result
  }
}

extension AsyncSequence where Element: Comparable {
  @intrinsic public func max() async rethrows -> Element?
  @intrinsic public func min() async rethrows -> Element?
}

extension AsyncSequence where Element: Equatable {
  public func contains(_ search: Element) async rethrows -> Bool {
    for try await element in self {
      if element == search { return true }
    }
    return false
  }
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
119 o 13 allSatisfy 795 1007 0e5599eef3f34355ab43c4a7f6eb6559 func allSatisfy(_ predicate: (Element) async throws -> Bool)
162 o 13 compactMap 1010 1250 126be64c48ae146501b84e728d21edbe func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async -> ElementOfResult?)
169 o 13 compactMap 1253 1516 5b085fb31a242ac849228f1efa4e03a1 func compactMap<ElementOfResult>(_ transform: @escaping @Sendable (Element) async throws -> ElementOfResult?)
120 o 13 contains 1519 1730 41d2652a683f249199c3aabd6c4a9765 func contains(where predicate: (Element) async throws -> Bool)
125 o 13 drop 1733 1917 bcf59945fa77eb938c9a8bde9327a7af func drop(while predicate: @escaping @Sendable (Element) async -> Bool)
132 o 13 drop 1920 2133 2dd005df2c24859e434bd8be4a453250 func drop(while predicate: @escaping @Sendable (Element) async throws -> Bool)
91 o 13 dropFirst 2136 2273 abd1d96da5b3c013262c9f46f6c89d47 func dropFirst(_ count: Int = 1)
126 o 13 filter 2276 2455 ee7d7672afa0c08c75f2a3de84d593f4 func filter(_ isIncluded: @escaping @Sendable (Element) async -> Bool)
133 o 13 filter 2458 2668 9bbe5bfb1dd7aeed9870ec31f251274f func filter(_ isIncluded: @escaping @Sendable (Element) async throws -> Bool)
114 o 13 first 2671 2884 e9f37e282a535b4d43bf6117e7750dd0 func first(where predicate: (Element) async throws -> Bool)
155 o 13 flatMap 2887 3118 7de4703b4f0ac791774232b7427312c5 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)
157 o 13 flatMap 3121 3350 d7c79bd95a90bba5e4cb77d81cfb1d25 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#2
157 o 13 flatMap 3353 3600 548f2b0c2e9bd9f5f35067f1453a2e80 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async -> SegmentOfResult)#3
162 o 13 flatMap 3603 3811 6cbd0cb9be310efb4dc5f35de01402c4 func flatMap<SegmentOfResult>(_ transform: @escaping @Sendable (Element) async throws -> SegmentOfResult)
139 o 13 map 3814 4022 7a4d2516f86b91799d9f121c0e02a75c func map<Transformed>(_ transform: @escaping @Sendable (Element) async -> Transformed)
146 o 13 map 4025 4254 5d0f7d2cb305898a30c1fb7e7c1bb5be func map<Transformed>(_ transform: @escaping @Sendable (Element) async throws -> Transformed)
127 o 13 max 4257 4380 5a80f6bd0ae835e3d484b011a24bbd77 func max(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
127 o 13 min 4383 4506 d1b15d86c24acd4252dd18c3425965e0 func min(by areInIncreasingOrder: (Element, Element) async throws -> Bool)
81 o 13 prefix 4509 4633 471fc9ef5884307d553a48fb099c2d4a func prefix(_ count: Int)
129 o 13 prefix 4636 4843 499ee87b832a810bdc30b5bb93624e67 func prefix(while predicate: @escaping @Sendable (Element) async -> Bool)
136 o 13 prefix 4846 5074 e6e414ea089bd52fd61fc702d1c9f25e func prefix(while predicate: @escaping @Sendable (Element) async throws -> Bool)
163 o 13 reduce 5077 5379 8cc4ade8bfb41a377d5abfd5ef217df9 func reduce<Result>(_ initialResult: Result, _ nextPartialResult: (Result, Element) async throws -> Result)
179 o 13 reduce 5382 5699 d8258d8f3eed377e81ee544668562d26 func reduce<Result>( into initialResult: Result, _ updateAccumulatingResult: (inout Result, Element) async throws -> Void )
86 e  AsyncSequence 5703 5752 7fbd88d0be32648117e07574cd17f1bb extension AsyncSequence#2
63 o 37 max 5757 5812 6d86565186661d54aebb3b86f1146ead func max()
63 o 37 min 5815 5870 0c3cfab2c8f9f25d0704d253fd8a68a3 func min()
86 e  AsyncSequence 5874 5922 1bfb93c258aab517269fd5b3fd8801cf extension AsyncSequence#3
90 o 40 contains 5927 6097 6dea7592e6cb1fb9ee88a1bbdd8cb791 func contains(_ search: Element)

"""#)
  }
}
