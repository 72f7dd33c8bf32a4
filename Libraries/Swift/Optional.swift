public enum Optional<Wrapped>: CustomDebugStringConvertible, CustomReflectable, ExpressibleByNilLiteral {
  case none
  case some(Wrapped)
  public init(_ value: Wrapped) {
    self = .some(value)
  }
  public init(nilLiteral: ()) {
    self = .none
  }
  public var customMirror: Mirror { get }
  @pure public var debugDescription: String { get }
  public var unsafelyUnwrapped: Wrapped { get }
  public func flatMap<E, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U? where E: Error {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return nil
    }
  }
  public func map<E, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U? where E: Error {
    switch self {
    case .some(let value): return try transform(value)
    case .none: return nil
    }
  }
  public mutating func take() -> Wrapped? {
    let result = self
    self = nil
    return result
  }
  public static func != (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    if case .none = lhs { return false }
    return true
  }
  public static func != (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if case .none = rhs { return false }
    return true
  }
  public static func == (lhs: Wrapped?, rhs: _OptionalNilComparisonType) -> Bool {
    if case .none = lhs { return true }
    return false
  }
  public static func == (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if case .none = rhs { return true }
    return false
  }
  public static func ~= (lhs: _OptionalNilComparisonType, rhs: Wrapped?) -> Bool {
    if case .none = rhs { return true }
    return false
  }
}

extension Optional: Decodable where Wrapped: Decodable {
  public init(from decoder: any Decoder) throws
}

extension Optional: Encodable where Wrapped: Encodable {
  public func encode(to encoder: any Encoder) throws
}

extension Optional: Equatable where Wrapped: Equatable {
  public static func == (lhs: Wrapped?, rhs: Wrapped?) -> Bool {
    guard let left = lhs else {
      if case .none = rhs { return true }
      return false
    }
    guard let right = rhs else { return false }
    return left == right
  }
}

extension Optional: Hashable where Wrapped: Hashable {
  public func hash(into hasher: inout Hasher)
}

extension Optional: Sendable where Wrapped: Sendable {}

public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T {
  switch optional {
  case .some(let value): return value
  case .none: return try defaultValue()
  }
}

public func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T?) rethrows -> T? {
  switch optional {
  case .some(let value): return value
  case .none: return try defaultValue()
  }
}

/// The type of `nil` in comparisons such as `value == nil`.
public struct _OptionalNilComparisonType: ExpressibleByNilLiteral {
  @pure public init(nilLiteral: ())
}
