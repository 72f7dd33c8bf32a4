import Foundation
import TestSupport
import Testing

@Suite struct InitTests {
  @Test func theProposalWorksWithoutEditing() throws {
    let workspace = try StarWars.workspace([".mockgen.json": nil])
    let run = try MockdProcess.run(["init"], in: workspace.root)
    #expect(run.status == 0, "\(run.errors)")
    let generate = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(generate.status == 0, "\(generate.output)\(generate.errors)")
    #expect(try MockdProcess.run(["check", "--strict"], in: workspace.root).status == 0)
  }

  @Test func anApolloConfigurationIsReferenced() throws {
    let workspace = try StarWars.workspace([".mockgen.json": nil, "apollo-codegen-config.json": GoldenTests.apollo])
    _ = try MockdProcess.run(["init"], in: workspace.root)
    #expect(try workspace.text(".mockgen.json").contains("\"apolloConfig\": \"apollo-codegen-config.json\""))
  }

  @Test func testMocksOfAnOldApolloConfigurationAreGenerated() throws {
    let apollo = GoldenTests.apollo.replacing(#"{ "targetName": "TestMocks" }"#, with: "{}")
    let workspace = try StarWars.workspace([
      ".mockgen.json": nil, "apollo-codegen-config.json": apollo, "graphql/AnimalSchema.graphqls": StarWars.schema,
      "graphql/schema.graphqls": nil,
    ])
    let run = try MockdProcess.run(["init"], in: workspace.root)
    #expect(run.status == 0 && !run.errors.contains("no test mocks"), "\(run.errors)")
    let generate = try MockdProcess.run(["generate"], in: workspace.root)
    #expect(generate.status == 0, "\(generate.output)\(generate.errors)")
    #expect(try workspace.contents()["AnimalKingdomAPI/TestMocks/Human+Mock.graphql.swift"] != nil)
    let doctor = try MockdProcess.run(["doctor"], in: workspace.root)
    #expect(doctor.output.contains("ok       schema: 1 file matches"), "\(doctor.output)")
  }

  /// The next step can't be to generate.
  @Test func errorsOfAnApolloConfigurationAreNamed() throws {
    let apollo = GoldenTests.apollo.replacing("\"schemaTypes\"", with: "\"schemaType\"")
    let workspace = try StarWars.workspace([".mockgen.json": nil, "apollo-codegen-config.json": apollo])
    let run = try MockdProcess.run(["init"], in: workspace.root)
    #expect(run.status == 1)
    #expect(run.errors.contains("The configuration 'apollo-codegen-config.json' has an error: "), "\(run.errors)")
    let next = "next: correct the errors that `mockd check` reports, then run `mockd generate`\n"
    #expect(run.errors.hasSuffix(next), "\(run.errors)")
  }

  @Test func theNextStepDependsOnTheFilesFound() throws {
    let one = try StarWars.workspace([".mockgen.json": nil, "graphql/Details.graphql": nil])
    let found = try MockdProcess.run(["init"], in: one.root)
    #expect(found.errors.contains("Found 1 file with operations"))
    #expect(found.errors.hasSuffix("next: run `mockd generate`\n"))
    let empty = try TemporaryWorkspace()
    let incomplete = try MockdProcess.run(["init"], in: empty.root)
    #expect(incomplete.status == 1)
    #expect(incomplete.errors.hasSuffix("next: set 'schema' and 'operations', then run `mockd generate`\n"))
    let query = try TemporaryWorkspace(["a.graphql": "query A { a }", "schema.json": "{ \"data\": "])
    let partial = try MockdProcess.run(["init"], in: query.root)
    #expect(partial.status == 1)
    let reason = "Not using 'schema.json' as the schema: it is not valid JSON\n"
    #expect(partial.errors.contains(reason), "\(partial.errors)")
    #expect(partial.errors.hasSuffix("next: set 'schema', then run `mockd generate`\n"))
  }

  /// Production code beside tests is not taken for tests, and no pattern is without files.
  @Test func testsBesideSourcesNeedNoEditing() throws {
    let workspace = try StarWars.workspace([
      ".mockgen.json": nil, "App/Models/Hero.swift": "struct HeroModel {}\n",
      "App/Models/HeroTests.swift": "import XCTest\nfinal class HeroTests: XCTestCase { let mock = Mock<Human>() }\n",
      "API/Old.graphql.swift": "// @generated\n",
    ])
    #expect(try MockdProcess.run(["init"], in: workspace.root).status == 0)
    let configuration = try workspace.text(".mockgen.json")
    #expect(configuration.contains(#""**/*Tests.swift""#) && !configuration.contains("Models/**"))
    let check = try MockdProcess.run(["check"], in: workspace.root)
    #expect(!check.output.contains("input/no-match"), "\(check.output)")
  }

  @Test func anExistingConfigurationIsKept() throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(["init"], in: workspace.root)
    #expect(run.status == 2)
    #expect(try workspace.text(".mockgen.json") == StarWars.configuration)
    #expect(try MockdProcess.run(["init", "--force"], in: workspace.root).status == 0)
    #expect(try workspace.text(".mockgen.json") != StarWars.configuration)
  }

  @Test func aDryRunOnlyPrints() throws {
    let workspace = try StarWars.workspace([".mockgen.json": nil])
    let run = try MockdProcess.run(["init", "--dry-run"], in: workspace.root)
    #expect(run.output.contains("\"version\": 1"))
    #expect(try workspace.contents()[".mockgen.json"] == nil)
  }
}
