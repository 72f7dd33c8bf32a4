public class NSPredicate: NSObject, NSCopying {
  public init(block: @escaping (Any?, [String: Any]?) -> Bool)
  public init(value: Bool)
  public func evaluate(with object: Any?) -> Bool
  public func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool
  public override func isEqual(_ object: Any?) -> Bool
}

public class NSRegularExpression: NSObject, NSCopying, Sendable {
  public init(pattern: String, options: NSRegularExpression.Options = []) throws
  public var numberOfCaptureGroups: Int { get }
  public var options: NSRegularExpression.Options { get }
  public var pattern: String { get }
  public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> NSTextCheckingResult?
  public override func isEqual(_ object: Any?) -> Bool
  public func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> [NSTextCheckingResult]
  public func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> Int
  public func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> NSRange
  public func replacementString(
    for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String
  ) -> String
  @pure public class func escapedPattern(for string: String) -> String
}

extension NSRegularExpression {
  public struct MatchingFlags: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var completed: NSRegularExpression.MatchingFlags { get }
    public static var hitEnd: NSRegularExpression.MatchingFlags { get }
    public static var internalError: NSRegularExpression.MatchingFlags { get }
    public static var progress: NSRegularExpression.MatchingFlags { get }
    public static var requiredEnd: NSRegularExpression.MatchingFlags { get }
    public var rawValue: UInt { get }
  }
}

extension NSRegularExpression {
  public struct MatchingOptions: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var anchored: NSRegularExpression.MatchingOptions { get }
    public static var reportCompletion: NSRegularExpression.MatchingOptions { get }
    public static var reportProgress: NSRegularExpression.MatchingOptions { get }
    public static var withTransparentBounds: NSRegularExpression.MatchingOptions { get }
    public static var withoutAnchoringBounds: NSRegularExpression.MatchingOptions { get }
    public var rawValue: UInt { get }
  }
}

extension NSRegularExpression {
  public struct Options: OptionSet, Sendable {
    public init(rawValue: UInt)
    public static var allowCommentsAndWhitespace: NSRegularExpression.Options { get }
    public static var anchorsMatchLines: NSRegularExpression.Options { get }
    public static var caseInsensitive: NSRegularExpression.Options { get }
    public static var dotMatchesLineSeparators: NSRegularExpression.Options { get }
    public static var ignoreMetacharacters: NSRegularExpression.Options { get }
    public static var useUnicodeWordBoundaries: NSRegularExpression.Options { get }
    public static var useUnixLineSeparators: NSRegularExpression.Options { get }
    public var rawValue: UInt { get }
  }
}

public class NSSortDescriptor: NSObject, NSCopying {
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) where Value: Comparable
  public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator)
  public var ascending: Bool { get }
  public var comparator: Comparator { get }
  public var keyPath: AnyKeyPath { get }
  public var reversedSortDescriptor: Any { get }
  public func compare(_ object1: Any, to object2: Any) -> ComparisonResult
}
