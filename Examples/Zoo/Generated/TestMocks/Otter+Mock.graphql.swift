// @generated
// This file was automatically generated and should not be edited.

public import MockSupport
@testable public import ZooAPI

nonisolated public final class Otter: MockObject {
  public static let objectType: MockSupport.Object = ZooAPI.Objects.Otter
  public static let _mockFields = MockFields()
  public typealias MockValueCollectionType = Array<Mock<Otter>>

  public struct MockFields: Sendable {
    @Field<ZooAPI.Instant>("born") public var born
    @Field<Den>("den") public var den
    @Field<GraphQLEnum<ZooAPI.Diet>>("diet") public var diet
    @Field<Double>("heavy") public var heavy
    @Field<ZooAPI.ID>("id") public var id
    @Field<Keeper>("keeper") public var keeper
    @Field<Int>("maxDepth") public var maxDepth
    @Field<[Resident]>("neighbors") public var neighbors
    @Field<String>("nickname") public var nickname
    @Field<String>("species") public var species
    @Field<[String]>("tags") public var tags
    @Field<String>("toy") public var toy
    @Field<Double>("weight") public var weight
  }
}

public extension Mock where O == Otter {
  convenience init(
    born: ZooAPI.Instant = .defaultMockValue,
    den: Mock<Den> = Mock<Den>(),
    diet: GraphQLEnum<ZooAPI.Diet> = .case(.plants),
    heavy: Double = 0.0,
    id: ZooAPI.ID = "",
    keeper: Mock<Keeper>? = nil,
    maxDepth: Int? = nil,
    neighbors: [(any AnyMock)] = [],
    nickname: String? = nil,
    species: String = "",
    tags: [String] = [],
    toy: String = "",
    weight: Double = 0.0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) {
    self.init(__fileID: __fileID, __filePath: __filePath, __line: __line, __column: __column)
    _setScalar(born, for: \.born)
    _setEntity(den, for: \.den)
    _setScalar(diet, for: \.diet)
    _setScalar(heavy, for: \.heavy)
    _setScalar(id, for: \.id)
    _setEntity(keeper, for: \.keeper)
    _setScalar(maxDepth, for: \.maxDepth)
    _setList(neighbors, for: \.neighbors)
    _setScalar(nickname, for: \.nickname)
    _setScalar(species, for: \.species)
    _setScalarList(tags, for: \.tags)
    _setScalar(toy, for: \.toy)
    _setScalar(weight, for: \.weight)
  }
}

public extension Otter {
  static func mock(
    born: ZooAPI.Instant = .defaultMockValue,
    den: Mock<Den> = Mock<Den>(),
    diet: GraphQLEnum<ZooAPI.Diet> = .case(.plants),
    heavy: Double = 0.0,
    id: ZooAPI.ID = "",
    keeper: Mock<Keeper>? = nil,
    maxDepth: Int? = nil,
    neighbors: [(any AnyMock)] = [],
    nickname: String? = nil,
    species: String = "",
    tags: [String] = [],
    toy: String = "",
    weight: Double = 0.0,
    __fileID: StaticString = #fileID,
    __filePath: StaticString = #filePath,
    __line: UInt = #line,
    __column: UInt = #column
  ) -> Mock<Otter> {
    Mock<Otter>(
      born: born,
      den: den,
      diet: diet,
      heavy: heavy,
      id: id,
      keeper: keeper,
      maxDepth: maxDepth,
      neighbors: neighbors,
      nickname: nickname,
      species: species,
      tags: tags,
      toy: toy,
      weight: weight,
      __fileID: __fileID,
      __filePath: __filePath,
      __line: __line,
      __column: __column
    )
  }
}
