// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_AsyncStream: LibraryText {
    LibraryText(
      path: "Swift/AsyncStream.swift",
      text: #"""
public struct AsyncStream<Element>: AsyncSequence {
  @intrinsic public init(
    _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void)
  @intrinsic public init(
    unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
  @intrinsic public func makeAsyncIterator() -> Iterator
  @intrinsic public static func makeStream(
    of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncStream<Element>, continuation: Continuation)
}

extension AsyncStream: Sendable where Element: Sendable {}

extension AsyncStream {
  public struct Continuation: Hashable, Sendable {
    @intrinsic @pure public var hashValue: Int { get }
    @intrinsic public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
    @intrinsic public func finish()
    @intrinsic public func hash(into hasher: inout Hasher)
    @discardableResult @intrinsic public func yield() -> YieldResult where Element == ()
    @discardableResult @intrinsic public func yield(_ value: Element) -> YieldResult
    @discardableResult @intrinsic public func yield(with result: Result<Element, Never>) -> YieldResult
    @intrinsic public static func == (lhs: Continuation, rhs: Continuation) -> Bool
  }
}

extension AsyncStream.Continuation {
  public enum BufferingPolicy: Sendable {
    case bufferingNewest(Int)
    case bufferingOldest(Int)
    case unbounded
  }
}

extension AsyncStream.Continuation {
  public enum Termination: Hashable, Sendable {
    case cancelled
    case finished
  }
}

extension AsyncStream.Continuation {
  public enum YieldResult {
    case dropped(Element)
    case enqueued(remaining: Int)
    case terminated
  }
}

extension AsyncStream.Continuation.YieldResult: Sendable where Element: Sendable {}

extension AsyncStream {
  public struct Iterator: AsyncIteratorProtocol {
    @intrinsic public mutating func next() async -> Element?
    @intrinsic public mutating func next(isolation actor: isolated (any Actor)?) async -> Element?
  }
}

public struct AsyncThrowingStream<Element, Failure>: AsyncSequence where Failure: Error {
  @intrinsic public init(
    _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded,
    _ build: (Continuation) -> Void) where Failure == any Error
  @intrinsic public init(unfolding produce: @escaping @Sendable () async throws -> Element?) where Failure == any Error
  @intrinsic public func makeAsyncIterator() -> Iterator
  @intrinsic public static func makeStream(
    of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self,
    bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded
  ) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: Continuation) where Failure == any Error
}

extension AsyncThrowingStream: Sendable where Element: Sendable {}

extension AsyncThrowingStream {
  public struct Continuation: Hashable, Sendable {
    @intrinsic @pure public var hashValue: Int { get }
    @intrinsic public var onTermination: (@Sendable (Termination) -> Void)? { get nonmutating set }
    @intrinsic public func finish(throwing error: Failure? = nil)
    @intrinsic public func hash(into hasher: inout Hasher)
    @discardableResult @intrinsic public func yield() -> YieldResult where Element == ()
    @discardableResult @intrinsic public func yield(_ value: Element) -> YieldResult
    @discardableResult @intrinsic public func yield(with result: Result<Element, Failure>) -> YieldResult
    where Failure == any Error
    @intrinsic public static func == (lhs: Continuation, rhs: Continuation) -> Bool
  }
}

extension AsyncThrowingStream.Continuation {
  public enum BufferingPolicy: Sendable {
    case bufferingNewest(Int)
    case bufferingOldest(Int)
    case unbounded
  }
}

extension AsyncThrowingStream.Continuation {
  public enum Termination: Sendable {
    case cancelled
    case finished(Failure?)
  }
}

extension AsyncThrowingStream.Continuation {
  public enum YieldResult {
    case dropped(Element)
    case enqueued(remaining: Int)
    case terminated
  }
}

extension AsyncThrowingStream.Continuation.YieldResult: Sendable where Element: Sendable {}

extension AsyncThrowingStream {
  public struct Iterator: AsyncIteratorProtocol {
    @intrinsic public mutating func next() async throws -> Element?
    @intrinsic public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element?
  }
}

"""#,
      outline: #"""
t 0 49  9462e2110805368a528a2b05977b87cb AsyncStream struct AsyncStream
o 54 228 0 2c65a4339bfcefdfc6071ddae291ef2e init init( _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
o 231 360 0 8d05e0c86ef591ce6ae4f0d3c8479ff8 init init( unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
o 363 417 0 3ca03b939c0c04c01cd5efbc4aebf61b makeAsyncIterator func makeAsyncIterator()
o 420 641 0 c94ab16456d681daa96b1e81be318ee0 makeStream func makeStream( of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded )
e 645 700  0bbaf9e93f819a009849b9fc99bc75f2 AsyncStream extension AsyncStream
e 705 726  e2297ee537098dab0d05740d22cf5014 AsyncStream extension AsyncStream#2
t 731 777 6 aad57f23890023ea4c4d05fad9476191 AsyncStream.Continuation struct Continuation
o 784 834 7 e07529025575d08944b8e35b4d67b566 hashValue var hashValue
o 839 934 7 c3064a1e860c867dbd8f8d9b97b80e24 onTermination var onTermination
o 939 970 7 bcfd7f5c6e2ee47b3461196158a1e165 finish func finish()
o 975 1029 7 d51a3d9ac3c5eca3501a7d7110b3844c hash func hash(into hasher: inout Hasher)
o 1034 1118 7 3a8a279906967c3657dea51cd9105bbe yield func yield()
o 1123 1203 7 b8527b35758b4f18138385b61e77d93b yield func yield(_ value: Element)
o 1208 1307 7 696d26eb6b9f110c4522253af7eefe19 yield func yield(with result: Result<Element, Never>)
o 1312 1391 7 ac8623a16c848cfeb85730010b788516 == func == (lhs: Continuation, rhs: Continuation)
e 1399 1433  dd316b6c9110b4579be20dd8333e6e69 AsyncStream.Continuation extension AsyncStream.Continuation
t 1438 1475 16 fd114128e8e89858dcb0deec236279f1 AsyncStream.Continuation.BufferingPolicy enum BufferingPolicy
o 1482 1507 17 810cf2f89f6c65c78b387b0b13f1dae6 bufferingNewest case bufferingNewest
o 1512 1537 17 2ac3177e1fb701409d930c90541df00e bufferingOldest case bufferingOldest
o 1542 1556 17 1e56bba205a8da1a901d1adf7657efda unbounded case unbounded
e 1564 1598  dd316b6c9110b4579be20dd8333e6e69 AsyncStream.Continuation extension AsyncStream.Continuation#2
t 1603 1646 21 a9b57c1a5e133e758c439fd26fddd6d8 AsyncStream.Continuation.Termination enum Termination
o 1653 1667 22 bd7308346e091afc0e46b5649d6b3f7d cancelled case cancelled
o 1672 1685 22 18bd84f3e984650f46690555f8aa6055 finished case finished
e 1693 1727  dd316b6c9110b4579be20dd8333e6e69 AsyncStream.Continuation extension AsyncStream.Continuation#3
t 1732 1755 25 088ec89c342244b727a51b02719215e1 AsyncStream.Continuation.YieldResult enum YieldResult
o 1762 1783 26 515c59751acc9aee62c65c2bdb4398be dropped case dropped
o 1788 1817 26 7ff051305a62c51ea37f0896c001683d enqueued case enqueued
o 1822 1837 26 4b6057d5a1a97e6b9684238b3ad7827b terminated case terminated
e 1845 1925  4e9e302311942be2e63fb3d410f93400 AsyncStream.Continuation.YieldResult extension AsyncStream.Continuation.YieldResult
e 1930 1951  e2297ee537098dab0d05740d22cf5014 AsyncStream extension AsyncStream#3
t 1956 2001 31 4f63a236b39beb6dbe1bd022f9db0de3 AsyncStream.Iterator struct Iterator
o 2008 2064 32 35570a5581678edcb205669cb7ca6acc next func next()
o 2069 2163 32 936e921e44e2ff5bcea104d269452793 next func next(isolation actor: isolated (any Actor)?)
t 2171 2258  0d3ba90ca64e29a3dd693faabb9e0562 AsyncThrowingStream struct AsyncThrowingStream
o 2263 2464 35 02ead53a684cb749797dc49476328a91 init init( _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
o 2467 2584 35 3d39546c0ab168af617cecac193fc09e init init(unfolding produce: @escaping @Sendable () async throws -> Element?)
o 2587 2641 35 da0385d21eab675559e76b6d02cc2ea8 makeAsyncIterator func makeAsyncIterator()
o 2644 2964 35 b3efb1c08a0515bf3722b0cc02c27540 makeStream func makeStream( of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded )
e 2968 3031  28ee1da2f00d6c9ac89db5292b84431e AsyncThrowingStream extension AsyncThrowingStream
e 3036 3065  f76f7be3374d3fdb197960f6376db967 AsyncThrowingStream extension AsyncThrowingStream#2
t 3070 3116 41 0ed21c0f313c9b01a27f4ca048307768 AsyncThrowingStream.Continuation struct Continuation
o 3123 3173 42 e642a687be446e798472221cb1e684c2 hashValue var hashValue
o 3178 3273 42 147f7b6f4291716203956e5284127e40 onTermination var onTermination
o 3278 3339 42 c635b831d9f198719e73a7fb935d8acf finish func finish(throwing error: Failure? = nil)
o 3344 3398 42 dff0508f260ef83b1220f29f6f08b5eb hash func hash(into hasher: inout Hasher)
o 3403 3487 42 0c8b060cff7c63ccb12207da8b05dd2d yield func yield()
o 3492 3572 42 7da271e2da77925b44780ddf1305ec7e yield func yield(_ value: Element)
o 3577 3709 42 ab4f0de5a3164f77f718b6e5e40abd81 yield func yield(with result: Result<Element, Failure>)
o 3714 3793 42 66ba4158c1bc630e654c017f078c2baf == func == (lhs: Continuation, rhs: Continuation)
e 3801 3843  f96b644c2bab23d3ccd64bddd4840664 AsyncThrowingStream.Continuation extension AsyncThrowingStream.Continuation
t 3848 3885 51 e68c241c84267d67ab1d0359c9d10d76 AsyncThrowingStream.Continuation.BufferingPolicy enum BufferingPolicy
o 3892 3917 52 12e6e18d964eaee3dabcbcfe6bdacb0b bufferingNewest case bufferingNewest
o 3922 3947 52 c739aee86444597ceff0aa2c4d8bca8e bufferingOldest case bufferingOldest
o 3952 3966 52 133ba6d670c33bfc7da583945a74f288 unbounded case unbounded
e 3974 4016  f96b644c2bab23d3ccd64bddd4840664 AsyncThrowingStream.Continuation extension AsyncThrowingStream.Continuation#2
t 4021 4054 56 311928aaf5741c355a250a914398902c AsyncThrowingStream.Continuation.Termination enum Termination
o 4061 4075 57 a4b22348d6931663cdd079e875de637d cancelled case cancelled
o 4080 4103 57 983958cdb1af468b6b71436815ca437a finished case finished
e 4111 4153  f96b644c2bab23d3ccd64bddd4840664 AsyncThrowingStream.Continuation extension AsyncThrowingStream.Continuation#3
t 4158 4181 60 679a0f1df06c0dff4630b7f3b6f4009e AsyncThrowingStream.Continuation.YieldResult enum YieldResult
o 4188 4209 61 c3ad9266cc47d49a3676e1263546f098 dropped case dropped
o 4214 4243 61 f9e53cf75bd7256ef606d72404cb5f80 enqueued case enqueued
o 4248 4263 61 23fe4bb79db18c402192ce30e314d9d2 terminated case terminated
e 4271 4359  c1c8ac585c76e5a416867a0448bc0e9d AsyncThrowingStream.Continuation.YieldResult extension AsyncThrowingStream.Continuation.YieldResult
e 4364 4393  f76f7be3374d3fdb197960f6376db967 AsyncThrowingStream extension AsyncThrowingStream#3
t 4398 4443 66 80d5d3b8abed2a07975de8db766224c8 AsyncThrowingStream.Iterator struct Iterator
o 4450 4513 67 2eea73aaf10b499cc1529eb3a486427a next func next()
o 4518 4628 67 2838e179848933cbdb44492f24262f49 next func next(isolation actor: isolated (any Actor)?)

"""#)
  }
}
