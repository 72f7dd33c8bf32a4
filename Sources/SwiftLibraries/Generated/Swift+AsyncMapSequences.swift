// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_AsyncMapSequences: LibraryText {
    LibraryText(
      path: "Swift/AsyncMapSequences.swift",
      text: #"""
public struct AsyncMapSequence<Base, Transformed>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async -> Transformed
  init(base: Base, transform: @escaping (Base.Element) async -> Transformed) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Transformed
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, Transformed: Sendable {}

extension AsyncMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async -> Transformed
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> Transformed) {
      self.base = base
      self.transform = transform
    }
    public mutating func next() async rethrows -> Transformed? {
      guard let element = try await base.next() else { return nil }
      return await transform(element)
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncMapSequence<Base, Transformed>
      .Failure) -> Transformed?
    {
      guard let element = try await base.next(isolation: actor) else { return nil }
      return await transform(element)
    }
  }
}

extension AsyncMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, Transformed: Sendable {}

public struct AsyncThrowingMapSequence<Base, Transformed>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> Transformed
  init(base: Base, transform: @escaping (Base.Element) async throws -> Transformed) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Transformed
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncThrowingMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, Transformed: Sendable {}

extension AsyncThrowingMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> Transformed
    var isAtEnd = false
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> Transformed) {
      self.base = base
      self.transform = transform
    }
    public mutating func next() async throws -> Transformed? {
      if isAtEnd { return nil }
      guard let element = try await base.next() else { return nil }
      do {
        return try await transform(element)
      } catch {
        isAtEnd = true
        throw error
      }
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Transformed? {
      if isAtEnd { return nil }
      guard let element = try await base.next(isolation: actor) else { return nil }
      do {
        return try await transform(element)
      } catch {
        isAtEnd = true
        throw error
      }
    }
  }
}

extension AsyncThrowingMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, Transformed: Sendable {}

public struct AsyncCompactMapSequence<Base, ElementOfResult>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async -> ElementOfResult?
  init(base: Base, transform: @escaping (Base.Element) async -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = ElementOfResult
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncCompactMapSequence: Sendable where Base.Element: Sendable, Base: Sendable, ElementOfResult: Sendable {}

extension AsyncCompactMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async -> ElementOfResult?
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> ElementOfResult?) {
      self.base = base
      self.transform = transform
    }
    public typealias Element = ElementOfResult
    public mutating func next() async rethrows -> ElementOfResult? {
      while true {
        guard let element = try await base.next() else { return nil }
        if let transformed = await transform(element) { return transformed }
      }
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncCompactMapSequence<
      Base, ElementOfResult
    >.Failure) -> ElementOfResult? {
      while true {
        guard let element = try await base.next(isolation: actor) else { return nil }
        if let transformed = await transform(element) { return transformed }
      }
    }
  }
}

extension AsyncCompactMapSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable, ElementOfResult: Sendable {}

public struct AsyncThrowingCompactMapSequence<Base, ElementOfResult>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let transform: (Base.Element) async throws -> ElementOfResult?
  init(base: Base, transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
    self.base = base
    self.transform = transform
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = ElementOfResult
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), transform: transform)
  }
}

extension AsyncThrowingCompactMapSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingCompactMapSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let transform: (Base.Element) async throws -> ElementOfResult?
    var isAtEnd = false
    init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> ElementOfResult?) {
      self.base = base
      self.transform = transform
    }
    public typealias Element = ElementOfResult
    public mutating func next() async throws -> ElementOfResult? {
      while !isAtEnd {
        guard let element = try await base.next() else {
          isAtEnd = true
          return nil
        }
        do {
          if let transformed = try await transform(element) { return transformed }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> ElementOfResult? {
      while !isAtEnd {
        guard let element = try await base.next(isolation: actor) else {
          isAtEnd = true
          return nil
        }
        do {
          if let transformed = try await transform(element) { return transformed }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
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

"""#,
      outline: #"""
82 t  AsyncMapSequence 0 90 2e87b96ab609de1ec6f724f95e872cd0 struct AsyncMapSequence
58 O 0 base 95 109 16c13ad5d806f2a405011a8b5d25af53 let base
69 O 0 transform 112 162 297e13fef8b94fed0a6ccd420eb688d3 let transform
125 O 0 init 165 297 1f0945eca43f572a2ed7c19214b13aaa init(base: Base, transform: @escaping (Base.Element) async -> Transformed)
83 o 0 AsyncIterator 300 341 21770c46481c076a8f13a01187072340 typealias AsyncIterator
71 o 0 Element 344 382 dff6d94b65b53b918ce698273151b494 typealias Element
71 o 0 Failure 385 424 eb0d45cfe2123f39e6652fa077e7ef12 typealias Failure
88 o 0 makeAsyncIterator 427 550 e3190efc97a2d076d238b1e28aff4841 func makeAsyncIterator()
88 e  AsyncMapSequence 554 658 d432b3114d3c37c303d0c92b90590b2c extension AsyncMapSequence
90 e  AsyncMapSequence 663 689 a5d94b8332b967355f46ebfc651b53ce extension AsyncMapSequence#2
87 t 9 AsyncMapSequence.Iterator 694 739 95ba40be8a1e0a48d1f65f08c1f0164b struct Iterator
60 O 10 base 746 774 80dd3709c9dc6d7eaa9dee2fca276749 var base
70 O 10 transform 779 829 90376b5c84dd8314eb6136e2ab5d8cd6 let transform
140 O 10 init 834 986 2dbf572998bf1137c407888c3df19881 init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> Transformed)
64 o 10 next 991 1163 3b904329649791eecdce931dae896a0e func next()
103 o 10 next 1168 1448 5931cc4d2865e39780a35b5f10b062cc func next(isolation actor: isolated (any Actor)?)
108 e  AsyncMapSequence.Iterator 1456 1583 1e26fc83867d8ea40982afb59c12b269 extension AsyncMapSequence.Iterator
103 t  AsyncThrowingMapSequence 1588 1686 8019d3155e89b51655791fa01eb73fc5 struct AsyncThrowingMapSequence
62 O 17 base 1691 1705 b36f56c42bcbcf5eef9ef9ca46e44ab9 let base
72 O 17 transform 1708 1765 f921413ac812da0c6fcce3521363cc57 let transform
135 O 17 init 1768 1907 0c92a7e73f16ae73478e0ef7a27cc133 init(base: Base, transform: @escaping (Base.Element) async throws -> Transformed)
86 o 17 AsyncIterator 1910 1951 3445b17d8a3584f8f6554b42658dd95f typealias AsyncIterator
74 o 17 Element 1954 1992 a638730ac6b2f6334b0f8d0db130cf3e typealias Element
74 o 17 Failure 1995 2031 ec80fd44a6ddd792250f3b4ea255b0af typealias Failure
91 o 17 makeAsyncIterator 2034 2157 501964c58a979a7ee9ec5c70995b0687 func makeAsyncIterator()
106 e  AsyncThrowingMapSequence 2161 2273 dfaf44e363b5ebc3c08174c520988279 extension AsyncThrowingMapSequence
108 e  AsyncThrowingMapSequence 2278 2312 2211bdb4a5c4a86c34d5b3f47a75e453 extension AsyncThrowingMapSequence#2
98 t 26 AsyncThrowingMapSequence.Iterator 2317 2362 d7ed65e66115b99a062c472a939e2075 struct Iterator
62 O 27 base 2369 2397 35ab9161dcd7dc7aef0c88b3a47c42e2 var base
72 O 27 transform 2402 2459 8170dff2d883bb8ff6157c029d4adef1 let transform
68 O 27 isAtEnd 2464 2483 cc9653e62363661b1701f2643540ed71 var isAtEnd
149 O 27 init 2488 2647 2e73be95faa5a369acb5854a03078629 init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> Transformed)
65 o 27 next 2652 2938 8b55e4f64a6754cb5bc5107c9fb4a5e0 func next()
103 o 27 next 2943 3283 9159913a7bee441bf76c9b22ff8768b9 func next(isolation actor: isolated (any Actor)?)
124 e  AsyncThrowingMapSequence.Iterator 3291 3426 17a9bed1a1cb3072275617ca9e5913f4 extension AsyncThrowingMapSequence.Iterator
101 t  AsyncCompactMapSequence 3431 3532 834855be761545a22d79ca14d15e0ba3 struct AsyncCompactMapSequence
62 O 35 base 3537 3551 d9c35d01acd9931da6564dd5315fe62f let base
72 O 35 transform 3554 3609 69daac61a0e5627cbb7d92dff7e082b1 let transform
133 O 35 init 3612 3749 1bc32c8c0f8a8ff915e75375f0261084 init(base: Base, transform: @escaping (Base.Element) async -> ElementOfResult?)
86 o 35 AsyncIterator 3752 3793 beb64662162859f10e1d699eb0210603 typealias AsyncIterator
74 o 35 Element 3796 3838 ef82d059e30551a4b6758b6e7e608892 typealias Element
74 o 35 Failure 3841 3880 267fe7698c6973f869f762b46e78f880 typealias Failure
91 o 35 makeAsyncIterator 3883 4006 efe963a5424a73cd8de3c0e7224e0558 func makeAsyncIterator()
104 e  AsyncCompactMapSequence 4010 4125 0e5a7e900fad2a5e1eed2ee87fd6926b extension AsyncCompactMapSequence
106 e  AsyncCompactMapSequence 4130 4163 2da7ca3841685bdef7ce922e8bb76bb1 extension AsyncCompactMapSequence#2
97 t 44 AsyncCompactMapSequence.Iterator 4168 4213 b7487ffc5903be5a668a8dc284a7c820 struct Iterator
62 O 45 base 4220 4248 0e5f26caa17f1eedae2f4b10760bf749 var base
72 O 45 transform 4253 4308 83aa4e6312f8827d995d87703417cbf7 let transform
147 O 45 init 4313 4470 6ce3edb5f45f39cc82d2fdf3e179011f init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async -> ElementOfResult?)
74 o 45 Element 4475 4517 a3b46e09f75c333a192ff07da8e358a8 typealias Element
65 o 45 next 4522 4766 2113a1ec425e540fb0b14273d2784053 func next()
103 o 45 next 4771 5135 553c3bfaa2db6ab545c906538d1f82f4 func next(isolation actor: isolated (any Actor)?)
122 e  AsyncCompactMapSequence.Iterator 5143 5281 e5118debbaafad8a59eee82c9098a342 extension AsyncCompactMapSequence.Iterator
117 t  AsyncThrowingCompactMapSequence 5286 5395 76021811417160f69fd3609accde5832 struct AsyncThrowingCompactMapSequence
62 O 53 base 5400 5414 79ed8dcc1b6ce14dc22b13e47c66d49f let base
72 O 53 transform 5417 5479 05099621b85bb7e1e455f235408c4a22 let transform
140 O 53 init 5482 5626 96e4cb31037fc706cc10510b857ad8be init(base: Base, transform: @escaping (Base.Element) async throws -> ElementOfResult?)
86 o 53 AsyncIterator 5629 5670 7f93fef04568ea99bd484a48c41940be typealias AsyncIterator
74 o 53 Element 5673 5715 d8a4cceae5d6b125ce206abf4a66c00d typealias Element
74 o 53 Failure 5718 5754 cca69010359d61898fdc87d80ebbc896 typealias Failure
91 o 53 makeAsyncIterator 5757 5880 eed6e0e080b7c52fede6fb829c7578c0 func makeAsyncIterator()
120 e  AsyncThrowingCompactMapSequence 5884 5980 402b428418e09af0dbc3364242315c9a extension AsyncThrowingCompactMapSequence
122 e  AsyncThrowingCompactMapSequence 5985 6026 22a7d6bbcd69f51a9972be09b6e546ef extension AsyncThrowingCompactMapSequence#2
105 t 62 AsyncThrowingCompactMapSequence.Iterator 6031 6076 a852d2aa2b7f21d62f5d9a5f4c7f06d5 struct Iterator
62 O 63 base 6083 6111 0335601f02e7305b73f94060b7791b65 var base
72 O 63 transform 6116 6178 bbb8968a28fa21ed50eba9506c90557f let transform
68 O 63 isAtEnd 6183 6202 e3934240b58c001a379f4be58a4a1ae5 var isAtEnd
154 O 63 init 6207 6371 99d2f554d6d6f4741222453e630a4af0 init(base: Base.AsyncIterator, transform: @escaping (Base.Element) async throws -> ElementOfResult?)
74 o 63 Element 6376 6418 60cec9d0f097a3ee0052d460601ea701 typealias Element
65 o 63 next 6423 6823 f28419ac3509b7f8a50440d874f7fe49 func next()
103 o 63 next 6828 7282 db7e6676d29fbdef7d28fb0079146850 func next(isolation actor: isolated (any Actor)?)
138 e  AsyncThrowingCompactMapSequence.Iterator 7290 7409 8778c179aa9a32f4cfc70a28088bc8c1 extension AsyncThrowingCompactMapSequence.Iterator
95 t  AsyncFlatMapSequence 7414 7544 f600b99c874479c37b89fcb453332dfc struct AsyncFlatMapSequence
86 o 72 AsyncIterator 7549 7590 96a04974cc93a8b1f46e5a2d89d0d026 typealias AsyncIterator
74 o 72 Element 7593 7643 0185b5c35465f5dd6e1ee703e82a7cd2 typealias Element
74 o 72 Failure 7646 7685 22831dcf9fe32c71e9c0b4097a802d5b typealias Failure
91 o 72 makeAsyncIterator 7688 7731 bc9ea4a9fa4abd89a1c0ce1f4704478d func makeAsyncIterator()
98 e  AsyncFlatMapSequence 7735 7882 ea71655038d38a56ecc3233922c7fa2b extension AsyncFlatMapSequence
100 e  AsyncFlatMapSequence 7887 7917 1448bbe37aa371c7a33848295207905a extension AsyncFlatMapSequence#2
94 t 78 AsyncFlatMapSequence.Iterator 7922 7967 3203899f8071e7f4645e259fea046d32 struct Iterator
65 o 79 next 7974 8044 e61b7b75d75fae815b439834d9bb7e42 func next()
103 o 79 next 8049 8220 d104dd68bc08134fb866093b79ac7b0a func next(isolation actor: isolated (any Actor)?)
116 e  AsyncFlatMapSequence.Iterator 8228 8443 e273d6ab06c1fa2d8d04b04cd05cb018 extension AsyncFlatMapSequence.Iterator
111 t  AsyncThrowingFlatMapSequence 8448 8586 c55d772243a412e61b9d025122c80b13 struct AsyncThrowingFlatMapSequence
86 o 83 AsyncIterator 8591 8632 4a63c77ddb55ad3aa271154571d7af0b typealias AsyncIterator
74 o 83 Element 8635 8685 e5f7a078171a7b9561f276f5c9f58a6b typealias Element
74 o 83 Failure 8688 8724 00dc0e21a775226f177cf277d9f67f06 typealias Failure
91 o 83 makeAsyncIterator 8727 8770 eec5c4e649345653b607e69ea8382e52 func makeAsyncIterator()
114 e  AsyncThrowingFlatMapSequence 8774 8929 9e69b82e113551891e86829d30e075d3 extension AsyncThrowingFlatMapSequence
116 e  AsyncThrowingFlatMapSequence 8934 8972 da2f6f48588cb5fcfa10271b458c6011 extension AsyncThrowingFlatMapSequence#2
102 t 89 AsyncThrowingFlatMapSequence.Iterator 8977 9022 9edb927fa7deaa64e60bc0cdc76b3c3e struct Iterator
65 o 90 next 9029 9097 0e2d6f052ef9a2eb55791589437d592a func next()
103 o 90 next 9102 9208 4cd4157b3e226692021dc40547899599 func next(isolation actor: isolated (any Actor)?)
132 e  AsyncThrowingFlatMapSequence.Iterator 9216 9439 cb4d4e6edd0ae0e48458e174309518c3 extension AsyncThrowingFlatMapSequence.Iterator

"""#)
  }
}
