import CSHA256
import Source
import TestSupport
import Testing

/// Sums of known and of random bytes.
@Suite struct SHA256Tests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func knownDigestsAreComputed(text: String, sum: String) {
    #expect(SHA256(Array(text.utf8)).text == sum)
  }

  /// Around the length of a block, where the padding changes.
  @Test(arguments: 0..<200) func digestsOfAllLengthsEqualTheReference(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    #expect(SHA256(bytes).text == sha256(bytes))
  }

  /// The parts of a hash can have any lengths.
  @Test(arguments: 0..<200) func partsGiveTheHashOfTheWhole(count: Int) {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 91) }
    var hasher = SHA256.Hasher()
    hasher.add(Array(bytes[..<count]))
    hasher.add([])
    hasher.add(Array(bytes[count...]))
    #expect(hasher.finish() == SHA256(bytes))
  }

  /// The instructions of the processor give the same as other code.
  @Test func instructionsEqualPortableCode() {
    let blocks = (0..<64 * 50).map { UInt8(truncatingIfNeeded: $0 &* $0 &+ 7) }
    for count in 0...50 {
      var (first, second) = ([UInt32](1...8), [UInt32](1...8))
      c_sha256_add(&first, blocks, count)
      c_sha256_add_portable(&second, blocks, count)
      #expect(first == second)
    }
  }

  /// The first test vectors of RFC 4231, and one with a key longer than a block.
  @Test(arguments: [
    (
      [UInt8](repeating: 0x0b, count: 20), "Hi There",
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7"
    ),
    (
      Array("Jefe".utf8), "what do ya want for nothing?",
      "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843"
    ),
    (
      [UInt8](repeating: 0xaa, count: 131), "Test Using Larger Than Block-Size Key - Hash Key First",
      "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54"
    ),
  ])
  func keyedHashesAreKnown(key: [UInt8], text: String, sum: String) {
    var code = HMAC(key: key)
    code.add(Array(text.utf8))
    #expect(code.finish().map { String(Int($0) + 256, radix: 16).dropFirst() }.joined() == sum)
  }
}
