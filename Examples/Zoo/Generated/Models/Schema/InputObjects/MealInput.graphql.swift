// @generated
// This file was automatically generated and should not be edited.

@_spi(Internal) @_spi(Unsafe) public import MockSupport

nonisolated public struct MealInput: InputObject {
  @_spi(Unsafe) public private(set) var __data: InputDict

  @_spi(Unsafe) public init(_ data: InputDict) {
    __data = data
  }

  public init(
    grams: Int32? = nil,
    diet: GraphQLNullable<GraphQLEnum<Diet>> = nil
  ) {
    __data = InputDict([
      "grams": grams ?? GraphQLNullable.none,
      "diet": diet
    ])
  }

  public var grams: Int32? {
    get { __data["grams"] }
    set { __data["grams"] = newValue }
  }

  public var diet: GraphQLNullable<GraphQLEnum<Diet>> {
    get { __data["diet"] }
    set { __data["diet"] = newValue }
  }
}
