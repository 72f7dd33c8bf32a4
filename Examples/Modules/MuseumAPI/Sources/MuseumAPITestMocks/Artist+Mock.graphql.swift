// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import MuseumAPI

nonisolated public final class Artist: MockObject {
  public static let objectType: MockSupport.Object = MuseumAPI.Objects.Artist
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Artist>>

  public struct MockFields: Sendable {
    @Field<String>("name") public var name
  }
}

public extension Mock where O == Artist {
  convenience init(
    name: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(name, for: \.name)
  }
}

public extension Artist {
  static func mock(
    name: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Artist> {
    Mock<Artist>(
      name: name,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
