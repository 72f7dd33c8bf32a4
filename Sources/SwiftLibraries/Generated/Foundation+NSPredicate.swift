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
}

public class NSRegularExpression: NSObject, NSCopying, Sendable {
  public init(pattern: String, options: NSRegularExpression.Options = []) throws
  public var numberOfCaptureGroups: Int { get }
  public var options: NSRegularExpression.Options { get }
  public var pattern: String { get }
  public func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> NSTextCheckingResult?
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
90 t  NSRegularExpression 289 352 3a6e4589b6ef7c6f39d9f9d26b97f11b class NSRegularExpression
115 o 5 init 357 435 5297ec94e20230bfa01bdf1b1aeb71d5 init(pattern: String, options: NSRegularExpression.Options = [])
93 o 5 numberOfCaptureGroups 438 483 891f43d1f0be8e31795a2cb20a90bdd9 var numberOfCaptureGroups
65 o 5 options 486 541 046bb1bf4a64c6c4a8e11e1a8e487e0e var options
65 o 5 pattern 544 578 8c44ec72d1f0f03a51ce3924c6cc538f var pattern
158 o 5 firstMatch 581 718 c37e6ceaac72cb44a6a824a0d93da053 func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
152 o 5 matches 721 856 7b463d4092f54db2376a28fa81e15c4f func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
168 o 5 numberOfMatches 859 983 5cf4b8a6079ef9fde91637d7ca2548e1 func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
173 o 5 rangeOfFirstMatch 986 1116 240e35a6eb245f62eecabc0afa7b0191 func rangeOfFirstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
180 o 5 replacementString 1119 1256 36aed6fb664c160b4587054ab172bd14 func replacementString( for result: NSTextCheckingResult, in string: String, offset: Int, template templ: String )
102 o 5 escapedPattern 1259 1327 897217af322cc0df000ca7519efbdca4 func escapedPattern(for string: String)
96 e  NSRegularExpression 1331 1360 40a5feac7bed01ecf32191f084c8421c extension NSRegularExpression
103 t 16 NSRegularExpression.MatchingFlags 1365 1413 0de6af7e663cfaa10f4fd3f332dd8a55 struct MatchingFlags
74 o 17 init 1420 1447 d65f6c61c4a35c0a65662cf3c0cc2b3b init(rawValue: UInt)
72 o 17 completed 1452 1522 f8be26bec498367df6743769926170b9 var completed
66 o 17 hitEnd 1527 1594 d02c0ba3434d2ebef7536aab55846fe1 var hitEnd
80 o 17 internalError 1599 1673 d516598deefcb40946378b4181d91bbe var internalError
70 o 17 progress 1678 1747 1740780d3f3caa4fb42f85a479265b87 var progress
76 o 17 requiredEnd 1752 1824 8507875405b066822c408741e9ba98bc var requiredEnd
70 o 17 rawValue 1829 1862 51ecdd8c496ac7a126861ea34e89d800 var rawValue
98 e  NSRegularExpression 1870 1899 40a5feac7bed01ecf32191f084c8421c extension NSRegularExpression#2
107 t 25 NSRegularExpression.MatchingOptions 1904 1954 08ce75b119a0fc1644db299b2000f288 struct MatchingOptions
74 o 26 init 1961 1988 262666b05b4653db7a9977c559472445 init(rawValue: UInt)
70 o 26 anchored 1993 2064 699049416aa466d35f485367a10c81d3 var anchored
86 o 26 reportCompletion 2069 2148 a494f60b455e9dcf7b2670ed4172503b var reportCompletion
82 o 26 reportProgress 2153 2230 a74f0f3b793046c29bc08e3416cb017e var reportProgress
96 o 26 withTransparentBounds 2235 2319 ef8e650bd4d78939e3b5fdf363cd52ec var withTransparentBounds
98 o 26 withoutAnchoringBounds 2324 2409 cbbcf8b6bd4cb78919b28d061773f87c var withoutAnchoringBounds
70 o 26 rawValue 2414 2447 9e89def6e6a48b2a565fa428d15c2d91 var rawValue
98 e  NSRegularExpression 2455 2484 40a5feac7bed01ecf32191f084c8421c extension NSRegularExpression#3
91 t 34 NSRegularExpression.Options 2489 2531 d7caa05149f41ec923e59c4f9d7daa42 struct Options
74 o 35 init 2538 2565 525c1d8511024d69d6d3f8de152bf44a init(rawValue: UInt)
106 o 35 allowCommentsAndWhitespace 2570 2651 bdc6bccea4b86666b250af863d1185ac var allowCommentsAndWhitespace
88 o 35 anchorsMatchLines 2656 2728 83c3f54c279b5fc51c8e4186043e41ed var anchorsMatchLines
84 o 35 caseInsensitive 2733 2803 10d576da21ad112fafe78ec1889e1393 var caseInsensitive
102 o 35 dotMatchesLineSeparators 2808 2887 01f2f096a18e98e6ba37489439952597 var dotMatchesLineSeparators
94 o 35 ignoreMetacharacters 2892 2967 f8cff17fe44adebd1029ed8b37212274 var ignoreMetacharacters
102 o 35 useUnicodeWordBoundaries 2972 3051 f93a9231cde2e899f1edd2c45f8bce13 var useUnicodeWordBoundaries
96 o 35 useUnixLineSeparators 3056 3132 0e0652e2e457e4e9c14acdda18540522 var useUnixLineSeparators
70 o 35 rawValue 3137 3170 f8d2c44b378e8f8ed6e959d6effdce2d var rawValue
86 t  NSSortDescriptor 3178 3228 2ae6215ffd1e4a914a6c68866fb91456 class NSSortDescriptor
119 o 45 init 3233 3329 b1a6281a6dacb428fa4662a672ea16bd init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool)
159 o 45 init 3332 3444 bf510449ff84e1f91bf1df8e11ad8d31 init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, comparator cmptr: @escaping Comparator)
72 o 45 ascending 3447 3481 6cd19306ce7aaa54a5fe8fbdf9f3f355 var ascending
74 o 45 comparator 3484 3525 24a1bf840ff604fe5a2d53da86f6c789 var comparator
68 o 45 keyPath 3528 3566 0ec02021d59237b56dd75b3f48964427 var keyPath
98 o 45 reversedSortDescriptor 3569 3615 01c32e1472ab71bfc1a81bfb5bce9082 var reversedSortDescriptor
102 o 45 compare 3618 3690 a55df92fcdb6a0dce1a42cce4228707d func compare(_ object1: Any, to object2: Any)

"""#)
  }
}
