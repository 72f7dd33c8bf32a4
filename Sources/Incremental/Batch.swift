/// Bringing many keys of one query up to date together.
extension Database {
  /// The relations below the query are up to date.
  @inlinable public func computeTogether<Q: BatchQuery>(_ query: Q.Type, _ keys: [Q.Key]) {
    let table = table(of: query)
    var pending: [(node: QueryNode<Q>, reader: Reader)] = []
    var work: [Q.Work] = []
    let start = clock?() ?? 0
    for key in keys {
      let node = table.node(key)
      guard node.state == .stale else { continue }
      if node.hasValue, isVerified(node) { continue }
      if node.readerCount == 0 { orphans.append(node) }
      node.state = .active
      let reader = Reader(self, table)
      work.append(Q.gather(key, reader))
      pending.append((node, reader))
    }
    guard !pending.isEmpty else { return }
    let products = Q.perform(work)
    for (index, entry) in pending.enumerated() {
      let key = entry.node.key
      let value =
        index < products.count
        ? Q.conclude(key, products[index], entry.reader) : Q.compute(key, entry.reader)
      let isFirst = !entry.node.hasValue
      let isChanged = entry.node.finish(value, entry.reader, self)
      finish(entry.node, isChanged: isChanged)
      let share = ((clock?() ?? 0) &- start) / UInt64(pending.count)
      report(entry.node, isFirst ? .computed : isChanged ? .changed : .unchanged, share)
    }
    nested &+= (clock?() ?? 0) &- start
  }
}
