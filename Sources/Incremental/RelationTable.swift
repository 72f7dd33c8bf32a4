/// The sources and entries of one relation.
public final class RelationTable<R: Relation>: Table {
  public typealias Pair = R.Pair

  public var sourceList: SourceListNode<R>?
  public var sources: [R.Source: SourceNode<R>] = [:]
  /// The sources that may state something else now.
  public var touched: [SourceNode<R>] = []
  @exclusivity(unchecked) public var entries = EntryTable<R>()
  /// Stands for the set of entries that have items.
  public lazy var index = IndexNode(self)
  public var changed: Set<R.Entry> = []
  public var keepsChanges = false

  override public var count: Int { sources.count + entries.count }

  @inlinable public func entry(_ key: R.Entry) -> EntryNode<R> { entries.node(key, self) }

  /// The items under an entry. Nothing is kept of an entry without items.
  @inlinable public func items(_ key: R.Entry) -> ItemSet<R.Item> {
    entries.numbers[key] == nil ? ItemSet() : entry(key).items
  }

  /// Notes that a source may state something else now.
  public func touch(_ source: SourceNode<R>) {
    touched.append(source)
    journal?.add { self.touched.removeLast() }
  }

  @inlinable public var usedEntries: [R.Entry] { entries.used }

  @inlinable public func takeChanges(_ database: Database) -> Set<R.Entry> {
    let former = changed
    let hasKept = keepsChanges
    database.record {
      self.changed = former
      self.keepsChanges = hasKept
    }
    changed = []
    keepsChanges = true
    return hasKept ? former : Set(usedEntries)
  }

  /// Returns the entries that may have had items at the last `takeChanges`, and forgets that call.
  @inlinable public func endChanges(_ database: Database) -> Set<R.Entry> {
    guard keepsChanges else { return [] }
    let former = changed
    database.record {
      self.changed = former
      self.keepsChanges = true
    }
    changed = []
    keepsChanges = false
    return former.union(usedEntries)
  }

  /// Returns the sources that `refresh` would read. The relations below are up to date.
  @inlinable func staleSources(_ database: Database) -> [R.Source] {
    guard let list = sourceList else { return R.sources(Reader(database, self, isTracking: false)) }
    let known = touched.map { $0.key }
    if list.state == .clean { return known }
    return known + R.sources(Reader(database, self, isTracking: false)).filter { sources[$0] == nil }
  }

  /// Brings the entries up to date.
  @inlinable public func refresh(_ database: Database) {
    var difference: [Pair: Int] = [:]
    let list = sourceList ?? makeSourceList()
    if list.state != .clean {
      database.refresh(list)
      updateSources(list.value, &difference, database)
    }
    let nodes = touched
    database.record { self.touched = nodes }
    touched = []
    R.prepare(nodes.map { $0.key }, Reader(database, self, isTracking: false))
    if entries.isEmpty && difference.isEmpty { return fill(nodes, database) }
    for node in nodes where sources[node.key] === node {
      let old = node.pairs
      database.refresh(node)
      // A source of many pairs mostly states them in the same order again.
      let (former, new) = old.middle(differingFrom: node.pairs)
      for pair in former { difference[pair, default: 0] -= 1 }
      for pair in new { difference[pair, default: 0] += 1 }
    }
    apply(difference, database)
  }

  /// Fills the entries from sources at once, without comparisons.
  @inlinable func fill(_ touched: [SourceNode<R>], _ database: Database) {
    let nodes = touched.filter { sources[$0.key] === $0 }
    for node in nodes { database.refresh(node) }
    let former = entries
    database.record { self.entries = former }
    entries.fill(nodes, database.revision)
    guard !entries.isEmpty else { return }
    if keepsChanges { for entry in entries.numbers.keys { noteChange(of: entry) } }
    markIndex(database)
  }

  public func makeSourceList() -> SourceListNode<R> {
    let list = SourceListNode<R>(self)
    sourceList = list
    journal?.noteCreation(of: list) { self.sourceList = nil }
    return list
  }

  @inlinable public func updateSources(_ keys: [R.Source], _ difference: inout [Pair: Int], _ database: Database) {
    let wanted = Set(keys)
    for (key, node) in sources where !wanted.contains(key) {
      for pair in node.pairs { difference[pair, default: 0] -= 1 }
      database.willChange(node)
      database.record { self.sources[key] = node }
      sources[key] = nil
      node.pairs = []
      database.drop(node)
    }
    for key in keys where sources[key] == nil {
      let node = SourceNode<R>(self, key)
      sources[key] = node
      journal?.noteCreation(of: node) { self.sources[key] = nil }
      touch(node)
    }
  }

  /// Notes that the set of entries that have items is another one.
  @inlinable public func markIndex(_ database: Database) {
    database.willChange(index)
    index.changedAt = database.revision
    database.mark(readersOf: index)
  }

  /// Notes an entry for the next `takeChanges`.
  @inlinable public func noteChange(of entry: R.Entry) {
    if changed.insert(entry).inserted { journal?.add { self.changed.remove(entry) } }
  }

  @inlinable public func apply(_ difference: [Pair: Int], _ database: Database) {
    var concerned: [EntryNode<R>] = []
    var isIndexChanged = false
    for (pair, amount) in difference where amount != 0 {
      let node = entry(pair.entry)
      let wasEmpty = node.items.isEmpty
      // Steps back instead of copies, since an entry may have any number of items.
      if database.isRecording { database.journal.add { _ = node.items.change(pair.item, by: -amount) } }
      guard node.items.change(pair.item, by: amount) else { continue }
      if keepsChanges { noteChange(of: pair.entry) }
      if !node.needsMark {
        concerned.append(node)
        node.wasEmpty = wasEmpty
      }
      node.needsMark = true
    }
    for node in concerned {
      node.needsMark = false
      if node.wasEmpty != node.items.isEmpty { isIndexChanged = true }
      database.willChange(node)
      node.changedAt = database.revision
      database.mark(readersOf: node)
      guard node.isRemovable else { continue }
      if database.isRecording, let number = entries.numbers[node.key] {
        database.journal.add { self.entries.restore(node, number) }
      }
      database.drop(node)
    }
    if isIndexChanged { markIndex(database) }
  }
}

extension Array where Element: Equatable {
  /// Returns the parts of both arrays between their common beginning and their common end.
  @inlinable func middle(differingFrom other: [Element]) -> (ArraySlice<Element>, ArraySlice<Element>) {
    let shorter = Swift.min(count, other.count)
    var start = 0
    while start < shorter, self[start] == other[start] { start += 1 }
    var end = 0
    while end < shorter - start, self[count - 1 - end] == other[other.count - 1 - end] { end += 1 }
    return (self[start..<count - end], other[start..<other.count - end])
  }
}
