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
}
