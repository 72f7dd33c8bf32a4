/// The value of an argument in an operation.
public indirect enum InputValue: Sendable {
  /// A literal scalar or enum value.
  case scalar(any ScalarType)
  /// The value of a variable.
  case variable(String)
  /// A list.
  case list([InputValue])
  /// An input object.
  case object([String: InputValue])
  /// Null.
  case null
}

extension InputValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: String) { self = .scalar(value) }
}

extension InputValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int32) { self = .scalar(value) }
}

extension InputValue: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Double) { self = .scalar(value) }
}

extension InputValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Bool) { self = .scalar(value) }
}

extension InputValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: InputValue...) { self = .list(elements) }
}

extension InputValue: ExpressibleByDictionaryLiteral {
  /// Creates an object. The last value for a key applies.
  public init(dictionaryLiteral elements: (String, InputValue)...) {
    self = .object(Dictionary(elements) { _, last in last })
  }
}

extension InputValue: Hashable {
  public static func == (left: InputValue, right: InputValue) -> Bool {
    switch (left, right) {
    case (.scalar(let value), .scalar(let other)): AnyHashable(value) == AnyHashable(other)
    case (.variable(let name), .variable(let other)): name == other
    case (.list(let elements), .list(let others)): elements == others
    case (.object(let fields), .object(let others)): fields == others
    case (.null, .null): true
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .scalar(let value): hasher.combine(AnyHashable(value))
    case .variable(let name): hasher.combine(name)
    case .list(let elements): hasher.combine(elements)
    case .object(let fields): hasher.combine(fields)
    case .null: hasher.combine(0)
    }
  }
}
