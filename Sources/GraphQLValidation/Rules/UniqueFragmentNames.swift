import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the fragments of a project have distinct names, across files.
/// See https://spec.graphql.org/September2025/#sec-Fragment-Name-Uniqueness
enum UniqueFragmentNames {
  static func check(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    var repetitions: [Name: Int] = [:]
    for index in unit.documents.definitions.indices {
      guard case .fragment(let fragment) = unit.documents[index],
        let known = unit.documents.fragment(named: fragment.name.name), known != index,
        case .fragment(let first) = unit.documents[known]
      else { continue }
      let number = repetitions[fragment.name.name, default: 0]
      repetitions[fragment.name.name] = number + 1
      found.append(
        number: number,
        Diagnostic(
          .uniqueFragmentNames, "There can be only one fragment named \"\(fragment.name.text)\".",
          at: unit.location(fragment.name.range, in: index),
          related: [Diagnostic.Related("first defined here", at: unit.location(first.name.range, in: known))]))
    }
  }
}
