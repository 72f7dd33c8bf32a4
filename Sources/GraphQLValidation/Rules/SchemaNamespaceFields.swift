import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that no model of a field has the name of the schema's namespace (Apollo, rule a.1). Such a model would hide
/// the namespace. The model of a list is named by the singular of the key. Apollo checks lists of scalars, too.
enum SchemaNamespaceFields {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    guard let namespace = context.unit.options.schemaNamespace, !namespace.isEmpty else { return }
    let (keys, listKeys) = (context.unit.options.namespaceKeys, context.unit.options.namespaceListKeys)
    for index in context.resolved.selectionIndices {
      let selection = context.resolved[selection: index]
      guard let id = selection.field, let field = context.field(at: index) else { continue }
      let isList = context.schema[id].type.wrappers.isList
      guard isList || selection.traits.contains(.returnsComposite),
        (isList ? listKeys : keys).contains(field.responseKey)
      else { continue }
      found.append(
        context.error(
          .apolloSchemaNamespaceField,
          "The model that Apollo generates for '\(field.responseKey.text)' would shadow the schema namespace "
            + "'\(namespace)'; use an alias for this field",
          at: (field.alias ?? field.name).range))
    }
  }
}

/// Returns the text with its first letter in lower case.
func firstLowercased(_ text: String) -> String {
  text.prefix(1).lowercased() + text.dropFirst()
}

func firstUppercased(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

extension ValidationOptions {
  /// Returns the keys of fields whose models hide a namespace, and such keys of lists.
  static func keys(hiding namespace: String?) -> (single: [Name], list: [Name]) {
    guard let namespace, !namespace.isEmpty else { return ([], []) }
    let single = firstLowercased(namespace)
    let counterpart = otherNumber(single)
    return (
      [single, firstUppercased(single)].map { Name($0) }, [counterpart, firstUppercased(counterpart)].map { Name($0) }
    )
  }

  /// Adds or removes a final `s`, to turn a singular into the plural and back.
  private static func otherNumber(_ word: String) -> String {
    word.hasSuffix("s") ? String(word.dropLast()) : word + "s"
  }
}
