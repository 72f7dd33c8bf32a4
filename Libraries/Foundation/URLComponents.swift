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
