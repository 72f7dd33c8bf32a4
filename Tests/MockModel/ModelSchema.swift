import GraphQLSyntax
import Source

/// A schema as dictionaries of strings: slow, plain, and independent of how mockd holds one.
package struct ModelSchema: Sendable {
  package var types: [String: ModelType] = [:]
  /// The names of types in the order of the files.
  package var order: [String] = []
  package var roots: [OperationType: String] = [:]

  package init(_ sdl: String) {
    for kind in ["String", "Int", "Float", "Boolean", "ID"] { types[kind] = ModelType(name: kind, kind: .scalar) }
    let document = Document.parse(SourceFile(path: "schema.graphqls", text: sdl)).document
    for definition in document.definitions {
      switch definition {
      case .type(let type): add(type, document)
      case .schema(let schema):
        for root in document[schema.operationTypes] { roots[root.operation] = root.type.text }
      case .operation, .fragment, .directive: break
      }
    }
    if roots.isEmpty {
      for (operation, name) in [
        (OperationType.query, "Query"), (.mutation, "Mutation"), (.subscription, "Subscription"),
      ]
      where types[name] != nil { roots[operation] = name }
    }
  }

  private mutating func add(_ type: TypeDefinition, _ document: Document) {
    let name = type.name.text
    if types[name] == nil { order.append(name) }
    types[name, default: ModelType(name: name, kind: type.kind)].add(type, document)
  }

  /// The object types that may stand for a type, in the schema's order.
  package func possibleTypes(of name: String) -> [String] {
    switch types[name]?.kind {
    case .object: [name]
    case .union: types[name]?.members ?? []
    case .interface: order.filter { types[$0]?.kind == .object && types[$0]?.interfaces.contains(name) == true }
    default: []
    }
  }

  package func isComposite(_ name: String) -> Bool {
    [.object, .interface, .union].contains(types[name]?.kind)
  }
}

/// A type of a `ModelSchema`.
package struct ModelType: Sendable {
  package let name: String
  package let kind: TypeKind
  package var interfaces: [String] = []
  package var members: [String] = []
  package var fields: [ModelField] = []
  package var inputs: [ModelInput] = []
  package var values: [ModelEnumValue] = []
  package var isOneOf = false

  init(name: String, kind: TypeKind) {
    self.name = name
    self.kind = kind
  }

  package func field(_ name: String) -> ModelField? { fields.first { $0.name == name } }

  fileprivate mutating func add(_ type: TypeDefinition, _ document: Document) {
    isOneOf = isOneOf || document[type.directives].contains { $0.name.text == "oneOf" }
    interfaces += document[type.interfaces].map(\.text)
    members += document[type.members].map(\.text)
    inputs += document[type.inputFields].map { ModelInput($0) }
    values += document[type.values].map {
      ModelEnumValue(name: $0.name.text, isDeprecated: ModelType.deprecation($0.directives, document) != nil)
    }
    fields += document[type.fields].map { field in
      ModelField(
        name: field.name.text, type: ModelTypeUse(field.type),
        arguments: document[field.arguments].map { ModelInput($0) },
        deprecation: ModelType.deprecation(field.directives, document))
    }
  }

  private static func deprecation(_ directives: NodeList<Directive>, _ document: Document) -> String? {
    guard let directive = document[directives].first(where: { $0.name.text == "deprecated" }) else { return nil }
    guard let argument = document[directive.arguments].first, case .string(let literal) = argument.value.content else {
      return "No longer supported"
    }
    return document.string(literal)
  }
}

package struct ModelEnumValue: Sendable {
  package let name: String
  package let isDeprecated: Bool
}

package struct ModelField: Sendable {
  package let name: String
  package let type: ModelTypeUse
  package let arguments: [ModelInput]
  package let deprecation: String?
}

/// An argument or an input field.
package struct ModelInput: Sendable {
  package let name: String
  package let type: ModelTypeUse
  package let isRequired: Bool

  init(_ input: InputValueDefinition) {
    name = input.name.text
    type = ModelTypeUse(input.type)
    isRequired = input.type.wrappers.isNonNull && input.defaultValue == nil
  }
}

/// A type as it is written in a schema.
package indirect enum ModelTypeUse: Hashable, Sendable {
  case named(String)
  case list(ModelTypeUse)
  case nonNull(ModelTypeUse)

  package init(_ reference: TypeReference) {
    self = Self.make(reference.wrappers, reference.name.text)
  }

  private static func make(_ wrappers: TypeWrappers, _ name: String) -> ModelTypeUse {
    if wrappers.isNonNull { return .nonNull(make(wrappers.nullable, name)) }
    if let element = wrappers.element { return .list(make(element, name)) }
    return .named(name)
  }

  package var name: String {
    switch self {
    case .named(let name): name
    case .list(let inner), .nonNull(let inner): inner.name
    }
  }

  package var text: String {
    switch self {
    case .named(let name): name
    case .list(let inner): "[\(inner.text)]"
    case .nonNull(let inner): inner.text + "!"
    }
  }

  package var isNonNull: Bool { if case .nonNull = self { true } else { false } }

  /// Without the outermost `!`.
  package var nullable: ModelTypeUse { if case .nonNull(let inner) = self { inner } else { self } }

  package var isList: Bool { if case .list = nullable { true } else { false } }
}
