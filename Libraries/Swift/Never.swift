public enum Never: Comparable, Decodable, Encodable, Error, Hashable, Identifiable {
  @intrinsic public init(from decoder: any Decoder) throws
  @intrinsic @pure public var id: Never { get }
  @intrinsic public func encode(to encoder: any Encoder) throws
}
