import ModelIR
import Source

/// The type of an expression, in terms of generated code.
indirect enum StaticType: Hashable {
  /// Anything.
  case unknown
  /// Surely nothing generated.
  case other
  /// `Mock<Otter>`, by the name of the object type.
  case mock(Name)
  case model(ModelType)
  /// The value of `fragments` of a model.
  case fragments(ModelType)
  /// An operation with its variables; the structure does not matter.
  case operation(ModelType)
  /// An enum, by its name in the schema.
  case enumeration(Name)
  /// `GraphQLEnum<Diet>`
  case wrappedEnumeration(Name)
  case inputObject(Name)
  /// `GraphQLNullable<…>`
  case nullable(StaticType)
  case optional(StaticType)
  case list(StaticType)
  case tuple([StaticType], labels: [Name?])
  case function([StaticType], result: StaticType)
  /// An instance of a type that the tests declare.
  case instance([Name])

  // Names that are no values.
  /// The name of a type.
  case type(StaticType)
  /// The type of an operation.
  case operationType(ModelType)
  /// `Otter`, the class in `Mock<Otter>`.
  case objectType(Name)
  /// `Mock` without its argument.
  case mockType
  /// `GraphQLEnum` or `GraphQLNullable` without its argument.
  case wrapperType
  /// A namespace or module of generated code.
  case namespace

  /// The type of the value in an optional.
  var unwrapped: StaticType {
    if case .optional(let inner) = self { return inner }
    return self
  }

  var asOptional: StaticType {
    switch self {
    case .unknown, .optional: self
    default: .optional(self)
    }
  }

  /// The expected type of a value that is not absent.
  var expected: StaticType {
    switch self {
    case .optional(let inner), .nullable(let inner): inner.expected
    default: self
    }
  }

  /// The elements of a list.
  var element: StaticType {
    if case .list(let element) = self { return element }
    return .unknown
  }

  /// The type of the values of the named type.
  var instance: StaticType {
    switch self {
    case .type(let type): type
    case .operationType(let type): .operation(type)
    case .objectType: .other
    default: .unknown
    }
  }

  /// Whether `placeholder` makes its values, with labels that stand for its members.
  var hasPlaceholders: Bool {
    switch self {
    case .model, .inputObject: true
    default: false
    }
  }

  /// Returns the type of a value that has one of two types.
  func joined(with other: StaticType) -> StaticType {
    if self == other { return self }
    if unwrapped == other.unwrapped { return unwrapped.asOptional }
    return .unknown
  }
}
