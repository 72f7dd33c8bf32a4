// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable public import StarWarsAPI

nonisolated public final class Review: MockObject {
  public static let objectType: MockSupport.Object = StarWarsAPI.Objects.Review
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Review>>

  public struct MockFields: Sendable {
    @Field<String>("commentary") public var commentary
    @Field<StarWarsAPI.Date>("createdAt") public var createdAt
    @Field<Int>("stars") public var stars
  }
}

public extension Mock where O == Review {
  convenience init(
    commentary: String? = nil,
    createdAt: StarWarsAPI.Date = .defaultMockValue,
    stars: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(commentary, for: \.commentary)
    _setScalar(createdAt, for: \.createdAt)
    _setScalar(stars, for: \.stars)
  }
}

public extension Review {
  static func mock(
    commentary: String? = nil,
    createdAt: StarWarsAPI.Date = .defaultMockValue,
    stars: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Review> {
    Mock<Review>(
      commentary: commentary,
      createdAt: createdAt,
      stars: stars,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
