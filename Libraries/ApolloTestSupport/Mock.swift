import ApolloAPI

/// The fields of a mock have the types of their values here, and not `Field` of other types.
public protocol MockObject {
  associatedtype MockFields
}

public protocol AnyMock: AnyObject {}

@dynamicMemberLookup
public final class Mock<O: MockObject>: AnyMock, Hashable {
  public init()

  public var __typename: String { get }

  public subscript<Value>(dynamicMember keyPath: KeyPath<O.MockFields, Value>) -> Value? { get set }

  public subscript<Value>(required keyPath: KeyPath<O.MockFields, Value>) -> Value { get }

  public static func == (lhs: Mock<O>, rhs: Mock<O>) -> Bool
  public func hash(into hasher: inout Hasher)
}

extension MockObject {
  public static func mock() -> Mock<Self>
}

extension RootSelectionSet {
  public static func from<O>(_ mock: Mock<O>, withVariables variables: [String: Any]? = nil) -> Self where O: MockObject

  public init<O>(from mock: Mock<O>, withVariables variables: [String: Any]? = nil) where O: MockObject

  public init(data: [String: Any], variables: [String: Any]? = nil) throws

  public init(json: [String: Any], variables: [String: Any]? = nil) throws
}
