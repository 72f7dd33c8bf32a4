/// Reads inputs, other queries and relations for a query, and records each read.
public final class Reader {
  public unowned(unsafe) let database: Database
  @exclusivity(unchecked) public private(set) unowned(unsafe) var table: Table
  @exclusivity(unchecked) public private(set) var run: UInt64
  public let isTracking: Bool
  @exclusivity(unchecked) private var untrackedReader: Reader?
  /// What was read, each once.
  @exclusivity(unchecked) public var reads: ContiguousArray<Node> = []

  public init(_ database: Database, _ table: Table, isTracking: Bool = true) {
    self.database = database
    self.table = table
    self.isTracking = isTracking
    database.runCount += 1
    run = database.runCount
  }

  /// Starts another run.
  func begin(_ table: Table) {
    self.table = table
    database.runCount += 1
    run = database.runCount
  }

  /// A reader that gives the same values and records nothing: for a query that reads by itself what its result depends
  /// on, at a finer grain.
  public var untracked: Reader {
    if let known = untrackedReader, known.table === table { return known }
    let reader = Reader(database, table, isTracking: false)
    untrackedReader = reader
    return reader
  }

  /// The value of another query.
  @inlinable public func value<Q: Query>(_ query: Q.Type, _ key: Q.Key) -> Q.Value {
    let other = database.table(of: query)
    database.connect(table, to: other)
    let node = other.node(key)
    database.refresh(node)
    note(node)
    // Never computed here: a node that was refreshed has a value.
    return node.value ?? Q.compute(key, untracked)
  }

  /// Returns the value of another query if it is up to date. Nothing is computed or recorded.
  ///
  /// The result of the reading query must be the same with and without this value. So a query may use it only in place of
  /// an equal computation from its reads.
  @inlinable public func known<Q: Query>(_ query: Q.Type, _ key: Q.Key) -> Q.Value? {
    guard let node = database.table(of: query).nodes[key], node.state == .clean else { return nil }
    return node.value
  }

  /// The value of an input; that there is none is recorded like any other value.
  @inlinable public func input<I: Input>(_ input: I.Type, _ key: I.Key) -> I.Value? {
    let other = database.table(of: input)
    let node = other.node(key)
    note(node)
    return node.value
  }

  /// The items under an entry of a relation, in no particular order.
  @inlinable public func items<R: Relation>(of relation: R.Type, _ entry: R.Entry) -> ItemSet<R.Item> {
    let other = database.table(ofRelation: relation)
    database.connect(table, to: other)
    if !isTracking { return other.items(entry) }
    let node = other.entry(entry)
    note(node)
    return node.items
  }

  /// All entries of a relation that have items, in no particular order.
  @inlinable public func entries<R: Relation>(of relation: R.Type) -> [R.Entry] {
    let other = database.table(ofRelation: relation)
    database.connect(table, to: other)
    note(other.index)
    return other.usedEntries
  }

  /// Brings many keys of a query up to date together; nothing is recorded.
  @inlinable public func prepare<Q: BatchQuery>(_ query: Q.Type, _ keys: [Q.Key]) {
    let other = database.table(of: query)
    database.connect(table, to: other)
    database.computeTogether(query, keys)
  }

  @inlinable public func note(_ node: Node) {
    guard isTracking, node.lastRun != run else { return }
    node.lastRun = run
    reads.append(node)
  }
}
