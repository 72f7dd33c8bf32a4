public struct UUID: Comparable, CustomStringConvertible, Decodable, Encodable, Hashable, Sendable {
  @pure public init()
  public init(from decoder: any Decoder) throws
  public init(uuid: uuid_t)
  @pure public init?(uuidString string: String)
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  @pure public var description: String { get }
  public var uuid: uuid_t { get }
  @pure public var uuidString: String { get }
  public func encode(to encoder: any Encoder) throws
  public func hash(into hasher: inout Hasher)
  public static func random(using generator: inout some RandomNumberGenerator) -> UUID
  @pure public static func < (lhs: UUID, rhs: UUID) -> Bool
  @pure public static func == (lhs: UUID, rhs: UUID) -> Bool
}
