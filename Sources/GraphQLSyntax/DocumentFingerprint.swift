import Source

extension Document {
  /// Returns a fingerprint of the tokens of a definition: their kinds, order and source bytes. Excludes comments,
  /// commas, white space, byte order marks and the place of the definition.
  ///
  /// - Complexity: linear in the length of the definition.
  package func fingerprint(of definition: Definition) -> Fingerprint { fingerprint(of: definition.range) }

  /// Returns the fingerprints of all definitions, in their order.
  package func fingerprints() -> [Fingerprint] {
    source.bytes.withUnsafeBufferPointer { bytes in
      definitions.map { Self.fingerprint(of: bytes[Self.clamped($0.range, to: bytes.count)]) }
    }
  }

  /// Returns the fingerprint of the tokens in a range.
  func fingerprint(of range: TextRange) -> Fingerprint {
    source.bytes.withUnsafeBufferPointer { Self.fingerprint(of: $0[Self.clamped(range, to: $0.count)]) }
  }

  private static func clamped(_ range: TextRange, to count: Int) -> Range<Int> {
    let upper = min(Int(range.upper), count)
    return min(Int(range.lower), upper)..<upper
  }

  private static func fingerprint(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Fingerprint {
    let text = UnsafeBufferPointer(rebasing: text)
    var lexer = Lexer(text)
    var builder = FingerprintBuilder()
    while true {
      let token = lexer.nextWithoutName()
      if token.kind == .endOfFile { return builder.fingerprint }
      builder.add(token, in: text)
    }
  }
}

extension FingerprintBuilder {
  /// Adds a token unambiguously. A short token is one word: its bytes, then their count, then its kind in the highest
  /// byte. A long token has a marker instead of the count. Its length and then its bytes follow.
  @inline(__always) fileprivate mutating func add(_ token: Token, in text: UnsafeBufferPointer<UInt8>) {
    let kind = UInt64(token.kind.rawValue) &<< 56
    if token.kind.isPunctuator { return add(kind) }
    let bytes = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(text)[token.range.indices])
    if bytes.count <= 6 { return add(kind | UInt64(bytes.count) &<< 48 | Self.word(bytes)) }
    add(kind | 0xff &<< 48 | UInt64(bytes.count))
    add(bytes)
  }
}
