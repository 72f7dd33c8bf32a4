public class JSONSerialization: NSObject {
  public class func data(withJSONObject value: Any, options opt: JSONSerialization.WritingOptions = []) throws -> Data
  public class func isValidJSONObject(_ obj: Any) -> Bool
  public class func jsonObject(with data: Data, options opt: JSONSerialization.ReadingOptions = []) throws -> Any
  public class func jsonObject(with stream: InputStream, options opt: JSONSerialization.ReadingOptions = []) throws
    -> Any
  public class func writeJSONObject(
    _ obj: Any, toStream stream: OutputStream, options opt: JSONSerialization.WritingOptions
  ) throws -> Int
}

extension JSONSerialization {
  public struct ReadingOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var fragmentsAllowed: JSONSerialization.ReadingOptions { get }
    public static var mutableContainers: JSONSerialization.ReadingOptions { get }
    public static var mutableLeaves: JSONSerialization.ReadingOptions { get }
    public var rawValue: UInt { get }
  }
}

extension JSONSerialization {
  public struct WritingOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var fragmentsAllowed: JSONSerialization.WritingOptions { get }
    public static var prettyPrinted: JSONSerialization.WritingOptions { get }
    public static var sortedKeys: JSONSerialization.WritingOptions { get }
    public static var withoutEscapingSlashes: JSONSerialization.WritingOptions { get }
    public var rawValue: UInt { get }
  }
}
