import BitCollections
import Synchronization

/// Holds inputs, the results of queries, and the dependencies between them.
///
/// Setting an input marks its readers, directly or not, up to the sources of relations. A question first brings the
/// relations up to date that it may reach. They mark only the readers of changed entries. Then a query runs again only
/// if a value that it has read has changed. The database has one owner. Its answers are plain values.
///
/// A database that is not incremental is for one question. It runs the same queries, on all cores, and records no
/// dependencies. Setting an input after a question discards all results.
public final class Database {
  @exclusivity(unchecked) public internal(set) var revision: Revision = 1
  /// Counts changes of inputs.
  @exclusivity(unchecked) public internal(set) var inputChangeCount: UInt64 = 0
  /// The number of the database, which no other one of the process has.
  public let number = Database.count.add(1, ordering: .relaxed).newValue
  /// Counts changes of inputs, with hypothetical ones and their ends. So no two states have the same number.
  @exclusivity(unchecked) public internal(set) var changeNumber: UInt64 = 0
  private static let count = Atomic<UInt64>(0)
  @exclusivity(unchecked) public var tables = TableList()
  /// Counts runs of queries.
  @exclusivity(unchecked) public var runCount: UInt64 = 0
  /// Relations to bring up to date.
  @exclusivity(unchecked) public var dirty = BitSet()
  /// Relations that are being brought up to date.
  var refreshing = BitSet()
  @exclusivity(unchecked) public var hasAnswered = false
  @exclusivity(unchecked) private var marked: ContiguousArray<Node> = []
  let arena = DependencyArena()
  /// Readers for the next runs, with room for what these read.
  @exclusivity(unchecked) private var idleReaders: ContiguousArray<Reader> = []
  /// Nodes that may have lost their last reader.
  @exclusivity(unchecked) public var orphans: [Node] = []

  /// The results, where the database is not incremental.
  @exclusivity(unchecked) public private(set) var memo: Memo?
  @exclusivity(unchecked) private var memoReader: Reader?
  @inlinable public var isIncremental: Bool { memo == nil }

  public let roots = RootList()
  /// Records what the present answer reads.
  @exclusivity(unchecked) public var rootReader: Reader?

  /// How to undo hypothetical changes.
  public let journal = Journal()
  @exclusivity(unchecked) public internal(set) var isRecording = false

  @exclusivity(unchecked) public var trace = QueryTrace()

  public init(isIncremental: Bool = true) {
    if !isIncremental { memo = Memo() }
  }

  // MARK: From outside

  /// Sets an input, or removes it with nil. The cost depends on its readers. An equal value costs nothing.
  ///
  /// - Returns: whether the value is another one.
  @discardableResult
  @inlinable public func set<I: Input>(_ input: I.Type, _ key: I.Key, to value: I.Value?) -> Bool {
    let node = table(of: input).node(key)
    guard node.value != value else { return false }
    willChange(node)
    node.value = value
    noteChange(of: node)
    return true
  }

  /// Notes that an input has another value.
  public func noteChange(of node: Node) {
    inputChangeCount += 1
    changeNumber += 1
    if hasAnswered {
      revision += 1
      hasAnswered = false
      if !isIncremental { (memo, memoReader) = (Memo(), nil) }
    }
    node.changedAt = revision
    mark(readersOf: node)
    if node.isRemovable { orphans.append(node) }
  }

  /// Returns the value of an input.
  @inlinable public func input<I: Input>(_ input: I.Type, _ key: I.Key) -> I.Value? {
    guard let rootReader else { return knownInput(input, key) }
    return rootReader.input(input, key)
  }

  /// Returns a reader for a question to a database that is not incremental; nil for others.
  public func readerOfMemo() -> Reader? {
    guard !isIncremental else { return nil }
    hasAnswered = true
    if let memoReader { return memoReader }
    let reader = Reader(self, roots.table)
    memoReader = reader
    return reader
  }

  /// Returns the current value of a query. It stays cached while it is among the last requested ones.
  @inlinable public func value<Q: Query>(_ query: Q.Type, _ key: Q.Key) -> Q.Value {
    if let reader = readerOfMemo() { return reader.value(query, key) }
    hasAnswered = true
    let table = table(of: query)
    settle(for: table)
    let node = table.node(key)
    refresh(node)
    keep(node)
    // Never computed here: a node that was refreshed has a value.
    return node.value ?? Q.compute(key, Reader(self, table, isTracking: false))
  }

  /// Brings many keys of a query up to date together. The next `sweep` drops values without readers.
  @inlinable public func prepare<Q: BatchQuery>(_ query: Q.Type, _ keys: [Q.Key]) {
    if let reader = readerOfMemo() { return reader.prepare(query, keys) }
    hasAnswered = true
    settle(for: table(of: query))
    computeTogether(query, keys)
  }

  /// Brings a relation up to date.
  @inlinable public func prepare<R: Relation>(_ relation: R.Type) {
    if let reader = readerOfMemo() { return reader.prepare(relation) }
    hasAnswered = true
    settle(for: table(ofRelation: relation))
  }

  /// Returns the sources of a relation whose pairs may have changed since the relation was last up to date.
  @inlinable public func staleSources<R: Relation>(of relation: R.Type) -> [R.Source] {
    if !isIncremental { return [] }
    hasAnswered = true
    let table = table(ofRelation: relation)
    settle(below: table)
    return table.staleSources(self)
  }

  /// Lets a relation compute together what some of its sources will read.
  @inlinable public func prepare<R: Relation>(_ relation: R.Type, sources: [R.Source]) {
    withReader(below: relation) { R.prepare(sources, $0) }
  }

  /// Gives a reader for what a relation reads. It records nothing.
  @inlinable public func withReader<R: Relation, Result>(below relation: R.Type, _ body: (Reader) -> Result) -> Result {
    if let reader = readerOfMemo() { return body(reader) }
    hasAnswered = true
    let table = table(ofRelation: relation)
    settle(below: table)
    return body(Reader(self, table, isTracking: false))
  }

  /// Brings a relation up to date, and returns the entries whose items have changed since the last call; at first all.
  @inlinable public func changes<R: Relation>(of relation: R.Type) -> Set<R.Entry> {
    let table = table(ofRelation: relation)
    if let reader = readerOfMemo() {
      let former = table.changed
      table.changed = Set(reader.entries(of: relation))
      return former.union(table.changed)
    }
    hasAnswered = true
    settle(for: table)
    return table.takeChanges(self)
  }

  /// Ends `changes` of a relation, whose entries the caller withdraws. The relation isn't brought up to date. The next
  /// call of `changes` returns all entries.
  ///
  /// - Returns: all entries with items at the last call of `changes`, and maybe others.
  @inlinable public func endChanges<R: Relation>(of relation: R.Type) -> Set<R.Entry> {
    table(ofRelation: relation).endChanges(self)
  }

  /// Returns the current pairs of one source of a relation. The other sources are not computed.
  ///
  /// The pairs of a source that is up to date are known, unless an answer records what it reads.
  @inlinable public func pairs<R: Relation>(of relation: R.Type, _ source: R.Source) -> [R.Pair] {
    if let reader = readerOfMemo() { return R.pairs(of: source, reader) }
    hasAnswered = true
    let table = table(ofRelation: relation)
    settle(below: table)
    if rootReader == nil, let known = table.sources[source], known.state == .clean { return known.pairs }
    let reader = Reader(self, table, isTracking: rootReader != nil)
    defer { for node in reader.reads { rootReader?.note(node) } }
    return R.pairs(of: source, reader)
  }

  /// The items under an entry of a relation as of now.
  @inlinable public func items<R: Relation>(of relation: R.Type, _ entry: R.Entry) -> ItemSet<R.Item> {
    if let reader = readerOfMemo() { return reader.items(of: relation, entry) }
    hasAnswered = true
    let table = table(ofRelation: relation)
    settle(for: table)
    guard let rootReader else { return table.items(entry) }
    let node = table.entry(entry)
    rootReader.note(node)
    return node.items
  }

  /// The entries of a relation that have items, in no particular order.
  @inlinable public func entries<R: Relation>(of relation: R.Type) -> [R.Entry] {
    if let reader = readerOfMemo() { return reader.entries(of: relation) }
    hasAnswered = true
    let table = table(ofRelation: relation)
    settle(for: table)
    rootReader?.note(table.index)
    return table.usedEntries
  }

  /// How many values are held, inputs and entries included, where the database is incremental.
  public var count: Int { tables.all.reduce(0) { $0 + $1.count } }

  // MARK: Running

  /// Returns a reader for a run of a query.
  public func beginRun(of table: Table) -> Reader {
    guard let reader = idleReaders.popLast() else { return Reader(self, table) }
    reader.begin(table)
    return reader
  }

  /// Takes a reader back after a run. Nothing uses it any more.
  public func endRun(_ reader: Reader) {
    reader.reads.removeAll(keepingCapacity: true)
    if idleReaders.count < Self.idleReaderLimit { idleReaders.append(reader) }
  }

  private static let idleReaderLimit = 4096

  // MARK: Marking

  /// Makes every reader of a node stale, and the readers of these.
  public func mark(readersOf node: Node) {
    marked.append(node)
    while let next = marked.popLast() {
      var edge = next.firstEdge
      while let reader = arena.nextReader(&edge) {
        guard reader.state == .clean else { continue }
        willChange(reader)
        reader.state = .stale
        reader.noteStale(self)
        marked.append(reader)
      }
    }
  }

  // MARK: Tables

  // A table runs the code of the call that adds it. All generic callers are inlinable, so that this code is specialized.

  @inlinable public func table<I: Input>(of input: I.Type) -> InputTable<I> {
    table(InputTable<I>.self, I.self) { InputTable<I>(name: $0, number: $1) }
  }

  @inlinable public func table<Q: Query>(of query: Q.Type) -> QueryTable<Q> {
    table(QueryTable<Q>.self, Q.self) { name, number in
      QueryTable<Q>(name: name, number: number, run: { QueryTable<Q>.run($0, $1) })
    }
  }

  @inlinable public func table<R: Relation>(ofRelation relation: R.Type) -> RelationTable<R> {
    table(RelationTable<R>.self, R.self) { name, number in
      dirty.insert(number)
      return RelationTable<R>(
        name: name, number: number, run: { RelationTable<R>.run($0, $1) },
        settle: { unsafeDowncast($0, to: RelationTable<R>.self).refresh($1) })
    }
  }

  @inlinable public func table<T: Table>(_ type: T.Type, _ subject: Any.Type, _ make: (String, Int) -> T) -> T {
    tables.recent(type) ?? find(type) { make("\(subject)", $0) }
  }

  @inlinable func find<T: Table>(_ type: T.Type, _ make: (Int) -> T) -> T {
    let table = tables.find(type) ?? add(make(tables.all.count))
    tables.noteUse(of: table)
    return table
  }

  @inlinable func add<T: Table>(_ table: T) -> T {
    add(table, ObjectIdentifier(T.self))
    return table
  }

  @usableFromInline func add(_ table: Table, _ type: ObjectIdentifier) {
    tables.add(table, type)
    guard isRecording else { return }
    table.journal = journal
    journal.add { self.tables.removeLast(table, type) }
  }

  // MARK: Relations before questions

  /// Notes that queries of one table read another; at the first time, brings relations below it up to date.
  @inlinable public func connect(_ table: Table, to other: Table) {
    // Most queries read one table many times, and asking the set costs a call.
    if table.lastRead != other.number { connectAnother(table, to: other) }
  }

  public func connectAnother(_ table: Table, to other: Table) {
    if !table.reads.contains(other.number) { connectFirst(table, to: other) }
    table.lastRead = other.number
  }

  public func connectFirst(_ table: Table, to other: Table) {
    table.reads.insert(other.number)
    tables.noteOtherReads()
    record {
      table.reads.remove(other.number)
      table.lastRead = -1
      self.tables.noteOtherReads()
    }
    settle(for: other)
  }

  /// Whether values of a table may be other ones once relations are brought up to date.
  func mayChange(_ table: Table) -> Bool { !tables.reach(of: table.number).isDisjoint(with: dirty) }

  /// Brings up to date every relation that a relation reads, but not that one.
  public func settle(below table: Table) {
    let isRefreshing = refreshing.contains(table.number)
    refreshing.insert(table.number)
    settle(for: table)
    if !isRefreshing { refreshing.remove(table.number) }
  }

  /// Brings up to date every relation that the table's values may depend on, the lower ones first.
  public func settle(for table: Table) {
    while !dirty.isEmpty {
      var pending = tables.reach(of: table.number).intersection(dirty).subtracting(refreshing)
      guard !pending.isEmpty else { return }
      // One that waits for no other one.
      while true {
        guard let number = pending.first else { return }
        var below = tables.reach(of: number).intersection(dirty).subtracting(refreshing)
        below.remove(number)
        if below.isEmpty {
          refreshing.insert(number)
          dirty.remove(number)
          let table = tables.all[number]
          table.settle(table, self)
          refreshing.remove(number)
          break
        }
        pending = below
      }
    }
  }
}
