// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable public import StarWarsAPI

nonisolated public final class Starship: MockObject {
  public static let objectType: MockSupport.Object = StarWarsAPI.Objects.Starship
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Starship>>

  public struct MockFields: Sendable {
    @Field<StarWarsAPI.Date>("firstFlight") public var firstFlight
    @Field<StarWarsAPI.ID>("id") public var id
    @Field<Double>("length") public var length
    @Field<String>("name") public var name
  }
}

public extension Mock where O == Starship {
  convenience init(
    firstFlight: StarWarsAPI.Date? = nil,
    id: StarWarsAPI.ID = "",
    length: Double? = nil,
    name: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(firstFlight, for: \.firstFlight)
    _setScalar(id, for: \.id)
    _setScalar(length, for: \.length)
    _setScalar(name, for: \.name)
  }
}

public extension Starship {
  static func mock(
    firstFlight: StarWarsAPI.Date? = nil,
    id: StarWarsAPI.ID = "",
    length: Double? = nil,
    name: String = "",
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Starship> {
    Mock<Starship>(
      firstFlight: firstFlight,
      id: id,
      length: length,
      name: name,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
