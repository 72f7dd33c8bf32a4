// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct ConditionsQuery: GraphQLQuery {
  public static let operationName: String = "Conditions"
  public static let operationDocument: MockSupport.OperationDocument = .init(
    definition: .init(
      #"query Conditions($withDiet: Boolean!, $hideDen: Boolean!, $details: Boolean = true) { residents { __typename species diet @include(if: $withDiet) den @skip(if: $hideDen) { __typename width } ... @include(if: $details) { weight } ...Name @include(if: $details) @skip(if: $hideDen) ... on Otter @include(if: $withDiet) { toy } } }"#,
      fragments: [Name.self]
    ))

  public var withDiet: Bool
  public var hideDen: Bool
  public var details: GraphQLNullable<Bool>

  public init(
    withDiet: Bool,
    hideDen: Bool,
    details: GraphQLNullable<Bool> = true
  ) {
    self.withDiet = withDiet
    self.hideDen = hideDen
    self.details = details
  }

  @_spi(Unsafe) public var __variables: Variables? { [
    "withDiet": withDiet,
    "hideDen": hideDen,
    "details": details
  ] }

  nonisolated public struct Data: ZooAPI.SelectionSet {
    @_spi(Unsafe) public let __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("residents", [Resident].self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      ConditionsQuery.Data.self
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
        .include(if: "withDiet", [
          .field("diet", GraphQLEnum<ZooAPI.Diet>.self),
          .inlineFragment(AsOtterIfWithDiet.self),
        ]),
        .include(if: !"hideDen", .field("den", Den.self)),
        .include(if: "details", .inlineFragment(IfDetails.self)),
        .include(if: "details" && !"hideDen", .inlineFragment(IfDetailsAndNotHideDen.self)),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        ConditionsQuery.Data.Resident.self
      ] }

      public var species: String { __data["species"] }
      public var diet: GraphQLEnum<ZooAPI.Diet>? { __data["diet"] }
      public var den: Den? { __data["den"] }

      public var ifDetails: IfDetails? { _asInlineFragment() }
      public var ifDetailsAndNotHideDen: IfDetailsAndNotHideDen? { _asInlineFragment() }
      public var asOtterIfWithDiet: AsOtterIfWithDiet? { _asInlineFragment() }

      public struct Fragments: FragmentContainer {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public var name: Name? { _toFragment() }
      }

      public init(
        __typename: String,
        species: String,
        diet: GraphQLEnum<ZooAPI.Diet>? = nil,
        den: Den? = nil
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
          "species": species,
          "diet": diet,
          "den": den._fieldData,
        ])
      }

      /// Resident.Den
      ///
      /// Parent Type: `Den`
      nonisolated public struct Den: ZooAPI.SelectionSet {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Den }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .field("width", Int.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ConditionsQuery.Data.Resident.Den.self
        ] }

        public var width: Int { __data["width"] }

        public init(
          width: Int
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Den.typename,
            "width": width,
          ])
        }
      }

      /// Resident.IfDetails
      ///
      /// Parent Type: `Resident`
      nonisolated public struct IfDetails: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ConditionsQuery.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("weight", Double.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ConditionsQuery.Data.Resident.self,
          ConditionsQuery.Data.Resident.IfDetails.self
        ] }

        public var weight: Double { __data["weight"] }
        public var species: String { __data["species"] }
        public var diet: GraphQLEnum<ZooAPI.Diet>? { __data["diet"] }
        public var den: Den? { __data["den"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var name: Name? { _toFragment() }
        }

        public init(
          __typename: String,
          weight: Double,
          species: String,
          diet: GraphQLEnum<ZooAPI.Diet>? = nil,
          den: Den? = nil
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "weight": weight,
            "species": species,
            "diet": diet,
            "den": den._fieldData,
          ])
        }
      }

      /// Resident.IfDetailsAndNotHideDen
      ///
      /// Parent Type: `Resident`
      nonisolated public struct IfDetailsAndNotHideDen: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ConditionsQuery.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .fragment(Name.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ConditionsQuery.Data.Resident.self,
          ConditionsQuery.Data.Resident.IfDetailsAndNotHideDen.self,
          ConditionsQuery.Data.Resident.IfDetails.self,
          Name.self
        ] }

        public var species: String { __data["species"] }
        public var diet: GraphQLEnum<ZooAPI.Diet>? { __data["diet"] }
        public var den: Den { __data["den"] }
        public var weight: Double { __data["weight"] }
        public var nickname: String? { __data["nickname"] }
        public var born: ZooAPI.Instant { __data["born"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var name: Name { _toFragment() }
        }

        public init(
          __typename: String,
          species: String,
          diet: GraphQLEnum<ZooAPI.Diet>? = nil,
          den: Den,
          weight: Double,
          nickname: String? = nil,
          born: ZooAPI.Instant
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "species": species,
            "diet": diet,
            "den": den._fieldData,
            "weight": weight,
            "nickname": nickname,
            "born": born,
          ])
        }
      }

      /// Resident.AsOtterIfWithDiet
      ///
      /// Parent Type: `Otter`
      nonisolated public struct AsOtterIfWithDiet: ZooAPI.InlineFragment {
        @_spi(Unsafe) public let __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = ConditionsQuery.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Otter }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("toy", String.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          ConditionsQuery.Data.Resident.self,
          ConditionsQuery.Data.Resident.AsOtterIfWithDiet.self
        ] }

        public var toy: String { __data["toy"] }
        public var species: String { __data["species"] }
        public var diet: GraphQLEnum<ZooAPI.Diet> { __data["diet"] }
        public var den: Den? { __data["den"] }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public let __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var name: Name? { _toFragment() }
        }

        public init(
          toy: String,
          species: String,
          diet: GraphQLEnum<ZooAPI.Diet>,
          den: Den? = nil
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Otter.typename,
            "toy": toy,
            "species": species,
            "diet": diet,
            "den": den._fieldData,
          ])
        }
      }
    }
  }
}
