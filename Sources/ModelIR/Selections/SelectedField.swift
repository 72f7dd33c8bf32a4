import GraphQLSyntax
import Source

/// A selected field with its definition in the schema.
package struct SelectedField: Hashable, Sendable {
  private let content: Content
  package var inclusion: Inclusion
  /// The index in `DefinitionSelections.sets` for fields that return objects.
  package var selectionSet: Int?

  init(
    name: Name, alias: Name?, type: TypeIdentity, wrappers: TypeWrappers, inclusion: Inclusion,
    arguments: [FieldArgument], keyArguments: [String], description: String?, deprecationReason: String?
  ) {
    content = Content(
      FieldDefinition(
        name: name, alias: alias, type: type, wrappers: wrappers, arguments: arguments, keyArguments: keyArguments,
        description: description, deprecationReason: deprecationReason))
    self.inclusion = inclusion
  }

  package var name: Name { content.value.name }
  package var alias: Name? { content.value.alias }
  /// The named type, as declared by the parent type.
  package var type: TypeIdentity { content.value.type }
  /// The list and non-null wrappers of the type.
  package var wrappers: TypeWrappers { content.value.wrappers }
  package var arguments: [FieldArgument] { content.value.arguments }
  /// The arguments that `@fieldPolicy` puts into the cache key.
  package var keyArguments: [String] { content.value.keyArguments }
  /// The description of the field in the schema.
  package var description: String? { content.value.description }
  package var deprecationReason: String? { content.value.deprecationReason }

  package var responseKey: Name { alias ?? name }

  /// The parts that are the same in all structures. An object, since structures copy their fields often.
  private final class Content: Hashable, Sendable {
    let value: FieldDefinition

    init(_ value: FieldDefinition) { self.value = value }

    static func == (a: Content, b: Content) -> Bool { a === b || a.value == b.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  /// The parts of a selected field that all structures share: its selection and its definition in the schema.
  private struct FieldDefinition: Hashable {
    var name: Name
    var alias: Name?
    var type: TypeIdentity
    var wrappers: TypeWrappers
    var arguments: [FieldArgument]
    var keyArguments: [String]
    var description: String?
    var deprecationReason: String?
  }
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
