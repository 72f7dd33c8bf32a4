// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Swift_Duration: LibraryText {
    LibraryText(
      path: "Swift/Duration.swift",
      text: #"""
public struct Duration: CustomStringConvertible, Decodable, DurationProtocol, Encodable, Hashable {
  public init(from decoder: any Decoder) throws
  @pure public init(secondsComponent: Int64, attosecondsComponent: Int64)
  @pure public static var zero: Duration { get }
  public var components: (seconds: Int64, attoseconds: Int64) { get }
  @pure public var description: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public static func microseconds<T>(_ microseconds: T) -> Duration where T: BinaryInteger
  @pure public static func microseconds(_ microseconds: Double) -> Duration
  public static func milliseconds<T>(_ milliseconds: T) -> Duration where T: BinaryInteger
  @pure public static func milliseconds(_ milliseconds: Double) -> Duration
  public static func nanoseconds<T>(_ nanoseconds: T) -> Duration where T: BinaryInteger
  @pure public static func nanoseconds(_ nanoseconds: Double) -> Duration
  public static func seconds<T>(_ seconds: T) -> Duration where T: BinaryInteger
  @pure public static func seconds(_ seconds: Double) -> Duration
  @pure public static func * (lhs: Duration, rhs: Double) -> Duration
  public static func * <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger
  public static func *= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger
  @pure public static func + (lhs: Duration, rhs: Duration) -> Duration
  public static func += (lhs: inout Duration, rhs: Duration)
  @pure public static func - (lhs: Duration, rhs: Duration) -> Duration
  public static func -= (lhs: inout Duration, rhs: Duration)
  @pure public static func / (lhs: Duration, rhs: Double) -> Duration
  public static func / <T>(lhs: Duration, rhs: T) -> Duration where T: BinaryInteger
  @pure public static func / (lhs: Duration, rhs: Duration) -> Double
  public static func /= (lhs: inout Duration, rhs: Double)
  public static func /= <T>(lhs: inout Duration, rhs: T) where T: BinaryInteger
  @pure public static func < (lhs: Duration, rhs: Duration) -> Bool
  @pure public static func == (lhs: Duration, rhs: Duration) -> Bool
}

public protocol DurationProtocol: AdditiveArithmetic, Comparable, Sendable {
  static func * (lhs: Self, rhs: Int) -> Self
  static func *= (lhs: inout Self, rhs: Int)
  static func / (lhs: Self, rhs: Int) -> Self
  static func / (lhs: Self, rhs: Self) -> Double
  static func /= (lhs: inout Self, rhs: Int)
}

extension DurationProtocol {
  public static func *= (lhs: inout Self, rhs: Int)
  public static func /= (lhs: inout Self, rhs: Int)
}

public protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
  associatedtype Duration: DurationProtocol
  func advanced(by duration: Duration) -> Self
  func duration(to other: Self) -> Duration
}

public protocol Clock<Duration>: Sendable {
  associatedtype Duration where Duration == Instant.Duration
  associatedtype Instant: InstantProtocol
  var minimumResolution: Duration { get }
  var now: Instant { get }
  func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
}

extension Clock {
  public func measure(_ work: () throws -> Void) rethrows -> Instant.Duration
  public func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void) async rethrows
    -> Instant.Duration
  public func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil) async throws
}

extension Clock where Self == ContinuousClock {
  public static var continuous: ContinuousClock { get }
}

extension Clock where Self == SuspendingClock {
  public static var suspending: SuspendingClock { get }
}

public struct ContinuousClock: Clock {
  public init()
  public static var now: ContinuousClock.Instant { get }
  @pure public var minimumResolution: Duration { get }
  public var now: ContinuousClock.Instant { get }
  public var systemEpoch: ContinuousClock.Instant { get }
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws
}

extension ContinuousClock {
  public struct Instant: Decodable, Encodable, InstantProtocol {
    public init(from decoder: any Decoder) throws
    public static var now: Instant { get }
    public func advanced(by duration: Duration) -> Instant
    public func duration(to other: Instant) -> Duration
    public func hash(into hasher: inout Hasher)
    public static func + (lhs: Instant, rhs: Duration) -> Instant
    public static func += (lhs: inout Instant, rhs: Duration)
    public static func - (lhs: Instant, rhs: Duration) -> Instant
    public static func - (lhs: Instant, rhs: Instant) -> Duration
    public static func -= (lhs: inout Instant, rhs: Duration)
    public static func < (lhs: Instant, rhs: Instant) -> Bool
    public static func == (lhs: Instant, rhs: Instant) -> Bool
  }
}

public struct SuspendingClock: Clock {
  public init()
  public static var now: SuspendingClock.Instant { get }
  @pure public var minimumResolution: Duration { get }
  public var now: SuspendingClock.Instant { get }
  public var systemEpoch: SuspendingClock.Instant { get }
  public func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil) async throws
}

extension SuspendingClock {
  public struct Instant: Decodable, Encodable, InstantProtocol {
    public init(from decoder: any Decoder) throws
    public static var now: Instant { get }
    public func advanced(by duration: Duration) -> Instant
    public func duration(to other: Instant) -> Duration
    public func hash(into hasher: inout Hasher)
    public static func + (lhs: Instant, rhs: Duration) -> Instant
    public static func += (lhs: inout Instant, rhs: Duration)
    public static func - (lhs: Instant, rhs: Duration) -> Instant
    public static func - (lhs: Instant, rhs: Instant) -> Duration
    public static func -= (lhs: inout Instant, rhs: Duration)
    public static func < (lhs: Instant, rhs: Instant) -> Bool
    public static func == (lhs: Instant, rhs: Instant) -> Bool
  }
}

"""#,
      outline: #"""
t 0 97  354541bb0ff1f8a43549db64e89701ee Duration struct Duration
o 102 221 0 bf6444f67d172bed685a3b7bb8b041de init init(from decoder: any Decoder)
o 224 270 0 7357aeec9805e4a588770ea42051d0af zero var zero
o 273 340 0 333a30f0ea7c3f7a6bd0f1c8603d96ec components var components
o 343 387 0 3b32ac405a18934251f446fbf05c8217 description var description
o 390 486 0 4494d449021d133e3ddab0d275faf449 encode func encode(to encoder: any Encoder)
o 489 577 0 2351f110bfec8f993a2b41de4a0e9ed1 microseconds func microseconds<T>(_ microseconds: T)
o 580 653 0 8ed15940ff51354857bdd9a1085de666 microseconds func microseconds(_ microseconds: Double)
o 656 744 0 58c63dbc17f5f99efe84f71a548087b0 milliseconds func milliseconds<T>(_ milliseconds: T)
o 747 820 0 5fd0815096ef16e0f8a61630f3a11bcd milliseconds func milliseconds(_ milliseconds: Double)
o 823 909 0 2e28ee4e2c54988ab78fcf441b97fd7b nanoseconds func nanoseconds<T>(_ nanoseconds: T)
o 912 983 0 8225cde3c3c92dfa9ea8a6f64084b9cd nanoseconds func nanoseconds(_ nanoseconds: Double)
o 986 1064 0 f3d21cbb5b6e465803d903ef2de4846b seconds func seconds<T>(_ seconds: T)
o 1067 1130 0 54b961a28a6cd9447d52186983615ae5 seconds func seconds(_ seconds: Double)
o 1133 1200 0 cb593bea9b57a9c23e68199a4361d13b * func * (lhs: Duration, rhs: Double)
o 1203 1285 0 7b8b252d6bcc855cf7555416180971ac * func * <T>(lhs: Duration, rhs: T)
o 1288 1365 0 6c18d8b5d572116d49506097a4dd4f58 *= func *= <T>(lhs: inout Duration, rhs: T)
o 1368 1437 0 7ec4e0dd69b1b862502546ceffacccc9 + func + (lhs: Duration, rhs: Duration)
o 1440 1498 0 bbbd097f8e7b1ce14cc47a16a22d4318 += func += (lhs: inout Duration, rhs: Duration)
o 1501 1570 0 dc525c0ec0b39d35207c5ac5b758380c - func - (lhs: Duration, rhs: Duration)
o 1573 1631 0 17daa1b899db58e4db9bb9a149d0deb1 -= func -= (lhs: inout Duration, rhs: Duration)
o 1634 1701 0 50b22b93e63fd7060b4800ffc62ac828 / func / (lhs: Duration, rhs: Double)
o 1704 1786 0 5d14d1eb62a00c331f0a288e93f490dd / func / <T>(lhs: Duration, rhs: T)
o 1789 1856 0 e58878dbdd5b61a58e9d7c20254a957a / func / (lhs: Duration, rhs: Duration)
o 1859 1915 0 372ad35c7c601d7ced875001a70bfa89 /= func /= (lhs: inout Duration, rhs: Double)
o 1918 1995 0 f991179111a1336c45e8f828a660aa74 /= func /= <T>(lhs: inout Duration, rhs: T)
o 1998 2063 0 49d43d5e57b8837d9ce1a6e763515519 < func < (lhs: Duration, rhs: Duration)
o 2066 2132 0 95658eefea8c66dd1afe3181b0444da5 == func == (lhs: Duration, rhs: Duration)
t 2136 2210  d08835d429ead5682438bc471ef0ab0f DurationProtocol protocol DurationProtocol
o 2215 2258 28 b13ad0115ed0f6ee7c83f546b5bf7c3d * func * (lhs: Self, rhs: Int)
o 2261 2303 28 1a3704785e62a06c90f74750e2b5b456 *= func *= (lhs: inout Self, rhs: Int)
o 2306 2349 28 afb30e8ba6015776dd2c360b795d5235 / func / (lhs: Self, rhs: Int)
o 2352 2398 28 1ec4a380ee4759cf484587a989118312 / func / (lhs: Self, rhs: Self)
o 2401 2443 28 2d74ee2eb73ec687e7f4cb6e2604d028 /= func /= (lhs: inout Self, rhs: Int)
e 2447 2473  6c7e4aef357a80a7191ad4c706065556 DurationProtocol extension DurationProtocol
o 2478 2527 34 fb92f2094c4f9823b0ac3b4029d50424 *= func *= (lhs: inout Self, rhs: Int)
o 2530 2579 34 0a80dc3226d91d9400ea4313e6c2c9c6 /= func /= (lhs: inout Self, rhs: Int)
t 2583 2656  7a9db1320f1a0ea895829d3acc25d21e InstantProtocol protocol InstantProtocol
o 2661 2702 37 8701f1cd1520542b0598793360341524 Duration associatedtype Duration
o 2705 2749 37 43481b6849b6bcde563ed35cb0fecbe6 advanced func advanced(by duration: Duration)
o 2752 2793 37 e9425a30749cb436489e8eb15a444027 duration func duration(to other: Self)
t 2797 2838  818b151d74b5969bce2064d5ddd3e2e8 Clock protocol Clock
o 2843 2901 41 a7b6b64af3c1dc76f5c00a6adcb1cc59 Duration associatedtype Duration
o 2904 2943 41 84bf7e3b54e891051b2ed4047605394b Instant associatedtype Instant
o 2946 2985 41 5bc09e5475274e90e2257037db854742 minimumResolution var minimumResolution
o 2988 3012 41 987fb3e74a281e0070a2c62e4f7a56a3 now var now
o 3015 3093 41 39ff1fe9dac8066765d9b79a52c19b61 sleep func sleep(until deadline: Instant, tolerance: Instant.Duration?)
e 3097 3112  0e03fc9e6ce0bc1287e435dd7cb00617 Clock extension Clock
o 3117 3192 47 cf4f5a403f747b4ff2b4332048c160b0 measure func measure(_ work: () throws -> Void)
o 3195 3333 47 0dd826e1868ec2f6bd78c9a337698d40 measure func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void)
o 3336 3434 47 338f3d14bbfa9997c92c0d4833fd6d0a sleep func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil)
e 3438 3483  72d6796a02271a7c610a8f34c728a748 Clock extension Clock#2
o 3488 3541 51 702e6b8f84fb046936909a62848a682b continuous var continuous
e 3545 3590  cdfa09123519a66fd8efc36180b8e0e3 Clock extension Clock#3
o 3595 3648 53 87a2c57bc8b3194cd32d295b7481c335 suspending var suspending
t 3652 3688  b4b736abb2bdeb280236ac938205ad46 ContinuousClock struct ContinuousClock
o 3693 3706 55 c5ebf68b2f57ea17465e334a585095c5 init init()
o 3709 3763 55 bf492653db1e8c091298a9ad10adc9fd now var now
o 3766 3818 55 49b760b08197af20b6683b9086784a27 minimumResolution var minimumResolution
o 3821 3868 55 a4a0b0b0f2062bce4f8e694e2e86d72a now var now#2
o 3871 3926 55 b2204a9bbd03e96063599ae3c888313e systemEpoch var systemEpoch
o 3929 4028 55 5831c2a3ed308ef3c086fd5200bd1b8e sleep func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil)
e 4032 4057  9a13be8596bdc7bbc5797454b0f77094 ContinuousClock extension ContinuousClock
t 4062 4122 62 128f15f93fc63913e078746bf9363817 ContinuousClock.Instant struct Instant
o 4129 4217 63 cc485479daace0050533f588ded88cf2 init init(from decoder: any Decoder)
o 4222 4276 63 7d0d17b64db3f320afd27651fdda58c6 advanced func advanced(by duration: Duration)
o 4281 4332 63 4409e303bee56b317662f3cc43719443 duration func duration(to other: Instant)
o 4337 4380 63 074d6386d55b6b56595bc7cc690722df hash func hash(into hasher: inout Hasher)
o 4385 4446 63 fd448b9d277673a314905ae2c6165b6e + func + (lhs: Instant, rhs: Duration)
o 4451 4508 63 81b57dd657b4963ce4d993bd93db6d19 += func += (lhs: inout Instant, rhs: Duration)
o 4513 4574 63 cd76c19800add5c2d2adb850698df957 - func - (lhs: Instant, rhs: Duration)
o 4579 4640 63 11ae5942881c25e0f97f6f922c19dd6a - func - (lhs: Instant, rhs: Instant)
o 4645 4702 63 26ea0c5d9e753078b2f682553f71b39a -= func -= (lhs: inout Instant, rhs: Duration)
o 4707 4764 63 fe0773517cc03252e7b2866b1ab6828c < func < (lhs: Instant, rhs: Instant)
o 4769 4827 63 306ac7fde9e62944df4ff3142e960685 == func == (lhs: Instant, rhs: Instant)
t 4835 4871  e34576b93e5d766c16cfdf40a3d219b5 SuspendingClock struct SuspendingClock
o 4876 4889 75 7b0ed00f7bbace8a45e5688d1dec3849 init init()
o 4892 4946 75 4334a5edf5b9b256a59c006818e7a9af now var now
o 4949 5001 75 578f2a40417dbb73b16aceaf6c096068 minimumResolution var minimumResolution
o 5004 5051 75 bfd1f7aef8f50d03a269697af51adb72 now var now#2
o 5054 5109 75 88d483b56dd84919d6db7cda48dff76d systemEpoch var systemEpoch
o 5112 5211 75 b3f0293de920371048bd78c744e9aff7 sleep func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil)
e 5215 5240  0cc300018dcb2e95f0a62a5efcc025f0 SuspendingClock extension SuspendingClock
t 5245 5305 82 34cd6ef5eb3d04f83236fd14d11a2cc1 SuspendingClock.Instant struct Instant
o 5312 5400 83 7cff991da3f0aa21e48b308b328039dd init init(from decoder: any Decoder)
o 5405 5459 83 be1866f9b41d24752c52dfd969a8553e advanced func advanced(by duration: Duration)
o 5464 5515 83 8dd98fdf3b51fc31dc93377e79dc0a95 duration func duration(to other: Instant)
o 5520 5563 83 14f41487e395bddb626e6b08541f28d7 hash func hash(into hasher: inout Hasher)
o 5568 5629 83 57dc2bec2050eec674cafa29357498de + func + (lhs: Instant, rhs: Duration)
o 5634 5691 83 2a38b59254d553b1187fe8a49d0b2dc0 += func += (lhs: inout Instant, rhs: Duration)
o 5696 5757 83 183e492d955e047b2e5763a0c2d92e38 - func - (lhs: Instant, rhs: Duration)
o 5762 5823 83 fcff12ee7cb65409c6e4cbe7501a8eab - func - (lhs: Instant, rhs: Instant)
o 5828 5885 83 9906051c90ce2a7cc81fb1adb038f7bf -= func -= (lhs: inout Instant, rhs: Duration)
o 5890 5947 83 e8fed8e394d6c93485b59f0b88050ece < func < (lhs: Instant, rhs: Instant)
o 5952 6010 83 dbdc40f08a6e1e6ef7646961afb391c6 == func == (lhs: Instant, rhs: Instant)

"""#)
  }
}
