/// A set of pairs of an entry and an item. Sources state the pairs, and queries read them by entry. It is an index that
/// is updated by the changes of its sources.
///
/// A query that reads one entry depends on that entry alone. When a source changes, its pairs are compared with the
/// former ones, and only entries with another set of items mark their readers. So a change costs what it touches,
/// however many sources there are. A pair that several sources state stays until the last one takes it back.
public protocol Relation: SendableMetatype {
  associatedtype Source: Hashable & Sendable
  associatedtype Entry: Hashable & Sendable
  associatedtype Item: Hashable & Sendable

  typealias Pair = RelationPair<Entry, Item>

  /// All sources, each once, in any order.
  static func sources(_ reader: Reader) -> [Source]
  /// Returns the pairs of a source. Repeated pairs count once.
  static func pairs(of source: Source, _ reader: Reader) -> [Pair]
  /// Prepares sources that are about to be read: computes together the values that they will ask for.
  static func prepare(_ sources: [Source], _ reader: Reader)
}

extension Relation {
  public static func prepare(_ sources: [Source], _ reader: Reader) {}
}

/// A pair that a source states: an entry and an item of it.
public struct RelationPair<Entry: Hashable & Sendable, Item: Hashable & Sendable>: Hashable, Sendable {
  public var entry: Entry
  public var item: Item

  public init(_ entry: Entry, _ item: Item) {
    self.entry = entry
    self.item = item
  }
}

/// The only value of a type of keys, sources or items that needs one value.
public struct Single: Hashable, Sendable {
  @inlinable public init() {}
  // There is nothing to hash.
  @inlinable public func _rawHashValue(seed: Int) -> Int { seed }
}
