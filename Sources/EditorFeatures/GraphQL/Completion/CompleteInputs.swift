import GraphQLSchema
import GraphQLSyntax
import Source

/// Completions for arguments, input fields, values, variables and directives.
extension EditorProject {
  func argumentItems(of owner: ArgumentOwner, _ context: CursorContext) -> [CompletionItem] {
    guard let inputs = inputs(of: owner) else { return [] }
    return inputItems(inputs.indices.map { schema.inputs[$0] }, .argument, context)
  }

  /// Returns the arguments that a field or directive takes.
  func inputs(of owner: ArgumentOwner) -> Schema.Run? {
    switch owner {
    case .field(_, let field): field.map { schema[$0].arguments }
    case .directive(let name): schema.directive(named: name)?.arguments
    }
  }

  func inputFieldItems(of type: Schema.TypeID?, _ context: CursorContext) -> [CompletionItem] {
    guard let type else { return [] }
    return inputItems(schema[type].inputFields.indices.map { schema.inputs[$0] }, .inputField, context)
  }

  /// Returns the inputs not given yet; required ones have the lower rank.
  private func inputItems(
    _ inputs: [Schema.InputValue], _ kind: CompletionItem.Kind, _ context: CursorContext
  ) -> [CompletionItem] {
    let given = Siblings(context).names
    let hasColon = context.token(after: 1)?.kind == .colon
    return inputs.filter { !given.contains($0.name) }.map { input in
      var item = CompletionItem(input.name.text, kind, detail: schema.typeText(input.type))
      if let value = input.defaultValue { item.detail = "\(schema.typeText(input.type)) = \(schema[value].text)" }
      item.description = schema.text(input.description)
      item.deprecationReason = schema.text(input.deprecationReason)
      item.rank = input.isRequired ? 0 : 1
      if !hasColon { item.text = item.label + ": " }
      return item
    }
  }

  // MARK: Values

  func valueItems(_ use: Schema.TypeUse?, isConstant: Bool, _ context: CursorContext) -> [CompletionItem] {
    var items: [CompletionItem] = []
    if let use {
      let type = schema[use.type]
      switch type.kind {
      case .enumeration: items += enumItems(type, context)
      case .scalar where type.name == Self.boolean:
        items += ["true", "false"].map { CompletionItem($0, .constant, detail: type.name.text) }
      case .inputObject where use.wrappers.isNamed: items.append(objectItem(type, use))
      default: break
      }
      if use.wrappers.isList {
        var list = CompletionItem("[]", .constant, detail: schema.typeText(use)).ranked(items.isEmpty ? 0 : 1)
        list.snippet = "[\(elementSnippet(use))]"
        items.append(list)
      }
      if !use.wrappers.isNonNull { items.append(CompletionItem("null", .constant).ranked(4)) }
    }
    return isConstant ? items : items + variableItems(fitting: use, context, prefix: "$")
  }

  private static var boolean: Name { "Boolean" }

  private func enumItems(_ type: Schema.NamedType, _ context: CursorContext) -> [CompletionItem] {
    let isInList = context.walk.expectation.frame.kind == .list
    let given = isInList ? Siblings(context).names : []
    return schema.enumValues[type.values.indices].filter { !given.contains($0.name) }.map { value in
      var item = CompletionItem(value.name.text, .enumValue, detail: type.name.text)
      item.description = schema.text(value.description)
      item.deprecationReason = schema.text(value.deprecationReason)
      return item
    }
  }

  private func objectItem(_ type: Schema.NamedType, _ use: Schema.TypeUse) -> CompletionItem {
    var item = CompletionItem("{}", .inputObject, detail: type.name.text)
    item.snippet = objectSnippet(use.type)
    return item
  }

  /// Returns `$0`, or the braces of an input object for a list of them.
  private func elementSnippet(_ use: Schema.TypeUse) -> String {
    guard schema[use.type].kind == .inputObject, use.wrappers.element?.isNamed == true else { return "$0" }
    return objectSnippet(use.type)
  }

  /// Returns `{id: $1, filter: {name: $2}}` with the required fields of an input object.
  private func objectSnippet(_ type: Schema.TypeID) -> String {
    var number = 0
    let text = objectSnippet(type, &number, depth: 0)
    return number == 0 ? "{$0}" : text
  }

  /// Returns the braces of an input object with its required fields. Nested input objects have braces, too, up to four
  /// levels deep.
  private func objectSnippet(_ type: Schema.TypeID, _ number: inout Int, depth: Int) -> String {
    let fields = schema.requiredInputs(of: type).map { schema[$0] }.map { field in
      let isObject = schema[field.type.type].kind == .inputObject && field.type.wrappers.isNamed && depth < 4
      if isObject, !schema.requiredInputs(of: field.type.type).isEmpty {
        return "\(field.name.text): \(objectSnippet(field.type.type, &number, depth: depth + 1))"
      }
      number += 1
      return "\(field.name.text): " + (isObject ? "{$\(number)}" : "$\(number)")
    }
    return "{" + fields.joined(separator: ", ") + "}"
  }

  /// Returns the available variables; those with a fitting type have the lowest rank.
  ///
  /// - Parameter prefix: the text to insert before the name.
  func variableItems(fitting use: Schema.TypeUse?, _ context: CursorContext, prefix: String) -> [CompletionItem] {
    variables(in: context).map { variable in
      var item = CompletionItem("$" + variable.name.text, .variable, detail: variable.text)
      item.text = prefix + variable.name.text
      item.filter = item.text
      item.snippet = item.text.map { CompletionItem.escaped($0) }
      guard let use, variable.type != nil else { return item.ranked(2) }
      item.isMismatch = !variable.fits(use)
      item.rank = item.isMismatch ? 5 : 0
      return item
    }
  }

  /// Returns the variables of the operation. In a fragment, returns the variables of all operations that reach it.
  private func variables(in context: CursorContext) -> [AvailableVariable] {
    var seen: Set<Name> = []
    return variableScopes(context).flatMap(\.variables).filter { seen.insert($0.name).inserted }
  }

  // MARK: Directives

  func directiveItems(at location: DirectiveLocation, _ context: CursorContext) -> [CompletionItem] {
    let hasArguments = context.token(after: 1)?.kind == .leftParenthesis
    return schema.directives.filter { $0.locations.contains(location) }.map { directive in
      var item = CompletionItem("@" + directive.name.text, .directive)
      item.text = directive.name.text
      item.filter = directive.name.text
      item.description = schema.text(directive.description)
      let required = requiredArguments(schema.inputs[directive.arguments.indices])
      if !hasArguments, !required.isEmpty { item.snippet = directive.name.text + required }
      item.rank = directive.isBuiltIn ? 1 : 0
      return item
    }.sorted { ($0.rank, $0.label) < ($1.rank, $1.label) }
  }
}
