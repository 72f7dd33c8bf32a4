import GraphQLSchema
import GraphQLSyntax
import Source

/// Completions for fields, fragments and types in selection sets.
extension EditorProject {
  func fieldItems(of parent: Schema.TypeID?, _ context: CursorContext) -> [CompletionItem] {
    guard let parent else { return [] }
    let selected = Siblings(context).names
    let schema = schema
    let hasArguments = context.token(after: 1)?.kind == .leftParenthesis
    let hasSelections = context.isBeforeSelections
    var items = schema[parent].fields.indices.map { index in
      let field = schema.fields[index]
      var item = fieldItem(field, hasArguments: hasArguments, hasSelections: hasSelections || hasArguments)
      // Selecting a field again, with other arguments or an alias, is rare.
      if selected.contains(field.name) { item.rank = 2 }
      return item
    }
    for (rank, name) in Self.metaFields {
      guard let field = schema.metaField(named: name, in: parent) else { continue }
      var item = fieldItem(schema[field], hasArguments: hasArguments, hasSelections: hasSelections || hasArguments)
      item.rank = selected.contains(name) ? rank + 1 : rank
      items.append(item)
    }
    return items
  }

  private static var metaFields: [(rank: Int, name: Name)] { [(3, "__typename"), (5, "__schema"), (5, "__type")] }

  private func fieldItem(_ field: Schema.Field, hasArguments: Bool, hasSelections: Bool) -> CompletionItem {
    var item = CompletionItem(field.name.text, .field, detail: schema.typeText(field.type))
    item.description = schema.text(field.description)
    item.deprecationReason = schema.text(field.deprecationReason)
    var snippet = item.label
    if !hasArguments { snippet += requiredArguments(schema.inputs[field.arguments.indices]) }
    if !hasSelections, schema[field.type.type].kind.isComposite { snippet += " {\n  $0\n}" }
    if snippet != item.label { item.snippet = snippet }
    return item
  }

  /// Returns `(id: $1, first: $2)`, or an empty string without required arguments.
  func requiredArguments(_ inputs: ArraySlice<Schema.InputValue>) -> String {
    let required = inputs.filter(\.isRequired).enumerated().map { "\($1.name.text): $\($0 + 1)" }
    return required.isEmpty ? "" : "(" + required.joined(separator: ", ") + ")"
  }

  // MARK: Fragments

  /// Returns applicable fragments, then types for inline fragments, then other fragments.
  ///
  /// Leaves out a type or selections that already follow the cursor.
  func spreadItems(in parent: Schema.TypeID?, _ context: CursorContext) -> [CompletionItem] {
    let schema = schema
    if let next = context.token(after: 1)?.name {
      let isType = { (name: Name?) in name.flatMap { schema.type(named: $0) } != nil }
      if next == Keywords.shared.on, isType(context.token(after: 2)?.name) { return [] }
      if context.name != nil, isType(next), "on".hasPrefix(context.prefix) {
        return [.keyword("on", followedBy: context.isBeforeBlank ? "" : " ")]
      }
    }
    let hasBraces = context.token(after: 1)?.kind == .leftBrace
    let enclosing = context.walk.stack.first { $0.kind == .fragment }?.name
    let spread = Siblings(context).names
    let fragments = hasBraces ? [] : fragments(visibleIn: context.document.source.path)
    var items: [CompletionItem] = fragments.compactMap { fragment in
      guard fragment.name != enclosing else { return nil }
      var item = CompletionItem(fragment.name.text, .fragment, detail: "on " + fragment.type.text)
      let applies = schema.type(named: fragment.type).map { type in
        parent.map { schema.typesOverlap($0, type) } ?? true
      }
      item.isMismatch = applies != true
      item.rank = item.isMismatch ? 4 : spread.contains(fragment.name) ? 3 : 0
      return item
    }
    let hasSelections = context.isBeforeSelections
    items += inlineTypeItems(in: parent).map { type in
      var item = type
      item.label = "on " + type.label
      if !hasSelections {
        item.snippet = item.label + " {\n  $0\n}"
      } else if !context.isBeforeBlank {
        item.text = item.label + " "
      }
      item.rank = 1
      return item
    }
    var on = CompletionItem.keyword("on", followedBy: " ").ranked(2)
    if !hasSelections { on.snippet = "on ${1:Type} {\n  $0\n}" }
    return items + [on]
  }

  /// Returns the types that overlap a type, the type itself last.
  func inlineTypeItems(in parent: Schema.TypeID?) -> [CompletionItem] {
    let kinds: [TypeKind] = [.object, .interface, .union]
    // One copy for all types.
    let schema = schema
    return schema.types.indices.compactMap { index -> CompletionItem? in
      let type = schema.types[index]
      let id = Schema.TypeID(index)
      guard type.kind.isComposite, !type.isMissing, !type.name.text.hasPrefix("__"),
        parent.map({ schema.typesOverlap($0, id) }) ?? true
      else { return nil }
      return typeItem(type).ranked(id == parent ? 3 : kinds.firstIndex(of: type.kind) ?? 0)
    }.sorted { ($0.rank, $0.label) < ($1.rank, $1.label) }
  }
}

extension CursorContext {
  /// Whether a selection set or a directive follows.
  fileprivate var isBeforeSelections: Bool {
    switch token(after: 1)?.kind {
    case .leftBrace, .at: true
    default: false
    }
  }
}
