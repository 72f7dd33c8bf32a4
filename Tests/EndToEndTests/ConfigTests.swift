import Foundation
import TestSupport
import Testing

@Suite struct ConfigTests {
  @Test func settingsAreShownWithTheirOrigins() throws {
    let workspace = try StarWars.workspace()
    let run = try MockdProcess.run(["config"], in: workspace.root)
    #expect(run.status == 0)
    let project = try JSON.parse(Data(run.output.utf8))["projects"].array.first
    #expect(project?["namespace"]["value"].string == "StarWarsAPI")
    #expect(project?["namespace"]["from"].string?.hasPrefix(".mockgen.json:") == true)
    #expect(project?["runtime"]["from"].string == "default")
  }

  @Test func theSchemaIsJSON() throws {
    let workspace = try TemporaryWorkspace()
    let run = try MockdProcess.run(["config", "--schema"], in: workspace.root)
    #expect(run.status == 0)
    #expect(try JSON.parse(Data(run.output.utf8))["properties"]["operations"].isObject)
  }

  /// Values that look wrong, but that their keys accept, with the reason.
  static let accepted = [
    "namespace: \"\\u0000\"": "nothing is generated, so that it need not be a name of Swift",
    "name: \"\\u0000\"": "any text is a name",
    "experimentalFeatures: { \"unknown-key\": 1 }": "Apollo ignores features that it does not know",
  ]

  /// For every key of the JSON Schema: a wrong type, an invalid value, and an unknown key beside it.
  @Test func everyKeyRejectsInvalidValues() throws {
    let workspace = try StarWars.workspace()
    let schema = try JSON.parse(Data(MockdProcess.run(["config", "--schema"], in: workspace.root).output.utf8))
    let keys = schema["properties"].object.keys.sorted()
    #expect(10 < keys.count)
    for key in keys where key != "$schema" {
      for value in ["{ \"unknown-key\": 1 }", "-1.5e3", "[{ \"unknown-key\": [] }]", "\"\\u0000\""]
      where Self.accepted["\(key): \(value)"] == nil {
        try workspace.write(".mockgen.json", "{ \"version\": 1, \"\(key)\": \(value) }")
        let before = try workspace.contents()
        let run = try MockdProcess.run(["generate"], in: workspace.root)
        #expect(!run.isCrash)
        #expect(run.status == 2 || run.status == 1, "\(key): \(value)\n\(run.output)")
        #expect(run.output.contains(".mockgen.json:1:"), "\(key): \(value)\n\(run.output)")
        #expect(try workspace.contents() == before)
      }
    }
  }
}
