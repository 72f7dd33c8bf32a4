public final class ProcessInfo: Sendable {
  public static var processInfo: ProcessInfo { get }
  public var activeProcessorCount: Int { get }
  public var arguments: [String] { get }
  public var environment: [String: String] { get }
  public var fullUserName: String { get }
  public var globallyUniqueString: String { get }
  public var hostName: String { get }
  public var operatingSystemVersion: OperatingSystemVersion { get }
  public var operatingSystemVersionString: String { get }
  public var physicalMemory: UInt64 { get }
  public var processIdentifier: Int32 { get }
  public var processName: String { get set }
  public var processorCount: Int { get }
  public var systemUptime: TimeInterval { get }
  public var userName: String { get }
  public func isOperatingSystemAtLeast(_ version: OperatingSystemVersion) -> Bool
}
