import Configuration
import TestSupport
import Testing

/// The outputs with a file for each operation or fragment.
@Suite struct DefinitionOutputTests {
  @Test func testsTurnAllOutputsOn() {
    #expect(DefinitionOutputKind.allCases.map(\.rawValue) == ConfiguredOutputs.keys)
  }

  /// The structure of each kind has its own property, and a default folder that no other output has.
  @Test func eachKindHasItsOwnSettings() {
    var all = Outputs()
    for kind in DefinitionOutputKind.allCases {
      var outputs = Outputs()
      outputs.turnOn(kind)
      #expect(DefinitionOutputKind.allCases.filter { outputs.settings(of: $0) != nil } == [kind])
      #expect(outputs.useGraphQL)
      #expect(outputs.folders.map(\.setting) == ["outputs.\(kind.rawValue).path"])
      all.turnOn(kind)
    }
    #expect(Set(all.folders.map(\.path)).count == DefinitionOutputKind.allCases.count)
  }
}
