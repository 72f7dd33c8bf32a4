import BitCollections

/// A node for an answer to the outside. Its dependencies are the reads of the answer.
public final class Root: Node {
  let id: RootID
  /// The number of the last use among all uses of roots.
  var lastUse = 0

  init(_ table: Table, _ id: RootID) {
    self.id = id
    super.init(table)
  }

  // Only the list of roots drops a root.
  override public var isRemovable: Bool { false }
}

/// The identity of a root.
enum RootID: Hashable {
  /// The question for one value, by its node.
  case value(ObjectIdentifier)
  case answer(AnyHashable)
}

/// The roots of a database. A value is kept as long as a root or a relation depends on it.
public final class RootList {
  /// The number of roots to keep. The last used roots stay.
  public var limit = 1024
  private var roots: [RootID: Root] = [:]
  private var useCount = 0
  /// Roots belong to no table of queries.
  let table = Table(name: "root", number: -1)

  init() { table.isReported = false }

  public var count: Int { roots.count }

  func root(_ id: RootID) -> Root? { roots[id] }

  /// Returns a root to record an answer with. Hypothetical answers leave the order of use as it is.
  func use(_ id: RootID, _ database: Database) -> Root {
    if let known = roots[id] {
      if !database.isRecording { noteUse(of: known) }
      return known
    }
    let root = Root(table, id)
    roots[id] = root
    if database.isRecording {
      database.journal.noteCreation(of: root) { self.roots[id] = nil }
    } else {
      noteUse(of: root)
    }
    return root
  }

  private func noteUse(of root: Root) {
    useCount += 1
    root.lastUse = useCount
  }

  /// Drops the roots that were used longest ago, once there are a quarter more than the limit.
  func evict(_ database: Database) {
    guard limit + limit / 4 < roots.count, !database.isRecording else { return }
    let oldest = roots.values.filter { $0.state != .active }.sorted { $0.lastUse < $1.lastUse }.dropLast(limit)
    for root in oldest {
      roots[root.id] = nil
      database.drop(root)
    }
  }
}

/// Answers with a record of what they depend on.
extension Database {
  /// Runs `body`, and records its questions to this database as the reads of a root.
  ///
  /// The values that it reads are kept while the root is. Questions inside `withChanges` are not recorded.
  public func answer<Result, Failure: Error>(
    _ id: some Hashable & Sendable, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isIncremental { return try body() }
    let root = roots.use(.answer(AnyHashable(id)), self)
    if root.state == .active { return try body() }
    willChange(root)
    root.state = .active
    let reader = beginRun(of: roots.table)
    let outer = rootReader
    rootReader = reader
    defer {
      rootReader = outer
      for node in reader.reads { outer?.note(node) }
      finish(root, reader.reads)
      endRun(reader)
    }
    return try body()
  }

  /// Whether all values that an answer has read are still the same. Computes these values, but not the answer.
  public func isUnchanged(_ id: some Hashable & Sendable) -> Bool {
    guard let root = roots.root(.answer(AnyHashable(id))), root.state != .active, root.hasValue else { return false }
    hasAnswered = true
    for dependency in arena.dependencies(of: root) { settle(for: dependency.table) }
    if root.state == .clean { return true }
    willChange(root)
    return isVerified(root)
  }

  /// Keeps a value for the current answer. Without one, the value gets a root of its own.
  public func keep(_ node: Node) {
    if let rootReader { return rootReader.note(node) }
    let root = roots.use(.value(ObjectIdentifier(node)), self)
    if root.state == .clean, arena.dependency(0, of: root) === node { return }
    willChange(root)
    finish(root, [node])
  }

  private func finish(_ root: Root, _ reads: ContiguousArray<Node>) {
    replaceDependencies(of: root, by: reads)
    finish(root, isChanged: true)
    // The answer may have set inputs that it had read.
    if !reads.allSatisfy({ $0.state == .clean }) { root.state = .stale }
    roots.evict(self)
  }
}
