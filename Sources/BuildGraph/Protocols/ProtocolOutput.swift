import Configuration
import Incremental
import ProtocolMocks

/// An output of protocol mocks, with its patterns of names.
struct ProtocolOutput: Hashable, Sendable {
  let settings: ProtocolMocksOutput
  private let exactNames: Set<String>
  private let names: [Glob]
  private let excluded: [Glob]

  init(_ settings: ProtocolMocksOutput) {
    self.settings = settings
    exactNames = Set(settings.names)
    names = settings.names.map(Glob.init)
    excluded = settings.exclude.map(Glob.init)
  }

  static func == (a: ProtocolOutput, b: ProtocolOutput) -> Bool { a.settings == b.settings }

  func hash(into hasher: inout Hasher) { hasher.combine(settings) }

  /// Returns whether a type gets a mock.
  ///
  /// - Parameter isAutoMockable: whether it inherits from Sourcery's `AutoMockable`.
  func selects(_ type: OutlinedType, isAutoMockable: Bool) -> Bool {
    if excluded.contains(where: { $0.matches(type.name) }) { return false }
    if type.marker != nil || isAutoMockable { return true }
    guard type.kind == .protocol, !type.isHidden else { return false }
    return settings.select == .all || names.contains { $0.matches(type.name) }
  }

  /// Whether the type has an annotation, or its exact name is in `names`. Patterns don't count.
  func requests(_ type: OutlinedType) -> Bool { type.marker != nil || exactNames.contains(type.name) }
}

/// The outputs of protocol mocks in the settings.
enum ProtocolOutputs: Query {
  static func compute(_ key: Single, _ reader: Reader) -> [ProtocolOutput] {
    (reader.input(SettingsInput.self, Single())?.protocolMocksOfGroup ?? []).map(ProtocolOutput.init)
  }
}
