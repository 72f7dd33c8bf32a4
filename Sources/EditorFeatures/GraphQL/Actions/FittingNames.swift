import GraphQLSchema
import GraphQLSyntax
import GraphQLValidation
import Source

/// Decides whether a name can replace an unknown one without a type error.
extension EditorProject {
  /// Whether a name can replace the unknown one at the cursor. In text that can't be parsed, all names of its kind can.
  func fits(_ name: Name, _ context: CursorContext) -> Bool {
    guard let token = context.name else { return true }
    if case .field(let parent?) = context.role, schema.field(named: name, in: parent) == nil {
      return token.name?.isNearMetaField(name) ?? false
    }
    guard let place = context.definition else { return true }
    switch context.role {
    case .field(let parent?):
      guard let field = schema.field(named: name, in: parent), let node = place.field(at: token.start) else {
        return true
      }
      return fits(schema[field], node, context)
    case .spread: return !isReached(place, from: name)
    case .fragmentType, .inlineType:
      guard let type = schema.type(named: name), let set = place.selectionSet(onTypeAt: token.start) else {
        return true
      }
      return isSelected(type, by: set, context.document)
    case .variableType:
      guard let variable = context.walk.variables.last?.name else { return true }
      return positions(ofVariable: variable, place).allSatisfy { schema[$0.type].name == name }
    case .argument(let owner):
      return accepts(inputs(of: owner).flatMap { schema.input(named: name, in: $0) }, at: token, context)
    case .inputField(let type?): return accepts(schema.inputField(named: name, in: type), at: token, context)
    case .directive:
      let known = schema.directive(named: name)?.arguments ?? .empty
      let given = context.inputPlaces.first { $0.head.start == token.start }?.inputs ?? []
      return given.allSatisfy { schema.input(named: $0.name, in: known) != nil }
    default: return true
    }
  }

  /// Returns the types of the positions where a definition and the fragments that it reaches use a variable.
  func positions(ofVariable name: Name, _ place: DefinitionPlace) -> [Schema.TypeUse] {
    ([place] + fragments(reachedFrom: place)).flatMap { $0.types(ofVariable: name, schema) }
  }

  // MARK: Fields, types and fragments

  /// Whether a field takes the arguments and has the selections of another one.
  private func fits(_ field: Schema.Field, _ node: Field, _ context: CursorContext) -> Bool {
    let type = field.type.type
    if let set = node.selectionSet {
      guard schema[type].kind.isComposite, isSelected(type, by: set, context.document) else { return false }
    }
    return context.document[node.arguments].allSatisfy { argument in
      schema.input(named: argument.name.name, in: field.arguments).map {
        accepts(argument.value, as: schema[$0].type, context)
      } ?? false
    }
  }

  /// Whether a type has one of the fields that a set selects, or the set selects no fields.
  private func isSelected(_ type: Schema.TypeID, by set: SelectionSet, _ document: Document) -> Bool {
    let names = document[set.selections].compactMap { selection -> Name? in
      if case .field(let field) = selection { field.name.name } else { nil }
    }
    return names.isEmpty
      || names.contains { schema.field(named: $0, in: type) != nil || schema.metaField(named: $0, in: type) != nil }
  }

  /// Whether a definition is the fragment with a name, or a fragment that it reaches.
  private func isReached(_ place: DefinitionPlace, from name: Name) -> Bool {
    guard case .fragment(let enclosing) = place.definition, let start = fragment(named: name) else { return false }
    return ([start] + fragments(reachedFrom: start)).contains {
      if case .fragment(let reached) = $0.definition { reached.name.name == enclosing.name.name } else { false }
    }
  }

  // MARK: Values

  /// Whether an input accepts the value of the argument or input field at a token.
  private func accepts(_ input: Schema.InputID?, at token: Token, _ context: CursorContext) -> Bool {
    let document = context.document
    let value =
      document.arguments.first { $0.name.offset == token.start }?.value
      ?? document.objectFields.first { $0.name.offset == token.start }?.value
    guard let input, let value else { return true }
    return accepts(value, as: schema[input].type, context)
  }

  /// Whether a position accepts a value. The values of the fields of an object don't count. Recursion follows nested
  /// lists, which the parser bounds.
  private func accepts(_ value: Value, as use: Schema.TypeUse, _ context: CursorContext) -> Bool {
    let type = schema[use.type]
    switch value.content {
    case .variable(let name):
      return variableScopes(context).allSatisfy { $0.variable(named: name)?.fits(use) ?? true }
    case .null: return !use.wrappers.isNonNull
    case .list(let items) where use.wrappers.isList:
      let element = Schema.TypeUse(type: use.type, wrappers: use.wrappers.element ?? use.wrappers)
      return context.document[items].allSatisfy { accepts($0, as: element, context) }
    case .object where type.kind == .inputObject: return true
    case .enumeration(let name) where type.kind == .enumeration:
      return schema.enumValues[type.values.indices].contains { $0.name == name }
    default:
      return type.kind == .scalar && ScalarLiterals.problem(value, as: type.name, context.document) == nil
    }
  }
}

extension Name {
  /// Whether a name may be a misspelt meta-field.
  fileprivate func isNearMetaField(_ field: Name) -> Bool { text.hasPrefix("_") || field.text.hasSuffix(text) }
}

extension DefinitionPlace {
  /// Returns the selection set of the fragment or inline fragment whose type begins at an offset.
  fileprivate func selectionSet(onTypeAt offset: UInt32) -> SelectionSet? {
    if case .fragment(let fragment) = definition, fragment.typeCondition.offset == offset {
      return fragment.selectionSet
    }
    for case .inlineFragment(let fragment) in selections(around: offset)
    where fragment.typeCondition?.offset == offset { return fragment.selectionSet }
    return nil
  }
}
