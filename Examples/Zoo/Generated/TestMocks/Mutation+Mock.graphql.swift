// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

nonisolated public final class Mutation: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Mutation
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Mutation>>

  public struct MockFields: Sendable {
    @Field<Meal>("feed") public var feed
  }
}

public extension Mock where O == Mutation {
  convenience init(
    feed: Mock<Meal> = Mock<Meal>(),
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setEntity(feed, for: \.feed)
  }
}

public extension Mutation {
  static func mock(
    feed: Mock<Meal> = Mock<Meal>(),
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Mutation> {
    Mock<Mutation>(
      feed: feed,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
