import GraphQLSchema
import GraphQLSyntax
import Source

/// The actions that replace an unknown name by a similar one, unless that would be a type error.
extension EditorProject {
  func nearNameActions(_ context: CursorContext) -> [CodeAction] {
    guard let token = context.name, let name = token.name, let codes = context.role.codesOfUnknownNames,
      !isKnown(name, context)
    else { return [] }
    let offered = items(for: context).filter { $0.kind != .keyword && !$0.isMismatch }.map { $0.filter ?? $0.label }
    let near = Suggestions.nearest(to: name.text, among: offered.filter(\.isGraphQLName))
    return near.filter { fits(Name($0), context) }.prefix(3).map { other in
      let selections = missingSelections(of: Name(other), context)
      let text = other + (selections.map { " " + $0.text } ?? "")
      var edits = [context.document.edit(token.range, other)]
      if let selections { edits.append(context.document.insertion(of: " " + selections.text, at: selections.offset)) }
      return .fix("Change to '\(text)'", edits, of: codes, at: token.range)
    }
  }

  /// Returns the selections that a field needs in place of the unknown one without any, and their offset.
  private func missingSelections(of name: Name, _ context: CursorContext) -> (text: String, offset: UInt32)? {
    guard case .field(let parent?) = context.role, let token = context.name,
      let node = context.definition?.field(at: token.start), node.selectionSet == nil,
      let field = schema.field(named: name, in: parent), schema[schema[field].type.type].kind.isComposite
    else { return nil }
    return (simpleSelections(of: schema[field].type.type), node.range.upper)
  }

  private func isKnown(_ name: Name, _ context: CursorContext) -> Bool {
    if case .field(let parent?) = context.role, schema.metaField(named: name, in: parent) != nil { return true }
    if case .value(let use?, _) = context.role, isValue(name, of: use) { return true }
    guard let symbol = Symbol(name, context.role, schema) else { return false }
    switch symbol {
    case .type(let name): return schema.type(named: name).map { !schema[$0].isMissing } ?? false
    case .directive(let name): return schema.directive(named: name) != nil
    case .fragment(let name): return fragment(named: name) != nil
    case .variable(let name): return isDeclared(name, context)
    case .inputField(let type, let name):
      return schema.type(named: type).flatMap { schema.inputField(named: name, in: $0) } != nil
    case .argument, .directiveArgument:
      guard case .argument(let owner) = context.role, let inputs = inputs(of: owner) else { return false }
      return schema.input(named: name, in: inputs) != nil
    case .field, .operation: return true
    case .enumValue: return false
    }
  }

  /// Whether an operation declares a variable. The operations of a fragment may differ.
  private func isDeclared(_ variable: Name, _ context: CursorContext) -> Bool {
    context.walk.variables.contains { $0.name == variable }
      || variableScopes(context).contains { $0.variable(named: variable) != nil }
  }

  /// Whether a name is a value of a type. Custom scalars accept any name.
  private func isValue(_ name: Name, of use: Schema.TypeUse) -> Bool {
    let keywords = Keywords.shared
    if name == keywords.null { return !use.wrappers.isNonNull }
    let type = schema[use.type]
    switch type.kind {
    case .scalar:
      if type.name.text == "Boolean" { return name == keywords.true || name == keywords.false }
      return !type.isBuiltIn
    case .enumeration:
      return schema.enumValues[type.values.indices].contains { $0.name == name }
    case .object, .interface, .union, .inputObject: return false
    }
  }
}

extension NameRole {
  /// The codes of diagnostics about unknown names; nil for roles that accept any name.
  fileprivate var codesOfUnknownNames: Set<DiagnosticCode>? {
    switch self {
    case .field(_?): [.fieldsOnCorrectType]
    case .spread: [.knownFragmentNames]
    case .fragmentType, .inlineType, .variableType, .interface, .member, .fieldType, .inputType, .rootType:
      [.knownTypeNames]
    case .argument: [.knownArgumentNames]
    case .inputField(_?), .value(_?, _): [.valuesOfCorrectType]
    case .variable: [.noUndefinedVariables]
    case .directive: [.knownDirectives]
    default: nil
    }
  }
}
