// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_URLSession: LibraryText {
    LibraryText(
      path: "Foundation/URLSession.swift",
      text: #"""
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

"""#,
      outline: #"""
69 t  URLSession 0 43 340913c420db435cb119bb1f1225db65 class URLSession
93 o 0 init 48 99 06efe86c4393e92c8bcd993a4be54156 init(configuration: URLSessionConfiguration)
171 o 0 init 102 233 dc685bf30dc3717cd62f7b025a58bdab init( configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?)
63 o 0 shared 236 279 ebf062b44eb91d9c378d00095933f342 var shared
77 o 0 configuration 282 339 f25fae4f2cda225ef5a1fb9992092b11 var configuration
67 o 0 delegate 342 396 275233bce91ced4270d07b469d015f22 var delegate
77 o 0 delegateQueue 399 447 60e372979d0418eae186b821aac0fb0c var delegateQueue
87 o 0 sessionDescription 450 500 673653895400635216af940c6394904f var sessionDescription
132 o 0 data 503 635 0d4a68977461ecfa6a1103230c2c5bd6 func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil)
122 o 0 data 638 752 c4fff7e290f17c00fdeee75ab6946d5d func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil)
94 o 0 dataTask 755 823 cc113f9397dd3924bb107a8825430a55 func dataTask(with request: URLRequest)
83 o 0 dataTask 826 883 4ba330bc05a102d2b6d92b1b0f966f1b func dataTask(with url: URL)
181 o 0 dataTask 886 1046 adb176812658a40bd99b951e67a8fa87 func dataTask( with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void )
171 o 0 dataTask 1049 1198 0737fc939b315478e1862876e6b28430 func dataTask( with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void )
142 o 0 download 1201 1336 95a0f2a800906a3513f574223a229e04 func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil)
132 o 0 download 1339 1456 d6d972517dcd2a0923b02d9c3575e216 func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil)
104 o 0 downloadTask 1459 1535 0ec083c28a85d65e300f8f61a3c43488 func downloadTask(with request: URLRequest)
93 o 0 downloadTask 1538 1603 f2086bbe0da7a2de713159b340767b23 func downloadTask(with url: URL)
189 o 0 downloadTask 1606 1773 d058534157bc1cf1e2e7680d7abdbe94 func downloadTask( with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void )
178 o 0 downloadTask 1776 1932 34d9d2ee3c8db9e90c5e68581a56ae7a func downloadTask( with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void )
111 o 0 downloadTask 1935 2018 100c000c333bcf7f59ecb299e73b8301 func downloadTask(withResumeData resumeData: Data)
196 o 0 downloadTask 2021 2195 722d22fa6009b95c3757876cf3766b6a func downloadTask( withResumeData resumeData: Data, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void )
104 o 0 finishTasksAndInvalidate 2198 2236 d74072e4a771ffd500b71539614e8704 func finishTasksAndInvalidate()
115 o 0 flush 2239 2307 5faa4935fc79d87e3b9ee6ce5e347c65 func flush(completionHandler: @escaping @Sendable () -> Void)
143 o 0 getAllTasks 2310 2400 9e4f8f36dbb7ec19a2625368a53704c9 func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void)
236 o 0 getTasksWithCompletionHandler 2403 2578 d41e2b0181ee71ce4efac402ef6f6694 func getTasksWithCompletionHandler( _ completionHandler: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void)
94 o 0 invalidateAndCancel 2581 2614 6123d7c9bb4b820eee4c9c6f51d012d8 func invalidateAndCancel()
115 o 0 reset 2617 2685 b3c56824d78ff8f20aab97225b4edba6 func reset(completionHandler: @escaping @Sendable () -> Void)
159 o 0 upload 2688 2839 bee75602bc2ef2198754048da93e4270 func upload(for request: URLRequest, from bodyData: Data, delegate: (any URLSessionTaskDelegate)? = nil)
161 o 0 upload 2842 2995 18319d84da42a83cd051e970cc4b4c94 func upload(for request: URLRequest, fromFile fileURL: URL, delegate: (any URLSessionTaskDelegate)? = nil)
121 o 0 uploadTask 2998 3091 b57e2d48f9599ffbeaceb0288fca4da6 func uploadTask(with request: URLRequest, from bodyData: Data)
208 o 0 uploadTask 3094 3284 356d0edf11e126e37b50d2618192cc8f func uploadTask( with request: URLRequest, from bodyData: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void )
123 o 0 uploadTask 3287 3382 31883643703174125c8d7bc975da57a5 func uploadTask(with request: URLRequest, fromFile fileURL: URL)
209 o 0 uploadTask 3385 3576 915456198e500b423ac004060f2d03b5 func uploadTask( with request: URLRequest, fromFile fileURL: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void )
115 o 0 uploadTask 3579 3666 c3b52edd0ddec21fe33d0b015af962fb func uploadTask(withStreamedRequest request: URLRequest)
95 o 0 webSocketTask 3669 3736 5180f3eff7545a1a7c8c1f1ad181e70c func webSocketTask(with url: URL)
106 o 0 webSocketTask 3739 3817 33970b0152bd39389ede1c466d02f8a2 func webSocketTask(with request: URLRequest)
116 o 0 webSocketTask 3820 3908 c740810882d87b737c1cc9bd773d199b func webSocketTask(with url: URL, protocols: [String])
78 e  URLSession 3912 3932 eb16553f98bf30d8cbb0bc2f98297c1d extension URLSession
114 t 38 URLSession.AuthChallengeDisposition 3937 4011 36f5ebe4088c1296b223537a386c6a63 enum AuthChallengeDisposition
113 o 39 cancelAuthenticationChallenge 4018 4052 d08198ea62c75eccde43afd843e69567 case cancelAuthenticationChallenge
99 o 39 performDefaultHandling 4057 4084 1a6b6ed6916be852cde73a18cec0823b case performDefaultHandling
97 o 39 rejectProtectionSpace 4089 4115 171dcd834411601a4a1feb48d53bba61 case rejectProtectionSpace
81 o 39 useCredential 4120 4138 5eb18d1e375cd1ab277fa4d1c27a46c6 case useCredential
74 o 39 init 4143 4170 02d05a74774371ee05525eb4eeae891d init?(rawValue: Int)
80 e  URLSession 4178 4198 eb16553f98bf30d8cbb0bc2f98297c1d extension URLSession#2
116 t 45 URLSession.DelayedRequestDisposition 4203 4260 3a0e8cc4f74966c8a09e6c4191400176 enum DelayedRequestDisposition
67 o 46 cancel 4267 4278 7f2082353e4d182be14552ba02ec738b case cancel
85 o 46 continueLoading 4283 4303 32362192e9052d5ec33df5c0dc7da384 case continueLoading
81 o 46 useNewRequest 4308 4326 9fbe386dca5d86014d60810709843eaf case useNewRequest
80 e  URLSession 4334 4354 eb16553f98bf30d8cbb0bc2f98297c1d extension URLSession#3
104 t 50 URLSession.ResponseDisposition 4359 4428 9f5af981dcfad18a7d764da1ef3acd51 enum ResponseDisposition
65 o 51 allow 4435 4445 50a6d69300ad80f00d49d2701a2f4ab4 case allow
67 o 51 cancel 4450 4461 34d249b67c8bf830ffe4f7c7f6c81612 case cancel
74 o 51 init 4466 4493 2aa2555eff781a09772b15e51dfb8312 init?(rawValue: Int)
100 t  URLSessionConfiguration 4501 4568 628ce2bb4bf5c61c4914e928bbe98640 class URLSessionConfiguration
70 o 55 default 4573 4632 88606b9db86479d6ea196bba13f4d008 var `default`
72 o 55 ephemeral 4635 4694 3eecad20ded700c91ee1ef313886e8e2 var ephemeral
94 o 55 allowsCellularAccess 4697 4746 0f46d51cb9827eb4ba5dc45c6d30826b var allowsCellularAccess
104 o 55 connectionProxyDictionary 4749 4818 1f40e6f1b63d3509f73c8fdd78b52a69 var connectionProxyDictionary
96 o 55 httpAdditionalHeaders 4821 4886 949c613b48f0dfd1b6bbcc8e15586e05 var httpAdditionalHeaders
98 o 55 httpCookieAcceptPolicy 4889 4959 4133958eadfcf1ec69d5bd74740b3a0c var httpCookieAcceptPolicy
88 o 55 httpCookieStorage 4962 5022 dbab43e2cafa9c28ec17160c18aab817 var httpCookieStorage
112 o 55 httpMaximumConnectionsPerHost 5025 5082 e17dcdafcb47159bb9af3970a54db93a var httpMaximumConnectionsPerHost
94 o 55 httpShouldSetCookies 5085 5134 d1d4bb967ea7c90ae13f0b79b891111a var httpShouldSetCookies
74 o 55 identifier 5137 5179 a3381c3153850085dbef8745e35bfc4e var identifier
84 o 55 isDiscretionary 5182 5226 204f7a410051e2286ae522a6c7fc9624 var isDiscretionary
90 o 55 networkServiceType 5229 5301 b94f058ceecb13fa2ddcbe8f80375157 var networkServiceType
84 o 55 protocolClasses 5304 5355 ce9b82a04a175ec92558417f90f8a326 var protocolClasses
90 o 55 requestCachePolicy 5358 5423 1e5ce75b59f5b590aa6960be1916c9bc var requestCachePolicy
104 o 55 sharedContainerIdentifier 5426 5479 f393c353bd1d40a96b5af7433ff469d6 var sharedContainerIdentifier
104 o 55 timeoutIntervalForRequest 5482 5544 ffd8cc2b9424ced82a727049c05497cb var timeoutIntervalForRequest
106 o 55 timeoutIntervalForResource 5547 5610 32da0c15806315d982f55661fefe1cf8 var timeoutIntervalForResource
70 o 55 urlCache 5613 5655 67e02763247e5389740e9b744f811944 var urlCache
94 o 55 urlCredentialStorage 5658 5724 69e860620d9e8feddff44fc857fc0a8c var urlCredentialStorage
82 t  URLSessionTask 5728 5805 b9953902fc6c4969494497f9d8e3598d class URLSessionTask
60 o 75 init 5810 5832 c16512cbe755fad4e176e20563cfd485 init()
84 o 75 defaultPriority 5835 5883 34941c2e20f35cfb18d326ef4a26c781 var defaultPriority
78 o 75 highPriority 5886 5931 1ecc37e491b1db7bf4752e68e15b9590 var highPriority
76 o 75 lowPriority 5934 5978 f5e45cb5a51ecb16d5a8990d195e90df var lowPriority
122 o 75 countOfBytesClientExpectsToReceive 5981 6045 77c20c429b27a2aa2e4fb2fab07b2bd2 var countOfBytesClientExpectsToReceive
116 o 75 countOfBytesClientExpectsToSend 6048 6109 d214ad1df8c56eaaa5f409513e045f50 var countOfBytesClientExpectsToSend
112 o 75 countOfBytesExpectedToReceive 6112 6171 5ddbb9caa9f55f1aa18df8bfcc5d074b var countOfBytesExpectedToReceive
106 o 75 countOfBytesExpectedToSend 6174 6230 f457e4a63979ad7ecb3fffe3cb0f40e2 var countOfBytesExpectedToSend
94 o 75 countOfBytesReceived 6233 6283 eaaae0889d0a3f36d02a713589068fb3 var countOfBytesReceived
86 o 75 countOfBytesSent 6286 6332 44d7156595abbb3ec613980607204d46 var countOfBytesSent
82 o 75 currentRequest 6335 6385 bbfd7231a9c1abbfe491975cf8646eac var currentRequest
70 o 75 delegate 6388 6450 303c94818a0618dfd2ac836e9696a3bf var delegate
64 o 75 error 6453 6491 1e3186ba4686096b0e6ff9c43fa96584 var error
84 o 75 originalRequest 6494 6541 6695392786d86424b29683a80fa69c06 var originalRequest
70 o 75 priority 6544 6582 bc34a53de9b67bed5d7f745653929ed5 var priority
70 o 75 progress 6585 6622 237baf40cf7800952201cc84d330b99b var progress
70 o 75 response 6625 6670 e18f1fdc4944888d4327dc7b66551ef7 var response
64 o 75 state 6673 6723 dbdccfac9eace0643257c8f859b6f060 var state
84 o 75 taskDescription 6726 6773 311a8bbcf8d667a58b935156aae0c942 var taskDescription
82 o 75 taskIdentifier 6776 6814 8f157ebb91214c30c8177a98ee249b5e var taskIdentifier
69 o 75 cancel 6817 6837 a8aca940fd3267a9198564e4c62a86d1 func cancel()
69 o 75 resume 6840 6860 8ced879e40c6d5b053d65eb769d52c4d func resume()
71 o 75 suspend 6863 6884 ba1810f85311126c58b3ac703e572080 func suspend()
86 e  URLSessionTask 6888 6912 17f2406b692a458a167c4ec5f216462c extension URLSessionTask
80 t 99 URLSessionTask.State 6917 6972 fee9489cddf77c14b19094d615a07e1c enum State
74 o 100 canceling 6979 6993 1fef153ada847de4ed82930b34e578f0 case canceling
74 o 100 completed 6998 7012 951fe23e1df87074f226f94d6dad3941 case completed
70 o 100 running 7017 7029 f19b715d2148dfeca74edfd5c037794d case running
74 o 100 suspended 7034 7048 54ff7dd20d71d831ba3fea5a518e6e6d case suspended
75 o 100 init 7053 7080 3515071ca6d21182da7ff06e8f25a155 init?(rawValue: Int)
90 t  URLSessionDataTask 7088 7135 691fd967ed0976324665423fedfb6a39 class URLSessionDataTask
76 t  URLProtocol 7140 7174 427b7943bffe762507070ca4b0156ca6 class URLProtocol
150 o 107 init 7179 7290 198beba6972003463d2fb016c8a71694 init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
152 o 107 init 7293 7422 687477869cbcfd3f4c435335f36029bc init( task: URLSessionTask, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?)
83 o 107 cachedResponse 7425 7478 75ff55af8b7ef204e9ec8b14c773cd01 var cachedResponse
67 o 107 client 7481 7536 d4967a61a7a687fe436ef00035eca314 var client
69 o 107 request 7539 7577 45a1441b8102f60636be6820694fd5d2 var request
63 o 107 task 7580 7624 fa7d2403d45d5b9bc137c66b2ec2b3e6 var task
82 o 107 startLoading 7627 7653 f0f5c1d75a4c7e69771664dbb269db55 func startLoading()
80 o 107 stopLoading 7656 7681 ae3b4b4374f22652e23928487323c03e func stopLoading()
96 o 107 canInit 7684 7743 57789bd34dcd1803eff384b703a06d47 func canInit(with request: URLRequest)
97 o 107 canInit 7746 7806 13b3b47cea3437efbf02be78aaf3fb2c func canInit(with task: URLSessionTask)
113 o 107 canonicalRequest 7809 7882 9fb155146aed7de3bcc5b406607a8f3d func canonicalRequest(for request: URLRequest)
116 o 107 property 7885 7963 3770c54b606685362a2db5eb34df546e func property(forKey key: String, in request: URLRequest)
109 o 107 registerClass 7966 8032 c1f271afa6787ca539209e1ba32d1c75 func registerClass(_ protocolClass: AnyClass)
137 o 107 removeProperty 8035 8120 5723e7b8c0cfc963c2fb53d466e3ea16 func removeProperty(forKey key: String, in request: NSMutableURLRequest)
139 o 107 requestIsCacheEquivalent 8123 8208 6e34cc09e62a99c2f2b85cd871d35208 func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest)
145 o 107 setProperty 8211 8307 a796185094ed8321fc5eeedb5cd99b29 func setProperty(_ value: Any, forKey key: String, in request: NSMutableURLRequest)
113 o 107 unregisterClass 8310 8370 d22b8770ace63289ecab362bcfabbe74 func unregisterClass(_ protocolClass: AnyClass)

"""#)
  }
}
