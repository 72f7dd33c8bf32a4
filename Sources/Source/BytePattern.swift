/// Some bytes that are looked for in others again and again, by the method of Boyer, Moore and Horspool: it looks at few
/// of the bytes that it searches, the fewer the longer what is looked for.
package struct BytePattern: Sendable {
  private let bytes: [UInt8]
  /// How far the pattern moves on where its last place stands at a byte.
  private let steps: [Int]

  /// - Parameter bytes: one at least, else nothing is found.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var steps = Array(repeating: max(bytes.count, 1), count: 256)
    for (index, byte) in bytes.enumerated().dropLast() { steps[Int(byte)] = bytes.count - 1 - index }
    self.steps = steps
  }

  /// Whether the bytes stand in others side by side.
  package func stands(in searched: [UInt8]) -> Bool {
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
