// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_AsyncFilterSequences: LibraryText {
    LibraryText(
      path: "Swift/AsyncFilterSequences.swift",
      text: #"""
public struct AsyncFilterSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let isIncluded: (Base.Element) async -> Bool
  init(base: Base, isIncluded: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), isIncluded: isIncluded)
  }
}

extension AsyncFilterSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncFilterSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let isIncluded: (Base.Element) async -> Bool
    init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }
    public mutating func next() async rethrows -> Base.Element? {
      while true {
        guard let element = try await base.next() else { return nil }
        if await isIncluded(element) { return element }
      }
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncFilterSequence<Base>.Failure)
      -> Base.Element?
    {
      while true {
        guard let element = try await base.next(isolation: actor) else { return nil }
        if await isIncluded(element) { return element }
      }
    }
  }
}

extension AsyncFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingFilterSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let isIncluded: (Base.Element) async throws -> Bool
  init(base: Base, isIncluded: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.isIncluded = isIncluded
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), isIncluded: isIncluded)
  }
}

extension AsyncThrowingFilterSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingFilterSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let isIncluded: (Base.Element) async throws -> Bool
    var isAtEnd = false
    init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.isIncluded = isIncluded
    }
    public mutating func next() async throws -> Base.Element? {
      while !isAtEnd {
        guard let element = try await base.next() else { return nil }
        do {
          if try await isIncluded(element) { return element }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      while !isAtEnd {
        guard let element = try await base.next(isolation: actor) else { return nil }
        do {
          if try await isIncluded(element) { return element }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
  }
}

extension AsyncThrowingFilterSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncPrefixSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let count: Int
  init(base: Base, count: Int) {
    self.base = base
    self.count = count
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), remaining: count)
  }
}

extension AsyncPrefixSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncPrefixSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var remaining: Int
    init(base: Base.AsyncIterator, remaining: Int) {
      self.base = base
      self.remaining = remaining
    }
    public mutating func next() async rethrows -> Base.Element? {
      if remaining == 0 { return nil }
      remaining -= 1
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixSequence<Base>.Failure)
      -> Base.Element?
    {
      if remaining == 0 { return nil }
      remaining -= 1
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncPrefixSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncDropFirstSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let count: Int
  init(base: Base, count: Int) {
    self.base = base
    self.count = count
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func dropFirst(_ count: Int = 1) -> AsyncDropFirstSequence<Base> {
    return AsyncDropFirstSequence(base: base, count: self.count + count)
  }
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), count: count)
  }
}

extension AsyncDropFirstSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncDropFirstSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    var count: Int
    init(base: Base.AsyncIterator, count: Int) {
      self.base = base
      self.count = count
    }
    public mutating func next() async rethrows -> Base.Element? {
      var remainingToDrop = count
      while remainingToDrop > 0 {
        guard try await base.next() != nil else {
          count = 0
          return nil
        }
        remainingToDrop -= 1
      }
      count = 0
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropFirstSequence<Base>.Failure)
      -> Base.Element?
    {
      var remainingToDrop = count
      while remainingToDrop > 0 {
        guard try await base.next(isolation: actor) != nil else {
          count = 0
          return nil
        }
        remainingToDrop -= 1
      }
      count = 0
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncDropFirstSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

"""#,
      outline: #"""
88 t  AsyncFilterSequence 0 80 9514e7be854e1b97969a1ade2102804b struct AsyncFilterSequence
57 O 0 base 85 99 f5d7a6b45a5382ddcbe6a420c15a892d let base
71 O 0 isIncluded 102 146 2d70f3d252f71c80900d82099eef8e3b let isIncluded
119 O 0 init 149 277 9e89977fe7460a8c862d522f51273a38 init(base: Base, isIncluded: @escaping (Base.Element) async -> Bool)
83 o 0 AsyncIterator 280 321 1ad8d62e93f826f9ae982b3ff4faea71 typealias AsyncIterator
71 o 0 Element 324 363 002fa012a880beb05c4f417745698dd3 typealias Element
71 o 0 Failure 366 405 9fcb792df47519ff83d0c440d740e4a9 typealias Failure
88 o 0 makeAsyncIterator 408 533 6d2f885cdd2168ec87a46c2fcd5dfc36 func makeAsyncIterator()
94 e  AsyncFilterSequence 537 621 3465e305d851000b98db2a2b22cf0250 extension AsyncFilterSequence
96 e  AsyncFilterSequence 626 655 37904f458ec78419de498824f7f573dd extension AsyncFilterSequence#2
90 t 9 AsyncFilterSequence.Iterator 660 705 f76bf254223e2d1efb669f78f2ab41cf struct Iterator
60 O 10 base 712 740 f32754b78dbe373f528d44cffbb9b0d8 var base
72 O 10 isIncluded 745 789 5f03b54799483b2dd9ef52b1beb6a437 let isIncluded
134 O 10 init 794 942 6ac2a613cdd82f620fa6b7edd6dcb47d init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async -> Bool)
64 o 10 next 947 1167 bce408fddd52c8f8e2b22d8e3ebe61bc func next()
103 o 10 next 1172 1489 8a61f073365f078a00e8e1040293df5a func next(isolation actor: isolated (any Actor)?)
114 e  AsyncFilterSequence.Iterator 1497 1604 7809ca71739798ebbc286d21cb844cf0 extension AsyncFilterSequence.Iterator
109 t  AsyncThrowingFilterSequence 1609 1697 51ed89ca2f00e3cf0035870fe584fb7e struct AsyncThrowingFilterSequence
62 O 17 base 1702 1716 5fe521f389bb8408640be56ebb5da267 let base
74 O 17 isIncluded 1719 1770 c0db11bcbaa35daad880e1de271ac31d let isIncluded
129 O 17 init 1773 1908 f24f0c329377fe70a7357ba9114f5caf init(base: Base, isIncluded: @escaping (Base.Element) async throws -> Bool)
86 o 17 AsyncIterator 1911 1952 23ed06bfa747c7f9ff49b6c034aa2f26 typealias AsyncIterator
74 o 17 Element 1955 1994 72c6599e599b027ed7279dd71005ff51 typealias Element
74 o 17 Failure 1997 2033 e45b8c2ab42284ab26d8cbad5cc2f38d typealias Failure
91 o 17 makeAsyncIterator 2036 2161 a6a57b33b25f64b3679206dedf5fc65c func makeAsyncIterator()
112 e  AsyncThrowingFilterSequence 2165 2257 df9f17a6eae93e06573ac5a3170cc3d0 extension AsyncThrowingFilterSequence
114 e  AsyncThrowingFilterSequence 2262 2299 31a1346ba95647f4285dd8f10cc8baf5 extension AsyncThrowingFilterSequence#2
101 t 26 AsyncThrowingFilterSequence.Iterator 2304 2349 7b83295e1a682bfed06924d110b474e6 struct Iterator
62 O 27 base 2356 2384 79ee00e62d3134e3d95f5b70297ba66e var base
74 O 27 isIncluded 2389 2440 0adec715b0801227b2a7cd5dae517ff2 let isIncluded
68 O 27 isAtEnd 2445 2464 267f232c34ace45e5d63e2a8f091fa0c var isAtEnd
143 O 27 init 2469 2624 d9e94ec9bf4094cd7ac12af437cccea5 init(base: Base.AsyncIterator, isIncluded: @escaping (Base.Element) async throws -> Bool)
65 o 27 next 2629 2962 db8056e69322bee97bc01782ad0810bf func next()
103 o 27 next 2967 3354 44189768f44cb7200dad309110f92a49 func next(isolation actor: isolated (any Actor)?)
130 e  AsyncThrowingFilterSequence.Iterator 3362 3477 d43894dc9a2e90ff575e6dcf117b1a63 extension AsyncThrowingFilterSequence.Iterator
93 t  AsyncPrefixSequence 3482 3562 788efa77bd77c606b8958acbe90fd3c5 struct AsyncPrefixSequence
62 O 35 base 3567 3581 dea5854e43e182f6e427c53a7282c969 let base
64 O 35 count 3584 3598 7b2b5b8468f92a97dd3f07762e9f249d let count
82 O 35 init 3601 3679 55745f0fd05e451b929be899408e7c23 init(base: Base, count: Int)
86 o 35 AsyncIterator 3682 3723 e615c584497b70515e4169ebf4c3248d typealias AsyncIterator
74 o 35 Element 3726 3765 7bf8ff5d790576a94062eebce5238bd9 typealias Element
74 o 35 Failure 3768 3807 cfc34e98968382d628e968be16ac29fb typealias Failure
91 o 35 makeAsyncIterator 3810 3929 924bf29ab8df42611d6bfb7cec6cc13b func makeAsyncIterator()
96 e  AsyncPrefixSequence 3933 4017 9e1ea26b381cd7107b356fd297c6aacd extension AsyncPrefixSequence
98 e  AsyncPrefixSequence 4022 4051 6fd89ad586ce7225797541fe7f7faadc extension AsyncPrefixSequence#2
93 t 44 AsyncPrefixSequence.Iterator 4056 4101 c7d981f6eb2cd09f45c3e2a7b76affe8 struct Iterator
62 O 45 base 4108 4136 f8299de41bb4375e8ee9dfc94fe1bcca var base
72 O 45 remaining 4141 4159 fc27dc461e58cfc4d25b3a525e176c74 var remaining
100 O 45 init 4164 4274 19ed9ac46e48d19e0e42c034e25ab79e init(base: Base.AsyncIterator, remaining: Int)
65 o 45 next 4279 4441 91a60532cb28c03b01f51ee87284e243 func next()
103 o 45 next 4446 4705 308bf4e09eeddcbb0631a3e9e5d62f1b func next(isolation actor: isolated (any Actor)?)
114 e  AsyncPrefixSequence.Iterator 4713 4820 3e7a221b6fa04b1221fe876c781566b5 extension AsyncPrefixSequence.Iterator
99 t  AsyncDropFirstSequence 4825 4908 5961d4778be537cea75f618158b228c8 struct AsyncDropFirstSequence
62 O 52 base 4913 4927 2404a7cc19ec8eadfac3133abd9d8061 let base
64 O 52 count 4930 4944 166e98621f60128822fbdebc73944e39 let count
82 O 52 init 4947 5025 ff70af69b12d64dfd78a81d1aaf64c6e init(base: Base, count: Int)
86 o 52 AsyncIterator 5028 5069 e232ddc66cefa6cd2931896311c47aa9 typealias AsyncIterator
74 o 52 Element 5072 5111 e4b8d87dd41ea0f4bb8f5e72d8fe5cb9 typealias Element
74 o 52 Failure 5114 5153 c21584301523f223ce960f3f7e1f5b16 typealias Failure
91 o 52 dropFirst 5156 5306 0f72a96926091e0f03ada141e9ded422 func dropFirst(_ count: Int = 1)
91 o 52 makeAsyncIterator 5309 5424 ba2e90555e5c9529835ad27217ff9a2f func makeAsyncIterator()
102 e  AsyncDropFirstSequence 5428 5515 ed5b5b6811f02f79b05a5c05310664f4 extension AsyncDropFirstSequence
104 e  AsyncDropFirstSequence 5520 5552 b631beea4274a8772f849d2da10ebd6b extension AsyncDropFirstSequence#2
96 t 62 AsyncDropFirstSequence.Iterator 5557 5602 d9c6d435ad006bc67d11c9587e4a3397 struct Iterator
62 O 63 base 5609 5637 dc94362e8b71744941b798280d782cbf var base
64 O 63 count 5642 5656 331be07455a2fcf9166171601f15a89e var count
96 O 63 init 5661 5759 fff487f0306410d3ac4900bd9366e1fa init(base: Base.AsyncIterator, count: Int)
65 o 63 next 5764 6088 ab294f08fb3483695499edad4ea26f9b func next()
103 o 63 next 6093 6533 1902b77b60ce5bbdeeaa83986d846ae8 func next(isolation actor: isolated (any Actor)?)
120 e  AsyncDropFirstSequence.Iterator 6541 6651 3b6195584b2b17ad8814ef2293d73d32 extension AsyncDropFirstSequence.Iterator

"""#)
  }
}
