// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_URLRequest: LibraryText {
    LibraryText(
      path: "Foundation/URLRequest.swift",
      text: #"""
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

"""#,
      outline: #"""
70 t  URLRequest 0 99 55cc11311084891f9ed8ba7931aa98b1 struct URLRequest
79 o 0 CachePolicy 104 159 a60d3b0bbb5d063990997ac8066262ad typealias CachePolicy
93 o 0 NetworkServiceType 162 231 bc27f53a9f0e9743d8da6a4aaa7d6bd5 typealias NetworkServiceType
83 o 0 ReferenceType 234 279 965885844fcbcb72a840134635602fbf typealias ReferenceType
167 o 0 init 282 409 2e720c7838c27de7fb88356d30229b53 init( url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60.0)
89 o 0 allHTTPHeaderFields 412 473 0dd6c7a7a41dfbb532d8cdfd0ac9569b var allHTTPHeaderFields
91 o 0 allowsCellularAccess 476 525 fcaec1bb6fdb927d8a1a9910b2ce8aad var allowsCellularAccess
73 o 0 cachePolicy 528 586 d005ccaf2a84780e2f919d816a300e37 var cachePolicy
75 o 0 customMirror 589 628 4b8e63639e680cc21234c193bfd2c4b2 var customMirror
83 o 0 debugDescription 631 674 78a5219be8bd6f2a08feb7655d7a2a61 var debugDescription
73 o 0 description 677 715 2b388e82c1b6d8560f334e2b4c00db1c var description
67 o 0 httpBody 718 756 6fbd47985a30f2c9c02dac2417ada57a var httpBody
79 o 0 httpBodyStream 759 810 5ef7ed2f1ff1bd6bee931cb54c256203 var httpBodyStream
71 o 0 httpMethod 813 855 3c9ae5e87f9e7fe5bf3851f2abd60347 var httpMethod
97 o 0 httpShouldHandleCookies 858 910 9deb521eb0861d4cd573626b0e6719cc var httpShouldHandleCookies
81 o 0 mainDocumentURL 913 957 12f64cd43acfcb8b0132bfcac0817e52 var mainDocumentURL
88 o 0 networkServiceType 960 1032 46f89fecda70ea26dfe6136868ebede0 var networkServiceType
83 o 0 timeoutInterval 1035 1087 ef8214c57c729d0723b212e68d94d9f8 var timeoutInterval
59 o 0 url 1090 1122 837e695b99b1d01884ed87e53dc1a906 var url
121 o 0 addValue 1125 1205 d0f43710fc7f68717f24490563f154a6 func addValue(_ value: String, forHTTPHeaderField field: String)
89 o 0 hash 1208 1251 6efe539e585adda710eb6189755af9bb func hash(into hasher: inout Hasher)
122 o 0 setValue 1254 1335 125c5a3daff7cd860963489181397cbd func setValue(_ value: String?, forHTTPHeaderField field: String)
98 o 0 value 1338 1406 20724215a82e907a3c44782f2923739c func value(forHTTPHeaderField field: String)
93 o 0 == 1409 1473 635bd72b1bbb9dcdbf214a877f26b8b8 func == (lhs: URLRequest, rhs: URLRequest)
76 t  URLResponse 1477 1532 06be751951d578fe1cc1708d0ee9eb1f class URLResponse
154 o 24 init 1537 1644 faa41e916ca86d572a145df210c85995 init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?)
96 o 24 expectedContentLength 1647 1694 acb63f2933ea95399508e4b81d011965 var expectedContentLength
62 o 24 hash 1697 1734 56766fe74a92c7144251732bd11f7b7d var hash
70 o 24 mimeType 1737 1773 acd9e76e34defe89d5220d56f908116a var mimeType
88 o 24 suggestedFilename 1776 1821 489e9551e7266df4897ab9dd0b5d8670 var suggestedFilename
86 o 24 textEncodingName 1824 1868 3e39afedfe140a903aefbe20e735ea9f var textEncodingName
60 o 24 url 1871 1899 70bb6bfe0b867b3daa354e3c4b853eb1 var url
84 o 24 isEqual 1902 1953 a3a5325b10cc05e9c0924496b3ca2c58 func isEqual(_ value: Any?)
84 t  HTTPURLResponse 1957 1998 1f7280ee8a5f0d8b6c34daa62cd553fa class HTTPURLResponse
141 o 33 init 2003 2097 c179480ae1bf1f1f0c9b1496879ca92f init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
84 o 33 allHeaderFields 2100 2154 b698a5480a276e5090898823c9e503d1 var allHeaderFields
76 o 33 description 2157 2204 377dbd7c98752ef1a36d7eda0d9785da var description
74 o 33 statusCode 2207 2241 20edf20e774d8226387e7a52f59483bc var statusCode
99 o 33 value 2244 2312 58ef02b94e8086adbb7953abc65ea1b6 func value(forHTTPHeaderField field: String)
116 o 33 localizedString 2315 2395 c95767099550b6138f8d90713cd53cd4 func localizedString(forStatusCode statusCode: Int)
88 t  CachedURLResponse 2399 2460 08ec20e5373fe400b9eb93383f5a6340 class CachedURLResponse
93 o 40 init 2465 2511 224ca3ea3305bebb0b358a5202477440 init(response: URLResponse, data: Data)
170 o 40 init 2514 2641 63d672a85d180f0cf4de9ee9065c5c3b init( response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil, storagePolicy: URLCache.StoragePolicy)
62 o 40 data 2644 2673 b37901569d838dd553420c7dd5c3086b var data
62 o 40 hash 2676 2713 43462d5979f28ce13e27b8777207e872 var hash
70 o 40 response 2716 2756 1780daf40001f348509dfa5b4fceff71 var response
80 o 40 storagePolicy 2759 2815 59f85432e6fc8b291bd1095a537f5497 var storagePolicy
70 o 40 userInfo 2818 2866 2f4aaa35ab6bb83790b1eeef40878262 var userInfo
84 o 40 isEqual 2869 2920 09bcffa27e0438332a9e2c9c301ea355 func isEqual(_ value: Any?)

"""#)
  }
}
