import Source
import SwiftEmission
import Testing

/// The members of structures that Apollo's samples don't contain.
@Suite struct SelectionSetBodyTests {
  private func expect(
    _ selections: String, _ parts: [String], _ change: (inout ModelOptions) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let text = try ModelSample.file(
      "QQuery", "query Q($a: Boolean! $b: Boolean! $id: ID) { \(selections) }", change)
    for part in parts {
      #expect(hasLines(text, part), "\(part)\nis not in\n\(text)", sourceLocation: sourceLocation)
    }
  }

  @Test func aliasesListsAndArgumentsAreRendered() throws {
    try expect(
      """
      big: hero(id: $id, filter: {text: "it's \\"x\\"", inner: [{count_of: 1}], ratio: 2.50, kind: BAD}) { id }
      heroes(kinds: [BAD, GOOD_ONE]) { id }
      """,
      [
        """
        .field("hero", alias: "big", Big?.self, arguments: [
          "id": .variable("id"),
          "filter": [
            "text": "it's \\"x\\"",
            "inner": [["count_of": 1]],
            "ratio": 2.5,
            "kind": "BAD"
          ]
        ]),
        .field("heroes", [[Hero?]].self, arguments: ["kinds": ["BAD", "GOOD_ONE"]]),
        """,
        "public var big: Big? { __data[\"big\"] }",
        "public var heroes: [[Hero?]] { __data[\"heroes\"] }",
        "public struct Hero: Sample.SelectionSet, Identifiable {",
      ])
  }

  @Test func reservedNamesAreEscaped() throws {
    try expect(
      "hero { self { id } Type some_value URL kind date type: friend { id } Int: friend { id } }",
      [
        "public var `self`: Self_SelectionSet { __data[\"self\"] }",
        "public var type: String? { __data[\"Type\"] }",
        "public var some_value: Int? { __data[\"some_value\"] }",
        "public var url: String? { __data[\"URL\"] }",
        "public var kind: GraphQLEnum<Sample.Kind> { __data[\"kind\"] }",
        "public var date: Sample.Date? { __data[\"date\"] }",
        "public var type: Type_SelectionSet? { __data[\"type\"] }",
        "public struct Int_SelectionSet: Sample.SelectionSet, Identifiable {",
      ])
    try expect(
      "hero { some_value __id: id }",
      ["public var someValue: Int? { __data[\"some_value\"] }", "public var __id: Sample.ID { __data[\"__id\"] }"]
    ) { $0.camelCasesAccessors = true }
  }

  @Test func initializersAreRendered() throws {
    try expect(
      "hero { self { id } name @include(if: $a) ... on Human { height } }",
      [
        """
        public init(
          __typename: String,
          `self` _self: Self_SelectionSet,
          name: String? = nil
        ) {
          self.init(unsafelyWithData: [
            "__typename": __typename,
            "self": _self._fieldData,
            "name": name,
          ])
        }
        """,
        """
        public init(
          height: Double,
          `self` _self: Self_SelectionSet,
          name: String? = nil
        ) {
          self.init(unsafelyWithData: [
            "__typename": Sample.Objects.Human.typename,
            "height": height,
            "self": _self._fieldData,
            "name": name,
          ])
        }
        """,
      ]
    ) { $0.initializers.named = ["Q"] }
  }

  @Test func documentationAndDeprecationAreRendered() throws {
    try expect(
      "hero { name ... on Human { home { name } } } heroes(old: 1) { id }",
      [
        """
        /// The former name.
        @available(*, deprecated, message: "Use \\'title\\'.")
        public var name: String { __data["name"] }
        """,
        """
        #warning("Argument 'old' of field 'heroes' is deprecated. Reason: 'It\\'s \\"old\\".'")
        @_spi(Execution) public static var __selections: [ApolloAPI.Selection] { [
        """,
        """
        /// Hero.AsHuman.Home
        ///
        /// Parent Type: `Planet`
        public struct Home: Sample.SelectionSet {
        """,
      ]
    ) {
      $0.includesDocumentation = true
      $0.emission.warnsOnDeprecatedUsage = true
    }
  }

  @Test func conditionsAreRendered() throws {
    try expect(
      """
      hero {
        id
        kind @include(if: $a) @skip(if: $b)
        date @include(if: $a)
        date @skip(if: $b)
        URL @include(if: $a) @skip(if: $b)
        friend @skip(if: $b) { id }
        ... on Human @include(if: $a) @skip(if: $b) { height kind @skip(if: $b) friend { name } }
      }
      """,
      [
        """
        .field("__typename", String.self),
        .field("id", Sample.ID.self),
        .include(if: "a" && !"b", [
          .field("kind", GraphQLEnum<Sample.Kind>.self),
          .field("URL", String?.self),
          .inlineFragment(AsHumanIfAAndNotB.self),
        ]),
        .include(if: "a" || !"b", .field("date", Sample.Date?.self)),
        .include(if: !"b", .field("friend", Friend?.self)),
        """,
        "public var kind: GraphQLEnum<Sample.Kind>? { __data[\"kind\"] }",
        "public var asHumanIfAAndNotB: AsHumanIfAAndNotB? { _asInlineFragment() }",
        "public struct AsHumanIfAAndNotB: Sample.InlineFragment, Identifiable {",
        "public var kind: GraphQLEnum<Sample.Kind> { __data[\"kind\"] }",
      ])
  }

  @Test func conditionsAreGrouped() throws {
    try expect(
      "hero { id @include(if: $a) @skip(if: $b) id @include(if: $b) }",
      [".include(if: (\"a\" && !\"b\") || \"b\", .field(\"id\", Sample.ID.self)),"])
  }

  @Test func cachePoliciesAreRendered() throws {
    try expect(
      "hero { ... on Human { friends(first: 1) { id } } }",
      [
        ".field(\"friends\", [Friend].self, arguments: [\"first\": 1], fieldPolicy: .init(keyArgs: [\"first\"])),"
      ])
  }

  @Test func unionsAndRenamedTypesAreRendered() throws {
    try expect(
      "search { ... on Human { id } ... on planet { name } }",
      [
        "@_spi(Execution) public static var __parentType: any ApolloAPI.ParentType { Sample.Unions.Result }",
        "public var asPerson: AsPerson? { _asInlineFragment() }",
        "@_spi(Execution) public static var __parentType: any ApolloAPI.ParentType { Sample.Objects.Person }",
        "public var asPlanet: AsPlanet? { _asInlineFragment() }",
        "public typealias RootEntityType = QQuery.Data.Search",
      ]
    ) { $0.emission.customTypes = ["Human": TypeCustomization(.type, name: "Person")] }
  }

  @Test func listsHaveSingularTypeNames() throws {
    try expect(
      "hero { friends { id } data: friends { id } }",
      [
        "public struct Pal: Sample.SelectionSet, Identifiable {",
        "public struct Data: Sample.SelectionSet, Identifiable {",
      ]
    ) { $0.inflectionRules = [.irregular(singular: "pal", plural: "friends"), .uncountable("Data")] }
  }
}
