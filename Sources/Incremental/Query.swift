/// A function of inputs, relations and other queries. Its results are kept.
///
/// A conforming type is an enum without cases: it names the query and has no values. `compute` may get data only
/// through its reader, so that every value that it uses is a recorded dependency. Queries are layered by type: a query
/// never reads a query of its own type, not even through others. So the number of types bounds the depth of nesting.
public protocol Query: SendableMetatype {
  associatedtype Key: Hashable & Sendable
  /// Readers of an equal value need not run again.
  associatedtype Value: Equatable & Sendable

  static func compute(_ key: Key, _ reader: Reader) -> Value
}

/// Values by key from outside. Each can be set, replaced or removed at any time.
public protocol Input: SendableMetatype {
  associatedtype Key: Hashable & Sendable
  associatedtype Value: Equatable & Sendable
}

/// A query that computes many keys together, on all cores or with shared work.
///
/// The steps that use the database (`gather` and `conclude`) run for one key after the other. The expensive step
/// (`perform`) is a pure function of the gathered values.
public protocol BatchQuery: Query {
  /// The data from which one key is computed.
  associatedtype Work: Sendable
  /// The result of one piece of work.
  associatedtype Product: Sendable

  /// Reads what is needed.
  static func gather(_ key: Key, _ reader: Reader) -> Work
  /// The product of each piece of work, in their order.
  static func perform(_ work: [Work]) -> [Product]
  /// Makes the value; may read more, which only now is known to matter.
  static func conclude(_ key: Key, _ product: Product, _ reader: Reader) -> Value
  /// The value for a missing product. `perform` gives one for each piece of work, so this is never used.
  static var missing: Value { get }
}

extension BatchQuery {
  @inlinable public static func compute(_ key: Key, _ reader: Reader) -> Value {
    guard let product = perform([gather(key, reader)]).first else { return missing }
    return conclude(key, product, reader)
  }
}

extension BatchQuery where Product == Value {
  @inlinable public static func conclude(_ key: Key, _ product: Value, _ reader: Reader) -> Value { product }
}
