/// Brings many keys of one query up to date together.
extension Database {
  /// The relations below the query are up to date.
  @inlinable public func computeTogether<Q: BatchQuery>(_ query: Q.Type, _ keys: [Q.Key]) {
    let table = table(of: query)
    var pending: [(node: QueryNode<Q>, reader: Reader)] = []
    var work: [Q.Work] = []
    let start = trace.now
    let outer = trace.nested
    trace.nested = 0
    for key in keys {
      let node = table.node(key)
      guard node.state == .stale else { continue }
      willChange(node)
      if node.hasValue, isVerified(node) { continue }
      if node.readerCount == 0 { orphans.append(node) }
      node.state = .active
      let reader = beginRun(of: table)
      work.append(Q.gather(key, reader))
      pending.append((node, reader))
    }
    guard !pending.isEmpty else {
      trace.nested &+= outer
      return
    }
    let products = Q.perform(work)
    var outcomes: [QueryEvent.Outcome] = []
    for (index, entry) in pending.enumerated() {
      let key = entry.node.key
      let value =
        index < products.count
        ? Q.conclude(key, products[index], entry.reader) : Q.compute(key, entry.reader)
      let isFirst = !entry.node.hasValue
      let isChanged = entry.node.finish(value, entry.reader, self)
      finish(entry.node, isChanged: isChanged)
      endRun(entry.reader)
      outcomes.append(isFirst ? .computed : isChanged ? .changed : .unchanged)
    }
    let elapsed = trace.now &- start
    // The time of a batch is divided equally among its queries.
    let share = (elapsed &- min(trace.nested, elapsed)) / UInt64(pending.count)
    trace.nested = outer &+ elapsed
    for (entry, outcome) in zip(pending, outcomes) { report(entry.node, outcome, share) }
  }
}
