public class URLSession: NSObject, Sendable {
  public init(configuration: URLSessionConfiguration)
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
  public class var shared: URLSession { get }
  public var configuration: URLSessionConfiguration { get }
  public var delegate: (any URLSessionDelegate)? { get }
  public var delegateQueue: OperationQueue { get }
  public var sessionDescription: String? { get set }
  public func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    Data, URLResponse
  )
  public func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse)
  public func dataTask(with request: URLRequest) -> URLSessionDataTask
  public func dataTask(with url: URL) -> URLSessionDataTask
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask
  public func dataTask(
    with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask
  public func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    URL, URLResponse
  )
  public func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse)
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask
  public func downloadTask(with url: URL) -> URLSessionDownloadTask
  public func downloadTask(
    with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask
  public func downloadTask(
    with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask
  public func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask
  public func downloadTask(
    withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask
  public func finishTasksAndInvalidate()
  public func flush(completionHandler: @escaping @Sendable () -> Void)
  public func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void)
  public func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
  public func invalidateAndCancel()
  public func reset(completionHandler: @escaping @Sendable () -> Void)
  public func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
  public func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil)
    async throws -> (Data, URLResponse)
  public func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask
  public func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask
  public func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask
  public func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask
  public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask
}

extension URLSession {
  public enum AuthChallengeDisposition: Hashable, RawRepresentable, Sendable {
    case cancelAuthenticationChallenge
    case performDefaultHandling
    case rejectProtectionSpace
    case useCredential
    public init?(rawValue: Int)
  }
}

extension URLSession {
  public enum DelayedRequestDisposition: Hashable, Sendable {
    case cancel
    case continueLoading
    case useNewRequest
  }
}

extension URLSession {
  public enum ResponseDisposition: Hashable, RawRepresentable, Sendable {
    case allow
    case cancel
    public init?(rawValue: Int)
  }
}

public class URLSessionConfiguration: NSObject, NSCopying, Sendable {
  public class var `default`: URLSessionConfiguration { get }
  public class var ephemeral: URLSessionConfiguration { get }
  public var allowsCellularAccess: Bool { get set }
  public var connectionProxyDictionary: [AnyHashable: Any]? { get set }
  public var httpAdditionalHeaders: [AnyHashable: Any]? { get set }
  public var httpCookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
  public var httpCookieStorage: HTTPCookieStorage? { get set }
  public var httpMaximumConnectionsPerHost: Int { get set }
  public var httpShouldSetCookies: Bool { get set }
  public var identifier: String? { get set }
  public var isDiscretionary: Bool { get set }
  public var networkServiceType: URLRequest.NetworkServiceType { get set }
  public var protocolClasses: [AnyClass]? { get set }
  public var requestCachePolicy: URLRequest.CachePolicy { get set }
  public var sharedContainerIdentifier: String? { get }
  public var timeoutIntervalForRequest: TimeInterval { get set }
  public var timeoutIntervalForResource: TimeInterval { get set }
  public var urlCache: URLCache? { get set }
  public var urlCredentialStorage: URLCredentialStorage? { get set }
}

public class URLSessionTask: NSObject, NSCopying, ProgressReporting, Sendable {
  public override init()
  public static var defaultPriority: Float { get }
  public static var highPriority: Float { get }
  public static var lowPriority: Float { get }
  public var countOfBytesClientExpectsToReceive: Int64 { get set }
  public var countOfBytesClientExpectsToSend: Int64 { get set }
  public var countOfBytesExpectedToReceive: Int64 { get set }
  public var countOfBytesExpectedToSend: Int64 { get set }
  public var countOfBytesReceived: Int64 { get set }
  public var countOfBytesSent: Int64 { get set }
  public var currentRequest: URLRequest? { get set }
  public var delegate: (any URLSessionTaskDelegate)? { get set }
  public var error: (any Error)? { get }
  public var originalRequest: URLRequest? { get }
  public var priority: Float { get set }
  public var progress: Progress { get }
  public var response: URLResponse? { get set }
  public var state: URLSessionTask.State { get set }
  public var taskDescription: String? { get set }
  public var taskIdentifier: Int { get }
  public func cancel()
  public func resume()
  public func suspend()
}

extension URLSessionTask {
  public enum State: Hashable, RawRepresentable, Sendable {
    case canceling
    case completed
    case running
    case suspended
    public init?(rawValue: Int)
  }
}

public class URLSessionDataTask: URLSessionTask {}

public class URLProtocol: NSObject {
  public required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
  public required convenience init(
    task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
  public var cachedResponse: CachedURLResponse? { get }
  public var client: (any URLProtocolClient)? { get set }
  public var request: URLRequest { get }
  public var task: URLSessionTask? { get set }
  public func startLoading()
  public func stopLoading()
  public class func canInit(with request: URLRequest) -> Bool
  public class func canInit(with task: URLSessionTask) -> Bool
  public class func canonicalRequest(for request: URLRequest) -> URLRequest
  public class func property(forKey key: String, in request: URLRequest) -> Any?
  public class func registerClass(_ protocolClass: AnyClass) -> Bool
  public class func removeProperty(forKey key: String, in request: NSMutableURLRequest)
  public class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool
  public class func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest)
  public class func unregisterClass(_ protocolClass: AnyClass)
}
