import Foundation
import Fuzzing
import TestSupport
import Testing

@testable import MockSupport

/// JSON is read and written according to the standard, and no input traps.
struct JSONTextTests {
  private func read(_ text: String) throws -> String { try jsonText(try JSONValueParser.parse([UInt8](text.utf8))) }

  @Test(arguments: [
    (#" {"b" : [ 1 , -2.5e3 , true , null ] , "a" : {} } "#, #"{"a":{},"b":[1,-2500.0,true,null]}"#),
    (#""\u00e9\ud83d\ude00\n\"\\\/""#, "\"é😀\\n\\\"\\\\/\""),
    (#""\ud83d""#, "\"\u{FFFD}\""), (#""\ud83dA""#, "\"\u{FFFD}A\""),
    ("9223372036854775807", "9223372036854775807"), ("9223372036854775808", "9.223372036854776e+18"),
    ("0", "0"), ("-0.5", "-0.5"), ("[]", "[]"), (#"{"a":1,"a":2}"#, #"{"a":2}"#), (#""\u0001""#, #""\u0001""#),
  ]) func validTextIsReadAndWritten(_ text: String, _ expected: String) throws {
    #expect(try read(text) == expected)
  }

  @Test(arguments: [
    "", "{", "[1,]", "{\"a\"}", "{a:1}", "01", "-", "1.", "1e", "+1", "nul", "\"", "\"\\x\"", "\"\\u12\"", "\"\n\"",
    "1 2", "\"\\u+123\"", "1e999", "[1}", "\"\\",
  ]) func invalidTextIsAnError(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try read(text) }
  }

  @Test func textThatIsNotUTF8IsAnError() {
    #expect(throws: JSONSyntaxError.self) { try JSONValueParser.parse([0x22, 0xFF, 0x22]) }
  }

  @Test func depthIsLimited() throws {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: JSONSyntaxError.self) { try read(deep) }
    let limit = JSONValueParser.depthLimit
    let allowed = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(try read(allowed) == allowed)
  }

  @Test func nonFiniteNumbersAreErrors() {
    let value = JSONDictionary(["a": JSONList([1, Double.nan])])
    #expect(throws: JSONWritingError(path: ["a", "1"], reason: "it is nan")) { try jsonText(value) }
  }

  /// Foundation's reader is the oracle: both accept or both reject a text. Only Foundation's accepts trailing commas
  /// in lists and objects, so these are excluded.
  @Test(arguments: Seeds.all) func mutatedTextAgreesWithFoundation(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let source = [UInt8](#"{"a":[1,-2.5e3,true,null,"x\u00e9\n"],"b":{"c":"","d":[[]]},"e":0.5}"#.utf8)
    let alphabet = [UInt8](#"{}[]",:\u0123456789eE+-. tfn"#.utf8)
    var taken = 0
    for _ in 0..<2000 {
      var bytes = source
      for _ in 0...Int.random(in: 0...2, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: index)
        case 1: bytes.insert(alphabet[Int.random(in: 0..<alphabet.count, using: &random)], at: index)
        default: bytes[index] = alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
        }
      }
      let text = String(decoding: bytes, as: UTF8.self)
      if text.contains(/,\s*[\]}]/) { continue }
      let ours = (try? JSONValueParser.parse(bytes)) != nil
      let theirs = (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)) != nil
      if ours { taken += 1 }
      if ours != theirs { Issue.record("MOCKD_SEED=\(seed): only \(ours ? "we take" : "Foundation takes") \(text)") }
    }
    #expect(0 < taken)
  }
}
