extension Selection {
  /// A selected field.
  public struct Field: Sendable {
    public let name: String
    public let alias: String?
    public let arguments: [String: InputValue]?
    public let type: OutputType
    public let fieldPolicy: FieldPolicyDirective?

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
      case scalar(any ScalarType.Type)
      case customScalar(any CustomScalarType.Type)
      case object(any RootSelectionSet.Type)
      case nonNull(OutputType)
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

      public var isNullable: Bool {
        if case .nonNull = self { return false }
        return true
      }
    }
  }

  /// The arguments that identify the result of a field, from `@fieldPolicy` in the schema.
  public struct FieldPolicyDirective: Hashable, Sendable {
    public let keyArgs: [String]

    public init(keyArgs: [String]) {
      self.keyArgs = keyArgs
    }
  }
}
