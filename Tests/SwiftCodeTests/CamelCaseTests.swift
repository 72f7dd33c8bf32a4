import Foundation
import Fuzzing
import SwiftCode
import Testing

struct CamelCaseTests {
  @Test(arguments: [
    ("LARGE", "large"), ("Large", "large"), ("largeDog", "largeDog"), ("LargeDOG", "largeDOG"), ("X1", "x1"),
    ("ANIMAL_KINGDOM", "animalKingdom"), ("animal_kingdom", "animalKingdom"), ("Animal_Kingdom", "animalKingdom"),
    ("_LARGE", "_large"), ("LARGE_", "large_"), ("A__B", "a_B"), ("__A", "__a"), ("_", "__"), ("", ""),
    ("TOP_1ST", "top1St"), ("N_2FA", "n2Fa"), ("A_1", "a1"), ("mixedCase_Value", "mixedcaseValue"),
  ])
  func namesAreConverted(name: String, expected: String) {
    #expect(name.camelCased == expected)
  }

  /// The words are capitalized as Foundation does it, which is what Apollo's generator calls.
  @Test func conversionsEqualFoundation() {
    var random = SplitMix64(seed: 7)
    let letters = Array("aAbBzZ019_")
    for _ in 0..<5000 {
      let length = Int.random(in: 1...8, using: &random)
      let name = String((0..<length).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }) + "_"
      let expected = name.components(separatedBy: "_").map { $0.isEmpty ? "_" : $0.capitalized }.joined()
      #expect(name.camelCased == expected.firstLowercased, "\(name)")
    }
  }
}
