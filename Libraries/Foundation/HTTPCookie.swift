public class HTTPCookie: NSObject, Sendable {
  public init?(properties: [HTTPCookiePropertyKey: Any])
  public var comment: String? { get }
  public var commentURL: URL? { get }
  public override var description: String { get }
  public var domain: String { get }
  public var expiresDate: Date? { get }
  public var isHTTPOnly: Bool { get }
  public var isSecure: Bool { get }
  public var isSessionOnly: Bool { get }
  public var name: String { get }
  public var path: String { get }
  public var portList: [NSNumber]? { get }
  public var properties: [HTTPCookiePropertyKey: Any]? { get }
  public var value: String { get }
  public var version: Int { get }
  public class func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL) -> [HTTPCookie]
  public class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String]
}

extension HTTPCookie {
  public enum AcceptPolicy: Hashable, RawRepresentable, Sendable {
    case always
    case never
    case onlyFromMainDocumentDomain
    public init?(rawValue: UInt)
  }
}

public class HTTPCookieStorage: NSObject, Sendable {
  public class var shared: HTTPCookieStorage { get }
  public var cookieAcceptPolicy: HTTPCookie.AcceptPolicy { get set }
  public var cookies: [HTTPCookie]? { get }
  public override var description: String { get }
  public func cookies(for url: URL) -> [HTTPCookie]?
  public func deleteCookie(_ cookie: HTTPCookie)
  public func removeCookies(since date: Date)
  public func setCookie(_ cookie: HTTPCookie)
  public func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?)
  public func sortedCookies(using sortOrder: [NSSortDescriptor]) -> [HTTPCookie]
  public class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage
}
