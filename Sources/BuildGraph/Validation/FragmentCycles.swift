import GraphQLValidation
import Incremental
import Source

/// The diagnostics of fragment cycles. The reported start of a cycle depends on all fragments that lead to it.
enum FragmentCycleDiagnostics: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [Diagnostic] {
    let fragments = reader.items(of: SpreadGraph.self, .reachingCycle)
    return fragments.isEmpty ? [] : ProjectRuleDiagnostics.check(fragments, .fragmentCycles, reader)
  }
}
