// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import StarWarsAPI

nonisolated public final class Mutation: MockObject {
  public static let objectType: MockSupport.Object = StarWarsAPI.Objects.Mutation
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Mutation>>

  public struct MockFields: Sendable {
    @Field<Review>("createReview") public var createReview
  }
}

public extension Mock where O == Mutation {
  convenience init(
    createReview: Mock<Review>? = nil,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setEntity(createReview, for: \.createReview)
  }
}

public extension Mutation {
  static func mock(
    createReview: Mock<Review>? = nil,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Mutation> {
    Mock<Mutation>(
      createReview: createReview,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
