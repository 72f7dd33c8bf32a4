import GraphQLSchema
import GraphQLSyntax
import ModelIR
import Source
import SwiftEmission

/// The documentation of a name, in parts that can be shown with or without markup.
package struct HoverText: Hashable, Sendable {
  /// The range of the name.
  package var range: TextRange
  /// The declaration in GraphQL; empty if there is none.
  package var code: String
  package var description: String?
  package var deprecationReason: String?
  /// The name in Swift.
  package var swift: String?
  /// Short statements about its origin, for names in Swift files.
  package var notes: [String] = []
}

extension EditorProject {
  /// Returns the documentation of the name at an offset; nil if it has none.
  ///
  /// - Complexity: that of `CursorContext`, plus linear in the length of the result.
  package func hover(_ path: String, at offset: Int) -> HoverText? {
    guard let document = document(at: path),
      let context = CursorContext(document, at: offset, schema: schema), let token = context.name, let name = token.name
    else { return nil }
    switch context.role {
    case .field(let parent?): return hover(field: name, of: parent, context)
    case .alias(let parent?):
      guard let field = context.token(after: 2)?.name else { return nil }
      return hover(field: field, of: parent, context, responseKey: name)
    default: break
    }
    guard let symbol = Symbol(name, context.role, schema) else { return nil }
    return hover(symbol, context)
  }

  private func hover(_ symbol: Symbol, _ context: CursorContext) -> HoverText? {
    switch symbol {
    case .type(let name): hover(type: name, context.replaced)
    case .field(let type, let name):
      schema.type(named: type).flatMap { hover(field: name, of: $0, context.replaced) }
    case .argument(let type, let field, _):
      schema.type(named: type).flatMap { schema.field(named: field, in: $0) }.flatMap {
        hover(input: schema.input(named: symbol.name, in: schema[$0].arguments), context.replaced)
      }
    case .directiveArgument(let directive, let name):
      schema.directive(named: directive).flatMap {
        hover(input: schema.input(named: name, in: $0.arguments), context.replaced)
      }
    case .inputField(let type, let name):
      schema.type(named: type).flatMap { hover(input: schema.inputField(named: name, in: $0), context.replaced) }.map {
        $0.with(swift: swiftNames.inputFieldDisplayName(name, of: type))
      }
    case .enumValue(let type, let name): hover(value: name, of: type, context.replaced)
    case .directive(let name): hover(directive: name, context)
    case .fragment(let name):
      hover(definition: fragment(named: name), context.replaced)?.with(swift: swiftNames.fragment(name))
    case .operation: hover(operationAt: context)
    case .variable(let name): hover(variable: name, context)
    }
  }

  // MARK: Schema

  private static var memberLimit: Int { 12 }

  func hover(type name: Name, _ range: TextRange) -> HoverText? {
    guard let id = schema.type(named: name) else { return nil }
    let type = schema[id]
    return HoverText(
      range: range, code: SchemaPrinter.excerpt(of: id, schema, members: Self.memberLimit),
      description: schema.text(type.description),
      swift: type.name.text.hasPrefix("__") ? nil : swiftNames.typeDisplayName(name, type.kind))
  }

  private func hover(
    field name: Name, of parent: Schema.TypeID, _ context: CursorContext, responseKey: Name? = nil
  ) -> HoverText? {
    guard let id = schema.field(named: name, in: parent) ?? schema.metaField(named: name, in: parent) else {
      return nil
    }
    var text = hover(field: name, of: parent, context.replaced)
    text?.swift = displayName(schema[id], under: responseKey ?? context.responseKey ?? name, context)
    return text
  }

  func hover(field name: Name, of parent: Schema.TypeID, _ range: TextRange) -> HoverText? {
    guard let id = schema.field(named: name, in: parent) ?? schema.metaField(named: name, in: parent) else {
      return nil
    }
    let field = schema[id]
    return HoverText(
      range: range, code: "\(schema[parent].name.text).\(SchemaPrinter.excerpt(of: field, schema))",
      description: schema.text(field.description), deprecationReason: schema.text(field.deprecationReason))
  }

  /// Returns the Swift name and type of a selected field.
  private func displayName(_ field: Schema.Field, under responseKey: Name, _ context: CursorContext) -> String? {
    switch context.role {
    case .field, .alias: break
    default: return nil
    }
    let conditions = FieldConditions(context)
    guard conditions != .undecided,
      let path = ResponsePath(context.walk, swiftNames, changesCache: context.definition?.changesCache ?? false)
    else { return nil }
    let type = schema[field.type.type]
    let wrappers = conditions == .conditional ? field.type.wrappers.nullable : field.type.wrappers
    return swiftNames.fieldDisplayName(
      responseKey, of: TypeIdentity(type.name, type.kind), wrappers, hasStructure: type.kind.isComposite,
      in: path.definition, path.components)
  }

  private func hover(input id: Schema.InputID?, _ range: TextRange) -> HoverText? { id.map { hover(input: $0, range) } }

  func hover(input id: Schema.InputID, _ range: TextRange) -> HoverText {
    let input = schema[id]
    return HoverText(
      range: range, code: SchemaPrinter.excerpt(of: input, schema),
      description: schema.text(input.description), deprecationReason: schema.text(input.deprecationReason))
  }

  func hover(value name: Name, of type: Name, _ range: TextRange) -> HoverText? {
    guard let id = schema.type(named: type),
      let value = schema.enumValues[schema[id].values.indices].first(where: { $0.name == name })
    else { return nil }
    return HoverText(
      range: range, code: "\(type.text).\(SchemaPrinter.excerpt(of: value, schema))",
      description: schema.text(value.description), deprecationReason: schema.text(value.deprecationReason),
      swift: swiftNames.enumCaseDisplayName(name, of: type))
  }

  private func hover(directive name: Name, _ context: CursorContext) -> HoverText? {
    guard let directive = schema.directive(named: name) else { return nil }
    return HoverText(
      range: context.replaced, code: SchemaPrinter.excerpt(of: directive, schema),
      description: schema.text(directive.description))
  }

  // MARK: Documents

  /// Returns the first line of a definition.
  func hover(definition place: DefinitionPlace?, _ range: TextRange) -> HoverText? {
    guard let place, let head = place.head else { return nil }
    return HoverText(range: range, code: head.code, description: head.description)
  }

  private func hover(operationAt context: CursorContext) -> HoverText? {
    guard let token = context.name, let name = token.name, case .operationName(let type) = context.role else {
      return nil
    }
    // Use the definition under the cursor, since several may have its name.
    let place = context.document.index(ofDefinitionAt: token.start).map { DefinitionPlace(context.document, $0) }
    let swift = swiftNames.operation(name, type, isLocalCacheMutation: place?.changesCache ?? false)
    return hover(definition: place, context.replaced)?.with(swift: swift)
      ?? HoverText(range: token.range, code: "\(type.rawValue) \(name.text)", swift: swift)
  }

  private func hover(variable name: Name, _ context: CursorContext) -> HoverText? {
    guard let variable = context.walk.variables.first(where: { $0.name == name }) ?? context.variableBehind(name),
      let range = variable.typeRange
    else { return hover(variableOfFragment: name, context) }
    let type = variable.type.map { $0.type }
    return HoverText(
      range: context.replaced, code: "$\(name.text): \(context.document.text(range))",
      description: type.flatMap { schema.text(schema[$0].description) })
  }
}

extension EditorProject {
  /// Returns the types that operations give to a variable of a fragment, which may differ.
  private func hover(variableOfFragment name: Name, _ context: CursorContext) -> HoverText? {
    guard let fragment = context.walk.stack.first(where: { $0.kind == .fragment })?.name else { return nil }
    var types: Set<String> = []
    var code: [String] = []
    for place in operations(reaching: fragment) {
      guard case .operation(let operation) = place.definition,
        let variable = place.document[operation.variables].first(where: { $0.name.name == name }),
        types.insert(variable.type.text).inserted
      else { continue }
      code.append("$\(name.text): \(variable.type.text)")
    }
    return code.isEmpty ? nil : HoverText(range: context.replaced, code: code.joined(separator: "\n"))
  }
}

extension HoverText {
  fileprivate func with(swift: String) -> HoverText {
    var result = self
    result.swift = swift
    return result
  }
}

extension CursorContext {
  /// The alias before the name under the cursor.
  var responseKey: Name? {
    guard let set = walk.stack.last, set.kind == .selections, set.step == .aliased else { return nil }
    return set.name
  }

  /// Returns the variable defined under the cursor, with its type.
  func variableBehind(_ name: Name) -> WalkedVariable? {
    guard case .variableDefinition = role else { return nil }
    var walk = DocumentWalk(document, tokens: tokens, schema: schema)
    while walk.index < tokens.count, tokens[walk.index].kind != .leftBrace || walk.index < index { _ = walk.next() }
    return walk.walk.variables.first { $0.range == self.name?.range }
  }
}

extension DefinitionPlace {
  /// Whether it is an operation that changes a local cache (Apollo).
  var changesCache: Bool {
    if case .operation = definition { document.isLocalCacheMutation(definition) } else { false }
  }

  /// The definition without its selections, and its description.
  var head: (code: String, description: String?)? {
    let description: StringLiteral?
    let body: SelectionSet
    switch definition {
    case .operation(let operation): (description, body) = (operation.description, operation.selectionSet)
    case .fragment(let fragment): (description, body) = (fragment.description, fragment.selectionSet)
    case .schema, .type, .directive: return nil
    }
    let start = description.map { $0.range.upper } ?? definition.range.lower
    let words = document.text(TextRange(start, body.range.lower)).split(whereSeparator: \.isWhitespace)
    return (words.joined(separator: " "), description.map { document.string($0) })
  }
}
