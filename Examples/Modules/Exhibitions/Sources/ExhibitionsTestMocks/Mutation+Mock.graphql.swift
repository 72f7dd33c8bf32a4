// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import MuseumAPI

nonisolated public final class Mutation: MockObject {
  public static let objectType: MockSupport.Object = MuseumAPI.Objects.Mutation
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Mutation>>

  public struct MockFields: Sendable {
    @Field<Ticket>("buyTicket") public var buyTicket
  }
}

public extension Mock where O == Mutation {
  convenience init(
    buyTicket: Mock<Ticket> = Mock<Ticket>(),
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setEntity(buyTicket, for: \.buyTicket)
  }
}

public extension Mutation {
  static func mock(
    buyTicket: Mock<Ticket> = Mock<Ticket>(),
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Mutation> {
    Mock<Mutation>(
      buyTicket: buyTicket,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
