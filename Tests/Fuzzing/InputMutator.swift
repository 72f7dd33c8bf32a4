/// Makes inputs: random bytes, random tokens, and damaged known texts.
///
/// With the same seed and texts, every run gives the same input for a number.
package struct InputMutator: Sendable {
  private let seed: UInt64
  private let texts: [[UInt8]]
  /// The maximum length of an input in bytes.
  private let maxLength = 1 << 16

  package init(seed: UInt64, texts: [[UInt8]]) {
    self.seed = seed
    self.texts = texts.filter { !$0.isEmpty }
  }

  /// Returns the input of a number.
  package func input(_ number: UInt64) -> [UInt8] {
    var random = SplitMix64(seed: seed &+ number &* 0x2545_f491_4f6c_dd1d)
    var bytes: [UInt8]
    switch Int.random(in: 0..<20, using: &random) {
    case 0: bytes = Self.noise(using: &random)
    case 1: bytes = Self.tokens(using: &random)
    case 2: bytes = Self.nested(using: &random)
    default: bytes = excerpt(using: &random)
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) { damage(&bytes, using: &random) }
    return Array(bytes.prefix(maxLength))
  }

  private func excerpt(using random: inout SplitMix64) -> [UInt8] {
    guard let text = texts.randomElement(using: &random) else { return Self.tokens(using: &random) }
    let length = Int.random(in: 1...8192, using: &random)
    guard length < text.count else { return text }
    // Most excerpts begin at a line, so many of their definitions are complete.
    var start = Int.random(in: 0..<(text.count - length), using: &random)
    if Bool.random(using: &random) { start = text[start...].firstIndex(of: 10) ?? start }
    return Array(text[start...].prefix(length))
  }

  private func damage(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    let place = Int.random(in: 0...bytes.count, using: &random)
    let end = min(bytes.count, place + Int.random(in: 1...64, using: &random))
    switch Int.random(in: 0..<9, using: &random) {
    case 0: bytes.removeSubrange(place..<end)
    case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
    case 2: bytes.insert(.random(in: 0...255, using: &random), at: place)
    case 3: if place < bytes.count { bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random) }
    case 4: bytes.insert(contentsOf: excerpt(using: &random).prefix(512), at: place)
    case 5: bytes.removeSubrange(place...)
    case 6: bytes.replaceSubrange(place..<end, with: Self.token(using: &random))
    case 7: swapNames(&bytes, using: &random)
    default: bytes.insert(contentsOf: Self.token(using: &random), at: place)
    }
  }

  /// Replaces a name by another name of the text: the result is often valid syntax with a wrong meaning.
  private func swapNames(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    guard let from = Self.name(in: bytes, using: &random), let to = Self.name(in: bytes, using: &random) else { return }
    bytes.replaceSubrange(to, with: Array(bytes[from]))
  }

  private static func name(in bytes: [UInt8], using random: inout SplitMix64) -> Range<Int>? {
    func isNameByte(_ byte: UInt8) -> Bool {
      (97...122).contains(byte) || (65...90).contains(byte) || (48...57).contains(byte) || byte == 95
    }
    guard !bytes.isEmpty else { return nil }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    guard let lower = bytes[start...].prefix(200).firstIndex(where: isNameByte) else { return nil }
    let upper = bytes[lower...].firstIndex { !isNameByte($0) } ?? bytes.count
    return lower..<upper
  }

  private static func noise(using random: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...512, using: &random)).map { _ in .random(in: 0...255, using: &random) }
  }

  private static func tokens(using random: inout SplitMix64) -> [UInt8] {
    (0..<Int.random(in: 0...256, using: &random)).flatMap { _ in token(using: &random) + [32] }
  }

  /// Returns thousands of opening brackets or similar tokens.
  private static func nested(using random: inout SplitMix64) -> [UInt8] {
    let openers = [
      "{", "[", "(", "{a", "{a{", "[[", "{...{", "query{a", "[{a:", "type A{a(b:[", "{\"a\":", "!", "\"\"\"",
    ]
    let opener = Array((openers.randomElement(using: &random) ?? "{").utf8)
    let count = Int.random(in: 1...20000, using: &random)
    return token(using: &random) + Array(repeatElement(opener, count: count).joined())
  }

  private static func token(using random: inout SplitMix64) -> [UInt8] {
    Array((vocabulary.randomElement(using: &random) ?? "").utf8)
  }

  private static let vocabulary: [String] =
    #"""
    query mutation subscription fragment on { } ( ) [ ] : = ! | & ... @ $ $x a b name id __typename true false null
    type interface union enum input scalar directive schema extend implements repeatable Query Mutation Human Character
    String Int ID Boolean Float [String!]! @include(if:$a) @skip(if:true) @deprecated @oneOf @specifiedBy(url:"") @defer
    @deprecated(reason:"\u{1F600}") "" "a" "\"" "\u00e9" "\u{110000}" "\ud83d" """ """a""" \""" # 0 -0 1 -1.5e10 00 1. 1e
    99999999999999999999 1e999 _ __ __a é 😀 , "\n" QUERY FIELD OBJECT {a} {a:b} {...a} {...on(A)} ($a:Int=1)
    {"data":{"__schema":{}}} {"__schema":{"types":[]}} "kind" "OBJECT" "fields" "ofType" [] {} &A |A !! =$a :: // /* */
    """#.split(whereSeparator: \.isWhitespace).map(String.init) + ["\u{feff}", "\r\n", "\r", "\n", "\t", "\0", "#\n"]
}
