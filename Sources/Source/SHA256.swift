import CSHA256

/// A SHA-256 hash. See https://csrc.nist.gov/pubs/fips/180-4/upd1/final
package struct SHA256: Hashable, Sendable {
  package let words: SIMD8<UInt32>

  /// - Complexity: linear in the number of bytes.
  package init(_ bytes: [UInt8]) {
    var hasher = Hasher()
    hasher.add(bytes)
    self = hasher.finish()
  }

  package init(words: SIMD8<UInt32>) { self.words = words }

  /// The hash as 32 bytes.
  package var bytes: [UInt8] {
    words.indices.flatMap { index in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: words[index] &>> UInt32($0)) }
    }
  }

  /// The hash as lowercase hexadecimal digits.
  package var text: String {
    words.indices.map { index in
      let digits = String(words[index], radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Computes the hash of bytes that are added part by part.
  package struct Hasher {
    private var state: SIMD8<UInt32> = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes after the last whole block.
    private var rest: [UInt8] = []
    private var count: UInt64 = 0

    package init() {}

    package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

    package mutating func add(_ bytes: UnsafeRawBufferPointer) {
      count &+= UInt64(bytes.count)
      var start = 0
      if !rest.isEmpty {
        start = min(64 - rest.count, bytes.count)
        rest += bytes[..<start]
        guard rest.count == 64 else { return }
        rest.withUnsafeBytes { compress($0) }
        rest = []
      }
      let end = start + (bytes.count - start) / 64 * 64
      compress(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      rest = Array(bytes[end...])
    }

    package consuming func finish() -> SHA256 {
      var end = rest
      end.append(0x80)
      while end.count % 64 != 56 { end.append(0) }
      for shift in stride(from: UInt64(56), through: 0, by: -8) {
        end.append(UInt8(truncatingIfNeeded: (count &* 8) &>> shift))
      }
      end.withUnsafeBytes { compress($0) }
      return SHA256(words: state)
    }

    /// - Parameter blocks: whole blocks of 64 bytes.
    private mutating func compress(_ blocks: UnsafeRawBufferPointer) {
      guard let start = blocks.baseAddress, !blocks.isEmpty else { return }
      withUnsafeMutableBytes(of: &state) { state in
        guard let words = state.baseAddress else { return }
        c_sha256_add(
          words.assumingMemoryBound(to: UInt32.self), start.assumingMemoryBound(to: UInt8.self), blocks.count / 64)
      }
    }
  }
}

/// An HMAC with SHA-256: a sum that only the owner of a key can compute. See https://www.rfc-editor.org/rfc/rfc2104
package struct HMAC {
  private var inner = SHA256.Hasher()
  private var outer = SHA256.Hasher()

  package init(key: [UInt8]) {
    let short = key.count <= 64 ? key : SHA256(key).bytes
    let padded = short + [UInt8](repeating: 0, count: 64 - short.count)
    inner.add(padded.map { $0 ^ 0x36 })
    outer.add(padded.map { $0 ^ 0x5c })
  }

  package mutating func add(_ bytes: [UInt8]) { inner.add(bytes) }

  package mutating func add(_ bytes: UnsafeRawBufferPointer) { inner.add(bytes) }

  package consuming func finish() -> [UInt8] {
    outer.add(inner.finish().bytes)
    return outer.finish().bytes
  }
}
