public class NSObject: CustomDebugStringConvertible, CustomStringConvertible, Hashable, NSObjectProtocol {
  public init()
  public class var superclass: AnyClass? { get }
  public var classForCoder: AnyClass { get }
  public var classForKeyedArchiver: AnyClass? { get }
  public var debugDescription: String { get }
  public var description: String { get }
  public var hash: Int { get }
  public final var hashValue: Int { get }
  public func copy() -> Any
  public final func hash(into hasher: inout Hasher)
  public func isEqual(_ object: Any?) -> Bool
  public func isKind(of aClass: AnyClass) -> Bool
  public func isMember(of aClass: AnyClass) -> Bool
  @pure public func isProxy() -> Bool
  public func mutableCopy() -> Any
  public func replacementObject(for aCoder: NSCoder) -> Any?
  public func replacementObject(for archiver: NSKeyedArchiver) -> Any?
  public func `self`() -> Self
  @pure public class func classFallbacksForKeyedArchiver() -> [String]
  public class func classForKeyedUnarchiver() -> AnyClass
  public class func isSubclass(of aClass: AnyClass) -> Bool
  public static func == (lhs: NSObject, rhs: NSObject) -> Bool
}

public protocol NSObjectProtocol: AnyObject {
  var debugDescription: String { get }
  var description: String { get }
  var hash: Int { get }
  func isEqual(_ object: Any?) -> Bool
  func isProxy() -> Bool
  func `self`() -> Self
}

extension NSObjectProtocol {
  public var debugDescription: String { get }
}

public protocol NSCopying {}

public class NSNull: NSObject, NSCopying, Sendable {
  public override init()
  public override var description: String { get }
  public override func isEqual(_ object: Any?) -> Bool
}
