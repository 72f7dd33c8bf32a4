/// The content of a field of a mock or a model.
@_spi(Execution)
public enum FieldContent: Sendable {
  /// The field is not set.
  case absent
  case null
  /// A value that is not an object: a scalar or an enum.
  case scalar(any Sendable & Hashable)
  /// An object of a mock.
  case mock(any AnyMock)
  /// An object of a model.
  case object(ObjectContent)
  case list([FieldContent])
}

extension FieldContent: Hashable {
  public static func == (left: FieldContent, right: FieldContent) -> Bool {
    switch (left, right) {
    case (.absent, .absent), (.null, .null): true
    case (.scalar(let value), .scalar(let other)): AnyHashable(value) == AnyHashable(other)
    case (.mock(let mock), .mock(let other)): mocksAreEqual(mock._storage, other._storage)
    case (.object(let object), .object(let other)): object == other
    case (.list(let contents), .list(let others)): contents == others
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .absent: hasher.combine(0)
    case .null: hasher.combine(1)
    case .scalar(let value): hasher.combine(AnyHashable(value))
    case .mock(let mock): hasher.combine(mock._storage.typename)
    case .object(let object): hasher.combine(object)
    case .list(let contents): hasher.combine(contents)
    }
  }
}

extension FieldContent {
  /// A description for messages.
  var summary: String {
    switch self {
    case .absent: "nothing"
    case .null: "null"
    case .scalar(let text as String): "the String \"\(text)\""
    case .scalar(let value): "the \(type(of: value)) \(value)"
    case .mock(let mock): "a \(mock._storage.origin.mockName)"
    case .object: "an object"
    case .list: "a list"
    }
  }
}
