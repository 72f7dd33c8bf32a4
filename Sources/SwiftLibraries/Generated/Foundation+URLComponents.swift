// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var Foundation_URLComponents: LibraryText {
    LibraryText(
      path: "Foundation/URLComponents.swift",
      text: #"""
public struct URLComponents: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable, Hashable,
  Sendable
{
  public typealias ReferenceType = NSURLComponents
  @pure public init()
  public init(from decoder: any Decoder) throws
  @pure public init?(string: String)
  @pure public init?(string: String, encodingInvalidCharacters: Bool)
  @pure public init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var encodedHost: String? { get set }
  public var fragment: String? { get set }
  public var host: String? { get set }
  public var password: String? { get set }
  public var path: String { get set }
  public var percentEncodedFragment: String? { get set }
  public var percentEncodedHost: String? { get set }
  public var percentEncodedPassword: String? { get set }
  public var percentEncodedPath: String { get set }
  public var percentEncodedQuery: String? { get set }
  public var percentEncodedQueryItems: [URLQueryItem]? { get set }
  public var percentEncodedUser: String? { get set }
  public var port: Int? { get set }
  public var query: String? { get set }
  public var queryItems: [URLQueryItem]? { get set }
  public var rangeOfFragment: Range<String.Index>? { get }
  public var rangeOfHost: Range<String.Index>? { get }
  public var rangeOfPassword: Range<String.Index>? { get }
  public var rangeOfPath: Range<String.Index>? { get }
  public var rangeOfPort: Range<String.Index>? { get }
  public var rangeOfQuery: Range<String.Index>? { get }
  public var rangeOfScheme: Range<String.Index>? { get }
  public var rangeOfUser: Range<String.Index>? { get }
  public var scheme: String? { get set }
  @pure public var string: String? { get }
  @pure public var url: URL? { get }
  public var user: String? { get set }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  @pure public func url(relativeTo base: URL?) -> URL?
  @pure public static func == (lhs: URLComponents, rhs: URLComponents) -> Bool
}

public struct URLQueryItem: CustomDebugStringConvertible, CustomStringConvertible, Hashable, Sendable {
  @pure public init(name: String, value: String?)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var name: String { get set }
  public var value: String? { get set }
  public func hash(into hasher: inout Hasher)
  @pure public static func == (lhs: URLQueryItem, rhs: URLQueryItem) -> Bool
}

"""#,
      outline: #"""
77 t  URLComponents 0 126 d0ea217f13e9ac7684032fa8322a17c8 struct URLComponents
83 o 0 ReferenceType 131 179 4974df60dd85ca363a6315601f1fb85c typealias ReferenceType
57 o 0 init 182 201 39abb01cd4d54527b9381b99f1940379 init()
82 o 0 init 204 249 c30b0f8165e6d2b60606832b810023a3 init(from decoder: any Decoder)
72 o 0 init 252 286 68a007a6ac7cbc5407b42ed41b3374cd init?(string: String)
105 o 0 init 289 356 4f4990dc0e218c3e04cf3016dce05ed4 init?(string: String, encodingInvalidCharacters: Bool)
105 o 0 init 359 426 8fc13bf3a1306a9d2c81240b1e5d60b4 init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
75 o 0 customMirror 429 468 50e4d88ea8b5a6cf207e2d4c64266bea var customMirror
83 o 0 debugDescription 471 520 6616b7d97c758dac1d0337a833529803 var debugDescription
73 o 0 description 523 567 3b2499e8086772bdb8d2947ed9fa70d9 var description
73 o 0 encodedHost 570 613 4500f92e43a04e85eaadf75404436a3a var encodedHost
67 o 0 fragment 616 656 38ceb76376313a8017cdad99bf8e75e1 var fragment
59 o 0 host 659 695 8725e491928c3bb7ac9f7cafd8b08922 var host
67 o 0 password 698 738 26409b0221abdb0e25f80703684b341e var password
59 o 0 path 741 776 bf048d67aceb004ab1d12acd006d08fe var path
95 o 0 percentEncodedFragment 779 833 f34c1755195239f99eeb9bfecd0b8130 var percentEncodedFragment
87 o 0 percentEncodedHost 836 886 6aca39a2ab8a9e0f554d7269a516f2ed var percentEncodedHost
95 o 0 percentEncodedPassword 889 943 73426afbce4facfeabcdeccf3d79c6b7 var percentEncodedPassword
87 o 0 percentEncodedPath 946 995 2da8c3a73739ca0636e3ecf59776ec84 var percentEncodedPath
90 o 0 percentEncodedQuery 998 1049 eb66cb92805dc21738e0c1c19f3b5644 var percentEncodedQuery
101 o 0 percentEncodedQueryItems 1052 1116 b3cf335b9cdc45d3ace534b4ef859f26 var percentEncodedQueryItems
89 o 0 percentEncodedUser 1119 1169 e1f912497bdcbd433164cdd6fe5b9e7f var percentEncodedUser
61 o 0 port 1172 1205 d89762c413779ed047ab9e0172d6bec0 var port
63 o 0 query 1208 1245 6f6695231338d8db084f0791b90e5ec6 var query
73 o 0 queryItems 1248 1298 2f4985ff327673e50beefe7aa81c7f30 var queryItems
83 o 0 rangeOfFragment 1301 1357 b5bc45aa51b99a5f9140d67b6386651a var rangeOfFragment
75 o 0 rangeOfHost 1360 1412 868271341998bece8f49e5b07ef491d5 var rangeOfHost
83 o 0 rangeOfPassword 1415 1471 4928d4701670f74c6dafb6488efe6eac var rangeOfPassword
75 o 0 rangeOfPath 1474 1526 0597dac45829a576087a86763e4fbcf0 var rangeOfPath
75 o 0 rangeOfPort 1529 1581 efb7e768b77f00b49c230f171ef0f43d var rangeOfPort
77 o 0 rangeOfQuery 1584 1637 84b31369e7fe66e0b60a44bf2e9ae35b var rangeOfQuery
79 o 0 rangeOfScheme 1640 1694 079b0e5306df323856a54472d20a056e var rangeOfScheme
75 o 0 rangeOfUser 1697 1749 2b66b62f5a51a006aee4fdf7058efe51 var rangeOfUser
65 o 0 scheme 1752 1790 50a6ae0b3248af7f6b3af35e94fbcfe6 var scheme
65 o 0 string 1793 1833 56e39573263150b21609bdb8cc35bf7e var string
59 o 0 url 1836 1870 1cec370d09f4f13f81f2544ac4205970 var url
61 o 0 user 1873 1909 0d16db9c33aea51d610e4764126c6460 var user
91 o 0 encode 1912 1962 e060319c85bedeedfc8d159cdac4ad8a func encode(to encoder: any Encoder)
89 o 0 hash 1965 2008 d418008502df0e77e1bb450215d4d877 func hash(into hasher: inout Hasher)
83 o 0 url 2011 2063 e01c4cebb2f3a379356b5b7d95550b1f func url(relativeTo base: URL?)
99 o 0 == 2066 2142 2768daa7089ac0b59c39b1b69824f4a8 func == (lhs: URLComponents, rhs: URLComponents)
79 t  URLQueryItem 2146 2247 8508dbc69e448e5946bc8edfd0e325bd struct URLQueryItem
88 o 41 init 2252 2299 379423204bcc8f80c58fe67e982f704e init(name: String, value: String?)
78 o 41 customMirror 2302 2341 1c9582d0160544403b81fbd0b7fcc49a var customMirror
86 o 41 debugDescription 2344 2393 d0dbd64bfde2c0119fd9a51ae006d279 var debugDescription
76 o 41 description 2396 2440 be70332dc2f3e7d5f81e88403cac9377 var description
62 o 41 name 2443 2478 430eab301137bfed7b5b03f1fff21fb3 var name
64 o 41 value 2481 2518 38d96df304844c858aa71a0a16edd406 var value
90 o 41 hash 2521 2564 7041ef84eef4149f3c4224b3f6a1e633 func hash(into hasher: inout Hasher)
98 o 41 == 2567 2641 4145a78cbcf201aa3f6dac035c1d3b44 func == (lhs: URLQueryItem, rhs: URLQueryItem)

"""#)
  }
}
