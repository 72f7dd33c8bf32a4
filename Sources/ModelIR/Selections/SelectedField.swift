import GraphQLSyntax
import Source

/// A field in a selection set, with what the schema says about it.
package struct SelectedField: Hashable, Sendable {
  package var name: Name
  package var alias: Name?
  /// The named type at the core, as declared on the type that it is selected from.
  package var type: TypeIdentity
  /// The lists and non-null marks around it.
  package var wrappers: TypeWrappers
  package var inclusion: Inclusion
  /// Of fields that return objects: what is selected from them. In `DefinitionSelections.sets`.
  package var selectionSet: Int?
  package var arguments: [FieldArgument]
  /// The arguments that `@fieldPolicy` makes the key of the field's values.
  package var keyArguments: [String]
  /// Of the field in the schema.
  package var description: String?
  package var deprecationReason: String?

  package var responseKey: Name { alias ?? name }
}

/// An argument that is given to a field.
package struct FieldArgument: Hashable, Sendable {
  package var name: Name
  package var value: InputLiteral
  /// Of the argument in the schema.
  package var deprecationReason: String?
}

/// An input value as a document writes it.
package indirect enum InputLiteral: Hashable, Sendable {
  case variable(Name)
  /// The digits as written.
  case int(String)
  /// The digits as written.
  case float(String)
  case string(String)
  case boolean(Bool)
  case null
  case enumeration(Name)
  case list([InputLiteral])
  /// In the order of the text.
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: Name
    package var value: InputLiteral
  }

  /// Recurses as deep as the parser lets values nest.
  package init(_ value: Value, in document: Document) {
    switch value.content {
    case .variable(let name): self = .variable(name)
    case .int: self = .int(document.text(value.range))
    case .float: self = .float(document.text(value.range))
    case .string(let literal): self = .string(document.string(literal))
    case .boolean(let value): self = .boolean(value)
    case .null: self = .null
    case .enumeration(let name): self = .enumeration(name)
    case .list(let values): self = .list(document[values].map { InputLiteral($0, in: document) })
    case .object(let fields):
      self = .object(document[fields].map { Member(name: $0.name.name, value: InputLiteral($0.value, in: document)) })
    }
  }
}
