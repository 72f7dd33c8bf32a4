extension Selection {
  /// A selected field.
  public struct Field: Sendable {
    /// The name of the field in the schema.
    public let name: String
    /// The alias; nil if there is none.
    public let alias: String?
    /// The arguments by name; nil if there are none.
    public let arguments: [String: InputValue]?
    /// The type of the field's values.
    public let type: OutputType
    /// The arguments that identify the result; nil if the schema defines none.
    public let fieldPolicy: FieldPolicyDirective?

    /// Creates a selected field.
    public init(
      _ name: String, alias: String? = nil, type: OutputType, arguments: [String: InputValue]? = nil,
      fieldPolicy: FieldPolicyDirective? = nil
    ) {
      self.name = name
      self.alias = alias
      self.type = type
      self.arguments = arguments
      self.fieldPolicy = fieldPolicy
    }

    /// The key of the field in a response: the alias, or else the name.
    public var responseKey: String { alias ?? name }

    /// The type of a field's values.
    public indirect enum OutputType: Sendable {
      /// A scalar of the GraphQL specification.
      case scalar(any ScalarType.Type)
      /// A custom scalar or an enum.
      case customScalar(any CustomScalarType.Type)
      /// An object, interface or union with a selection set.
      case object(any RootSelectionSet.Type)
      /// A non-null type.
      case nonNull(OutputType)
      /// A list.
      case list(OutputType)

      /// The type without lists and nullability.
      public var namedType: OutputType {
        var type = self
        while true {
          switch type {
          case .nonNull(let inner), .list(let inner): type = inner
          case .scalar, .customScalar, .object: return type
          }
        }
      }

      /// Whether values of the type can be null.
      public var isNullable: Bool {
        if case .nonNull = self { return false }
        return true
      }
    }
  }

  /// The arguments that identify the result of a field, from `@fieldPolicy` in the schema.
  public struct FieldPolicyDirective: Hashable, Sendable {
    /// The names of the arguments.
    public let keyArgs: [String]

    /// Creates a directive from the names of its arguments.
    public init(keyArgs: [String]) {
      self.keyArgs = keyArgs
    }
  }
}
