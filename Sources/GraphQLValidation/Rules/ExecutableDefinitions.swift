import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that files of operations contain only operations and fragments.
/// See https://spec.graphql.org/September2025/#sec-Executable-Definitions
enum ExecutableDefinitions {
  static func check(_ unit: ValidationUnit, _ found: inout [Diagnostic]) {
    for document in unit.documents.documents {
      for definition in document.definitions where !definition.isExecutable {
        found.append(
          Diagnostic(
            .executableDefinitions, "The \(name(of: definition)) definition is not executable.",
            at: document.location(definition.range)))
      }
    }
  }

  private static func name(of definition: Definition) -> String {
    switch definition {
    case .type(let type): "\"\(type.name.text)\""
    case .directive(let directive): "\"\(directive.name.text)\""
    case .schema, .operation, .fragment: "schema"
    }
  }
}
