public struct URLRequest: CustomDebugStringConvertible, CustomStringConvertible, Hashable, Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  public typealias NetworkServiceType = NSURLRequest.NetworkServiceType
  public typealias ReferenceType = NSURLRequest
  public init(
    url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
  public var allHTTPHeaderFields: [String: String]? { get set }
  public var allowsCellularAccess: Bool { get set }
  public var cachePolicy: URLRequest.CachePolicy { get set }
  public var customMirror: Mirror { get }
  public var debugDescription: String { get }
  public var description: String { get }
  public var httpBody: Data? { get set }
  public var httpBodyStream: InputStream? { get set }
  public var httpMethod: String? { get set }
  public var httpShouldHandleCookies: Bool { get set }
  public var mainDocumentURL: URL? { get set }
  public var networkServiceType: URLRequest.NetworkServiceType { get set }
  public var timeoutInterval: TimeInterval { get set }
  public var url: URL? { get set }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String)
  public func hash(into hasher: inout Hasher)
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String)
  @pure public func value(forHTTPHeaderField field: String) -> String?
  public static func == (lhs: URLRequest, rhs: URLRequest) -> Bool
}

public class URLResponse: NSObject, NSCopying, Sendable {
  public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?)
  public var expectedContentLength: Int64 { get }
  public override var hash: Int { get }
  public var mimeType: String? { get }
  public var suggestedFilename: String? { get }
  public var textEncodingName: String? { get }
  public var url: URL? { get }
  public override func isEqual(_ value: Any?) -> Bool
}

public class HTTPURLResponse: URLResponse {
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
  public var allHeaderFields: [AnyHashable: Any] { get }
  public override var description: String { get }
  public var statusCode: Int { get }
  @pure public func value(forHTTPHeaderField field: String) -> String?
  @pure public class func localizedString(forStatusCode statusCode: Int) -> String
}

public class CachedURLResponse: NSObject, NSCopying, Sendable {
  public init(response: URLResponse, data: Data)
  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil, storagePolicy: URLCache.StoragePolicy)
  public var data: Data { get }
  public override var hash: Int { get }
  public var response: URLResponse { get }
  public var storagePolicy: URLCache.StoragePolicy { get }
  public var userInfo: [AnyHashable: Any]? { get }
  public override func isEqual(_ value: Any?) -> Bool
}
