// @generated
// This file was automatically generated and should not be edited.

@_spi(Internal) @_spi(Unsafe) public import MockSupport

nonisolated public struct SearchFilter: InputObject {
  @_spi(Unsafe) public private(set) var __data: InputDict

  @_spi(Unsafe) public init(_ data: InputDict) {
    __data = data
  }

  public init(
    kind: GraphQLNullable<GraphQLEnum<ArtworkKind>> = nil,
    limit: GraphQLNullable<Int32> = nil
  ) {
    __data = InputDict([
      "kind": kind,
      "limit": limit
    ])
  }

  public var kind: GraphQLNullable<GraphQLEnum<ArtworkKind>> {
    get { __data["kind"] }
    set { __data["kind"] = newValue }
  }

  public var limit: GraphQLNullable<Int32> {
    get { __data["limit"] }
    set { __data["limit"] = newValue }
  }
}
