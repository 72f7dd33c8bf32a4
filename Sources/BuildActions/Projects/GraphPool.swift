import BuildGraph
import Configuration
import Synchronization

/// The graphs of projects that a worker keeps between actions. Each action has a graph for itself.
///
/// Graphs are evicted in the order of their last use, so memory is bounded.
final class GraphPool: Sendable {
  private let idle = Mutex<[PooledGraph]>([])
  private let capacity: Int

  /// The maximum size of the files of all idle graphs, in bytes.
  private static let largestTotal = 512 << 20

  /// - Parameter capacity: the maximum number of idle graphs; 0 if no graph is used again.
  init(capacity: Int) { self.capacity = capacity }

  /// Returns an idle graph with the same settings, preferably one with the same files, or else a new one.
  func take(_ key: GraphKey, _ lists: InputLists) -> PooledGraph {
    guard 0 < capacity else { return PooledGraph(key, isIncremental: false) }
    let known = idle.withLock { graphs -> PooledGraph? in
      let found =
        graphs.lastIndex { $0.key == key && $0.lists == lists } ?? graphs.lastIndex { $0.key == key }
      return found.map { graphs.remove(at: $0) }
    }
    return known ?? PooledGraph(key, isIncremental: true)
  }

  /// Makes a graph available for the next action.
  func put(_ graph: PooledGraph) {
    let evicted = idle.withLock { graphs -> [PooledGraph] in
      graphs.append(graph)
      // A process that runs once exits sooner if it doesn't deallocate the graph.
      guard 0 < capacity else { return [] }
      var evicted: [PooledGraph] = []
      var total = graphs.reduce(0) { $0 + $1.byteCount }
      while 1 < graphs.count, capacity < graphs.count || Self.largestTotal < total {
        let oldest = graphs.removeFirst()
        total -= oldest.byteCount
        evicted.append(oldest)
      }
      return evicted
    }
    // Deallocates the evicted graphs outside of the lock.
    _ = consume evicted
  }
}

/// The settings that the results of a graph depend on.
struct GraphKey: Hashable, Sendable {
  var settings: Project
  /// Whether tests are examined. Graphs of outputs are smaller without them.
  var examinesTests: Bool
}
