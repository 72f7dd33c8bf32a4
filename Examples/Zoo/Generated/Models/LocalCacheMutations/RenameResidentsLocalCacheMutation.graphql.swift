// @generated
// This file was automatically generated and should not be edited.

@_exported import MockSupport
@_spi(Execution) @_spi(Unsafe) import MockSupport

nonisolated public struct RenameResidentsLocalCacheMutation: LocalCacheMutation {
  public static let operationType: GraphQLOperationType = .query

  public init() {}

  nonisolated public struct Data: ZooAPI.MutableSelectionSet {
    @_spi(Unsafe) public var __data: DataDict
    @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

    @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Query }
    @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
      .field("residents", [Resident].self),
    ] }
    @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
      RenameResidentsLocalCacheMutation.Data.self
    ] }

    public var residents: [Resident] {
      get { __data["residents"] }
      set { __data["residents"] = newValue }
    }

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
    nonisolated public struct Resident: ZooAPI.MutableSelectionSet {
      @_spi(Unsafe) public var __data: DataDict
      @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

      @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Interfaces.Resident }
      @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
        .field("__typename", String.self),
        .field("nickname", String?.self),
        .field("den", Den.self),
        .inlineFragment(AsOtter.self),
        .fragment(NameChange.self),
      ] }
      @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
        RenameResidentsLocalCacheMutation.Data.Resident.self,
        NameChange.self
      ] }

      public var nickname: String? {
        get { __data["nickname"] }
        set { __data["nickname"] = newValue }
      }
      public var den: Den {
        get { __data["den"] }
        set { __data["den"] = newValue }
      }
      public var species: String {
        get { __data["species"] }
        set { __data["species"] = newValue }
      }

      public var asOtter: AsOtter? { _asInlineFragment() }

      public struct Fragments: FragmentContainer {
        @_spi(Unsafe) public var __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public var nameChange: NameChange {
          get { _toFragment() }
          _modify { var f = nameChange; yield &f; __data = f.__data }
        }
      }

      public init(
        __typename: String,
        nickname: String? = nil,
        den: Den,
        species: String
      ) {
        self.init(unsafelyWithData: [
          "__typename": __typename,
          "nickname": nickname,
          "den": den._fieldData,
          "species": species,
        ])
      }

      /// Resident.Den
      ///
      /// Parent Type: `Den`
      nonisolated public struct Den: ZooAPI.MutableSelectionSet {
        @_spi(Unsafe) public var __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Den }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("__typename", String.self),
          .field("width", Int.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          RenameResidentsLocalCacheMutation.Data.Resident.Den.self
        ] }

        public var width: Int {
          get { __data["width"] }
          set { __data["width"] = newValue }
        }

        public init(
          width: Int
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Den.typename,
            "width": width,
          ])
        }
      }

      /// Resident.AsOtter
      ///
      /// Parent Type: `Otter`
      nonisolated public struct AsOtter: ZooAPI.MutableInlineFragment {
        @_spi(Unsafe) public var __data: DataDict
        @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

        public typealias RootEntityType = RenameResidentsLocalCacheMutation.Data.Resident
        @_spi(Execution) public static var __parentType: any MockSupport.ParentType { ZooAPI.Objects.Otter }
        @_spi(Execution) public static var __selections: [MockSupport.Selection] { [
          .field("toy", String.self),
        ] }
        @_spi(Execution) public static var __fulfilledFragments: [any MockSupport.SelectionSet.Type] { [
          RenameResidentsLocalCacheMutation.Data.Resident.self,
          RenameResidentsLocalCacheMutation.Data.Resident.AsOtter.self,
          NameChange.self
        ] }

        public var toy: String {
          get { __data["toy"] }
          set { __data["toy"] = newValue }
        }
        public var nickname: String? {
          get { __data["nickname"] }
          set { __data["nickname"] = newValue }
        }
        public var den: Den {
          get { __data["den"] }
          set { __data["den"] = newValue }
        }
        public var species: String {
          get { __data["species"] }
          set { __data["species"] = newValue }
        }

        public struct Fragments: FragmentContainer {
          @_spi(Unsafe) public var __data: DataDict
          @_spi(Unsafe) public init(_dataDict: DataDict) { __data = _dataDict }

          public var nameChange: NameChange {
            get { _toFragment() }
            _modify { var f = nameChange; yield &f; __data = f.__data }
          }
        }

        public init(
          toy: String,
          nickname: String? = nil,
          den: Den,
          species: String
        ) {
          self.init(unsafelyWithData: [
            "__typename": ZooAPI.Objects.Otter.typename,
            "toy": toy,
            "nickname": nickname,
            "den": den._fieldData,
            "species": species,
          ])
        }
      }
    }
  }
}
