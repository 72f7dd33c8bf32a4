public struct ExitTest: Sendable {
  public static var current: ExitTest? { get }
}

extension ExitTest {
  public struct Condition: CustomStringConvertible, Sendable {
    public init(_ exitStatus: ExitStatus)
    public static var failure: ExitTest.Condition { get }
    public static var success: ExitTest.Condition { get }
    public var description: String { get }
    public static func exitCode(_ exitCode: CInt) -> ExitTest.Condition
    public static func signal(_ signal: CInt) -> ExitTest.Condition
  }
}

extension ExitTest {
  public struct Result: Sendable {
    public var exitStatus: ExitStatus { get set }
    public var standardErrorContent: [UInt8] { get set }
    public var standardOutputContent: [UInt8] { get set }
  }
}

public enum ExitStatus: CustomStringConvertible, Equatable, Sendable {
  case exitCode(CInt)
  case signal(CInt)
  public var description: String { get }
  public static func == (a: ExitStatus, b: ExitStatus) -> Bool
}
