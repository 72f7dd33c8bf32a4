// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

nonisolated public final class Meal: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Meal
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Meal>>

  public struct MockFields: Sendable {
    @Field<Int>("grams") public var grams
  }
}

public extension Mock where O == Meal {
  convenience init(
    grams: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(grams, for: \.grams)
  }
}

public extension Meal {
  static func mock(
    grams: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Meal> {
    Mock<Meal>(
      grams: grams,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
