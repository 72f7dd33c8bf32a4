import Configuration
import Fuzzing
import Source
import TestSupport
import Testing

@testable import BuildGraph

/// Equal settings give equal bytes, and each change gives other bytes.
struct SettingsWriterTests {
  private static let changes: [@Sendable (inout Project) -> Void] = [
    { _ in },
    { $0.name = "A" },
    { $0.name = "" },
    { $0.schema = [] },
    { $0.schema = ["", ""] },
    { $0.namespace = "Other" },
    { $0.runtime = .mocksupport },
    { $0.apolloVersion = ApolloTarget(text: "1.15") ?? ApolloTarget() },
    { $0.outputsWrittenBy = .build },
    { $0.outputs.testMocks = TestMocksOutput() },
    {
      $0.outputs.testMocks = TestMocksOutput()
      $0.outputs.testMocks?.placement = .swiftPackageTarget(nil)
    },
    {
      $0.outputs.testMocks = TestMocksOutput()
      $0.outputs.testMocks?.placement = .swiftPackageTarget("A")
    },
    { $0.outputs.operations = .relative(subpath: nil, accessModifier: .public) },
    { $0.outputs.operations = .relative(subpath: "a", accessModifier: .public) },
    { $0.outputs.operations = .relative(subpath: "a", accessModifier: .internal) },
    { $0.outputs.operations = .absolute(path: "a", accessModifier: .internal) },
    { $0.outputs.protocolMocks = [ProtocolMocksOutput()] },
    { $0.outputs.protocolMocks = [ProtocolMocksOutput(), ProtocolMocksOutput()] },
    {
      $0.outputs.protocolMocks = [ProtocolMocksOutput()]
      $0.outputs.protocolMocks[0].defaultResults = false
    },
    {
      $0.outputs.protocolMocks = [ProtocolMocksOutput()]
      $0.outputs.protocolMocks[0].filesOfModule = []
    },
    {
      $0.outputs.turnOn(.placeholders)
      $0.outputs.placeholders?.values.scalars = ["A": .number(1.5)]
    },
    {
      $0.outputs.turnOn(.placeholders)
      $0.outputs.placeholders?.values.scalars = ["A": .number(1.25)]
    },
    {
      $0.outputs.turnOn(.placeholders)
      $0.outputs.placeholders?.values.scalars = ["A": .integer(1)]
    },
    {
      $0.outputs.turnOn(.placeholders)
      $0.outputs.placeholders?.values.scalars = ["A": .text("1")]
    },
    {
      $0.outputs.turnOn(.placeholders)
      $0.outputs.placeholders?.values.fields = ["A": .text("1")]
    },
    { $0.experimentalFeatures.fieldMerging = [] },
    { $0.diagnostics = ["a": .off] },
    { $0.diagnostics = ["a": .error] },
    { $0.diagnostics = ["b": .error] },
    { $0.diagnostics = ["a": .error, "b": .off] },
    { $0.diagnostics = ["a": .off, "b": .error] },
  ]

  private static func bytes(_ number: Int) -> [UInt8]? {
    var project = Project()
    changes[number](&project)
    return SettingsWriter.bytes(of: project)
  }

  @Test func eachChangeGivesOtherBytes() {
    let all = Self.changes.indices.map { Self.bytes($0) }
    #expect(!all.contains(nil))
    #expect(Set(all).count == all.count)
  }

  @Test func theOrderOfDictionariesDoesNotMatter() {
    let names = (0..<50).map { "code\($0)" }
    var random = SplitMix64(seed: Seeds.first)
    let all = (0..<20).map { _ in
      var project = Project()
      for name in names.shuffled(using: &random) { project.diagnostics[name] = .off }
      return SettingsWriter.bytes(of: project)
    }
    #expect(all[0] != nil && Set(all).count == 1)
  }

  /// A value of an unknown kind must not look like another one.
  @Test func unknownKindsHaveNoBytes() {
    final class Box {}
    struct Empty {}
    #expect(SettingsWriter.bytes(of: Box()) == nil)
    #expect(SettingsWriter.bytes(of: [Empty()]) == nil)
    #expect(SettingsWriter.bytes(of: { () -> Int in 1 }) == nil)
  }
}
