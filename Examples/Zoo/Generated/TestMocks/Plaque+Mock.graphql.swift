// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

nonisolated public final class Plaque: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Plaque
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Plaque>>

  public struct MockFields: Sendable {
    @Field<String>("text") public var text
  }
}

public extension Mock where O == Plaque {
  convenience init(
    text: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(text, for: \.text)
  }
}

public extension Plaque {
  static func mock(
    text: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Plaque> {
    Mock<Plaque>(
      text: text,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
