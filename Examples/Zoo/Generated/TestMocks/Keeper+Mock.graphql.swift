// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

nonisolated public final class Keeper: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Keeper
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Keeper>>

  public struct MockFields: Sendable {
    @Field<String>("hash") public var hash
    @Field<String>("name") public var name
    @Field<Bool>("required") public var required
    @Field<[Resident]>("residents") public var residents
  }
}

public extension Mock where O == Keeper {
  var hash: String? {
    get { _data["hash"] as? String }
    set { _setScalar(newValue, for: \.hash) }
  }




  convenience init(
    hash: String? = nil,
    name: String = "",
    required: Bool = false,
    residents: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(hash, for: \.hash)
    _setScalar(name, for: \.name)
    _setScalar(required, for: \.required)
    _setList(residents, for: \.residents)
  }
}

public extension Keeper {
  static func mock(
    hash: String? = nil,
    name: String = "",
    required: Bool = false,
    residents: [(any AnyMock)] = [],
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Keeper> {
    Mock<Keeper>(
      hash: hash,
      name: name,
      required: required,
      residents: residents,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
