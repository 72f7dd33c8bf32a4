public class Bundle: NSObject, Sendable {
  public init(for aClass: AnyClass)
  public init?(identifier: String)
  public init?(path: String)
  public convenience init?(url: URL)
  public class var allBundles: [Bundle] { get }
  public class var allFrameworks: [Bundle] { get }
  public class var main: Bundle { get }
  public var appStoreReceiptURL: URL? { get }
  public var builtInPlugInsPath: String? { get }
  public var builtInPlugInsURL: URL? { get }
  public var bundleIdentifier: String? { get }
  public var bundlePath: String { get }
  public var bundleURL: URL { get }
  public override var description: String { get }
  public var developmentLocalization: String? { get }
  public var executableArchitectures: [NSNumber]? { get }
  public var executablePath: String? { get }
  public var executableURL: URL? { get }
  public override var hash: Int { get }
  public var infoDictionary: [String: Any]? { get }
  public var isLoaded: Bool { get }
  public var localizations: [String] { get }
  public var localizedInfoDictionary: [String: Any]? { get }
  public var preferredLocalizations: [String] { get }
  public var principalClass: AnyClass? { get }
  public var privateFrameworksPath: String? { get }
  public var privateFrameworksURL: URL? { get }
  public var resourcePath: String? { get }
  public var resourceURL: URL? { get }
  public var sharedFrameworksPath: String? { get }
  public var sharedFrameworksURL: URL? { get }
  public var sharedSupportPath: String? { get }
  public var sharedSupportURL: URL? { get }
  public func classNamed(_ className: String) -> AnyClass?
  public override func isEqual(_ object: Any?) -> Bool
  @pure public func load() -> Bool
  public func loadAndReturnError() throws
  @pure public func localizedString(forKey key: String, value: String?, table tableName: String?) -> String
  public func object(forInfoDictionaryKey key: String) -> Any?
  @pure public func path(forAuxiliaryExecutable executableName: String) -> String?
  @pure public func path(forResource name: String?, ofType ext: String?) -> String?
  @pure public func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?) -> String?
  @pure public func path(
    forResource name: String?, ofType ext: String?, inDirectory subpath: String?,
    forLocalization localizationName: String?
  ) -> String?
  @pure public func paths(forResourcesOfType ext: String?, inDirectory subpath: String?) -> [String]
  @pure public func paths(
    forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String?
  ) -> [String]
  public func preflight() throws
  @pure public func url(forAuxiliaryExecutable executableName: String) -> URL?
  @pure public func url(forResource name: String?, withExtension ext: String?) -> URL?
  @pure public func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?) -> URL?
  @pure public func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?,
    localization localizationName: String?
  ) -> URL?
  public func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [NSURL]?
  public func urls(
    forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?
  ) -> [NSURL]?
  @pure public class func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String)
    -> String?
  @pure public class func paths(forResourcesOfType ext: String?, inDirectory bundlePath: String) -> [String]
  @pure public class func preferredLocalizations(from localizationsArray: [String]) -> [String]
  @pure public class func preferredLocalizations(
    from localizationsArray: [String], forPreferences preferencesArray: [String]?
  ) -> [String]
  @pure public class func url(
    forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL
  ) -> URL?
  public class func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: NSURL)
    -> [NSURL]?
}
