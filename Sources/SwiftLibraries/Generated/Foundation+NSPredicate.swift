// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_NSPredicate: LibraryText {
    LibraryText(
      path: "Foundation/NSPredicate.swift",
      text: #"""
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

"""#,
      outline: #"""
71 t  NSPredicate 0 45 d9fd4e5dc868be97f5a8cb9adee42d08 class NSPredicate
103 o 0 init 50 110 5cd06d6e9e2e08cbdd6159df4220660a init(block: @escaping (Any?, [String: Any]?) -> Bool)
68 o 0 init 113 137 01826112ece2d321884340df79d4467e init(value: Bool)
87 o 0 evaluate 140 187 67afaeaa297aa430a78bde5309e074bf func evaluate(with object: Any?)
135 o 0 evaluate 190 285 cffd2c3ef6e248f9fd8b4d8df9ff3575 func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?)
82 o 0 isEqual 288 340 563e26ab7c5beac0969ffecdc48f004c func isEqual(_ object: Any?)
90 t  NSRegularExpression 344 407 3a6e4589b6ef7c6f39d9f9d26b97f11b class NSRegularExpression
115 o 6 init 412 490 5297ec94e20230bfa01bdf1b1aeb71d5 init(pattern: String, options: NSRegularExpression.Options = [])
93 o 6 numberOfCaptureGroups 493 538 891f43d1f0be8e31795a2cb20a90bdd9 var numberOfCaptureGroups
65 o 6 options 541 596 046bb1bf4a64c6c4a8e11e1a8e487e0e var options
65 o 6 pattern 599 633 8c44ec72d1f0f03a51ce3924c6cc538f var pattern
158 o 6 firstMatch 636 773 c37e6ceaac72cb44a6a824a0d93da053 func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
82 o 6 isEqual 776 828 e08eff48a2911389adeafdb586287cc3 func isEqual(_ object: Any?)
152 o 6 matches 831 966 7b463d4092f54db2376a28fa81e15c4f func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
169 o 6 numberOfMatches 969 1093 5cf4b8a6079ef9fde91637d7ca2548e1 func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
174 o 6 rangeOfFirstMatch 1096 1226 240e35a6eb245f62eecabc0afa7b0191 func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
180 o 6 replacementString 1229 1366 36aed6fb664c160b4587054ab172bd14 func replacementString( for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String )
102 o 6 escapedPattern 1369 1437 897217af322cc0df000ca7519efbdca4 func escapedPattern(for string: String)
96 e  NSRegularExpression 1441 1470 40a5feac7bed01ecf32191f084c8421c extension NSRegularExpression
103 t 18 NSRegularExpression.MatchingFlags 1475 1523 0de6af7e663cfaa10f4fd3f332dd8a55 struct MatchingFlags
74 o 19 init 1530 1557 d65f6c61c4a35c0a65662cf3c0cc2b3b init(rawValue: UInt)
72 o 19 completed 1562 1632 f8be26bec498367df6743769926170b9 var completed
66 o 19 hitEnd 1637 1704 d02c0ba3434d2ebef7536aab55846fe1 var hitEnd
80 o 19 internalError 1709 1783 d516598deefcb40946378b4181d91bbe var internalError
70 o 19 progress 1788 1857 1740780d3f3caa4fb42f85a479265b87 var progress
76 o 19 requiredEnd 1862 1934 8507875405b066822c408741e9ba98bc var requiredEnd
70 o 19 rawValue 1939 1972 51ecdd8c496ac7a126861ea34e89d800 var rawValue
98 e  NSRegularExpression 1980 2009 40a5feac7bed01ecf32191f084c8421c extension NSRegularExpression#2
107 t 27 NSRegularExpression.MatchingOptions 2014 2064 08ce75b119a0fc1644db299b2000f288 struct MatchingOptions
74 o 28 init 2071 2098 262666b05b4653db7a9977c559472445 init(rawValue: UInt)
70 o 28 anchored 2103 2174 699049416aa466d35f485367a10c81d3 var anchored
86 o 28 reportCompletion 2179 2258 a494f60b455e9dcf7b2670ed4172503b var reportCompletion
82 o 28 reportProgress 2263 2340 a74f0f3b793046c29bc08e3416cb017e var reportProgress
96 o 28 withTransparentBounds 2345 2429 ef8e650bd4d78939e3b5fdf363cd52ec var withTransparentBounds
98 o 28 withoutAnchoringBounds 2434 2519 cbbcf8b6bd4cb78919b28d061773f87c var withoutAnchoringBounds
70 o 28 rawValue 2524 2557 9e89def6e6a48b2a565fa428d15c2d91 var rawValue
98 e  NSRegularExpression 2565 2594 40a5feac7bed01ecf32191f084c8421c extension NSRegularExpression#3
91 t 36 NSRegularExpression.Options 2599 2641 d7caa05149f41ec923e59c4f9d7daa42 struct Options
74 o 37 init 2648 2675 525c1d8511024d69d6d3f8de152bf44a init(rawValue: UInt)
106 o 37 allowCommentsAndWhitespace 2680 2761 bdc6bccea4b86666b250af863d1185ac var allowCommentsAndWhitespace
88 o 37 anchorsMatchLines 2766 2838 83c3f54c279b5fc51c8e4186043e41ed var anchorsMatchLines
84 o 37 caseInsensitive 2843 2913 10d576da21ad112fafe78ec1889e1393 var caseInsensitive
102 o 37 dotMatchesLineSeparators 2918 2997 01f2f096a18e98e6ba37489439952597 var dotMatchesLineSeparators
94 o 37 ignoreMetacharacters 3002 3077 f8cff17fe44adebd1029ed8b37212274 var ignoreMetacharacters
102 o 37 useUnicodeWordBoundaries 3082 3161 f93a9231cde2e899f1edd2c45f8bce13 var useUnicodeWordBoundaries
96 o 37 useUnixLineSeparators 3166 3242 0e0652e2e457e4e9c14acdda18540522 var useUnixLineSeparators
70 o 37 rawValue 3247 3280 f8d2c44b378e8f8ed6e959d6effdce2d var rawValue
86 t  NSSortDescriptor 3288 3338 2ae6215ffd1e4a914a6c68866fb91456 class NSSortDescriptor
119 o 47 init 3343 3439 b1a6281a6dacb428fa4662a672ea16bd init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
159 o 47 init 3442 3554 bf510449ff84e1f91bf1df8e11ad8d31 init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator)
72 o 47 ascending 3557 3591 6cd19306ce7aaa54a5fe8fbdf9f3f355 var ascending
74 o 47 comparator 3594 3635 24a1bf840ff604fe5a2d53da86f6c789 var comparator
68 o 47 keyPath 3638 3676 0ec02021d59237b56dd75b3f48964427 var keyPath
98 o 47 reversedSortDescriptor 3679 3725 01c32e1472ab71bfc1a81bfb5bce9082 var reversedSortDescriptor
102 o 47 compare 3728 3800 a55df92fcdb6a0dce1a42cce4228707d func compare(_ object1: Any, to object2: Any)

"""#)
  }
}
