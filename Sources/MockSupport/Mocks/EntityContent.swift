extension FieldContent {
  /// Wraps a mock, nil, or a list of these.
  init(entity: Any) {
    switch entity {
    case let mock as any AnyMock: self = .mock(mock)
    case let list as [Any]: self = .list(list.map(FieldContent.init(entity:)))
    default: self = .null
    }
  }

  /// Returns the mock, nil, or list of these as a `T`; nil if it is not a `T`.
  func entity<T>(as type: T.Type) -> T? {
    switch self {
    case .absent: nil
    case .mock(let mock): mock as? T
    default: entity as? T
    }
  }

  private var entity: Any? {
    switch self {
    case .absent, .null: nil
    case .scalar(let value): value
    case .object(let object): object
    case .mock(let mock): mock
    case .list(let contents): contents.map(\.entity)
    }
  }
}
