import Source

/// A JSON text (RFC 8259), read once, in which every key and value knows its place.
///
/// Values lie in one contiguous array in the order in which they start in the text, so a document of n values costs
/// 16 n bytes; strings are decoded only when asked for.
package struct JSONDocument: Sendable {
  let storage: JSONStorage

  /// What is wrong with the text, in order of place.
  package let diagnostics: [Diagnostic]

  /// Whether the text could be read to its end. Where it could, mistakes that leave no doubt about what is meant (a
  /// trailing comma, a comment, a duplicate key) are only reported.
  package let isComplete: Bool

  /// Reads `file`. Linear in its size, without recursion.
  ///
  /// - Parameters:
  ///   - code: the code of what is reported.
  ///   - duplicateKeys: how much it matters that an object has the same key twice; the last one counts.
  ///   - allowsUnpairedSurrogates: whether strings may have halves of characters, as programs write them whose strings
  ///     are UTF-16; each is read as U+FFFD.
  ///   - dialect: which deviations from RFC 8259 are no mistakes.
  ///   - limits: what a text may cost.
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

  /// The outermost value; nil where the text could not be read to its end.
  package var root: JSONValue? {
    isComplete && !storage.nodes.isEmpty ? JSONValue(storage: storage, index: 0) : nil
  }

  /// The text that was read.
  package var file: SourceFile { storage.file }

  /// The reader whose rules a text follows.
  package enum Dialect: Sendable {
    /// RFC 8259. Of several members with one key, the last one counts.
    case standard
    /// `JSONDecoder` of Foundation: trailing commas are allowed, and of several members with one key, the first counts.
    /// The other members are left out of the document.
    case foundation
  }

  /// Bounds on what a text may cost, so that hostile input costs little.
  package struct Limits: Sendable {
    /// How deep arrays and objects may nest, so that functions that walk values may recurse.
    package var depth = 256
    /// How many keys and values there may be.
    package var values = 8_000_000
    /// After how many mistakes reading stops.
    package var mistakes = 20

    package init() {}
  }
}

/// What all values of a document share. Immutable.
final class JSONStorage: Sendable {
  let file: SourceFile
  /// Keys and values in the order in which they start; an object's children are key, value, key, value …
  let nodes: [JSONNode]

  init(file: SourceFile, nodes: [JSONNode]) {
    self.file = file
    self.nodes = nodes
  }
}

/// A key or a value: 16 bytes.
struct JSONNode {
  var lower: UInt32
  var upper: UInt32
  /// The index after the last of its descendants.
  var end: UInt32
  var kind: JSONKind
  /// Whether a string holds escapes, and so is not what stands between its quotes.
  var hasEscapes = false
  /// Some bits of the hash of a key.
  var hash: UInt16 = 0
}

/// What a JSON value can be.
package enum JSONKind: UInt8, Sendable {
  case object, array, string, number, `true`, `false`, null

  /// The kind in a message: `an object`.
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
