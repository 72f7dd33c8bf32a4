import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that an anonymous operation is the only operation of the project.
/// See https://spec.graphql.org/September2025/#sec-Lone-Anonymous-Operation
enum LoneAnonymousOperation {
  static func check(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    var count = 0
    var anonymous: [Location] = []
    for index in unit.documents.definitions.indices {
      guard case .operation(let operation) = unit.documents[index] else { continue }
      count += 1
      if operation.name == nil { anonymous.append(unit.location(operation.range, in: index)) }
    }
    guard 1 < count else { return }
    for (number, location) in anonymous.enumerated() {
      found.append(
        number: number,
        Diagnostic(
          .loneAnonymousOperation, "This anonymous operation must be the only defined operation.", at: location))
    }
  }
}
