// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import MuseumAPI

nonisolated public final class Exhibition: MockObject {
  public static let objectType: MockSupport.Object = MuseumAPI.Objects.Exhibition
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Exhibition>>

  public struct MockFields: Sendable {
    @Field<[Artwork]>("artworks") public var artworks
    @Field<Room>("room") public var room
    @Field<String>("title") public var title
  }
}

public extension Mock where O == Exhibition {
  convenience init(
    artworks: [Mock<Artwork>] = [],
    room: Mock<Room>? = nil,
    title: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setList(artworks, for: \.artworks)
    _setEntity(room, for: \.room)
    _setScalar(title, for: \.title)
  }
}

public extension Exhibition {
  static func mock(
    artworks: [Mock<Artwork>] = [],
    room: Mock<Room>? = nil,
    title: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Exhibition> {
    Mock<Exhibition>(
      artworks: artworks,
      room: room,
      title: title,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
