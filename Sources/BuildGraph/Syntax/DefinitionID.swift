import CrashAnalysis
import GraphQLSyntax
import Source

/// The identity of an operation or fragment across edits of its text and of the text before it.
struct DefinitionID: WordHashable, Sendable {
  var file: Name
  /// Empty for an operation without a name.
  var name: Name
  var kind: Kind
  /// The number of preceding definitions with the same kind and name in the file.
  var occurrence: UInt32

  enum Kind: UInt8, Hashable, Sendable {
    case operation, fragment
  }

  var hashWord: UInt { file.identity(with: name) ^ UInt(kind.rawValue) ^ UInt(occurrence) &<< 1 }

  /// The identity that it shares with definitions of the same name.
  var definitionName: DefinitionName { DefinitionName(kind: kind, name: name) }
}

extension DefinitionID: Comparable {
  /// Orders definitions of one name. The first one takes effect.
  static func < (a: DefinitionID, b: DefinitionID) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.occurrence != b.occurrence { return a.occurrence < b.occurrence }
    if a.name != b.name { return a.name < b.name }
    return a.kind.rawValue < b.kind.rawValue
  }
}

/// The kind and name of a definition. Operations and fragments have separate namespaces.
struct DefinitionName: WordHashable, Sendable {
  var kind: DefinitionID.Kind
  var name: Name

  var hashWord: UInt { name.identity ^ UInt(kind.rawValue) }
}

extension DefinitionName {
  init(_ reference: DefinitionReference) {
    self.init(kind: reference.isFragment ? .fragment : .operation, name: reference.name)
  }
}

/// A definition without its positions.
struct DefinitionOutline: Hashable, Sendable {
  var id: DefinitionID
  /// The fingerprint of its tokens.
  var fingerprint: Fingerprint
  /// The names of the fragments that it spreads, without duplicates, in source order.
  var spreads: [Name]
  /// The type condition of a fragment.
  var typeCondition: Name?
  /// Whether it contains `@defer` or `@stream`.
  var defersOrStreams: Bool
  /// Whether it is marked as a local cache mutation.
  var changesCache: Bool
}
