/// A value of an enum type, which may be unknown to the generated code.
///
/// Servers can add values to an enum at any time. Two values are equal if their raw values are equal.
public enum GraphQLEnum<T: EnumType>: CaseIterable, Hashable, RawRepresentable, Sendable {
  public typealias RawValue = String

  /// A value with a generated case.
  case `case`(T)
  /// A value without a generated case, as the server spells it.
  case unknown(String)

  /// Creates a value from a generated case.
  @inlinable public init(_ value: T) {
    self = .case(value)
  }

  /// Creates a value from its name in the schema.
  @inlinable public init(rawValue: String) {
    self = T(rawValue: rawValue).map { .case($0) } ?? .unknown(rawValue)
  }

  /// Creates a value from its name in the schema.
  @inlinable public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// The generated case; nil for an unknown value.
  @inlinable public var value: T? {
    guard case .case(let value) = self else { return nil }
    return value
  }

  @inlinable public var rawValue: String {
    switch self {
    case .case(let value): value.rawValue
    case .unknown(let text): text
    }
  }

  @inlinable public static var allCases: [GraphQLEnum<T>] { T.allCases.map { .case($0) } }

  @inlinable public func hash(into hasher: inout Hasher) {
    hasher.combine(rawValue)
  }

  @inlinable public static func == (left: GraphQLEnum<T>, right: GraphQLEnum<T>) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Returns whether a value is a generated case.
  @inlinable public static func == (left: GraphQLEnum<T>, right: T) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Returns whether a value is not a generated case.
  @inlinable public static func != (left: GraphQLEnum<T>, right: T) -> Bool {
    left.rawValue != right.rawValue
  }

  /// Matches a generated case as a pattern in `switch`.
  @inlinable public static func ~= (pattern: T, value: GraphQLEnum<T>) -> Bool {
    pattern.rawValue == value.rawValue
  }
}

/// Returns whether an optional value is a generated case.
@inlinable public func == <T: RawRepresentable & CaseIterable>(left: GraphQLEnum<T>?, right: T) -> Bool
where T.RawValue == String {
  left?.rawValue == right.rawValue
}

/// Returns whether an optional value is not a generated case.
@inlinable public func != <T: RawRepresentable & CaseIterable>(left: GraphQLEnum<T>?, right: T) -> Bool
where T.RawValue == String {
  left?.rawValue != right.rawValue
}

extension GraphQLEnum: CustomScalarType {
  public init(_jsonValue value: JSONValue) throws {
    guard let text = value as? String else { throw JSONDecodingError.couldNotConvert(value: value, to: Self.self) }
    self.init(rawValue: text)
  }

  public var _jsonValue: JSONValue { rawValue }

  /// The default value of a required field that the test does not set.
  public static var defaultMockValue: Self { allCases.first ?? .unknown("") }
}
