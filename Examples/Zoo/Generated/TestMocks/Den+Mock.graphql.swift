// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable import ZooAPI

nonisolated public final class Den: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Den
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Den>>

  public struct MockFields: Sendable {
    @Field<Int>("depth") public var depth
    @Field<Int>("height") public var height
    @Field<Plaque>("plaque") public var plaque
    @Field<Int>("width") public var width
  }
}

public extension Mock where O == Den {
  convenience init(
    depth: Int = 0,
    height: Int? = nil,
    plaque: Mock<Plaque>? = nil,
    width: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(depth, for: \.depth)
    _setScalar(height, for: \.height)
    _setEntity(plaque, for: \.plaque)
    _setScalar(width, for: \.width)
  }
}

public extension Den {
  static func mock(
    depth: Int = 0,
    height: Int? = nil,
    plaque: Mock<Plaque>? = nil,
    width: Int = 0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Den> {
    Mock<Den>(
      depth: depth,
      height: height,
      plaque: plaque,
      width: width,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
