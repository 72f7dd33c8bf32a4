import GraphQLSyntax
import Source

/// A selected field with its definition in the schema.
package struct SelectedField: Hashable, Sendable {
  package var name: Name
  package var alias: Name?
  /// The named type, as declared by the parent type.
  package var type: TypeIdentity
  /// The list and non-null wrappers of the type.
  package var wrappers: TypeWrappers
  package var inclusion: Inclusion
  /// The index in `DefinitionSelections.sets` for fields that return objects.
  package var selectionSet: Int?
  package var arguments: [FieldArgument]
  /// The arguments that `@fieldPolicy` puts into the cache key.
  package var keyArguments: [String]
  /// The description of the field in the schema.
  package var description: String?
  package var deprecationReason: String?

  package var responseKey: Name { alias ?? name }
}

/// An argument of a selected field.
package struct FieldArgument: Hashable, Sendable {
  package var name: Name
  package var value: InputLiteral
  /// The reason from the argument's definition in the schema.
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

  /// A field of an input object.
  package struct Member: Hashable, Sendable {
    package var name: Name
    package var value: InputLiteral
  }

  /// Recursion follows nested values, which the parser bounds.
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
