import Source

/// Keeps the results of stages for later processes. A cache may forget or refuse anything at any time.
package protocol StageCache: AnyObject {
  /// Returns the digest of the contents of each file.
  func digests(of files: [SourceFile]) -> [SHA256]

  /// Returns a reader of the bytes that were saved under a key, or nil. They are as they were saved, or nil.
  func value(of key: StageKey) -> ByteReader?

  /// Saves bytes for later processes.
  func save(_ bytes: [UInt8], for key: StageKey)
}

/// Names the result of a stage by a digest of everything that the stage reads.
package struct StageKey: Hashable, Sendable {
  package var digest: SHA256

  package init(digest: SHA256) { self.digest = digest }
}

/// A part of a single build whose result is kept as a whole.
enum Stage: String {
  /// Schema and operations: their diagnostics, and all outputs for GraphQL.
  case documents
  /// The mocks of Swift protocols.
  case protocols
  /// The examination of tests.
  case tests

  /// The lists of files that the stage may read, in the order of attempts. A larger set is needed only for optional
  /// rules.
  var possibleInputs: [Set<FileList>] {
    switch self {
    case .documents: [[.schema, .operations], [.schema, .operations, .tests, .code]]
    case .protocols: [[.protocols]]
    case .tests: [[.schema, .operations, .tests, .code]]
    }
  }
}

/// A list of files that a project reads.
enum FileList: UInt32, CaseIterable {
  case schema, operations, tests, code, protocols
}
