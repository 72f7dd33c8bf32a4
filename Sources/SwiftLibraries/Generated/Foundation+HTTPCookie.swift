// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_HTTPCookie: LibraryText {
    LibraryText(
      path: "Foundation/HTTPCookie.swift",
      text: #"""
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

"""#,
      outline: #"""
69 t  HTTPCookie 0 43 e842313bf6105499d66abada6d761581 class HTTPCookie
97 o 0 init 48 102 093a5488e323468b6da2091383081d8b init?(properties: [HTTPCookiePropertyKey: Any])
65 o 0 comment 105 140 5af820d39220a4c344c270484ce257f7 var comment
71 o 0 commentURL 143 178 93bbc9123b179e725c495501d4d0a931 var commentURL
73 o 0 description 181 228 6936f23d9371579b82e1858cf917dace var description
63 o 0 domain 231 264 4f09686f2285b4fdc715eeaabacc87d2 var domain
73 o 0 expiresDate 267 304 5c8b17970f25f43f0389a25e3e8966e0 var expiresDate
71 o 0 isHTTPOnly 307 342 9cba4c462a30257c95ac675be8b11b86 var isHTTPOnly
67 o 0 isSecure 345 378 20717a3b478e603cdeac6d27c2c5c8c3 var isSecure
77 o 0 isSessionOnly 381 419 fa82402b054de6842861bc814069a75a var isSessionOnly
59 o 0 name 422 453 3c68e2325fb688368b54f88c00caa62f var name
59 o 0 path 456 487 da61947d89c3f5f6097c6cce4167ced5 var path
67 o 0 portList 490 530 0e431c12a5c38977178eca95e9ecd616 var portList
71 o 0 properties 533 593 7ab621f2098772d13bccdb77382e9f3c var properties
61 o 0 value 596 628 cf5dc8262f1456b655d0cc0ac90dd37c var value
65 o 0 version 631 662 b3ae0b9e0049c0f1348f8101c53323a9 var version
137 o 0 cookies 665 777 1f212106fa3a57d1687453dc9f71d1e3 func cookies(withResponseHeaderFields headerFields: [String: String], for URL: URL)
118 o 0 requestHeaderFields 780 865 dc49cc1c4fd2a4ebfe204ea83ead1c76 func requestHeaderFields(with cookies: [HTTPCookie])
76 e  HTTPCookie 869 889 948091c01091905ccc411b1e81eeead4 extension HTTPCookie
88 t 18 HTTPCookie.AcceptPolicy 894 956 1236b3bee08561da0311b1fe8fccde87 enum AcceptPolicy
65 o 19 always 963 974 c6c874acae867251adc7bdc3c819b61d case always
63 o 19 never 979 989 8b32f50a86850c15bbe3f6e577f84ac7 case never
106 o 19 onlyFromMainDocumentDomain 994 1025 0d1252730d6c86bb7933dab19cb448ba case onlyFromMainDocumentDomain
75 o 19 init 1030 1058 0728f8970837ff93048ec3485d2503e0 init?(rawValue: UInt)
88 t  HTTPCookieStorage 1066 1116 d89c42d41eceded079105f864157ec14 class HTTPCookieStorage
66 o 24 shared 1121 1171 c06e9d54dec3e7beebb249a4a9fd9a50 var shared
90 o 24 cookieAcceptPolicy 1174 1240 68dce276db3a4f994a0f442f5de5c74f var cookieAcceptPolicy
68 o 24 cookies 1243 1284 128aca74d7595a885a184a510749b25e var cookies
76 o 24 description 1287 1334 f1fb8daf28748597dee45c95401b56a0 var description
83 o 24 cookies 1337 1387 285195eebcd0ad18afb6130a7afb296a func cookies(for url: URL)
101 o 24 deleteCookie 1390 1436 ce23dc92471e2030d94f74594d8277c8 func deleteCookie(_ cookie: HTTPCookie)
99 o 24 removeCookies 1439 1482 c06dee47528f918bb955ac7ad9b3ca10 func removeCookies(since date: Date)
95 o 24 setCookie 1485 1528 56fee80c2175569d017972b47cf1343a func setCookie(_ cookie: HTTPCookie)
138 o 24 setCookies 1531 1616 4d7add6a20c0e4ff53c745e3072503ba func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?)
118 o 24 sortedCookies 1619 1697 c9217c0d4791052d4cc128cfc4861c81 func sortedCookies(using sortOrder: [NSSortDescriptor])
141 o 24 sharedCookieStorage 1700 1806 86e591cbfe6706d4a0437a2fee188fcd func sharedCookieStorage(forGroupContainerIdentifier identifier: String)

"""#)
  }
}
