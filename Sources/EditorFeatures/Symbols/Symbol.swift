import GraphQLSchema
import GraphQLSyntax
import Source

/// A named element of a project, independent of the places that name it.
package enum Symbol: Hashable, Sendable {
  case type(Name)
  /// A field of a type.
  case field(Name, Name)
  /// An argument of a field of a type.
  case argument(Name, Name, Name)
  case inputField(Name, Name)
  case enumValue(Name, Name)
  case directive(Name)
  case directiveArgument(Name, Name)
  case fragment(Name)
  case operation(Name)
  /// A variable of one definition.
  case variable(Name)

  /// The name in documents.
  package var name: Name {
    switch self {
    case .type(let name), .directive(let name), .fragment(let name), .operation(let name), .variable(let name): name
    case .field(_, let name), .inputField(_, let name), .enumValue(_, let name), .directiveArgument(_, let name): name
    case .argument(_, _, let name): name
    }
  }
}

extension Symbol {
  /// Returns the symbol of a name in its role; nil if it is unknown or can't have one.
  package init?(_ name: Name, _ role: NameRole, _ schema: Schema) {
    switch role {
    case .operationName: self = .operation(name)
    case .fragmentName: self = .fragment(name)
    case .spread:
      if name == Keywords.shared.on { return nil }
      self = .fragment(name)
    case .fragmentType, .inlineType, .variableType, .typeName, .interface, .member, .fieldType, .inputType, .rootType:
      self = .type(name)
    case .field(let parent?):
      guard schema.field(named: name, in: parent) != nil else { return nil }
      self = .field(schema[parent].name, name)
    case .argument(let owner):
      guard let symbol = Self.argument(name, of: owner, schema) else { return nil }
      self = symbol
    case .inputField(let type?): self = .inputField(schema[type].name, name)
    case .value(let use?, _):
      guard schema[use.type].kind == .enumeration, !Self.constants.contains(name) else { return nil }
      self = .enumValue(schema[use.type].name, name)
    case .variable, .variableDefinition: self = .variable(name)
    case .directive, .directiveName: self = .directive(name)
    case .fieldDefinition(let type?): self = .field(type, name)
    case .argumentDefinition(.field(let type?, let field?)): self = .argument(type, field, name)
    case .argumentDefinition(.directive(let directive?)): self = .directiveArgument(directive, name)
    case .inputFieldDefinition(let type?): self = .inputField(type, name)
    case .enumValueDefinition(let type?): self = .enumValue(type, name)
    case .nothing, .definition, .on, .field, .alias, .inputField, .value, .afterTypeName, .fieldDefinition,
      .argumentDefinition, .inputFieldDefinition, .enumValueDefinition, .directiveKeyword, .directiveLocation,
      .rootOperation:
      return nil
    }
  }

  private static func argument(_ name: Name, of owner: ArgumentOwner, _ schema: Schema) -> Symbol? {
    switch owner {
    case .directive(let directive): .directiveArgument(directive, name)
    case .field(let type?, let field?): .argument(schema[type].name, schema[field].name, name)
    case .field: nil
    }
  }

  private static let constants: [Name] = [Keywords.shared.true, Keywords.shared.false, Keywords.shared.null]
}

extension Symbol {
  /// The type or directive that a member belongs to; for other symbols, their own name.
  var owner: Name {
    switch self {
    case .type(let name), .directive(let name), .fragment(let name), .operation(let name), .variable(let name): name
    case .field(let type, _), .inputField(let type, _), .enumValue(let type, _), .argument(let type, _, _): type
    case .directiveArgument(let directive, _): directive
    }
  }
}

extension NameRole {
  /// Whether a name in this role is a definition and not a use.
  package var isDefinition: Bool {
    switch self {
    case .operationName, .fragmentName, .variableDefinition, .typeName, .fieldDefinition, .argumentDefinition,
      .inputFieldDefinition, .enumValueDefinition, .directiveName:
      true
    default: false
    }
  }
}
