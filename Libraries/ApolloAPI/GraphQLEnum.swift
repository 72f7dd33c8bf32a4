public protocol EnumType: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {}

public enum GraphQLEnum<T: EnumType>: CaseIterable, Hashable, RawRepresentable, Sendable {
  case `case`(T)
  case unknown(String)

  public init(_ caseValue: T)

  @pure public init(rawValue: String)

  @pure public init(_ rawValue: String)

  public var value: T? { get }

  @pure public var rawValue: String { get }

  @pure public static var allCases: [GraphQLEnum<T>] { get }

  @pure public func hash(into hasher: inout Hasher)

  @pure public static func == (lhs: GraphQLEnum<T>, rhs: GraphQLEnum<T>) -> Bool

  @pure public static func == (lhs: GraphQLEnum<T>, rhs: T) -> Bool

  @pure public static func != (lhs: GraphQLEnum<T>, rhs: T) -> Bool

  @pure public static func ~= (lhs: T, rhs: GraphQLEnum<T>) -> Bool
}

@pure public func == <T>(lhs: GraphQLEnum<T>?, rhs: T) -> Bool
where T: CaseIterable, T: EnumType, T: RawRepresentable, T.RawValue == String

@pure public func != <T>(lhs: GraphQLEnum<T>?, rhs: T) -> Bool
where T: CaseIterable, T: EnumType, T: RawRepresentable, T.RawValue == String
