import Foundation
import TestSupport

/// A workspace with every output, and a file of every kind that an editor can open.
enum FullWorkspace {
  /// The inputs by path, without mistakes. An Apollo configuration describes the second project.
  static let files: [String: String] = [
    ".mockgen.json": configuration, "apollo.json": apollo, "Package.swift": package,
    "graphql/schema.graphqls": StarWars.schema + "\n" + subscription, "graphql/Hero.graphql": StarWars.hero,
    "graphql/Details.graphql": StarWars.details, "graphql/Search.graphql": search,
    "shop/schema.json": introspection, "shop/Items.graphql": "query Items { items }",
    "Sources/App/Services.swift": services, "Sources/App/View.swift": view,
    "Tests/HeroTests.swift": tests, "Tests/Helpers.swift": CrashDiagnosticsTests.helpers, "Notes.txt": "Nothing.\n",
  ]

  /// Some generated files, since editors open these as well.
  static let outputs = [
    "Out/Mocks/Human+Mock.graphql.swift", "Out/Models/Operations/Queries/HeroQuery.graphql.swift",
    "Out/Placeholders/HeroQuery+Placeholder.graphql.swift", "Shop/Mocks/Query+Mock.graphql.swift",
  ]

  private static let configuration = """
    {
      "version": 1,
      "projects": [
        {
          "name": "StarWars", "namespace": "StarWarsAPI", "runtime": "mocksupport",
          "schema": ["graphql/*.graphqls"], "operations": ["graphql/*.graphql"],
          "tests": ["Tests/**/*.swift"], "sources": ["Sources/**/*.swift"],
          "diagnostics": { "graphql/NoUnusedFragments": "warning", "graphql/NoSchemaIntrospection": "default" },
          "outputs": {
            "testMocks": { "path": "Out/Mocks" }, "models": { "path": "Out/Models" },
            \(ConfiguredOutputs.json(in: "Out")),
            "protocolMocks": [{ "sources": ["Sources/**/*.swift"], "path": "Out/Protocols", "module": "App" }]
          }
        },
        { "name": "Shop", "apolloConfig": "apollo.json", "tests": ["Tests/**/*.swift"] }
      ]
    }

    """

  private static let apollo = """
    {
      "schemaNamespace": "Shop",
      "input": { "operationSearchPaths": ["shop/*.graphql"], "schemaSearchPaths": ["shop/schema.json"] },
      "output": {
        "testMocks": { "absolute": { "path": "Shop/Mocks" } },
        "schemaTypes": { "path": "Shop/API", "moduleType": { "embeddedInTarget": { "name": "Shop-iOS" } } },
        "operations": { "inSchemaModule": {} },
      },
      "options": { "pruneGeneratedFiles": false },
    }

    """

  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(url: "https://github.com/apollographql/apollo-ios", exact: "2.0.3")],
      targets: [.testTarget(name: "AppTests", path: "Tests")])

    """

  private static let search = """
    # mockd:ignore graphql/NoDeprecated
    query Search($text: String!, $isLong: Boolean = true) {
      search(text: $text) {
        __typename
        ... on Human { ...Details height @include(if: $isLong) }
        ... on Droid { primaryFunction friends { ...Details } }
      }
    }

    subscription Heroes { hero: hero(episode: JEDI) { id } }

    """

  private static let subscription = "type Subscription { hero(episode: Episode): Character }\n"

  private static let introspection = """
    {
      "__schema": {
        "queryType": { "name": "Query" }, "mutationType": null, "subscriptionType": null, "directives": [],
        "types": [
          {
            "kind": "OBJECT", "name": "Query", "interfaces": [],
            "fields": [
              {
                "name": "items", "args": [], "isDeprecated": false,
                "type": { "kind": "NON_NULL", "name": null, "ofType": { "kind": "SCALAR", "name": "String" } }
              }
            ]
          },
          { "kind": "SCALAR", "name": "String" }, { "kind": "SCALAR", "name": "Boolean" }
        ]
      }
    }

    """

  private static let services = """
    /// @mockable
    public protocol HeroService {
      var isReady: Bool { get set }
      func load(id: String) async throws -> [String]
    }

    """

  private static let view = """
    import StarWarsAPI

    struct HeroView {
      let hero: HeroQuery.Data.Hero
      var title: String { hero.name + (hero.friends?.first??.name ?? "") }
    }

    """

  private static let tests =
    CrashDiagnosticsTests.test + """

      @Test func view() {
        let query = Mock<Query>(hero: Mock<Human>(id: "1"))
        let data = HeroQuery.Data.from(query, withVariables: ["episode": "JEDI"])
        _ = HeroView(hero: data.hero!).title
        let items = ItemsQuery.Data.from(Mock<Query>())
        print(items.items)
      }

      """
}
