// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct LaterQuery: GraphQLQuery {
  public static let operationName: String = "Later"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Later($later: Boolean) { residents { __typename species ... on Otter @defer(label: "toys") { toy } ...Name @defer(if: $later, label: "name") } }"#,
      fragments: [Name.self]
    ))

  public var later: GraphQLNullable<Bool>

  public init(later: GraphQLNullable<Bool>) {
    self.later = later
  }

  @_spi(Unsafe) public var __variables: Variables? { ["later": later] }

  nonisolated public struct Data: ZooAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("residents", [Resident].self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      LaterQuery.Data.self
    ] }

    public var residents: [Resident] { __data["residents"] }

    public init(
      residents: [Resident]
    ) {
      self.init(unsafelyWithData: [
        "__typename": ZooAPI.Objects.Query.typename,
        "residents": residents._fieldData,
      ])
    }

    /// Resident
    ///
    /// Parent Type: `Resident`
    nonisolated public struct Resident: ZooAPI.SelectionSet {
      @_spi(Unsafe) public let __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("species", String.self),
        .inlineFragment(AsOtter.self),
        .deferred(if: "later", Name.self, label: "name"),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        LaterQuery.Data.Resident.self
      ] }
      @_spi(Execution) public static var __deferredFragments: [any MockSupport.Deferrable.Type] { [
        Name.self
      ] }

      public var species: String { __data["species"] }

      public var asOtter: AsOtter? { _asInlineFragment() }

      public struct Fragments: FragmentContainer {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) {
          __data = _dataDict
          _name = Deferred(_dataDict: _dataDict)
        }

        @Deferred public var name: Name?
      }

      public init(
        __typename: String,
        species: String
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
          "species": species,
        ])
      }

      /// Resident.AsOtter
      ///
      /// Parent Type: `Otter`
      nonisolated public struct AsOtter: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = LaterQuery.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Otter }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .deferred(Toys.self, label: "toys"),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          LaterQuery.Data.Resident.self,
          LaterQuery.Data.Resident.AsOtter.self
        ] }
        @_spi(Execution) public static var __deferredFragments: [any MockSupport.Deferrable.Type] { [
          LaterQuery.Data.Resident.AsOtter.Toys.self
        ] }

        public var species: String { __data["species"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) {
            __data = _dataDict
            _toys = Deferred(_dataDict: _dataDict)
            _name = Deferred(_dataDict: _dataDict)
          }

          @Deferred public var name: Name?
          @Deferred public var toys: Toys?
        }

        public init(
          species: String
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Otter.typename,
            "species": species,
          ])
        }

        /// Resident.AsOtter.Toys
        ///
        /// Parent Type: `Otter`
        nonisolated public struct Toys: ZooAPI.InlineFragment {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public typealias RootEntityType = LaterQuery.Data.Resident
          @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Otter }
          @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
            .field("toy", String.self),
          ] }
          @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
            LaterQuery.Data.Resident.self,
            LaterQuery.Data.Resident.AsOtter.self,
            LaterQuery.Data.Resident.AsOtter.Toys.self
          ] }

          public var toy: String { __data["toy"] }
          public var species: String { __data["species"] }

          public struct Fragments: FragmentContainer {
            @_spi(Unsafe) public let __data: DataDict
            @_spi(Unsafe) public init(_dataDict: DataDict) {
              __data = _dataDict
              _name = Deferred(_dataDict: _dataDict)
            }

            @Deferred public var name: Name?
          }

          public init(
            toy: String,
            species: String
          ) {
            self.init(unsafelyWithData: [
              "__typename": ZooAPI.Objects.Otter.typename,
              "toy": toy,
              "species": species,
            ])
          }
        }
      }
    }
  }

  // MARK: - Deferred Fragment Metadata

  public typealias ResponseFormat = IncrementalDeferredResponseFormat
  enum DeferredFragmentIdentifiers {
    static let toys = DeferredFragmentIdentifier(label: "toys", fieldPath: ["residents"])
    static let name = DeferredFragmentIdentifier(label: "name", fieldPath: ["residents"])
  }

  public static let responseFormat: ResponseFormat = IncrementalDeferredResponseFormat(
    deferredFragments: [
      DeferredFragmentIdentifiers.toys: Data.Resident.AsOtter.Toys.self,
      DeferredFragmentIdentifiers.name: Name.self,
    ]
  )
}
