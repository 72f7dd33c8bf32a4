// LibraryTextTests generates this file from the files in Libraries.
// swift-format-ignore-file

extension LibraryText {
  static var ApolloTestSupport_Mock: LibraryText {
    LibraryText(
      path: "ApolloTestSupport/Mock.swift",
      text: #"""
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

"""#,
      outline: #"""
75 t  MockObject 112 138 63bbf300ebcae7bb0e7bbeb3a94af07e protocol MockObject
82 o 0 MockFields 143 168 66fc730285f91415616efc785697c099 associatedtype MockFields
69 t  AnyMock 172 206 3321805ddf5c4a2886a7bddb9dbd7670 protocol AnyMock
60 t  Mock 211 289 afc2f47f9ae1545f703ebd3aa3e85847 class Mock
57 o 3 init 294 307 f63f50ce211fb0776cfa475e221f234d init()
71 o 3 __typename 311 348 2053e76c022adb94099f740d51e02a58 var __typename
125 o 3 subscript 352 450 d40664e65d0d0522c01daeb98078b300 subscript<Value>(dynamicMember keyPath: KeyPath<O.MockFields, Value>)
120 o 3 subscript 454 542 1a653852b3838dc827515763d08fdc4d subscript<Value>(required keyPath: KeyPath<O.MockFields, Value>)
85 o 3 == 546 604 4d5edd8fca3ee32653a9dd31ea51cf2c func == (lhs: Mock<O>, rhs: Mock<O>)
87 o 3 hash 607 650 cb35114df22024455be2f352c56dd78d func hash(into hasher: inout Hasher)
76 e  MockObject 654 674 fa38b81e95b3e9fc727ed1c300d0a33e extension MockObject
63 o 10 mock 679 718 daac711abb21223d69cce22b27664b8a func mock()
88 e  RootSelectionSet 722 748 16b21d6b40822b9d2bddb21d1d154f34 extension RootSelectionSet
128 o 12 from 753 871 f55550576cb95fe8b2bb94dace48a647 func from<O>(_ mock: Mock<O>, withVariables variables: [String: Any]? = nil)
126 o 12 init 875 976 994b43d97095cd8b29756accdc254a52 init<O>(from mock: Mock<O>, withVariables variables: [String: Any]? = nil)
111 o 12 init 980 1052 697b97b671825b11c4d50ff8a45673a5 init(data: [String: Any], variables: [String: Any]? = nil)
112 o 12 init 1056 1128 bc2f5c2d5a8a0b0b4231bdb632a02a5e init(json: [String: Any], variables: [String: Any]? = nil)
13 i  ApolloAPI

"""#)
  }
}
