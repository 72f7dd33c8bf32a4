// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_URL: LibraryText {
    LibraryText(
      path: "Foundation/URL.swift",
      text: #"""
public struct URL: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
  public typealias ReferenceType = NSURL
  @pure public init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false)
  public init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
  @pure public init(fileReferenceLiteralResourceName name: String)
  @pure public init(fileURLWithPath path: String)
  @pure public init(fileURLWithPath path: String, isDirectory: Bool)
  @pure public init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
  @pure public init(fileURLWithPath path: String, relativeTo base: URL?)
  public init(from decoder: any Decoder) throws
  @pure public init?(string: String)
  @pure public init?(string: String, encodingInvalidCharacters: Bool)
  @pure public init?(string: String, relativeTo url: URL?)
  @pure public static var homeDirectory: URL { get }
  @pure public static var temporaryDirectory: URL { get }
  @pure public var absoluteString: String { get }
  @pure public var absoluteURL: URL { get }
  @pure public var baseURL: URL? { get }
  @pure public var dataRepresentation: Data { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  @pure public var fragment: String? { get }
  @pure public var hasDirectoryPath: Bool { get }
  @pure public var host: String? { get }
  @pure public var isFileURL: Bool { get }
  @pure public var lastPathComponent: String { get }
  @pure public var password: String? { get }
  @pure public var path: String { get }
  @pure public var pathComponents: [String] { get }
  @pure public var pathExtension: String { get }
  public var playgroundDescription: Any { get }
  @pure public var port: Int? { get }
  @pure public var query: String? { get }
  @pure public var relativePath: String { get }
  @pure public var relativeString: String { get }
  @pure public var scheme: String? { get }
  @pure public var standardized: URL { get }
  @pure public var standardizedFileURL: URL { get }
  @pure public var user: String? { get }
  public mutating func append<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath)
  where S: StringProtocol
  public mutating func append<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath)
  where S: StringProtocol
  public mutating func append<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) where S: StringProtocol
  public mutating func append(queryItems: [URLQueryItem])
  public mutating func appendPathComponent(_ pathComponent: String)
  public mutating func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
  public mutating func appendPathExtension(_ pathExtension: String)
  public func appending<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  where S: StringProtocol
  public func appending<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
  where S: StringProtocol
  public func appending<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL where S: StringProtocol
  @pure public func appending(queryItems: [URLQueryItem]) -> URL
  @pure public func appendingPathComponent(_ pathComponent: String) -> URL
  @pure public func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
  @pure public func appendingPathExtension(_ pathExtension: String) -> URL
  public func checkResourceIsReachable() throws -> Bool
  public mutating func deleteLastPathComponent()
  public mutating func deletePathExtension()
  @pure public func deletingLastPathComponent() -> URL
  @pure public func deletingPathExtension() -> URL
  public func encode(to encoder: any Encoder) throws
  @pure public func fragment(percentEncoded: Bool = true) -> String?
  public func hash(into hasher: inout Hasher)
  @pure public func host(percentEncoded: Bool = true) -> String?
  @pure public func password(percentEncoded: Bool = true) -> String?
  @pure public func path(percentEncoded: Bool = true) -> String
  @pure public func query(percentEncoded: Bool = true) -> String?
  public mutating func removeAllCachedResourceValues()
  public mutating func removeCachedResourceValue(forKey key: URLResourceKey)
  public mutating func resolveSymlinksInPath()
  @pure public func resolvingSymlinksInPath() -> URL
  public func resourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues
  public mutating func setResourceValues(_ values: URLResourceValues) throws
  public mutating func setTemporaryResourceValue(_ value: Any, forKey key: URLResourceKey)
  public mutating func standardize()
  @pure public func user(percentEncoded: Bool = true) -> String?
  @pure public static func currentDirectory() -> URL
  @pure public static func homeDirectory(forUser user: String) -> URL?
  @pure public static func == (lhs: URL, rhs: URL) -> Bool
}

extension URL {
  public enum DirectoryHint: Hashable, Sendable {
    case checkFileSystem
    case inferFromPath
    case isDirectory
    case notDirectory
  }
}

"""#,
      outline: #"""
57 t  URL 0 114 6bba6ec75bc7ce19e04b0d45ce0a6bc9 struct URL
83 o 0 ReferenceType 119 157 aa0e05826d9b75aa844908d8028ad580 typealias ReferenceType
131 o 0 init 160 253 3c4e93439ed163edec562f3c519b3792 init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false)
158 o 0 init 256 370 c460bbac98b21b34715057df901de963 init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
102 o 0 init 373 437 b9664a6f3950910331e4943fdf19f451 init(fileReferenceLiteralResourceName name: String)
85 o 0 init 440 487 65c90ae1e0e59208144e9246ce6f0ae8 init(fileURLWithPath path: String)
104 o 0 init 490 556 f4bb8b271a4c564c84368a9c205f6708 init(fileURLWithPath path: String, isDirectory: Bool)
127 o 0 init 559 648 53e91346157493e7cd6a71c6082fd042 init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
108 o 0 init 651 721 f13c14c69bf873855484c75392a975ef init(fileURLWithPath path: String, relativeTo base: URL?)
82 o 0 init 724 769 0ea3570408b2548b186edbf14f43fe84 init(from decoder: any Decoder)
72 o 0 init 772 806 c73187496129613daca1837338673139 init?(string: String)
105 o 0 init 809 876 936614329400da978fa93c2a1ded66e4 init?(string: String, encodingInvalidCharacters: Bool)
94 o 0 init 879 935 b55b91b3b6e7186747b97e4a9750ccb0 init?(string: String, relativeTo url: URL?)
77 o 0 homeDirectory 938 988 1454d565737b17d9442e769fa5c7460d var homeDirectory
88 o 0 temporaryDirectory 991 1046 262850b6761524062e3291aadc093ed5 var temporaryDirectory
81 o 0 absoluteString 1049 1096 9333c1387eb3b13ccf2932a294b5a43b var absoluteString
75 o 0 absoluteURL 1099 1140 53f9ef2df7a852f34cf47e1ccd1caa8e var absoluteURL
67 o 0 baseURL 1143 1181 bcbd286fb513f40449adbdaf538e29fd var baseURL
89 o 0 dataRepresentation 1184 1233 2a0ddefb949afa13bcf104cf92aaad2a var dataRepresentation
85 o 0 debugDescription 1236 1285 b66530a07711e8095c4e2a0e1fe8b4e6 var debugDescription
75 o 0 description 1288 1332 7b9c82033cf4c3465168cece7ebc9e50 var description
69 o 0 fragment 1335 1377 d1b6189878956bf35b43927278e2dd00 var fragment
85 o 0 hasDirectoryPath 1380 1427 abe4eab82258274bb761f0c2648e6af9 var hasDirectoryPath
61 o 0 host 1430 1468 deea3a736fce646760839bd868505216 var host
71 o 0 isFileURL 1471 1511 96f953a3cf9761dd33e9a582b247bcbe var isFileURL
87 o 0 lastPathComponent 1514 1564 a134220a3861477c5e8e009405df6579 var lastPathComponent
69 o 0 password 1567 1609 55f0e6f83ea922ea3bde176a711b64af var password
61 o 0 path 1612 1649 08a3d2fd4ece8228c1cce934aa85b2a1 var path
81 o 0 pathComponents 1652 1701 36146a686890fa867f00c13be8f6057e var pathComponents
79 o 0 pathExtension 1704 1750 7a667da5c7963202fb7cc83053d2a36b var pathExtension
95 o 0 playgroundDescription 1753 1798 83b374862fba3379fd59707ce0f43c5d var playgroundDescription
61 o 0 port 1801 1836 4661d1d1406503d847d1afece286749f var port
63 o 0 query 1839 1878 2ae47f5a404ba32a742c22ab2f2f85f2 var query
77 o 0 relativePath 1881 1926 cc6a6185beba1ff221527a0bf6dec027 var relativePath
81 o 0 relativeString 1929 1976 58448821516c1441d473b868755d31cd var relativeString
65 o 0 scheme 1979 2019 b3edd428ba6de1b247e7dae2b46d355e var scheme
77 o 0 standardized 2022 2064 b3d6408634425e01955b192b45f92b63 var standardized
91 o 0 standardizedFileURL 2067 2116 8123190c4a3ab3f70f5ed11f8115d5b0 var standardizedFileURL
61 o 0 user 2119 2157 c989a5a3e30d56b70cf39f9b73443aa8 var user
134 o 0 append 2160 2281 398570eef02eb75787269ea8373cc1ac func append<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath)
138 o 0 append 2284 2409 60581abb63eec8494c2f2836707306cb func append<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath)
129 o 0 append 2412 2526 a4a7a6a1311824279b40614af1df1e98 func append<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath)
94 o 0 append 2529 2584 0ccdc351ddcad3fc58d1c0a4c30bbc1c func append(queryItems: [URLQueryItem])
117 o 0 appendPathComponent 2587 2652 b2e5f7f6dae23c2f02f68cdc2680883f func appendPathComponent(_ pathComponent: String)
136 o 0 appendPathComponent 2655 2739 60a514cf48aace0b13b5fcc666b2f822 func appendPathComponent(_ pathComponent: String, isDirectory: Bool)
117 o 0 appendPathExtension 2742 2807 0e5f107a012403d49ba24f512ee8e7ef func appendPathExtension(_ pathExtension: String)
140 o 0 appending 2810 2932 2d068170e595909b7f6d9ed319964267 func appending<S>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath)
144 o 0 appending 2935 3061 fc0af310c59b53280d7ed5c5abdf37fa func appending<S>(components: S..., directoryHint: URL.DirectoryHint = .inferFromPath)
135 o 0 appending 3064 3179 089d8da6f5e44ce2a61d40300d3e518f func appending<S>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath)
100 o 0 appending 3182 3244 d7e6b02bf09179fb9cba4701310b83c1 func appending(queryItems: [URLQueryItem])
123 o 0 appendingPathComponent 3247 3319 3647b3ba8e938ff7381ab7bf326e250d func appendingPathComponent(_ pathComponent: String)
142 o 0 appendingPathComponent 3322 3413 7ecbefd9341b518cffc76faa87a8b0f4 func appendingPathComponent(_ pathComponent: String, isDirectory: Bool)
123 o 0 appendingPathExtension 3416 3488 5ec3d8eaa2ca4f1e64ab46f00a27c2e9 func appendingPathExtension(_ pathExtension: String)
104 o 0 checkResourceIsReachable 3491 3544 76dc91bd7bbf679d40780044e8e7bfd4 func checkResourceIsReachable()
102 o 0 deleteLastPathComponent 3547 3593 fe8179f53a43ff3498ec4c65a93f2ccb func deleteLastPathComponent()
94 o 0 deletePathExtension 3596 3638 68de3517bb22f4389b5fe1d69a1139e3 func deletePathExtension()
106 o 0 deletingLastPathComponent 3641 3693 8526676a67b357d542a5c62206e0c57e func deletingLastPathComponent()
98 o 0 deletingPathExtension 3696 3744 55a029df56f563b3bc2462c2c9792fb7 func deletingPathExtension()
91 o 0 encode 3747 3797 8a96156befc1ec43c321afde591c137e func encode(to encoder: any Encoder)
99 o 0 fragment 3800 3866 8a530dacf27378677ea4e67f1d7a5891 func fragment(percentEncoded: Bool = true)
89 o 0 hash 3869 3912 d89b11ae1d2418f372d56ba019f5b3bb func hash(into hasher: inout Hasher)
91 o 0 host 3915 3977 1b99d1fe244df4dfc056ca2c87adb55a func host(percentEncoded: Bool = true)
99 o 0 password 3980 4046 22c336e16745f64083fbbc098c0d4711 func password(percentEncoded: Bool = true)
91 o 0 path 4049 4110 4053578d93adf51c8686592888aa19b4 func path(percentEncoded: Bool = true)
93 o 0 query 4113 4176 5ecde1e1a491ecd10c4ee45c7b5cf90a func query(percentEncoded: Bool = true)
114 o 0 removeAllCachedResourceValues 4179 4231 ed37812488d5bad47298b4447f2da3b0 func removeAllCachedResourceValues()
132 o 0 removeCachedResourceValue 4234 4308 c20abcddebcd5bde0d927bcac4bcf79a func removeCachedResourceValue(forKey key: URLResourceKey)
98 o 0 resolveSymlinksInPath 4311 4355 e081dc264a391a5984fd8f36208e1de8 func resolveSymlinksInPath()
102 o 0 resolvingSymlinksInPath 4358 4408 5381219159fb6f7f21410102cb095433 func resolvingSymlinksInPath()
117 o 0 resourceValues 4411 4500 6aa341323905a654dd3052f2e2f1ba6c func resourceValues(forKeys keys: Set<URLResourceKey>)
117 o 0 setResourceValues 4503 4577 5fc1eb3f796f18b460f12b8abf2692aa func setResourceValues(_ values: URLResourceValues)
146 o 0 setTemporaryResourceValue 4580 4668 81253a8352448f466e6e3e3708f2b297 func setTemporaryResourceValue(_ value: Any, forKey key: URLResourceKey)
78 o 0 standardize 4671 4705 50c710a5d0979afc33c901f576bc0e2e func standardize()
91 o 0 user 4708 4770 8bdc0ced4a4a3715c851ff4282511130 func user(percentEncoded: Bool = true)
88 o 0 currentDirectory 4773 4823 fc00f956564daec8d9ed80b63902bef6 func currentDirectory()
102 o 0 homeDirectory 4826 4894 07b793bebf8c52a8a5b5cfb79e7abebc func homeDirectory(forUser user: String)
79 o 0 == 4897 4953 d25c6223b8e6665eb98a00cf817bc770 func == (lhs: URL, rhs: URL)
64 e  URL 4957 4970 4a84958f5a1f766ea8625328d373bcb3 extension URL
85 t 77 URL.DirectoryHint 4975 5020 e7f6a42d2450b8cb8b08cf70ab2dc936 enum DirectoryHint
85 o 78 checkFileSystem 5027 5047 8fba13f04a917f27cb289b3a92a673e4 case checkFileSystem
81 o 78 inferFromPath 5052 5070 833c180ba925f29fbc7bf4967aa0b667 case inferFromPath
77 o 78 isDirectory 5075 5091 7c5e2b4e1eb7246de9326a79fedfe76b case isDirectory
79 o 78 notDirectory 5096 5113 a48db9d9d165c325c6ef96626a23f587 case notDirectory

"""#)
  }
}
