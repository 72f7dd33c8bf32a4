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
    public static var now: ContinuousClock.Instant { get }
    public func advanced(by duration: Duration) -> ContinuousClock.Instant
    public func duration(to other: ContinuousClock.Instant) -> Duration
    public func hash(into hasher: inout Hasher)
    public static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
    public static func += (lhs: inout ContinuousClock.Instant, rhs: Duration)
    public static func - (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
    public static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration
    public static func -= (lhs: inout ContinuousClock.Instant, rhs: Duration)
    public static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
    public static func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
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
    public static var now: SuspendingClock.Instant { get }
    public func advanced(by duration: Duration) -> SuspendingClock.Instant
    public func duration(to other: SuspendingClock.Instant) -> Duration
    public func hash(into hasher: inout Hasher)
    public static func + (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
    public static func += (lhs: inout SuspendingClock.Instant, rhs: Duration)
    public static func - (lhs: SuspendingClock.Instant, rhs: Duration) -> SuspendingClock.Instant
    public static func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Duration
    public static func -= (lhs: inout SuspendingClock.Instant, rhs: Duration)
    public static func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
    public static func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant) -> Bool
  }
}

"""#,
      outline: #"""
66 t  Duration 0 97 354541bb0ff1f8a43549db64e89701ee struct Duration
82 o 0 init 102 147 8a10f134c65ec846dc2ad1aafe380694 init(from decoder: any Decoder)
109 o 0 init 150 221 e8caf6ead66eb980e150d673a7207694 init(secondsComponent: Int64, attosecondsComponent: Int64)
59 o 0 zero 224 270 7357aeec9805e4a588770ea42051d0af var zero
71 o 0 components 273 340 333a30f0ea7c3f7a6bd0f1c8603d96ec var components
73 o 0 description 343 387 3b32ac405a18934251f446fbf05c8217 var description
89 o 0 encode 390 440 f521b5a62d9b809c9e96f630a5ee6b6a func encode(to encoder: any Encoder)
87 o 0 hash 443 486 e1ccc6ae72166754430742fc5be514c0 func hash(into hasher: inout Hasher)
98 o 0 microseconds 489 577 2351f110bfec8f993a2b41de4a0e9ed1 func microseconds<T>(_ microseconds: T)
100 o 0 microseconds 580 653 8ed15940ff51354857bdd9a1085de666 func microseconds(_ microseconds: Double)
98 o 0 milliseconds 656 744 58c63dbc17f5f99efe84f71a548087b0 func milliseconds<T>(_ milliseconds: T)
100 o 0 milliseconds 747 820 5fd0815096ef16e0f8a61630f3a11bcd func milliseconds(_ milliseconds: Double)
95 o 0 nanoseconds 823 909 2e28ee4e2c54988ab78fcf441b97fd7b func nanoseconds<T>(_ nanoseconds: T)
97 o 0 nanoseconds 912 983 8225cde3c3c92dfa9ea8a6f64084b9cd func nanoseconds(_ nanoseconds: Double)
84 o 0 seconds 986 1064 f3d21cbb5b6e465803d903ef2de4846b func seconds<T>(_ seconds: T)
87 o 0 seconds 1067 1130 54b961a28a6cd9447d52186983615ae5 func seconds(_ seconds: Double)
85 o 0 * 1133 1200 cb593bea9b57a9c23e68199a4361d13b func * (lhs: Duration, rhs: Double)
83 o 0 * 1203 1285 7b8b252d6bcc855cf7555416180971ac func * <T>(lhs: Duration, rhs: T)
91 o 0 *= 1288 1365 6c18d8b5d572116d49506097a4dd4f58 func *= <T>(lhs: inout Duration, rhs: T)
87 o 0 + 1368 1437 7ec4e0dd69b1b862502546ceffacccc9 func + (lhs: Duration, rhs: Duration)
95 o 0 += 1440 1498 bbbd097f8e7b1ce14cc47a16a22d4318 func += (lhs: inout Duration, rhs: Duration)
87 o 0 - 1501 1570 dc525c0ec0b39d35207c5ac5b758380c func - (lhs: Duration, rhs: Duration)
95 o 0 -= 1573 1631 17daa1b899db58e4db9bb9a149d0deb1 func -= (lhs: inout Duration, rhs: Duration)
85 o 0 / 1634 1701 50b22b93e63fd7060b4800ffc62ac828 func / (lhs: Duration, rhs: Double)
83 o 0 / 1704 1786 5d14d1eb62a00c331f0a288e93f490dd func / <T>(lhs: Duration, rhs: T)
87 o 0 / 1789 1856 e58878dbdd5b61a58e9d7c20254a957a func / (lhs: Duration, rhs: Duration)
93 o 0 /= 1859 1915 372ad35c7c601d7ced875001a70bfa89 func /= (lhs: inout Duration, rhs: Double)
91 o 0 /= 1918 1995 f991179111a1336c45e8f828a660aa74 func /= <T>(lhs: inout Duration, rhs: T)
87 o 0 < 1998 2063 49d43d5e57b8837d9ce1a6e763515519 func < (lhs: Duration, rhs: Duration)
89 o 0 == 2066 2132 95658eefea8c66dd1afe3181b0444da5 func == (lhs: Duration, rhs: Duration)
89 t  DurationProtocol 2136 2210 d08835d429ead5682438bc471ef0ab0f protocol DurationProtocol
79 o 30 * 2215 2258 b13ad0115ed0f6ee7c83f546b5bf7c3d func * (lhs: Self, rhs: Int)
87 o 30 *= 2261 2303 1a3704785e62a06c90f74750e2b5b456 func *= (lhs: inout Self, rhs: Int)
79 o 30 / 2306 2349 afb30e8ba6015776dd2c360b795d5235 func / (lhs: Self, rhs: Int)
80 o 30 / 2352 2398 1ec4a380ee4759cf484587a989118312 func / (lhs: Self, rhs: Self)
87 o 30 /= 2401 2443 2d74ee2eb73ec687e7f4cb6e2604d028 func /= (lhs: inout Self, rhs: Int)
90 e  DurationProtocol 2447 2473 6c7e4aef357a80a7191ad4c706065556 extension DurationProtocol
87 o 36 *= 2478 2527 fb92f2094c4f9823b0ac3b4029d50424 func *= (lhs: inout Self, rhs: Int)
87 o 36 /= 2530 2579 0a80dc3226d91d9400ea4313e6c2c9c6 func /= (lhs: inout Self, rhs: Int)
87 t  InstantProtocol 2583 2656 7a9db1320f1a0ea895829d3acc25d21e protocol InstantProtocol
81 o 39 Duration 2661 2702 8701f1cd1520542b0598793360341524 associatedtype Duration
94 o 39 advanced 2705 2749 43481b6849b6bcde563ed35cb0fecbe6 func advanced(by duration: Duration)
87 o 39 duration 2752 2793 e9425a30749cb436489e8eb15a444027 func duration(to other: Self)
67 t  Clock 2797 2838 818b151d74b5969bce2064d5ddd3e2e8 protocol Clock
81 o 43 Duration 2843 2901 a7b6b64af3c1dc76f5c00a6adcb1cc59 associatedtype Duration
79 o 43 Instant 2904 2943 84bf7e3b54e891051b2ed4047605394b associatedtype Instant
88 o 43 minimumResolution 2946 2985 5bc09e5475274e90e2257037db854742 var minimumResolution
60 o 43 now 2988 3012 987fb3e74a281e0070a2c62e4f7a56a3 var now
120 o 43 sleep 3015 3093 39ff1fe9dac8066765d9b79a52c19b61 func sleep(until deadline: Instant, tolerance: Instant.Duration?)
68 e  Clock 3097 3112 0e03fc9e6ce0bc1287e435dd7cb00617 extension Clock
96 o 49 measure 3117 3192 cf4f5a403f747b4ff2b4332048c160b0 func measure(_ work: () throws -> Void)
149 o 49 measure 3195 3333 0dd826e1868ec2f6bd78c9a337698d40 func measure(isolation: isolated (any Actor)? = #isolation, _ work: () async throws -> Void)
133 o 49 sleep 3336 3434 338f3d14bbfa9997c92c0d4833fd6d0a func sleep(for duration: Instant.Duration, tolerance: Instant.Duration? = nil)
70 e  Clock 3438 3483 72d6796a02271a7c610a8f34c728a748 extension Clock#2
74 o 53 continuous 3488 3541 702e6b8f84fb046936909a62848a682b var continuous
70 e  Clock 3545 3590 cdfa09123519a66fd8efc36180b8e0e3 extension Clock#3
74 o 55 suspending 3595 3648 87a2c57bc8b3194cd32d295b7481c335 var suspending
85 t  ContinuousClock 3652 3688 b4b736abb2bdeb280236ac938205ad46 struct ContinuousClock
60 o 57 init 3693 3706 c5ebf68b2f57ea17465e334a585095c5 init()
60 o 57 now 3709 3763 bf492653db1e8c091298a9ad10adc9fd var now
88 o 57 minimumResolution 3766 3818 49b760b08197af20b6683b9086784a27 var minimumResolution
62 o 57 now 3821 3868 a4a0b0b0f2062bce4f8e694e2e86d72a var now#2
76 o 57 systemEpoch 3871 3926 b2204a9bbd03e96063599ae3c888313e var systemEpoch
134 o 57 sleep 3929 4028 5831c2a3ed308ef3c086fd5200bd1b8e func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil)
88 e  ContinuousClock 4032 4057 9a13be8596bdc7bbc5797454b0f77094 extension ContinuousClock
87 t 64 ContinuousClock.Instant 4062 4122 128f15f93fc63913e078746bf9363817 struct Instant
85 o 65 init 4129 4174 8239cb29c4e7f70b1531f324ffe51021 init(from decoder: any Decoder)
60 o 65 now 4179 4233 10050987b8bb14af505298d7e33938b4 var now
94 o 65 advanced 4238 4308 b7b8aa0799f8ef072f3a4970d3f62891 func advanced(by duration: Duration)
106 o 65 duration 4313 4380 a0861b91ee41b09f79b38b87bb409df7 func duration(to other: ContinuousClock.Instant)
90 o 65 hash 4385 4428 074d6386d55b6b56595bc7cc690722df func hash(into hasher: inout Hasher)
103 o 65 + 4433 4526 6e10a8cf69122c9de56a9d28e0e7b908 func + (lhs: ContinuousClock.Instant, rhs: Duration)
111 o 65 += 4531 4604 b6245a11ed8d3a4dbe8857fce3b2778e func += (lhs: inout ContinuousClock.Instant, rhs: Duration)
103 o 65 - 4609 4702 2ffe9a98b0973b5c033eca4e73ac98be func - (lhs: ContinuousClock.Instant, rhs: Duration)
118 o 65 - 4707 4800 9c5bcf1af004cbe3fbb5ccd6e14647a5 func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant)
111 o 65 -= 4805 4878 bc522de9bfa6f2c3c8a6aae7841c7244 func -= (lhs: inout ContinuousClock.Instant, rhs: Duration)
118 o 65 < 4883 4972 845d5b5a5f1a1ba2e79c9cbb6437530a func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant)
120 o 65 == 4977 5067 26bc5d374e2aeb4834648fbd83fc6f21 func == (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant)
85 t  SuspendingClock 5075 5111 e34576b93e5d766c16cfdf40a3d219b5 struct SuspendingClock
60 o 78 init 5116 5129 7b0ed00f7bbace8a45e5688d1dec3849 init()
60 o 78 now 5132 5186 4334a5edf5b9b256a59c006818e7a9af var now
88 o 78 minimumResolution 5189 5241 578f2a40417dbb73b16aceaf6c096068 var minimumResolution
62 o 78 now 5244 5291 bfd1f7aef8f50d03a269697af51adb72 var now#2
76 o 78 systemEpoch 5294 5349 88d483b56dd84919d6db7cda48dff76d var systemEpoch
134 o 78 sleep 5352 5451 b3f0293de920371048bd78c744e9aff7 func sleep(until deadline: SuspendingClock.Instant, tolerance: Duration? = nil)
88 e  SuspendingClock 5455 5480 0cc300018dcb2e95f0a62a5efcc025f0 extension SuspendingClock
87 t 85 SuspendingClock.Instant 5485 5545 34cd6ef5eb3d04f83236fd14d11a2cc1 struct Instant
85 o 86 init 5552 5597 b71c9fab53147786f2404f9995e4f6f6 init(from decoder: any Decoder)
60 o 86 now 5602 5656 2af1c6b47f040ce3d4599e309051373f var now
94 o 86 advanced 5661 5731 2a8b551dcbaf3afd2d68b33c90cc39be func advanced(by duration: Duration)
106 o 86 duration 5736 5803 90ed2ed05adb99ba65d324e4479a9256 func duration(to other: SuspendingClock.Instant)
90 o 86 hash 5808 5851 14f41487e395bddb626e6b08541f28d7 func hash(into hasher: inout Hasher)
103 o 86 + 5856 5949 726018a4df2402ebfef12701a5934e69 func + (lhs: SuspendingClock.Instant, rhs: Duration)
111 o 86 += 5954 6027 f9986f90c5beba655fa0f12d685493b9 func += (lhs: inout SuspendingClock.Instant, rhs: Duration)
103 o 86 - 6032 6125 7c45a0d9ec04d343a066b826dcc3acb9 func - (lhs: SuspendingClock.Instant, rhs: Duration)
118 o 86 - 6130 6223 e67af8e95a8b304e7d36a3c93b31ad06 func - (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant)
111 o 86 -= 6228 6301 08c582ffa0752b2b1b76e02e04daf756 func -= (lhs: inout SuspendingClock.Instant, rhs: Duration)
118 o 86 < 6306 6395 cc3148c45642340142e6a6f9de2f4de8 func < (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant)
120 o 86 == 6400 6490 2394eaca0e4347b4f60f5a57e8c894e2 func == (lhs: SuspendingClock.Instant, rhs: SuspendingClock.Instant)

"""#)
  }
}
