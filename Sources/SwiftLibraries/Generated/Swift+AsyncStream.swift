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
    @intrinsic public static func == (lhs: AsyncStream<Element>.Continuation, rhs: AsyncStream<Element>.Continuation)
      -> Bool
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
    @intrinsic public static func == (
      lhs: AsyncThrowingStream<Element, Failure>.Continuation, rhs: AsyncThrowingStream<Element, Failure>.Continuation
    ) -> Bool
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
72 t  AsyncStream 0 49 9462e2110805368a528a2b05977b87cb struct AsyncStream
198 o 0 init 54 228 2c65a4339bfcefdfc6071ddae291ef2e init( _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
158 o 0 init 231 360 8d05e0c86ef591ce6ae4f0d3c8479ff8 init( unfolding produce: @escaping @Sendable () async -> Element?, onCancel: (@Sendable () -> Void)? = nil)
88 o 0 makeAsyncIterator 363 417 3ca03b939c0c04c01cd5efbc4aebf61b func makeAsyncIterator()
185 o 0 makeStream 420 641 c94ab16456d681daa96b1e81be318ee0 func makeStream( of elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded )
78 e  AsyncStream 645 700 0bbaf9e93f819a009849b9fc99bc75f2 extension AsyncStream
80 e  AsyncStream 705 726 e2297ee537098dab0d05740d22cf5014 extension AsyncStream#2
90 t 6 AsyncStream.Continuation 731 777 aad57f23890023ea4c4d05fad9476191 struct Continuation
69 o 7 hashValue 784 834 e07529025575d08944b8e35b4d67b566 var hashValue
77 o 7 onTermination 839 934 c3064a1e860c867dbd8f8d9b97b80e24 var onTermination
66 o 7 finish 939 970 bcfd7f5c6e2ee47b3461196158a1e165 func finish()
88 o 7 hash 975 1029 d51a3d9ac3c5eca3501a7d7110b3844c func hash(into hasher: inout Hasher)
66 o 7 yield 1034 1118 3a8a279906967c3657dea51cd9105bbe func yield()
82 o 7 yield 1123 1203 b8527b35758b4f18138385b61e77d93b func yield(_ value: Element)
101 o 7 yield 1208 1307 696d26eb6b9f110c4522253af7eefe19 func yield(with result: Result<Element, Never>)
139 o 7 == 1312 1439 38ce73d8ac88682cd5e320939b710682 func == (lhs: AsyncStream<Element>.Continuation, rhs: AsyncStream<Element>.Continuation)
106 e  AsyncStream.Continuation 1447 1481 dd316b6c9110b4579be20dd8333e6e69 extension AsyncStream.Continuation
110 t 16 AsyncStream.Continuation.BufferingPolicy 1486 1523 fd114128e8e89858dcb0deec236279f1 enum BufferingPolicy
85 o 17 bufferingNewest 1530 1555 810cf2f89f6c65c78b387b0b13f1dae6 case bufferingNewest
85 o 17 bufferingOldest 1560 1585 2ac3177e1fb701409d930c90541df00e case bufferingOldest
73 o 17 unbounded 1590 1604 1e56bba205a8da1a901d1adf7657efda case unbounded
108 e  AsyncStream.Continuation 1612 1646 dd316b6c9110b4579be20dd8333e6e69 extension AsyncStream.Continuation#2
102 t 21 AsyncStream.Continuation.Termination 1651 1694 a9b57c1a5e133e758c439fd26fddd6d8 enum Termination
73 o 22 cancelled 1701 1715 bd7308346e091afc0e46b5649d6b3f7d case cancelled
71 o 22 finished 1720 1733 18bd84f3e984650f46690555f8aa6055 case finished
108 e  AsyncStream.Continuation 1741 1775 dd316b6c9110b4579be20dd8333e6e69 extension AsyncStream.Continuation#3
102 t 25 AsyncStream.Continuation.YieldResult 1780 1803 088ec89c342244b727a51b02719215e1 enum YieldResult
69 o 26 dropped 1810 1831 515c59751acc9aee62c65c2bdb4398be case dropped
71 o 26 enqueued 1836 1865 7ff051305a62c51ea37f0896c001683d case enqueued
75 o 26 terminated 1870 1885 4b6057d5a1a97e6b9684238b3ad7827b case terminated
130 e  AsyncStream.Continuation.YieldResult 1893 1973 4e9e302311942be2e63fb3d410f93400 extension AsyncStream.Continuation.YieldResult
82 e  AsyncStream 1978 1999 e2297ee537098dab0d05740d22cf5014 extension AsyncStream#3
85 t 31 AsyncStream.Iterator 2004 2049 4f63a236b39beb6dbe1bd022f9db0de3 struct Iterator
65 o 32 next 2056 2112 35570a5581678edcb205669cb7ca6acc func next()
103 o 32 next 2117 2211 936e921e44e2ff5bcea104d269452793 func next(isolation actor: isolated (any Actor)?)
93 t  AsyncThrowingStream 2219 2306 0d3ba90ca64e29a3dd693faabb9e0562 struct AsyncThrowingStream
202 o 35 init 2311 2512 02ead53a684cb749797dc49476328a91 init( _ elementType: Element.Type = Element.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded, _ build: (Continuation) -> Void)
126 o 35 init 2515 2632 3d39546c0ab168af617cecac193fc09e init(unfolding produce: @escaping @Sendable () async throws -> Element?)
91 o 35 makeAsyncIterator 2635 2689 da0385d21eab675559e76b6d02cc2ea8 func makeAsyncIterator()
239 o 35 makeStream 2692 3012 b3efb1c08a0515bf3722b0cc02c27540 func makeStream( of elementType: Element.Type = Element.self, throwing failureType: Failure.Type = Failure.self, bufferingPolicy limit: Continuation.BufferingPolicy = .unbounded )
96 e  AsyncThrowingStream 3016 3079 28ee1da2f00d6c9ac89db5292b84431e extension AsyncThrowingStream
98 e  AsyncThrowingStream 3084 3113 f76f7be3374d3fdb197960f6376db967 extension AsyncThrowingStream#2
101 t 41 AsyncThrowingStream.Continuation 3118 3164 0ed21c0f313c9b01a27f4ca048307768 struct Continuation
72 o 42 hashValue 3171 3221 e642a687be446e798472221cb1e684c2 var hashValue
80 o 42 onTermination 3226 3321 147f7b6f4291716203956e5284127e40 var onTermination
99 o 42 finish 3326 3387 c635b831d9f198719e73a7fb935d8acf func finish(throwing error: Failure? = nil)
90 o 42 hash 3392 3446 dff0508f260ef83b1220f29f6f08b5eb func hash(into hasher: inout Hasher)
67 o 42 yield 3451 3535 0c8b060cff7c63ccb12207da8b05dd2d func yield()
83 o 42 yield 3540 3620 7da271e2da77925b44780ddf1305ec7e func yield(_ value: Element)
104 o 42 yield 3625 3757 ab4f0de5a3164f77f718b6e5e40abd81 func yield(with result: Result<Element, Failure>)
176 o 42 == 3762 3929 48480eab68444e675a2576250f442bab func == ( lhs: AsyncThrowingStream<Element, Failure>.Continuation, rhs: AsyncThrowingStream<Element, Failure>.Continuation )
122 e  AsyncThrowingStream.Continuation 3937 3979 f96b644c2bab23d3ccd64bddd4840664 extension AsyncThrowingStream.Continuation
118 t 51 AsyncThrowingStream.Continuation.BufferingPolicy 3984 4021 e68c241c84267d67ab1d0359c9d10d76 enum BufferingPolicy
85 o 52 bufferingNewest 4028 4053 12e6e18d964eaee3dabcbcfe6bdacb0b case bufferingNewest
85 o 52 bufferingOldest 4058 4083 c739aee86444597ceff0aa2c4d8bca8e case bufferingOldest
73 o 52 unbounded 4088 4102 133ba6d670c33bfc7da583945a74f288 case unbounded
124 e  AsyncThrowingStream.Continuation 4110 4152 f96b644c2bab23d3ccd64bddd4840664 extension AsyncThrowingStream.Continuation#2
110 t 56 AsyncThrowingStream.Continuation.Termination 4157 4190 311928aaf5741c355a250a914398902c enum Termination
73 o 57 cancelled 4197 4211 a4b22348d6931663cdd079e875de637d case cancelled
71 o 57 finished 4216 4239 983958cdb1af468b6b71436815ca437a case finished
124 e  AsyncThrowingStream.Continuation 4247 4289 f96b644c2bab23d3ccd64bddd4840664 extension AsyncThrowingStream.Continuation#3
110 t 60 AsyncThrowingStream.Continuation.YieldResult 4294 4317 679a0f1df06c0dff4630b7f3b6f4009e enum YieldResult
69 o 61 dropped 4324 4345 c3ad9266cc47d49a3676e1263546f098 case dropped
71 o 61 enqueued 4350 4379 f9e53cf75bd7256ef606d72404cb5f80 case enqueued
75 o 61 terminated 4384 4399 23fe4bb79db18c402192ce30e314d9d2 case terminated
146 e  AsyncThrowingStream.Continuation.YieldResult 4407 4495 c1c8ac585c76e5a416867a0448bc0e9d extension AsyncThrowingStream.Continuation.YieldResult
98 e  AsyncThrowingStream 4500 4529 f76f7be3374d3fdb197960f6376db967 extension AsyncThrowingStream#3
93 t 66 AsyncThrowingStream.Iterator 4534 4579 80d5d3b8abed2a07975de8db766224c8 struct Iterator
65 o 67 next 4586 4649 2eea73aaf10b499cc1529eb3a486427a func next()
103 o 67 next 4654 4764 2838e179848933cbdb44492f24262f49 func next(isolation actor: isolated (any Actor)?)

"""#)
  }
}
