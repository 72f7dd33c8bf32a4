// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct Name: ZooAPI.SelectionSet, Fragment {
  public static var fragmentDefinition: StaticString {
    #"fragment Name on Resident { __typename nickname born }"#
  }

  @_spi(Unsafe) public let __data: DataDict
  @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

  @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
  @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
    .field("__typename", String.self),
    .field("nickname", String?.self),
    .field("born", ZooAPI.Instant.self),
  ] }
  @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
    Name.self
  ] }

  public var nickname: String? { __data["nickname"] }
  public var born: ZooAPI.Instant { __data["born"] }

  public init(
    __typename: String,
    nickname: String? = nil,
    born: ZooAPI.Instant
  ) {
    self.init(unsafelyWithData: [
      "__typename": __typename,
      "nickname": nickname,
      "born": born,
    ])
  }
}
