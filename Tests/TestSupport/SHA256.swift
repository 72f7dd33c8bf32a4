/// Returns the SHA-256 digest of `bytes` in hexadecimal, to compare outputs with published digests. See
/// https://csrc.nist.gov/pubs/fips/180-4/upd1/final
package func sha256<Bytes: Collection<UInt8>>(_ bytes: Bytes) -> String {
  var message = Array(bytes)
  let bitCount = UInt64(message.count) * 8
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  for shift in stride(from: 56, through: 0, by: -8) {
    message.append(UInt8(truncatingIfNeeded: bitCount >> UInt64(shift)))
  }

  var state = SHA256Constants.initial
  for start in stride(from: 0, to: message.count, by: 64) { mix(message[start..<start + 64], into: &state) }
  return state.map { word in
    let digits = String(word, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()
}

private func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
  var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
    block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  }
  for index in 16..<64 {
    let (a, b) = (words[index - 15], words[index - 2])
    let first = rotate(a, 7) ^ rotate(a, 18) ^ (a >> 3)
    let second = rotate(b, 17) ^ rotate(b, 19) ^ (b >> 10)
    words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
  }
  var s = state
  for index in 0..<64 {
    let first = rotate(s[4], 6) ^ rotate(s[4], 11) ^ rotate(s[4], 25)
    let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
    let one = s[7] &+ first &+ choice &+ SHA256Constants.rounds[index] &+ words[index]
    let second = rotate(s[0], 2) ^ rotate(s[0], 13) ^ rotate(s[0], 22)
    let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
    s = [one &+ second &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
  }
  for index in 0..<8 { state[index] &+= s[index] }
}

private func rotate(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }

/// The first 32 bits of the fractional parts of the square and cube roots of the first primes.
private enum SHA256Constants {
  static let initial = primes.prefix(8).map { fraction(Double($0).squareRoot()) }
  static let rounds = primes.map { fraction(cubeRoot(Double($0))) }

  private static let primes = (2...311).filter { candidate in !(2..<candidate).contains { candidate % $0 == 0 } }

  private static func fraction(_ value: Double) -> UInt32 {
    UInt32((value - value.rounded(.down)) * 4_294_967_296)
  }

  private static func cubeRoot(_ value: Double) -> Double {
    var root = value.squareRoot()
    for _ in 0..<100 { root -= (root * root * root - value) / (3 * root * root) }
    return root
  }
}
