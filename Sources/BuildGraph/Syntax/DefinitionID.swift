import CrashAnalysis
import GraphQLSyntax
import Source

/// An operation or fragment across edits: it stays the same when text before it, or its own, changes.
struct DefinitionID: WordHashable, Sendable {
  var file: Name
  /// Empty for an operation without a name.
  var name: Name
  var kind: Kind
  /// How many definitions of this kind and name stand before it in the file.
  var occurrence: UInt32

  enum Kind: UInt8, Hashable, Sendable {
    case operation, fragment
  }

  var hashWord: UInt { file.identity(with: name) ^ UInt(kind.rawValue) ^ UInt(occurrence) &<< 1 }

  /// What it shares with others of its name.
  var definitionName: DefinitionName { DefinitionName(kind: kind, name: name) }
}

extension DefinitionID: Comparable {
  /// For definitions of one name: the first one is the one that counts.
  static func < (a: DefinitionID, b: DefinitionID) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.occurrence != b.occurrence { return a.occurrence < b.occurrence }
    if a.name != b.name { return a.name < b.name }
    return a.kind.rawValue < b.kind.rawValue
  }
}

/// A name as definitions have it: operations and fragments have names of their own.
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

/// All of a definition but its places.
struct DefinitionOutline: Hashable, Sendable {
  var id: DefinitionID
  /// Of its tokens.
  var fingerprint: Fingerprint
  /// The names of the fragments that it spreads, each once, in the order of the text.
  var spreads: [Name]
  /// Of fragments, the type that they are on.
  var typeCondition: Name?
  /// Whether `@defer` or `@stream` stands anywhere in it.
  var defersOrStreams: Bool
  /// Whether it is marked as one by which an app changes its cache.
  var changesCache: Bool
}
