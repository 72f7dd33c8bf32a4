public class Timer: NSObject {
  public init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  public convenience init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void)
  public var fireDate: Date { get set }
  public var isValid: Bool { get }
  public var timeInterval: TimeInterval { get }
  public var tolerance: TimeInterval { get set }
  public var userInfo: Any? { get }
  public func fire()
  public func invalidate()
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer
}

public class RunLoop: NSObject {
  public class var current: RunLoop { get }
  public class var main: RunLoop { get }
  public var currentMode: RunLoop.Mode? { get }
  public func acceptInput(forMode mode: String, before limitDate: Date)
  public func add(_ timer: Timer, forMode mode: RunLoop.Mode)
  public func add(_ aPort: Port, forMode mode: RunLoop.Mode)
  public func limitDate(forMode mode: RunLoop.Mode) -> Date?
  public func perform(_ block: @escaping @Sendable () -> Void)
  public func perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
  public func remove(_ aPort: Port, forMode mode: RunLoop.Mode)
  public func run()
  public func run(mode: RunLoop.Mode, before limitDate: Date) -> Bool
  public func run(until limitDate: Date)
}

extension RunLoop {
  public struct Mode: Hashable, RawRepresentable, Sendable {
    public init(_ rawValue: String)
    public init(rawValue: String)
    public static var common: RunLoop.Mode { get }
    public static var `default`: RunLoop.Mode { get }
    public var rawValue: String { get }
  }
}
