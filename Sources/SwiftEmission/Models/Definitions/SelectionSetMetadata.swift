import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftCode

private typealias Argument = SwiftCode.Argument

/// The metadata of a structure for the runtime: its type, selections and conversions.
extension ModelContext {
  func writeMetadata(of structure: Structure, to writer: inout DeclarationWriter) {
    if structure.kind != .entity {
      let entity = Array(structure.path.prefix(structure.entityPathCount))
      writer.write([.alias(TypeAliasDeclaration(access, "RootEntityType", type(NamePath(selections, entity))))])
    }
    writer.write(
      texts.parentType(structure.type) {
        [constant("__parentType", .any(api("ParentType")), .type(schemaType(structure.type)))]
      })
    writer.write(selectionList(of: structure))
    if structure.kind == .compositeInlineFragment {
      writer.write([typeList("__mergedSources", "SelectionSet", structure.mergedSources.map { type($0.path) }.uniqued)])
    }
    writer.write([
      typeList("__fulfilledFragments", "SelectionSet", structures.fulfilledPaths(of: structure).map { type($0) })
    ])
    let deferred = deferredTypes(of: structure)
    if !deferred.isEmpty { writer.write([typeList("__deferredFragments", "Deferrable", deferred.uniqued)]) }
  }

  private func constant(_ name: String, _ type: SwiftType, _ value: Expression) -> Declaration {
    .variable(
      VariableDeclaration(access.with(.spiExecution).union(.static), .var, name, type: type, .getter(value)))
  }

  private func typeList(_ name: String, _ element: String, _ types: [SwiftType]) -> Declaration {
    constant(name, .array(.any(.member(api(element), "Type"))), .array(types.map { metatype($0) }, .lines))
  }

  private func deferredTypes(of structure: Structure) -> [SwiftType] {
    guard let set = structure.selectionSet else { return [] }
    let inline = selections.sets[set].inlineFragments.filter { selections.sets[$0].scope.deferral != nil }
    let spreads = selections.sets[set].spreads.map { selections.spreads[$0] }
    return inline.map { type(NamePath(selections, selections.path(of: $0))) }
      + spreads.filter { $0.condition.deferral != nil }.map { .named(names.fragment($0.fragment.name)) }
  }

  // MARK: Selections

  /// Returns warnings about deprecated arguments and the list of selections; nothing without selections.
  private func selectionList(of structure: Structure) -> [Declaration] {
    guard let set = structure.selectionSet else { return [] }
    let groups = selections.groups(of: set)
    var items: [Expression] = []
    if structure.kind == .entity, !isRootType(structure.type) {
      items.append(
        .call(
          .implicitMember("field"),
          [Argument(nil, .string("__typename")), Argument(nil, metatype(.named("String")))]))
    }
    for group in groups {
      let selected = selectionItems(of: group)
      if group.inclusion.holds(given: structure.conditions) {
        items += selected
      } else {
        let list: Expression = selected.count == 1 ? selected[0] : .array(selected, .linesWithTrailingComma)
        items.append(
          .call(
            .implicitMember("include"), [Argument("if", condition(group.inclusion)), Argument(nil, list)]))
      }
    }
    guard !items.isEmpty else { return [] }
    let list = constant("__selections", .array(api("Selection")), .array(items, .linesWithTrailingComma))
    return warnings(groups) + [list]
  }

  private func isRootType(_ type: TypeIdentity) -> Bool {
    OperationType.allCases.contains { schema.rootType(of: $0).map { schema[$0].name } == type.name }
  }

  private func warnings(_ groups: [SelectionGroup]) -> [Declaration] {
    guard options.emission.warnsOnDeprecatedUsage else { return [] }
    var result: [Declaration] = []
    for group in groups {
      for field in group.fields {
        for argument in field.arguments {
          guard let reason = argument.deprecationReason else { continue }
          result.append(
            .warning(
              "Argument '\(argument.name.text)' of field '\(field.name.text)' is deprecated. Reason: ",
              quoting: reason))
        }
      }
    }
    return result
  }

  private func selectionItems(of group: SelectionGroup) -> [Expression] {
    group.fields.map { field in texts.selection(field) { selectionItem(of: field) } }
      + group.inlineFragments.map { set in
        let scope = selections.sets[set].scope
        let type = SwiftType.named(names.structure(NameComponent(scope)))
        return scope.deferral.map { deferredItem($0, type) }
          ?? .call(.implicitMember("inlineFragment"), [Argument(nil, metatype(type))])
      }
      + group.spreads.map { spread in
        let type = SwiftType.named(names.fragment(spread.fragment.name))
        return spread.condition.deferral.map { deferredItem($0, type) }
          ?? .call(.implicitMember("fragment"), [Argument(nil, metatype(type))])
      }
  }

  private func deferredItem(_ deferral: Deferral, _ type: SwiftType) -> Expression {
    let condition = deferral.variable.map { [Argument("if", .string($0.text))] } ?? []
    return .call(
      .implicitMember("deferred"),
      condition + [Argument(nil, metatype(type)), Argument("label", .string(deferral.label))])
  }

  private func selectionItem(of field: SelectedField) -> Expression {
    var arguments = [Argument(nil, .string(field.name.text))]
    if let alias = field.alias { arguments.append(Argument("alias", .string(alias.text))) }
    arguments.append(Argument(nil, metatype(type(of: field))))
    if !field.arguments.isEmpty {
      let values = field.arguments.map { DictionaryElement(.string($0.name.text), literal($0.value)) }
      arguments.append(Argument("arguments", .dictionary(values, values.count == 1 ? .line : .lines)))
    }
    if !field.keyArguments.isEmpty {
      let keys = Expression.array(field.keyArguments.map { .string($0) })
      arguments.append(Argument("fieldPolicy", .call(.implicitMember("init"), [Argument("keyArgs", keys)])))
    }
    return .call(.implicitMember("field"), arguments)
  }

  /// Returns an expression for a literal. The parser's depth limit bounds the recursion.
  private func literal(_ value: InputLiteral) -> Expression {
    switch value {
    case .variable(let name): return .call(.implicitMember("variable"), [Argument(nil, .string(name.text))])
    case .int(let digits): return Int(digits).map { .integer($0) } ?? .string(digits)
    case .float(let digits): return .double(Double(finite: digits))
    case .string(let text): return .string(text)
    case .boolean(let value): return .boolean(value)
    case .null: return .implicitMember("null")
    case .enumeration(let name): return .string(name.text)
    case .list(let values): return .array(values.map { literal($0) })
    case .object(let members):
      // Apollo's generator prints an empty object as an empty list.
      if members.isEmpty, !options.emission.correctsKnownBugs { return .array([]) }
      return .dictionary(
        members.map { DictionaryElement(.string($0.name.text), literal($0.value)) },
        members.count <= 1 ? .line : .lines)
    }
  }

  private func condition(_ inclusion: Inclusion) -> Expression {
    let isAlone = inclusion.groups.count == 1
    let groups = inclusion.groups.map { conditions -> Expression in
      let operands = conditions.map { item -> Expression in
        let variable = Expression.string(item.variable.text)
        return item.isInverted ? .not(variable) : variable
      }
      let joined = Self.join(operands, .and)
      return isAlone || conditions.count == 1 ? joined : .parenthesized(joined)
    }
    return Self.join(groups, .or)
  }

  private static func join(_ operands: [Expression], _ sign: Expression.Operator) -> Expression {
    guard let first = operands.first else { return .boolean(true) }
    return operands.dropFirst().reduce(first) { .binary($0, sign, $1) }
  }
}

extension Double {
  /// Creates the number of a GraphQL literal, limited to the greatest finite magnitude.
  init(finite digits: String) {
    let value = Double(digits) ?? 0
    self = value.isFinite ? value : value < 0 ? -Double.greatestFiniteMagnitude : .greatestFiniteMagnitude
  }
}
