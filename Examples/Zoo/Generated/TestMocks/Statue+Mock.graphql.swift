// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

nonisolated public final class Statue: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Statue
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Statue>>

  public struct MockFields: Sendable {
    @Field<String>("title") public var title
  }
}

public extension Mock where O == Statue {
  convenience init(
    title: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(title, for: \.title)
  }
}

public extension Statue {
  static func mock(
    title: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Statue> {
    Mock<Statue>(
      title: title,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
