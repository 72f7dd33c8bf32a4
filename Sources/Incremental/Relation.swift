/// Pairs of an entry and an item, which many sources state and which are read by entry: an index that is kept up to date
/// by adding and subtracting.
///
/// Queries may read what lies under one entry; they depend on that entry alone. When a source changes, its pairs are
/// compared with what they were, and only entries whose set of items is now another one concern anybody. So a change
/// costs what it touches, however many sources there are. A pair that several sources state is there until the last one
/// takes it back.
public protocol Relation: SendableMetatype {
  associatedtype Source: Hashable & Sendable
  associatedtype Entry: Hashable & Sendable
  associatedtype Item: Hashable & Sendable

  typealias Pair = RelationPair<Entry, Item>

  /// All sources, each once, in any order.
  static func sources(_ reader: Reader) -> [Source]
  /// What a source states; what is repeated is there once.
  static func pairs(of source: Source, _ reader: Reader) -> [Pair]
  /// Is told of the sources that are about to be read, so that it can have done together what they will ask for.
  static func prepare(_ sources: [Source], _ reader: Reader)
}

extension Relation {
  public static func prepare(_ sources: [Source], _ reader: Reader) {}
}

/// What a source states: that an item lies under an entry.
public struct RelationPair<Entry: Hashable & Sendable, Item: Hashable & Sendable>: Hashable, Sendable {
  public var entry: Entry
  public var item: Item

  public init(_ entry: Entry, _ item: Item) {
    self.entry = entry
    self.item = item
  }
}

/// The key of queries and entries of which there is one.
public struct Single: Hashable, Sendable {
  public init() {}
}
