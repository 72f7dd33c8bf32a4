// @generated
// This file was automatically generated and should not be edited.

@_spi(Internal) @_spi(Unsafe) public import MockSupport

nonisolated public struct ResidentFilter: InputObject {
  @_spi(Unsafe) public private(set) var __data: InputDict

  @_spi(Unsafe) public init(_ data: InputDict) {
    __data = data
  }

  public init(
    species: GraphQLNullable<[String]> = nil,
    diet: GraphQLNullable<GraphQLEnum<Diet>> = nil,
    near: GraphQLNullable<ResidentFilter> = nil
  ) {
    __data = InputDict([
      "species": species,
      "diet": diet,
      "near": near
    ])
  }

  public var species: GraphQLNullable<[String]> {
    get { __data["species"] }
    set { __data["species"] = newValue }
  }

  public var diet: GraphQLNullable<GraphQLEnum<Diet>> {
    get { __data["diet"] }
    set { __data["diet"] = newValue }
  }

  public var near: GraphQLNullable<ResidentFilter> {
    get { __data["near"] }
    set { __data["near"] = newValue }
  }
}
