/// A type system in strings and dictionaries for the operation generator and the model of mocks.
struct PlainSchema {
  enum Kind { case scalar, object, interface, union, enumeration, inputObject }

  /// A field of an object or interface.
  struct Field {
    var name: String
    var type: PlainType
    var arguments: [Input] = []
    var deprecation: String?
  }

  /// An argument or input field.
  struct Input {
    var name: String
    var type: PlainType
    var hasDefault: Bool
  }

  /// An enum value.
  struct Value {
    var name: String
    var deprecation: String?
  }

  /// A named type of any kind.
  struct NamedType {
    var name: String
    var kind: Kind
    var interfaces: [String] = []
    var fields: [Field] = []
    var members: [String] = []
    var values: [Value] = []
    var inputs: [Input] = []
    var isOneOf = false
    var hasTypePolicy = false

    var isComposite: Bool { kind == .object || kind == .interface || kind == .union }

    func field(_ name: String) -> Field? { fields.first { $0.name == name } }
  }

  /// The names in the order of the definitions.
  var order: [String] = []
  var types: [String: NamedType] = [:]
  var query: String?
  var mutation: String?
  var subscription: String?

  func kind(_ name: String) -> Kind? { types[name]?.kind }

  /// Returns the possible object types of a type in the order of the schema; for a union, in the order of its members.
  func possibleTypes(_ name: String) -> [String] {
    guard let type = types[name] else { return [] }
    switch type.kind {
    case .object: return [name]
    case .union: return type.members
    case .interface: return order.filter { types[$0]?.kind == .object && types[$0]?.interfaces.contains(name) == true }
    case .scalar, .enumeration, .inputObject: return []
    }
  }

  /// Returns a field of a type, including the meta-fields of the query root.
  func field(_ name: String, of type: String) -> Field? {
    switch name {
    case "__typename": Field(name: name, type: .nonNull(.named("String")))
    case "__schema" where type == query: Field(name: name, type: .nonNull(.named("__Schema")))
    case "__type" where type == query: Field(name: name, type: .named("__Type"))
    default: types[type]?.field(name)
    }
  }
}

/// The type of a field.
indirect enum PlainType: Hashable, CustomStringConvertible {
  case named(String)
  case list(PlainType)
  case nonNull(PlainType)

  /// The innermost named type.
  var name: String {
    switch self {
    case .named(let name): name
    case .list(let type), .nonNull(let type): type.name
    }
  }

  var isNonNull: Bool { if case .nonNull = self { true } else { false } }

  /// The type without the outermost `!`.
  var nullable: PlainType { if case .nonNull(let type) = self { type } else { self } }

  /// The element of the outermost list.
  var element: PlainType? { if case .list(let element) = nullable { element } else { nil } }

  var description: String {
    switch self {
    case .named(let name): name
    case .list(let type): "[\(type)]"
    case .nonNull(let type): "\(type)!"
    }
  }
}
