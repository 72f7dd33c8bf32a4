import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that the operations of a project have distinct names, across files.
/// See https://spec.graphql.org/September2025/#sec-Operation-Name-Uniqueness
enum UniqueOperationNames {
  static func check(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    var known: [Name: (first: Location, repetitions: Int)] = [:]
    for index in unit.documents.definitions.indices {
      guard case .operation(let operation) = unit.documents[index], let name = operation.name else { continue }
      let location = unit.location(name.range, in: index)
      guard let (first, repetitions) = known[name.name] else {
        known[name.name] = (location, 0)
        continue
      }
      known[name.name] = (first, repetitions + 1)
      found.append(
        number: repetitions,
        Diagnostic(
          .uniqueOperationNames, "There can be only one operation named \"\(name.text)\".", at: location,
          related: [Diagnostic.Related("first defined here", at: first)]))
    }
  }
}
