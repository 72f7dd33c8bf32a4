/// Brings single values up to date.
///
/// A query that needs another runs it inside itself. How deep that goes is bounded by the number of kinds of queries,
/// since no query may ask for one of its own kind.
extension Database {
  /// Makes a node clean. The relations below it are up to date.
  public func refresh(_ node: Node) {
    switch node.state {
    case .clean: return
    case .active: preconditionFailure("\(node.table.name) asks for itself.")
    case .stale: willChange(node)
    }
    if node.hasValue, isVerified(node) { return }
    node.state = .active
    guard trace.isOn else { return finish(node, isChanged: node.table.run(node, self)) }
    let outer = trace.nested
    trace.nested = 0
    let start = trace.now
    let isFirst = !node.hasValue
    let isChanged = node.table.run(node, self)
    let elapsed = trace.now &- start
    let own = elapsed &- min(trace.nested, elapsed)
    trace.nested = outer &+ elapsed
    finish(node, isChanged: isChanged)
    report(node, isFirst ? .computed : isChanged ? .changed : .unchanged, own)
  }

  /// Returns whether none of the values that the node has read has changed; it is clean then.
  public func isVerified(_ node: Node) -> Bool {
    var index = 0
    while let found = arena.firstUnverified(from: index, of: node), let dependency = arena.dependency(found, of: node) {
      index = found + 1
      refresh(dependency)
      if node.verifiedAt < dependency.changedAt { return false }
    }
    node.state = .clean
    node.verifiedAt = revision
    report(node, .verified, 0)
    return true
  }

  public func finish(_ node: Node, isChanged: Bool) {
    if isChanged || !node.hasValue { node.changedAt = revision }
    node.hasValue = true
    node.verifiedAt = revision
    node.state = .clean
  }

  public func report(_ node: Node, _ outcome: QueryEvent.Outcome, _ nanoseconds: UInt64) {
    guard let observer = trace.observer, node.table.isReported else { return }
    observer(
      QueryEvent(query: node.table.name, key: node.keyDescription, outcome: outcome, nanoseconds: nanoseconds))
  }

  /// Replaces the former reads of a node by the new ones.
  public func replaceDependencies(of node: Node, by reads: ContiguousArray<Node>) {
    if arena.dependencies(of: node, equal: reads) { return }
    if isRecording { for dependency in reads { willChange(dependency) } }
    let old = arena.dependencies(of: node)
    arena.replaceDependencies(of: node, by: reads)
    for dependency in old { release(dependency) }
  }

  /// Notes that a node has lost a reader.
  func release(_ node: Node) {
    willChange(node)
    node.readerCount -= 1
    if node.isRemovable { orphans.append(node) }
  }

  /// Drops every value that no root and no relation depends on. Hypothetical changes drop nothing.
  public func sweep() {
    if isRecording { return }
    while let node = orphans.popLast() {
      guard node.isRemovable, node.state != .active else { continue }
      drop(node)
    }
  }

  /// Takes a node out of the database.
  public func drop(_ node: Node) {
    willChange(node)
    let dependencies = arena.dependencies(of: node)
    arena.remove(node)
    node.state = .stale
    node.hasValue = false
    node.remove()
    for dependency in dependencies { release(dependency) }
  }
}
