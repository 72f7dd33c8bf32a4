import Fuzzing
import Testing

@Suite struct InputMutatorTests {
  private let texts = [Array("query A { a b }\n\ntype Query { a: Int }\n".utf8)]

  @Test func sameSeedGivesSameInputs() {
    let (a, b) = (InputMutator(seed: 7, texts: texts), InputMutator(seed: 7, texts: texts))
    #expect((0..<200).allSatisfy { a.input($0) == b.input($0) })
  }

  @Test func inputsAreDistinct() {
    let mutator = InputMutator(seed: 7, texts: texts)
    #expect(100 < Set((0..<200).map { mutator.input($0) }).count)
  }

  @Test func textsAreOptional() {
    let mutator = InputMutator(seed: 7, texts: [])
    #expect((0..<200).contains { !mutator.input($0).isEmpty })
  }
}
