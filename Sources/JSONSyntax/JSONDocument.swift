import Source

/// A parsed JSON text (RFC 8259), with the places of all keys and values.
///
/// Keys and values are in one array in the order of their starts, with 16 bytes each. Strings are decoded on access.
package struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// The mistakes in the text, sorted by place.
  package let diagnostics: [Diagnostic]

  /// Whether the text could be read to its end. Harmless mistakes (a trailing comma, a comment, a duplicate key) are
  /// only reported.
  package let isComplete: Bool

  /// Parses `file`, in linear time and without recursion.
  ///
  /// - Parameters:
  ///   - code: the code of the diagnostics.
  ///   - duplicateKeys: the severity of duplicate keys in an object.
  ///   - allowsUnpairedSurrogates: whether strings may contain unpaired surrogates, as written by programs with UTF-16
  ///     strings. Each becomes U+FFFD.
  ///   - dialect: the allowed deviations from RFC 8259.
  ///   - limits: the bounds on the text.
  package init(
    _ file: SourceFile, code: DiagnosticCode, duplicateKeys: Diagnostic.Severity = .error,
    allowsUnpairedSurrogates: Bool = false, dialect: Dialect = .standard, limits: Limits = Limits()
  ) {
    let output = file.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(
        bytes, path: file.path, code: code, duplicateKeys: duplicateKeys,
        allowsUnpairedSurrogates: allowsUnpairedSurrogates, dialect: dialect, limits: limits)
      let isComplete = parser.parse()
      return (nodes: parser.nodes, diagnostics: parser.diagnostics, isComplete: isComplete)
    }
    storage = JSONStorage(file: file, nodes: output.nodes)
    diagnostics = output.diagnostics.sorted()
    isComplete = output.isComplete
  }

  /// The root value; nil if the text could not be read to its end.
  package var root: JSONValue? {
    isComplete && !storage.nodes.isEmpty ? JSONValue(storage: storage, index: 0) : nil
  }

  /// The parsed file.
  package var file: SourceFile { storage.file }

  /// The rules for reading a text.
  package enum Dialect: Sendable {
    /// RFC 8259. The last of several members with one key counts.
    case standard
    /// `JSONDecoder` of Foundation. Trailing commas are allowed. The first of several members with one key counts, and
    /// the others are left out of the document.
    case foundation
  }

  /// Bounds on a text, so that hostile input takes little time and memory.
  package struct Limits: Sendable {
    /// The maximum depth of arrays and objects. Makes recursion over values safe.
    package var depth = 256
    /// The maximum number of keys and values.
    package var values = 8_000_000
    /// The number of mistakes after which reading stops.
    package var mistakes = 20

    package init() {}
  }
}

/// The immutable contents that all values of a document share.
final class JSONStorage: Sendable {
  let file: SourceFile
  /// Keys and values in the order of their starts. The children of an object are key, value, key, value …
  let nodes: [JSONNode]

  init(file: SourceFile, nodes: [JSONNode]) {
    self.file = file
    self.nodes = nodes
  }
}

/// A key or a value, in 16 bytes.
struct JSONNode {
  var lower: UInt32
  var upper: UInt32
  /// The index after its last descendant.
  var end: UInt32
  var kind: JSONKind
  /// Whether the string contains escapes, so its value differs from the source text.
  var hasEscapes = false
  /// Some bits of the hash of a key.
  var hash: UInt16 = 0
}

/// The kind of a JSON value.
package enum JSONKind: UInt8, Sendable {
  case object, array, string, number, `true`, `false`, null

  /// The kind in messages: `an object`.
  package var description: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .true, .false: "a boolean"
    case .null: "null"
    }
  }
}
