import GraphQLSchema
import GraphQLSyntax
import Source

/// Checks that fields have selections unless they return scalars or enums. A field of an input type is reported here,
/// since the rule for schemas only warns about it.
/// See https://spec.graphql.org/September2025/#sec-Leaf-Field-Selections
enum ScalarLeafs {
  static func check(_ context: DefinitionContext, _ found: inout RuleDiagnostics) {
    for index in context.resolved.selectionIndices {
      let selection = context.resolved[selection: index]
      let hasSelections = selection.traits.contains(.hasSelections)
      if let id = selection.field, let field = context.field(at: index), context.schema.isInputOnly(id) {
        found.append(
          context.error(
            .scalarLeafs,
            "Field \"\(field.name.text)\" can't be selected since type "
              + "\"\(context.schema.typeText(context.schema[id].type))\" is an input type.",
            at: field.range))
        continue
      }
      guard selection.traits.contains(hasSelections ? .returnsLeaf : .returnsComposite),
        let id = selection.field, let field = context.field(at: index)
      else { continue }
      let name = field.name.text
      let type = context.schema.typeText(context.schema[id].type)
      if let set = field.selectionSet {
        found.append(
          context.error(
            .scalarLeafs, "Field \"\(name)\" must not have a selection since type \"\(type)\" has no subfields.",
            at: set.range))
      } else {
        found.append(
          context.error(
            .scalarLeafs,
            "Field \"\(name)\" of type \"\(type)\" must have a selection of subfields. "
              + "Did you mean \"\(name) { ... }\"?",
            at: field.range))
      }
    }
  }
}

extension Schema {
  /// Whether a field has a type that responses can't contain.
  fileprivate func isInputOnly(_ field: FieldID) -> Bool { !self[self[field].type.type].kind.isOutput }
}
