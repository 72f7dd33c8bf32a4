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
