/// Searches texts for a sequence of bytes by the Boyer–Moore–Horspool algorithm. The longer the pattern, the fewer
/// bytes it reads.
package struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// The distance that the pattern moves, by the byte below its last position.
  private let steps: [Int]

  /// - Parameter bytes: if empty, nothing matches.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var steps = Array(repeating: max(bytes.count, 1), count: 256)
    for (index, byte) in bytes.enumerated().dropLast() { steps[Int(byte)] = bytes.count - 1 - index }
    self.steps = steps
  }

  /// Returns whether the pattern occurs in `searched`.
  package func occurs(in searched: [UInt8]) -> Bool {
    guard let last = bytes.last else { return false }
    return searched.withUnsafeBufferPointer { searched in
      steps.withUnsafeBufferPointer { steps in
        var end = bytes.count - 1
        while end < searched.count {
          let byte = searched[end]
          if byte == last, searched[(end - bytes.count + 1)...end].elementsEqual(bytes) { return true }
          end += steps[Int(byte)]
        }
        return false
      }
    }
  }
}
