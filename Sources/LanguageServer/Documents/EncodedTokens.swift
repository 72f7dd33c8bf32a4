import Daemon
import JSONSyntax

/// Tokens as the protocol has them: five numbers each (LSP 3.17, "Integer Encoding for Tokens").
struct EncodedTokens: Equatable {
  private static let width = 5

  private(set) var numbers: [Int32] = []
  /// The same for the same tokens, and, as far as chance goes, only for these; nil where nobody asks for it.
  private(set) var id: String?

  /// - Parameters:
  ///   - lines: from the line of the token before.
  ///   - characters: from the beginning of the token before, or of the line.
  mutating func append(lines: Int, characters: Int, length: Int, kind: Int, modifiers: Int) {
    for number in [lines, characters, length, kind, modifiers] { numbers.append(Int32(clamping: number)) }
  }

  mutating func identify() { id = ContentHash(numbers.withUnsafeBytes { Array($0) }).text }

  /// `SemanticTokens`.
  var json: JSONTree { .object(idMembers + [.init("data", Self.array(numbers[...]))]) }

  /// `SemanticTokensDelta`, in which what is equal at both ends is left out.
  ///
  /// - Complexity: linear in the number of tokens.
  func delta(from old: EncodedTokens) -> JSONTree {
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
