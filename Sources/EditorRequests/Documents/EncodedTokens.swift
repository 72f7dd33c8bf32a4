import JSONSyntax
import Source

/// Semantic tokens in the encoding of the protocol: five numbers each (LSP 3.17, "Integer Encoding for Tokens").
package struct EncodedTokens: Equatable, Sendable {
  private static let width = 5

  package private(set) var numbers: [Int32] = []
  /// The result id: a hash of the tokens. Nil if the client doesn't request changes of tokens.
  package private(set) var id: String?

  package init() {}

  /// - Parameters:
  ///   - lines: the distance from the line of the previous token.
  ///   - characters: the distance from the start of the previous token, or from the start of the line.
  package mutating func append(lines: Int, characters: Int, length: Int, kind: Int, modifiers: Int) {
    for number in [lines, characters, length, kind, modifiers] { numbers.append(Int32(clamping: number)) }
  }

  /// Sets the result id.
  package mutating func identify() {
    var builder = FingerprintBuilder()
    numbers.withUnsafeBytes { builder.add($0) }
    builder.add(numbers.count)
    id = builder.fingerprint.text
  }

  /// `SemanticTokens`.
  package var json: JSONTree { .object(idMembers + [.init("data", Self.array(numbers[...]))]) }

  /// Returns `SemanticTokensDelta`: one edit of the tokens between the common start and the common end.
  ///
  /// - Complexity: linear in the number of tokens.
  package func delta(from old: EncodedTokens) -> JSONTree {
    let common = min(numbers.count, old.numbers.count) / Self.width
    var prefix = 0
    while prefix < common, isEqual(prefix, old, prefix) { prefix += 1 }
    let (count, oldCount) = (numbers.count / Self.width, old.numbers.count / Self.width)
    var suffix = 0
    while suffix < common - prefix, isEqual(count - 1 - suffix, old, oldCount - 1 - suffix) { suffix += 1 }
    var edits: [JSONTree] = []
    if prefix + suffix < max(count, oldCount) {
      let new = numbers[(prefix * Self.width)..<((count - suffix) * Self.width)]
      edits = [
        [
          "start": .integer(prefix * Self.width), "deleteCount": .integer((oldCount - suffix - prefix) * Self.width),
          "data": Self.array(new),
        ]
      ]
    }
    return .object(idMembers + [.init("edits", .array(edits))])
  }

  private func isEqual(_ index: Int, _ other: EncodedTokens, _ otherIndex: Int) -> Bool {
    (0..<Self.width).allSatisfy {
      numbers[index * Self.width + $0] == other.numbers[otherIndex * Self.width + $0]
    }
  }

  private var idMembers: [JSONTree.Member] { id.map { [.init("resultId", .string($0))] } ?? [] }

  private static func array(_ numbers: ArraySlice<Int32>) -> JSONTree { .array(numbers.map { .integer(Int($0)) }) }
}
