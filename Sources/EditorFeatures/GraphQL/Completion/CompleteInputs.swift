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
        list.snippet = "[$0]"
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
    let required = schema.requiredInputs(of: use.type).enumerated().map { "\(schema[$1].name.text): $\($0 + 1)" }
    var item = CompletionItem("{}", .inputObject, detail: type.name.text)
    item.snippet = required.isEmpty ? "{$0}" : "{" + required.joined(separator: ", ") + "}"
    return item
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
      let fits = use.flatMap { use in
        variable.type.map { $0.type == use.type && use.wrappers.accepts($0.wrappers, hasDefault: variable.hasDefault) }
      }
      item.rank = fits == true ? 0 : fits == nil ? 2 : 5
      return item
    }
  }

  /// Returns the variables of the operation. In a fragment, returns the variables of all operations that reach it.
  private func variables(in context: CursorContext) -> [KnownVariable] {
    guard let fragment = context.walk.stack.first(where: { $0.kind == .fragment })?.name else {
      return context.walk.variables.map { variable in
        KnownVariable(
          name: variable.name, text: variable.typeRange.map { context.document.text($0) } ?? "", type: variable.type,
          hasDefault: variable.hasDefault)
      }
    }
    var seen: Set<Name> = []
    var result: [KnownVariable] = []
    for place in operations(reaching: fragment) {
      guard case .operation(let operation) = place.definition else { continue }
      for variable in place.document[operation.variables] where seen.insert(variable.name.name).inserted {
        let type = schema.type(named: variable.type.name.name)
        result.append(
          KnownVariable(
            name: variable.name.name, text: variable.type.text,
            type: type.map { Schema.TypeUse(type: $0, wrappers: variable.type.wrappers) },
            hasDefault: variable.defaultValue != nil))
      }
    }
    return result
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

/// A variable that values can use.
private struct KnownVariable {
  var name: Name
  /// The type as written.
  var text: String
  var type: Schema.TypeUse?
  var hasDefault: Bool
}

extension TypeWrappers {
  /// Whether a location of this type accepts a variable of another type. See
  /// https://spec.graphql.org/September2025/#IsVariableUsageAllowed()
  func accepts(_ other: TypeWrappers, hasDefault: Bool) -> Bool {
    if isNonNull { return (other.isNonNull || hasDefault) && nullable.accepts(other.nullable, hasDefault: false) }
    guard let element else { return other.nullable == .none }
    return other.element.map { element.accepts($0, hasDefault: false) } ?? false
  }
}
