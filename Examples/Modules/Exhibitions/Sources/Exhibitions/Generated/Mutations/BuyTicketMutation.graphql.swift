// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport
import MuseumAPI

nonisolated public struct BuyTicketMutation: GraphQLMutation {
  public static let operationName: String = "BuyTicket"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"mutation BuyTicket($exhibition: ID!) { buyTicket(exhibition: $exhibition) { __typename price code } }"#
    ))

  public var exhibition: MuseumAPI.ID

  public init(exhibition: MuseumAPI.ID) {
    self.exhibition = exhibition
  }

  @_spi(Unsafe) public var __variables: Variables? { ["exhibition": exhibition] }

  nonisolated public struct Data: MuseumAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Mutation }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("buyTicket", BuyTicket.self, arguments: ["exhibition": .variable("exhibition")]),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      BuyTicketMutation.Data.self
    ] }

    public var buyTicket: BuyTicket { __data["buyTicket"] }

    /// BuyTicket
    ///
    /// Parent Type: `Ticket`
    nonisolated public struct BuyTicket: MuseumAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { MuseumAPI.Objects.Ticket }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("price", Int.self),
        .field("code", String.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        BuyTicketMutation.Data.BuyTicket.self
      ] }

      public var price: Int { __data["price"] }
      public var code: String { __data["code"] }
    }
  }
}
