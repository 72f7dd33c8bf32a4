// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import MuseumAPI

nonisolated public final class Room: MockObject {
  public static let objectType: MockSupport.Object = MuseumAPI.Objects.Room
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Room>>

  public struct MockFields: Sendable {
    @Field<Int>("number") public var number
  }
}

public extension Mock where O == Room {
  convenience init(
    number: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(number, for: \.number)
  }
}

public extension Room {
  static func mock(
    number: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Room> {
    Mock<Room>(
      number: number,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
