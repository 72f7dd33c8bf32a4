public protocol DispatchSourceProtocol {
  var data: UInt { get }
  var handle: UInt { get }
  var isCancelled: Bool { get }
  var mask: UInt { get }
  func cancel()
  func resume()
  func setCancelHandler(handler: DispatchWorkItem)
  func setCancelHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setEventHandler(handler: DispatchWorkItem)
  func setEventHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func setRegistrationHandler(handler: DispatchWorkItem)
  func setRegistrationHandler(qos: DispatchQoS, flags: DispatchWorkItemFlags, handler: DispatchSourceHandler?)
  func suspend()
}

extension DispatchSourceProtocol {
  public var data: UInt { get }
  public var handle: UInt { get }
  public var isCancelled: Bool { get }
  public var mask: UInt { get }
  public func activate()
  public func cancel()
  public func resume()
  public func setCancelHandler(handler: DispatchWorkItem)
  public func setCancelHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  public func setEventHandler(handler: DispatchWorkItem)
  public func setEventHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  public func setRegistrationHandler(handler: DispatchWorkItem)
  public func setRegistrationHandler(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], handler: DispatchSourceHandler?)
  public func suspend()
}

public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func scheduleOneshot(deadline: DispatchTime, leeway: DispatchTimeInterval)
  func scheduleOneshot(wallDeadline: DispatchWallTime, leeway: DispatchTimeInterval)
  func scheduleRepeating(deadline: DispatchTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func scheduleRepeating(deadline: DispatchTime, interval: Double, leeway: DispatchTimeInterval)
  func scheduleRepeating(wallDeadline: DispatchWallTime, interval: DispatchTimeInterval, leeway: DispatchTimeInterval)
  func scheduleRepeating(wallDeadline: DispatchWallTime, interval: Double, leeway: DispatchTimeInterval)
}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0))
  public func schedule(
    deadline: DispatchTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0))
  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double, leeway: DispatchTimeInterval = .nanoseconds(0))
}

public class DispatchSource: DispatchObject, DispatchSourceRead, DispatchSourceSignal, DispatchSourceTimer,
  DispatchSourceUserDataAdd, DispatchSourceUserDataOr, DispatchSourceUserDataReplace, DispatchSourceWrite, Sendable
{
  public class func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead
  public class func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal
  public class func makeTimerSource(flags: DispatchSource.TimerFlags = [], queue: DispatchQueue? = nil)
    -> any DispatchSourceTimer
  public class func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd
  public class func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr
  public class func makeUserDataReplaceSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataReplace
  public class func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite
}

extension DispatchSource {
  public struct FileSystemEvent: OptionSet {
    public init(rawValue: UInt)
    public static var all: DispatchSource.FileSystemEvent { get }
    public static var attrib: DispatchSource.FileSystemEvent { get }
    public static var delete: DispatchSource.FileSystemEvent { get }
    public static var extend: DispatchSource.FileSystemEvent { get }
    public static var funlock: DispatchSource.FileSystemEvent { get }
    public static var link: DispatchSource.FileSystemEvent { get }
    public static var rename: DispatchSource.FileSystemEvent { get }
    public static var revoke: DispatchSource.FileSystemEvent { get }
    public static var write: DispatchSource.FileSystemEvent { get }
    public var rawValue: UInt { get }
  }
}

extension DispatchSource {
  public struct TimerFlags: OptionSet {
    public init(rawValue: UInt)
    public static var strict: DispatchSource.TimerFlags { get }
    public var rawValue: UInt { get }
  }
}
