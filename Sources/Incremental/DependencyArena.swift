/// Numbers nodes, and holds their dependencies and readers in arrays that all nodes share.
///
/// The dependencies of a node are a range of `reads`. Its readers are a chain of `edges`. So recording what a query has
/// read makes no arrays, and counts no references.
final class DependencyArena {
  /// The number of a node, or of an edge. Zero stands for none.
  typealias Number = UInt32

  /// A reader; void if it has replaced its dependencies since.
  private struct Edge {
    var reader: Number
    var edition: UInt32
    var next: Number
  }

  @exclusivity(unchecked) private var nodes: ContiguousArray<Node?> = [nil]
  /// The first edition of the next node with a number, so that edges of the former one stay void.
  @exclusivity(unchecked) private var editions: ContiguousArray<UInt32> = [0]
  @exclusivity(unchecked) private var freeNodes: ContiguousArray<Number> = []
  @exclusivity(unchecked) private var reads: ContiguousArray<Number> = []
  @exclusivity(unchecked) private var unusedReads = 0
  @exclusivity(unchecked) private var edges: ContiguousArray<Edge> = [Edge(reader: 0, edition: 0, next: 0)]
  @exclusivity(unchecked) private var freeEdge: Number = 0
  /// While hypothetical changes are made, the arrays only grow, so that they can be cut back.
  @exclusivity(unchecked) var onlyGrows = false

  // MARK: Dependencies

  /// The nodes that a node has read, in the order of reading.
  func dependencies(of node: Node) -> ContiguousArray<Node> {
    ContiguousArray((0..<Int(node.readCount)).compactMap { dependency($0, of: node) })
  }

  /// The node that a node has read at an index of its reads; nil behind the last one.
  func dependency(_ index: Int, of node: Node) -> Node? {
    index < Int(node.readCount) ? nodes[Int(reads[Int(node.readStart) + index])] : nil
  }

  /// The index of the first dependency that is not clean or has changed since the node was verified, from an index on.
  /// Most dependencies are clean, and this passes them without counting references.
  func firstUnverified(from index: Int, of node: Node) -> Int? {
    let start = Int(node.readStart)
    for index in index..<max(index, Int(node.readCount)) {
      guard let dependency = nodes[Int(reads[start + index])] else { continue }
      if dependency.state != .clean || node.verifiedAt < dependency.changedAt { return index }
    }
    return nil
  }

  func dependencies(of node: Node, equal other: ContiguousArray<Node>) -> Bool {
    guard Int(node.readCount) == other.count else { return false }
    let start = Int(node.readStart)
    for index in other.indices where other[index].number == 0 || reads[start + index] != other[index].number {
      return false
    }
    return true
  }

  /// Replaces the dependencies of a node. The nodes that it reads get an edge.
  func replaceDependencies(of node: Node, by new: ContiguousArray<Node>) {
    giveNumber(to: node)
    node.edition &+= 1
    let isLonger = onlyGrows || Int(node.readCount) < new.count
    if isLonger {
      unusedReads += Int(node.readCount)
      node.readCount = 0
      compactReads()
      node.readStart = UInt32(reads.count)
    } else {
      unusedReads += Int(node.readCount) - new.count
    }
    let start = Int(node.readStart)
    for index in new.indices {
      let dependency = new[index]
      giveNumber(to: dependency)
      if isLonger { reads.append(dependency.number) } else { reads[start + index] = dependency.number }
      addEdge(from: dependency, to: node)
    }
    node.readCount = UInt32(new.count)
  }

  private func giveNumber(to node: Node) {
    guard node.number == 0 else { return }
    if !onlyGrows, let free = freeNodes.popLast() {
      node.number = free
      nodes[Int(free)] = node
    } else {
      node.number = Number(nodes.count)
      nodes.append(node)
      editions.append(0)
    }
    node.edition = editions[Int(node.number)]
  }

  /// Moves all dependencies together when most reads are unused.
  private func compactReads() {
    guard !onlyGrows, reads.count < 2 * unusedReads, 1024 < unusedReads else { return }
    var kept: ContiguousArray<Number> = []
    kept.reserveCapacity(reads.count - unusedReads + 1024)
    for case let node? in nodes where 0 < node.readCount {
      let start = Int(node.readStart)
      node.readStart = UInt32(kept.count)
      kept += reads[start..<start + Int(node.readCount)]
    }
    reads = kept
    unusedReads = 0
  }

  // MARK: Readers

  private func addEdge(from node: Node, to reader: Node) {
    let edge = Edge(reader: reader.number, edition: reader.edition, next: node.firstEdge)
    if freeEdge != 0, !onlyGrows {
      node.firstEdge = freeEdge
      freeEdge = edges[Int(freeEdge)].next
      edges[Int(node.firstEdge)] = edge
    } else {
      node.firstEdge = Number(edges.count)
      edges.append(edge)
    }
    node.edgeCount += 1
    node.readerCount += 1
    compactEdges(of: node)
  }

  /// Drops void edges when they are the most, which costs constant time for each that was added.
  private func compactEdges(of node: Node) {
    guard 2 * node.readerCount + 8 < Int(node.edgeCount), !onlyGrows else { return }
    var edge = node.firstEdge
    node.firstEdge = 0
    node.edgeCount = 0
    while edge != 0 {
      let next = edges[Int(edge)].next
      if reader(of: edge) != nil {
        edges[Int(edge)].next = node.firstEdge
        node.firstEdge = edge
        node.edgeCount += 1
      } else {
        free(edge)
      }
      edge = next
    }
  }

  private func free(_ edge: Number) {
    edges[Int(edge)].next = freeEdge
    freeEdge = edge
  }

  /// The reader of an edge; nil if the edge is void.
  private func reader(of edge: Number) -> Node? {
    let edge = edges[Int(edge)]
    guard let reader = nodes[Int(edge.reader)], reader.edition == edge.edition else { return nil }
    return reader
  }

  /// Returns the next reader in a chain of edges, and goes on to the edge behind it.
  func nextReader(_ edge: inout Number) -> Node? {
    while edge != 0 {
      let reader = reader(of: edge)
      edge = edges[Int(edge)].next
      if let reader { return reader }
    }
    return nil
  }

  // MARK: Removal

  /// Takes away the dependencies and the number of a node that has no readers.
  func remove(_ node: Node) {
    node.edition &+= 1
    if !onlyGrows {
      unusedReads += Int(node.readCount)
      while node.firstEdge != 0 {
        let edge = node.firstEdge
        node.firstEdge = edges[Int(edge)].next
        free(edge)
      }
      if node.number != 0 {
        nodes[Int(node.number)] = nil
        editions[Int(node.number)] = node.edition
        freeNodes.append(node.number)
        node.number = 0
      }
    }
    node.readCount = 0
    node.firstEdge = 0
    node.edgeCount = 0
  }

  // MARK: Hypothetical changes

  /// The lengths of all arrays.
  struct Mark {
    fileprivate let nodes: Int
    fileprivate let reads: Int
    fileprivate let unusedReads: Int
    fileprivate let edges: Int
  }

  var mark: Mark { Mark(nodes: nodes.count, reads: reads.count, unusedReads: unusedReads, edges: edges.count) }

  /// Cuts the arrays back to the lengths of a mark. Nothing refers to the rest any more.
  func cutBack(to mark: Mark) {
    nodes.removeLast(nodes.count - mark.nodes)
    editions.removeLast(editions.count - mark.nodes)
    reads.removeLast(reads.count - mark.reads)
    unusedReads = mark.unusedReads
    edges.removeLast(edges.count - mark.edges)
  }
}
