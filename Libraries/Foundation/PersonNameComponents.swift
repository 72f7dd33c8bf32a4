public struct PersonNameComponents: CustomDebugStringConvertible, CustomStringConvertible, Decodable, Encodable,
  Hashable, Sendable
{
  public typealias ReferenceType = NSPersonNameComponents
  @pure public init()
  public init(from decoder: any Decoder) throws
  @pure public init(
    namePrefix: String? = nil, givenName: String? = nil, middleName: String? = nil, familyName: String? = nil,
    nameSuffix: String? = nil, nickname: String? = nil, phoneticRepresentation: PersonNameComponents? = nil)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var familyName: String? { get set }
  public var givenName: String? { get set }
  public var middleName: String? { get set }
  public var namePrefix: String? { get set }
  public var nameSuffix: String? { get set }
  public var nickname: String? { get set }
  public var phoneticRepresentation: PersonNameComponents? { get set }
  public func encode(to encoder: any Encoder) throws
}
