import Fuzzing
import Testing

@Suite struct DeepSwiftTests {
  @Test func sameSeedGivesSameInputs() {
    let (a, b) = (DeepSwift(seed: 7), DeepSwift(seed: 7))
    #expect((0..<50).allSatisfy { a.input($0) == b.input($0) })
    #expect(40 < Set((0..<50).map { a.input($0) }).count)
  }

  @Test func inputsAreLargeButBounded() {
    let sizes = (0..<200).map { DeepSwift(seed: 7).input($0).count }
    #expect(sizes.allSatisfy { $0 <= DeepSwift.maximumSize })
    #expect(100 < sizes.count { 20_000 < $0 })
  }
}
