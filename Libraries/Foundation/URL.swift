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
