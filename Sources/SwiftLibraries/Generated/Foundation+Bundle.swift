// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_Bundle: LibraryText {
    LibraryText(
      path: "Foundation/Bundle.swift",
      text: #"""
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

"""#,
      outline: #"""
61 t  Bundle 0 39 418465b5f858feb3566a8d16ac151732 class Bundle
75 o 0 init 44 77 acef9aea6f11ac5ef91aaf0d1b22cb48 init(for aClass: AnyClass)
75 o 0 init 80 112 566f568c41b0dfd6a4be5340d22b8078 init?(identifier: String)
70 o 0 init 115 141 6d25df5e062fae3ae4df1a77a32deb9b init?(path: String)
66 o 0 init 144 178 2bd5cdb6e2b20d7db1bac2170bfc8f06 init?(url: URL)
71 o 0 allBundles 181 226 1a38762e91372c24204f79d588f5bdd4 var allBundles
77 o 0 allFrameworks 229 277 489dc3e4be4d02d1f08dd8c2dd8e50d2 var allFrameworks
59 o 0 main 280 317 8549d451f82b9a0f2cd727bfba90cb22 var main
87 o 0 appStoreReceiptURL 320 363 6727dc8f28170b63e5d86025bcc5966b var appStoreReceiptURL
87 o 0 builtInPlugInsPath 366 412 fde4e6bc6e971f416eb6466fc656c7f5 var builtInPlugInsPath
85 o 0 builtInPlugInsURL 415 457 561cb38c44b26cf75c21115c436bc1eb var builtInPlugInsURL
83 o 0 bundleIdentifier 460 504 ef52c6267b7a50ce9c1861e971f8b8e6 var bundleIdentifier
71 o 0 bundlePath 507 544 886d6f80665b5ede5bb02e4b14db10be var bundlePath
69 o 0 bundleURL 547 580 f61be61acbede8bed407836e28c3324a var bundleURL
73 o 0 description 583 630 6d3ae0095322111d5895fe2fb9d4fc66 var description
97 o 0 developmentLocalization 633 684 d71b126bd79d97e727a95db049a077b9 var developmentLocalization
97 o 0 executableArchitectures 687 742 712c515b80742b06c08b8c8c8c259f6c var executableArchitectures
79 o 0 executablePath 745 787 2b27d85a069d2d4978d7c4d6f56f0ec4 var executablePath
77 o 0 executableURL 790 828 932fb4a6cca9482d51edda177744a924 var executableURL
59 o 0 hash 831 868 495e9daaa54c2a420319b3d57a08d44a var hash
79 o 0 infoDictionary 871 920 e449b5b5c10a9b3c22840d32d2bc097c var infoDictionary
67 o 0 isLoaded 923 956 373d35d0b329b921e737178276cccfb9 var isLoaded
78 o 0 localizations 959 1001 3a09dd7d1ca79f0eb2a7d1dde6205c75 var localizations
99 o 0 localizedInfoDictionary 1004 1062 a3fc032a4d156bacf60ffcf5c4266e76 var localizedInfoDictionary
97 o 0 preferredLocalizations 1065 1116 37f2d8fdb99161ac7250695e93c01fae var preferredLocalizations
81 o 0 principalClass 1119 1163 4a504837c72204fec7fa37bf31be03ef var principalClass
95 o 0 privateFrameworksPath 1166 1215 079f686dcb71981957c838e3cf68bf58 var privateFrameworksPath
93 o 0 privateFrameworksURL 1218 1263 5a535ab943c04e93c06337b03018a0a6 var privateFrameworksURL
77 o 0 resourcePath 1266 1306 41c2b99b6f1655ee4080d35900b2f0f8 var resourcePath
75 o 0 resourceURL 1309 1345 e574c4c6a3fd75f41a2f4389bed0e076 var resourceURL
93 o 0 sharedFrameworksPath 1348 1396 36659431561beb4a515d7967b79cf7c5 var sharedFrameworksPath
91 o 0 sharedFrameworksURL 1399 1443 a3c64a3f26e606c9f930017347516cbf var sharedFrameworksURL
87 o 0 sharedSupportPath 1446 1491 7990f88c4042b76b5d9c352d7f531e86 var sharedSupportPath
85 o 0 sharedSupportURL 1494 1535 aa2ae2ab5737b47ce1ec4834f14805dc var sharedSupportURL
95 o 0 classNamed 1538 1594 d0dc41beafa33e9cd3f73658f96f5fbd func classNamed(_ className: String)
84 o 0 isEqual 1597 1649 845000124b41931f33600123012fde1c func isEqual(_ object: Any?)
64 o 0 load 1652 1684 c5fdec8ba1f560badb229b9361e6763e func load()
92 o 0 loadAndReturnError 1687 1726 d24428094fe40a681736aa89daecbae5 func loadAndReturnError()
146 o 0 localizedString 1729 1834 e5eb6cdd2f67a1f43a8335cf99383fbf func localizedString(forKey key: String, value: String?, table tableName: String?)
100 o 0 object 1837 1897 64176052f23d74bb9d4ba309c2c2653d func object(forInfoDictionaryKey key: String)
109 o 0 path 1900 1980 06510f6147c1a6d632f61e8ecc9d8093 func path(forAuxiliaryExecutable executableName: String)
110 o 0 path 1983 2064 ed00adcf2f54d1290296d697331e9cb5 func path(forResource name: String?, ofType ext: String?)
140 o 0 path 2067 2178 670aef98d3444b4938b78aca567e71f0 func path(forResource name: String?, ofType ext: String?, inDirectory subpath: String?)
185 o 0 path 2181 2347 81b8324b62f27f7b05faaf4ee8d719f0 func path( forResource name: String?, ofType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String? )
127 o 0 paths 2350 2448 1477c1c348c187bd49896e2c4c7960f3 func paths(forResourcesOfType ext: String?, inDirectory subpath: String?)
172 o 0 paths 2451 2600 a972402d2b3d392f15154803451c1c02 func paths( forResourcesOfType ext: String?, inDirectory subpath: String?, forLocalization localizationName: String? )
74 o 0 preflight 2603 2633 740f4160824ba04d25b91ffc9a17088c func preflight()
107 o 0 url 2636 2712 f84592545b0000635fa517b2ca56ce7f func url(forAuxiliaryExecutable executableName: String)
115 o 0 url 2715 2799 423ea296e25299726c4f7978184ef9ae func url(forResource name: String?, withExtension ext: String?)
146 o 0 url 2802 2917 8679269a9b3ee05ed440b0fdbd9b075d func url(forResource name: String?, withExtension ext: String?, subdirectory subpath: String?)
188 o 0 url 2920 3087 6c896379eb29b890e65822008753ed69 func url( forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, localization localizationName: String? )
133 o 0 urls 3090 3189 2fd94a23d9cb85b6d4a6a724acf7f5ae func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?)
175 o 0 urls 3192 3339 8c56b021bb5b0e1364fa3467ae8cf94f func urls( forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String? )
142 o 0 path 3342 3465 8b5fdaff338a03769142508c9f43155e func path(forResource name: String?, ofType ext: String?, inDirectory bundlePath: String)
129 o 0 paths 3468 3574 776814a0474c18f94306953fd6b199b8 func paths(forResourcesOfType ext: String?, inDirectory bundlePath: String)
133 o 0 preferredLocalizations 3577 3670 3f3f450f3a31be48886cd39e89821f85 func preferredLocalizations(from localizationsArray: [String])
179 o 0 preferredLocalizations 3673 3818 b3c782e59e43e2998d0e5b6ae2e84fe9 func preferredLocalizations( from localizationsArray: [String], forPreferences preferencesArray: [String]? )
167 o 0 url 3821 3969 6147fc7c946418ce38038d9af7f436bb func url( forResource name: String?, withExtension ext: String?, subdirectory subpath: String?, in bundleURL: URL )
154 o 0 urls 3972 4102 b4aa3a200d252af81921b414f4283014 func urls(forResourcesWithExtension ext: String?, subdirectory subpath: String?, in bundleURL: NSURL)

"""#)
  }
}
