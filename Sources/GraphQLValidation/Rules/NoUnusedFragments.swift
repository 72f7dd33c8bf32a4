import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that operations reach all fragments.
/// See https://spec.graphql.org/September2025/#sec-Fragments-Must-Be-Used
enum NoUnusedFragments {
  static func check(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    var usedNames = Array(repeating: false, count: unit.documents.definitions.count)
    var worklist = usedNames.indices.filter {
      if case .operation = unit.documents[$0] { true } else { false }
    }
    while let definition = worklist.popLast() {
      for target in unit.graph.targets[definition] where !usedNames[target] {
        usedNames[target] = true
        worklist.append(target)
      }
    }
    for index in usedNames.indices {
      guard case .fragment(let fragment) = unit.documents[index],
        let meant = unit.documents.fragment(named: fragment.name.name), !usedNames[meant]
      else { continue }
      found.append(
        Diagnostic(
          .noUnusedFragments, .warning, "Fragment \"\(fragment.name.text)\" is never used.",
          at: unit.location(fragment.range, in: index)))
    }
  }
}
