// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_AsyncWhileSequences: LibraryText {
    LibraryText(
      path: "Swift/AsyncWhileSequences.swift",
      text: #"""
public struct AsyncPrefixWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncPrefixWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncPrefixWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async -> Bool
    var isAtEnd = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async rethrows -> Base.Element? {
      if !isAtEnd, let element = try await base.next() {
        if await predicate(element) { return element }
        isAtEnd = true
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncPrefixWhileSequence<Base>
      .Failure) -> Base.Element?
    {
      if !isAtEnd, let element = try await base.next(isolation: actor) {
        if await predicate(element) { return element }
        isAtEnd = true
      }
      return nil
    }
  }
}

extension AsyncPrefixWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingPrefixWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async throws -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncThrowingPrefixWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingPrefixWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var isAtEnd = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async throws -> Base.Element? {
      if !isAtEnd, let element = try await base.next() {
        do {
          if try await predicate(element) { return element }
          isAtEnd = true
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      if !isAtEnd, let element = try await base.next(isolation: actor) {
        do {
          if try await predicate(element) { return element }
          isAtEnd = true
        } catch {
          isAtEnd = true
          throw error
        }
      }
      return nil
    }
  }
}

extension AsyncThrowingPrefixWhileSequence.Iterator: Sendable
where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncDropWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = Base.Failure
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncDropWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncDropWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async -> Bool
    var isPastPrefix = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async rethrows -> Base.Element? {
      while !isPastPrefix {
        guard let element = try await base.next() else { return nil }
        if !(await predicate(element)) {
          isPastPrefix = true
          return element
        }
      }
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(AsyncDropWhileSequence<Base>.Failure)
      -> Base.Element?
    {
      while !isPastPrefix {
        guard let element = try await base.next(isolation: actor) else { return nil }
        if !(await predicate(element)) {
          isPastPrefix = true
          return element
        }
      }
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncDropWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {}

public struct AsyncThrowingDropWhileSequence<Base>: AsyncSequence where Base: AsyncSequence {
  let base: Base
  let predicate: (Base.Element) async throws -> Bool
  init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool) {
    self.base = base
    self.predicate = predicate
  }
  public typealias AsyncIterator = Iterator
  public typealias Element = Base.Element
  public typealias Failure = any Error
  public func makeAsyncIterator() -> Iterator {
    return Iterator(base: base.makeAsyncIterator(), predicate: predicate)
  }
}

extension AsyncThrowingDropWhileSequence: Sendable where Base.Element: Sendable, Base: Sendable {}

extension AsyncThrowingDropWhileSequence {
  public struct Iterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let predicate: (Base.Element) async throws -> Bool
    var isAtEnd = false
    var isPastPrefix = false
    init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool) {
      self.base = base
      self.predicate = predicate
    }
    public mutating func next() async throws -> Base.Element? {
      while !isAtEnd && !isPastPrefix {
        guard let element = try await base.next() else { return nil }
        do {
          if !(try await predicate(element)) {
            isPastPrefix = true
            return element
          }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      if isAtEnd { return nil }
      return try await base.next()
    }
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Base.Element? {
      while !isAtEnd && !isPastPrefix {
        guard let element = try await base.next(isolation: actor) else { return nil }
        do {
          if !(try await predicate(element)) {
            isPastPrefix = true
            return element
          }
        } catch {
          isAtEnd = true
          throw error
        }
      }
      if isAtEnd { return nil }
      return try await base.next(isolation: actor)
    }
  }
}

extension AsyncThrowingDropWhileSequence.Iterator: Sendable where Base.AsyncIterator: Sendable, Base.Element: Sendable {
}

"""#,
      outline: #"""
98 t  AsyncPrefixWhileSequence 0 85 d63f8fc915553e49427d9ed0d9128e92 struct AsyncPrefixWhileSequence
58 O 0 base 90 104 c40e0a8d46aab466620580021e9571c2 let base
69 O 0 predicate 107 150 cba4224232cc945476e8683b8596f7b1 let predicate
118 O 0 init 153 278 9063d60b7f47436eed28acefd07b538e init(base: Base, predicate: @escaping (Base.Element) async -> Bool)
83 o 0 AsyncIterator 281 322 01cbe14aa557b58212ffc532ce27e779 typealias AsyncIterator
71 o 0 Element 325 364 f37e3f493fe1fe45f88dcd0d4608d403 typealias Element
71 o 0 Failure 367 406 e065e2c98283808aebd216c0159421d7 typealias Failure
88 o 0 makeAsyncIterator 409 532 4966c87df741ef5db052f0ff2035836a func makeAsyncIterator()
104 e  AsyncPrefixWhileSequence 536 625 0dc4b8c4edf4335498a22bde036da289 extension AsyncPrefixWhileSequence
106 e  AsyncPrefixWhileSequence 630 664 09682edc886125d51b487ed619b5bcad extension AsyncPrefixWhileSequence#2
95 t 9 AsyncPrefixWhileSequence.Iterator 669 714 801066c57e64e654a42a1f2ba66d455d struct Iterator
60 O 10 base 721 749 b79477b3ef6b6440eb5691e9ca671b49 var base
70 O 10 predicate 754 797 26cbe0e4df741d1ad4e6714859806acf let predicate
66 O 10 isAtEnd 802 821 833eca33170eb02baed73dfe5004acc7 var isAtEnd
133 O 10 init 826 971 5b1a9374b72c904b628b6faf2d5ce502 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool)
64 o 10 next 976 1203 dfab2e8be16dab306089817fee8b548b func next()
103 o 10 next 1208 1538 d3f7ad6a53b943ab9d0b5b5ed152d0b8 func next(isolation actor: isolated (any Actor)?)
124 e  AsyncPrefixWhileSequence.Iterator 1546 1658 55c36e1b28c38345d2af6d2b15807dec extension AsyncPrefixWhileSequence.Iterator
119 t  AsyncThrowingPrefixWhileSequence 1663 1756 3ccfc80dfd64e10ddb8452d254d206da struct AsyncThrowingPrefixWhileSequence
62 O 18 base 1761 1775 5f97fd3216f7fe27b96d9343ca5c0379 let base
72 O 18 predicate 1778 1828 8b2c83b0e69acd09166f764cf1fa8387 let predicate
128 O 18 init 1831 1963 8d5f6786fb3e8a4370d56223331a9033 init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool)
86 o 18 AsyncIterator 1966 2007 110a5506923b4dae09afd0407bf6a747 typealias AsyncIterator
74 o 18 Element 2010 2049 903d77b7e477d7978e1a7d1a8954a4a9 typealias Element
74 o 18 Failure 2052 2088 a2d7cd7d7c3738f64f8cb279045110b4 typealias Failure
91 o 18 makeAsyncIterator 2091 2214 f3f8f35ed82467e3cb98a29d7015aba1 func makeAsyncIterator()
122 e  AsyncThrowingPrefixWhileSequence 2218 2315 0b647b7a71d28a0aa58b602804e65d7f extension AsyncThrowingPrefixWhileSequence
124 e  AsyncThrowingPrefixWhileSequence 2320 2362 e37c8510c6ecf2cd70df83e5fc42c803 extension AsyncThrowingPrefixWhileSequence#2
106 t 27 AsyncThrowingPrefixWhileSequence.Iterator 2367 2412 946e74cbc3dd1860adedc8dba80ec7eb struct Iterator
62 O 28 base 2419 2447 5a85ec1919f43325d77a4dec8590778c var base
72 O 28 predicate 2452 2502 59f9c1844dd4935da344e3f05a4764d4 let predicate
68 O 28 isAtEnd 2507 2526 f334346111a3456fd5377f7580952632 var isAtEnd
142 O 28 init 2531 2683 3a78fe67247b343e38810e826d7445a3 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool)
65 o 28 next 2688 3009 3f85817b4b6274832bb4234028a2dced func next()
103 o 28 next 3014 3389 764039784b5b3dc455fac1b30b24e91c func next(isolation actor: isolated (any Actor)?)
140 e  AsyncThrowingPrefixWhileSequence.Iterator 3397 3517 2aeb2de076550bf95be7c5e699e755df extension AsyncThrowingPrefixWhileSequence.Iterator
99 t  AsyncDropWhileSequence 3522 3605 c447687711eb42016ec01f6e36bcdd0a struct AsyncDropWhileSequence
62 O 36 base 3610 3624 bec10b22e44caea433bd04798838fbf0 let base
72 O 36 predicate 3627 3670 9042c49fb87fa0f60b3bda1f23659bcf let predicate
121 O 36 init 3673 3798 e606456e6e9b017de898cae4043c0cd5 init(base: Base, predicate: @escaping (Base.Element) async -> Bool)
86 o 36 AsyncIterator 3801 3842 0f7c5b272b075da537638322ce84018d typealias AsyncIterator
74 o 36 Element 3845 3884 ea19a4cad36f1c8714d8ea888f67e562 typealias Element
74 o 36 Failure 3887 3926 9311d24d2cedf686deea922f80f4882f typealias Failure
91 o 36 makeAsyncIterator 3929 4052 023d7190d5fa7bd0f25480c07336c446 func makeAsyncIterator()
102 e  AsyncDropWhileSequence 4056 4143 4445484a32976d47f93a0a1002dca613 extension AsyncDropWhileSequence
104 e  AsyncDropWhileSequence 4148 4180 fb430435fe64341723bb94b103f26f41 extension AsyncDropWhileSequence#2
96 t 45 AsyncDropWhileSequence.Iterator 4185 4230 aa1da086b361c2581b5f201ec71a2476 struct Iterator
62 O 46 base 4237 4265 4d5a2eb24c1a86220ebe575d55816b91 var base
72 O 46 predicate 4270 4313 7c30d28f1d6bc23ea7c7559eb68904ac let predicate
78 O 46 isPastPrefix 4318 4342 d4e0abb5ec9e81811663e8c595abf37c var isPastPrefix
135 O 46 init 4347 4492 f0826ae5cc962c4d8be87a1076e46f47 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async -> Bool)
65 o 46 next 4497 4811 0bf89b0ddad82a38c143c739a0f233b7 func next()
103 o 46 next 4816 5246 dcca703b205b04eb9a026a1bbac544e9 func next(isolation actor: isolated (any Actor)?)
120 e  AsyncDropWhileSequence.Iterator 5254 5364 03acd3359c2847ca2908a2e4e1da458a extension AsyncDropWhileSequence.Iterator
115 t  AsyncThrowingDropWhileSequence 5369 5460 05a1c9b35b04af8c4339e10bd91f2e6b struct AsyncThrowingDropWhileSequence
62 O 54 base 5465 5479 5dbccc46d4e12fe61996b0166ef7e44a let base
72 O 54 predicate 5482 5532 e13af8bc863a3dad042674e61a6d0db7 let predicate
128 O 54 init 5535 5667 3bbf881bf7f804b9368e0f763169f439 init(base: Base, predicate: @escaping (Base.Element) async throws -> Bool)
86 o 54 AsyncIterator 5670 5711 dd90cb387b58635b00fefad0a5dcdc14 typealias AsyncIterator
74 o 54 Element 5714 5753 32c6f1000b57d47a7994a4f59b66c5bb typealias Element
74 o 54 Failure 5756 5792 972795480eff9d7be6b7abba6d83e0a5 typealias Failure
91 o 54 makeAsyncIterator 5795 5918 c5d649a1d60d91feb99e5dea7b070969 func makeAsyncIterator()
118 e  AsyncThrowingDropWhileSequence 5922 6017 559fd35743d8042b1d5bae1463f78d5c extension AsyncThrowingDropWhileSequence
120 e  AsyncThrowingDropWhileSequence 6022 6062 33200693d4ed905088297571992b7a28 extension AsyncThrowingDropWhileSequence#2
104 t 63 AsyncThrowingDropWhileSequence.Iterator 6067 6112 13d7be870d25467bd3a91ecf0b721ab9 struct Iterator
62 O 64 base 6119 6147 ea7f0343645783f469b2a6a13e4ecb3c var base
72 O 64 predicate 6152 6202 14b8a28c23c36ee3db85bd8fc80b19e9 let predicate
68 O 64 isAtEnd 6207 6226 a070ce51ebca175e6cd13bd478446093 var isAtEnd
78 O 64 isPastPrefix 6231 6255 e0367ba198435452c9686e274a7a3ac6 var isPastPrefix
142 O 64 init 6260 6412 93031f5a9af3e006cc55e105730d93e3 init(base: Base.AsyncIterator, predicate: @escaping (Base.Element) async throws -> Bool)
65 o 64 next 6417 6873 1fc3a460cb724bf7a5407a0fc05d9a3e func next()
103 o 64 next 6878 7404 4abde4ffa97505b783632397214009b3 func next(isolation actor: isolated (any Actor)?)
136 e  AsyncThrowingDropWhileSequence.Iterator 7412 7530 fe0835c160fbc39cc385855dfe771aae extension AsyncThrowingDropWhileSequence.Iterator

"""#)
  }
}
