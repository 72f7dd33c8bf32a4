// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable public import MuseumAPI

nonisolated public final class Artwork: MockObject {
  public static let objectType: MockSupport.Object = MuseumAPI.Objects.Artwork
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Artwork>>

  public struct MockFields: Sendable {
    @Field<Artist>("artist") public var artist
    @Field<GraphQLEnum<MuseumAPI.ArtworkKind>>("kind") public var kind
    @Field<String>("title") public var title
  }
}

public extension Mock where O == Artwork {
  convenience init(
    artist: Mock<Artist>? = nil,
    kind: GraphQLEnum<MuseumAPI.ArtworkKind> = .case(.painting),
    title: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setEntity(artist, for: \.artist)
    _setScalar(kind, for: \.kind)
    _setScalar(title, for: \.title)
  }
}

public extension Artwork {
  static func mock(
    artist: Mock<Artist>? = nil,
    kind: GraphQLEnum<MuseumAPI.ArtworkKind> = .case(.painting),
    title: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Artwork> {
    Mock<Artwork>(
      artist: artist,
      kind: kind,
      title: title,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
