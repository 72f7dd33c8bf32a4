extension [UInt8] {
  /// Whether both hold the same bytes: what `==` says, many times faster where they do.
  package func hasSameBytes(as other: [UInt8]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBytes { own in
      other.withUnsafeBytes { other in
        if own.baseAddress == other.baseAddress { return true }
        var index = 0
        while index + 8 <= own.count {
          let words = (
            own.loadUnaligned(fromByteOffset: index, as: UInt64.self),
            other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
          )
          if words.0 != words.1 { return false }
          index += 8
        }
        return own[index...].elementsEqual(other[index...])
      }
    }
  }
}
