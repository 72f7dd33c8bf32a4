import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that no field with selections has the schema's namespace as its key, since its model would hide the namespace
/// (Apollo, rule a.1). The model of a list is named by the singular of the key.
enum SchemaNamespaceFields {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    guard let namespace = context.unit.options.schemaNamespace, !namespace.isEmpty else { return }
    let single = firstLowercased(namespace)
    let keys = [single, firstUppercased(single)].map { Name($0) }
    let counterpart = otherNumber(single)
    let listKeys = [counterpart, firstUppercased(counterpart)].map { Name($0) }
    for index in context.resolved.selectionIndices {
      let selection = context.resolved[selection: index]
      guard selection.traits.contains(.returnsComposite), let id = selection.field,
        let field = context.field(at: index),
        (context.schema[id].type.wrappers.isList ? listKeys : keys).contains(field.responseKey)
      else { continue }
      found.append(
        context.error(
          .apolloSchemaNamespaceField,
          "The model that Apollo generates for '\(field.responseKey.text)' would shadow the schema namespace "
            + "'\(namespace)'; use an alias for this field",
          at: (field.alias ?? field.name).range))
    }
  }

  /// Adds or removes a final `s`, to turn a singular into the plural and back.
  private static func otherNumber(_ word: String) -> String {
    word.hasSuffix("s") ? String(word.dropLast()) : word + "s"
  }
}

/// Returns the text with its first letter in lower case.
func firstLowercased(_ text: String) -> String {
  text.prefix(1).lowercased() + text.dropFirst()
}

func firstUppercased(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}
