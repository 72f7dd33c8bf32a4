public struct CollectionDifference<ChangeElement>: Collection {
  public typealias Element = Change
  public init?<Changes>(_ changes: Changes) where Changes: Collection, Changes.Element == Change
  @pure public var endIndex: Index { get }
  public var insertions: [Change] { get }
  public var removals: [Change] { get }
  @pure public var startIndex: Index { get }
  public subscript(position: Index) -> Element { get }
  @pure public func distance(from start: Index, to end: Index) -> Int
  public func formIndex(_ index: inout Index, offsetBy distance: Int)
  @pure public func index(after index: Index) -> Index
  @pure public func index(before index: Index) -> Index
  public func inverse() -> CollectionDifference<ChangeElement>
}

extension CollectionDifference: Decodable, Encodable where ChangeElement: Decodable, ChangeElement: Encodable {
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension CollectionDifference: Hashable where ChangeElement: Hashable {
  public func inferringMoves() -> CollectionDifference<ChangeElement>
}

extension CollectionDifference: Equatable where ChangeElement: Equatable {}

extension CollectionDifference: Sendable where ChangeElement: Sendable {}

extension CollectionDifference {
  public enum Change {
    case insert(offset: Int, element: ChangeElement, associatedWith: Int?)
    case remove(offset: Int, element: ChangeElement, associatedWith: Int?)
  }
}

extension CollectionDifference.Change: Decodable, Encodable where ChangeElement: Decodable, ChangeElement: Encodable {
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

extension CollectionDifference.Change: Equatable where ChangeElement: Equatable {}

extension CollectionDifference.Change: Hashable where ChangeElement: Hashable {}

extension CollectionDifference.Change: Sendable where ChangeElement: Sendable {}

extension CollectionDifference {
  public struct Index: Comparable, Hashable {
    public func hash(into hasher: inout Hasher)
    public static func < (
      lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index
    ) -> Bool
    public static func == (
      lhs: CollectionDifference<ChangeElement>.Index, rhs: CollectionDifference<ChangeElement>.Index
    ) -> Bool
  }
}

extension CollectionDifference.Index: Sendable where ChangeElement: Sendable {}
