// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import MuseumAPI

nonisolated public final class Ticket: MockObject {
  public static let objectType: MockSupport.Object = MuseumAPI.Objects.Ticket
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Ticket>>

  public struct MockFields: Sendable {
    @Field<String>("code") public var code
    @Field<Int>("price") public var price
  }
}

public extension Mock where O == Ticket {
  convenience init(
    code: String = "",
    price: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(code, for: \.code)
    _setScalar(price, for: \.price)
  }
}

public extension Ticket {
  static func mock(
    code: String = "",
    price: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Ticket> {
    Mock<Ticket>(
      code: code,
      price: price,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
