public protocol SortComparator<Compared>: Hashable, Sendable {
  associatedtype Compared
  var order: SortOrder { get set }
  func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
}

public enum SortOrder: Decodable, Encodable, Hashable, Sendable {
  case forward
  case reverse
  public init(from decoder: any Decoder) throws
  public func encode(to encoder: any Encoder) throws
}

public struct SortDescriptor<Compared>: Decodable, Encodable, SortComparator {
  public init(_ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator)
  public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator)
  public init(
    _ keyPath: any KeyPath<Compared, String> & Sendable, comparator: String.StandardComparator, order: SortOrder)
  public init(
    _ keyPath: any KeyPath<Compared, String?> & Sendable, comparator: String.StandardComparator, order: SortOrder)
  public init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public init(from decoder: any Decoder) throws
  public var keyPath: PartialKeyPath<Compared>? { get }
  public var order: SortOrder { get set }
  public var stringComparator: String.StandardComparator? { get }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
  public func hash(into hasher: inout Hasher)
}

public struct KeyPathComparator<Compared>: SortComparator {
  public init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value, Comparator>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value, Comparator>(
    _ keyPath: any KeyPath<Compared, Value> & Sendable, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value, Comparator>(
    _ keyPath: any KeyPath<Compared, Value?> & Sendable, comparator: Comparator, order: SortOrder)
  where Value == Comparator.Compared, Comparator: SortComparator
  public init<Value>(_ keyPath: any KeyPath<Compared, Value> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public init<Value>(_ keyPath: any KeyPath<Compared, Value?> & Sendable, order: SortOrder = .forward)
  where Value: Comparable
  public var keyPath: any PartialKeyPath<Compared> & Sendable { get }
  public var order: SortOrder { get set }
  public func compare(_ lhs: Compared, _ rhs: Compared) -> ComparisonResult
  public func hash(into hasher: inout Hasher)
  public static func == (lhs: KeyPathComparator<Compared>, rhs: KeyPathComparator<Compared>) -> Bool
}

public enum ComparisonResult: Decodable, Encodable, Hashable, RawRepresentable, Sendable {
  case orderedAscending
  case orderedDescending
  case orderedSame
  public init(from decoder: any Decoder) throws
  @pure public init?(rawValue: Int)
  public func encode(to encoder: any Encoder) throws
}
