/// A value of an enum type, which may be one that the generated code does not know.
///
/// Servers can add values to an enum at any time. Two values are equal if their raw values are.
public enum GraphQLEnum<T: EnumType>: CaseIterable, Hashable, RawRepresentable, Sendable {
  public typealias RawValue = String

  /// A value that the generated code knows.
  case `case`(T)
  /// A value that it does not know, as the server spells it.
  case unknown(String)

  @inlinable public init(_ value: T) {
    self = .case(value)
  }

  /// A value by its spelling in the schema.
  @inlinable public init(rawValue: String) {
    self = T(rawValue: rawValue).map { .case($0) } ?? .unknown(rawValue)
  }

  /// A value by its spelling in the schema.
  @inlinable public init(_ rawValue: String) {
    self.init(rawValue: rawValue)
  }

  /// The value, if the generated code knows it.
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

  @inlinable public static func == (left: GraphQLEnum<T>, right: T) -> Bool {
    left.rawValue == right.rawValue
  }

  @inlinable public static func != (left: GraphQLEnum<T>, right: T) -> Bool {
    left.rawValue != right.rawValue
  }

  /// Lets a known value stand as a pattern in `switch`.
  @inlinable public static func ~= (pattern: T, value: GraphQLEnum<T>) -> Bool {
    pattern.rawValue == value.rawValue
  }
}

@inlinable public func == <T: RawRepresentable & CaseIterable>(left: GraphQLEnum<T>?, right: T) -> Bool
where T.RawValue == String {
  left?.rawValue == right.rawValue
}

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

  /// The default of a mock's field that is required, and of which the test said nothing.
  public static var defaultMockValue: Self { allCases.first ?? .unknown("") }
}
