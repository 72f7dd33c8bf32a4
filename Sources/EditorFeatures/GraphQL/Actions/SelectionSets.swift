import GraphQLSchema
import GraphQLSyntax
import Source

/// The actions that add a missing selection set and delete a needless one.
extension EditorProject {
  func selectionSetActions(_ context: CursorContext) -> [CodeAction] {
    guard case .field(let parent?) = context.role, let token = context.name, let name = token.name,
      let node = context.definition?.field(at: token.start),
      let field = schema.field(named: name, in: parent) ?? schema.metaField(named: name, in: parent)
    else { return [] }
    let type = schema[field].type.type
    guard !schema[type].isMissing else { return [] }
    if schema[type].kind.isComposite, node.selectionSet == nil {
      let set = simpleSelections(of: type)
      return [
        .fix(
          "Add selections '\(set)'", [context.document.insertion(of: " " + set, at: node.range.upper)],
          of: [.scalarLeafs], at: token.range)
      ]
    }
    guard schema[type].kind.isLeaf, let set = node.selectionSet else { return [] }
    let start = context.tokens.last { $0.end <= set.range.lower }?.end ?? set.range.lower
    return [
      .fix(
        "Delete the selections of '\(name.text)'",
        [context.document.edit(TextRange(start, set.range.upper), "")], of: [.scalarLeafs], at: token.range)
    ]
  }

  /// Returns a selection set with one field: `id`, or else the first leaf field that needs no arguments.
  func simpleSelections(of type: Schema.TypeID) -> String {
    "{ \(simpleField(of: type).text) }"
  }

  func simpleField(of type: Schema.TypeID) -> Name {
    let fields = schema[type].fields.indices.map { schema.fields[$0] }.filter { field in
      schema[field.type.type].kind.isLeaf && field.deprecationReason == nil
        && !field.arguments.indices.contains { schema.inputs[$0].isRequired }
    }
    return (fields.first { $0.name == "id" } ?? fields.first)?.name ?? "__typename"
  }
}
