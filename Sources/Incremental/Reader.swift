/// Reads inputs, queries and relations for one run, and records each read if it is tracked.
public final class Reader {
  public unowned(unsafe) let database: Database
  @exclusivity(unchecked) public private(set) unowned(unsafe) var table: Table
  @exclusivity(unchecked) public private(set) var run: UInt64
  public let isTracking: Bool
  @exclusivity(unchecked) private var untrackedReader: Reader?
  /// The results that are read where the database records no dependencies.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var memo: Memo?
  private let ownMemo: Memo?
  /// The nodes that were read, each once.
  @exclusivity(unchecked) public var reads: ContiguousArray<Node> = []

  public init(_ database: Database, _ table: Table, isTracking: Bool = true) {
    self.database = database
    self.table = table
    self.isTracking = isTracking && database.isIncremental
    memo = database.memo
    ownMemo = nil
    database.runCount += 1
    run = database.runCount
  }

  /// Makes a reader for another thread, with a memo of its own. The database keeps no dependencies.
  init(beside reader: Reader) {
    database = reader.database
    table = reader.table
    isTracking = false
    let memo = Memo(base: reader.memo)
    self.memo = memo
    ownMemo = memo
    run = 0
  }

  /// Adds what was computed by this reader to the memo of another one, and reads from that from now on.
  func merge(into reader: Reader) {
    if let ownMemo { reader.memo?.merge(ownMemo) }
    memo = reader.memo
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
    if memo != nil { return self }
    if let known = untrackedReader, known.table === table { return known }
    let reader = Reader(database, table, isTracking: false)
    untrackedReader = reader
    return reader
  }

  /// The value of another query.
  @inlinable public func value<Q: Query>(_ query: Q.Type, _ key: Q.Key) -> Q.Value {
    if let memo { return memo.value(query, key, self) }
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
  /// The result of the reading query must be the same with and without this value. So a query may use it only in place
  /// of an equal computation from its reads.
  @inlinable public func known<Q: Query>(_ query: Q.Type, _ key: Q.Key) -> Q.Value? {
    if let memo { return memo.known(query, key) ?? memo.base?.known(query, key) }
    guard let node = database.table(of: query).nodes[key], node.state == .clean else { return nil }
    return node.value
  }

  /// The value of an input; that there is none is recorded like any other value.
  @inlinable public func input<I: Input>(_ input: I.Type, _ key: I.Key) -> I.Value? {
    if memo != nil { return database.inputOfMemo(input, key) }
    let other = database.table(of: input)
    let node = other.node(key)
    note(node)
    return node.value
  }

  /// The items under an entry of a relation, in no particular order.
  @inlinable public func items<R: Relation>(of relation: R.Type, _ entry: R.Entry) -> ItemSet<R.Item> {
    if let memo { return memo.entries(of: relation, self).items(entry) }
    let other = database.table(ofRelation: relation)
    database.connect(table, to: other)
    if !isTracking { return other.items(entry) }
    let node = other.entry(entry)
    note(node)
    return node.items
  }

  /// All entries of a relation that have items, in no particular order.
  @inlinable public func entries<R: Relation>(of relation: R.Type) -> [R.Entry] {
    if let memo { return Array(memo.entries(of: relation, self).groups.numbers.keys) }
    let other = database.table(ofRelation: relation)
    database.connect(table, to: other)
    note(other.index)
    return other.usedEntries
  }

  /// Brings a relation up to date that work on several cores will read.
  @inlinable public func prepare<R: Relation>(_ relation: R.Type) {
    if let memo {
      _ = memo.entries(of: relation, self)
    } else {
      database.connect(table, to: database.table(ofRelation: relation))
    }
  }

  /// Whether the database keeps what results depend on.
  @inlinable public var keepsDependencies: Bool { memo == nil }

  /// Records that the result depends on the value of another query, which is not needed here.
  @inlinable public func depend<Q: Query>(on query: Q.Type, _ key: Q.Key) {
    if keepsDependencies { _ = value(query, key) }
  }

  /// Records that the result depends on the items under an entry of a relation, which are not needed here.
  @inlinable public func depend<R: Relation>(onItemsOf relation: R.Type, _ entry: R.Entry) {
    if keepsDependencies { _ = items(of: relation, entry) }
  }

  /// Brings many keys of a query up to date together; nothing is recorded.
  @inlinable public func prepare<Q: BatchQuery>(_ query: Q.Type, _ keys: [Q.Key]) {
    if let memo { return memo.prepare(query, keys, self) }
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
