import Foundation
import TestSupport
import Testing

/// A schema can be an introspection result; its mocks equal the mocks of the same schema in SDL.
@Suite(.enabled(if: Corpora.isAvailable, Comment(rawValue: Corpora.reason)))
struct IntrospectionTests {
  @Test(arguments: [false, true]) func introspectionAndSDLGiveEqualMocks(_ isWrapped: Bool) throws {
    let cases = try JSON.parse(Corpora.data("graphql-js-16.11.0/introspection_json.json"))["valid"].array
    var generated = 0
    for test in cases {
      guard let sdl = test["printed_sdl"].string, test["introspection"]["__schema"]["queryType"].isObject else {
        continue
      }
      let introspection = try test["introspection"].data()
      let json = isWrapped ? Data("{\"data\": ".utf8) + introspection + Data("}".utf8) : introspection
      let mocks = [("schema.graphqls", Data(sdl.utf8)), ("schema.json", json)].map { file, contents in
        Result {
          let workspace = try StarWars.workspace([
            "graphql/schema.graphqls": nil, "graphql/Details.graphql": nil,
            "graphql/Hero.graphql": "query A { __typename }",
            ".mockgen.json": StarWars.configuration.replacing("*.graphqls", with: "schema.*s*"),
          ])
          try workspace.write("graphql/" + file, contents)
          let run = try MockdProcess.run(["generate"], in: workspace.root)
          #expect(!run.isCrash)
          return try workspace.contents().filter { $0.key.hasPrefix("Mocks/") }
        }
      }
      // Some of the schemas are invalid: then neither form gives mocks.
      let fromSDL = try mocks[0].get()
      #expect(try fromSDL == mocks[1].get())
      generated += fromSDL.isEmpty ? 0 : 1
    }
    #expect(10 < generated)
  }
}
