/// Functions that test libraries run.
extension RandomFunctions {
  /// A test of Swift Testing with arguments. The compiler doesn't see `@Test`.
  mutating func parameterized(_ name: String, _ body: (inout Self) -> Void) -> String {
    use(.parameterized)
    mayUnwrapNil = false
    let lists = (0..<Int.random(in: 1...2, using: &random)).map { _ in
      chance(0.5) ? [true, false] : [chance(0.5)]
    }
    flags = lists.indices.map { "flag\($0)" }
    body(&self)
    let text = lines.map { $0 + "\n" }.joined()
    let parameters = flags.map { "_ \($0): Bool" }.joined(separator: ", ")
    let loops = zip(flags, lists).map { "for \($0) in \($1) { " }.joined()
    driver = """
      func \(name)() async throws {
        \(loops)try? await test\(name)(\(flags.joined(separator: ", "))) \(lists.map { _ in "}" }.joined())
      }

      """
    return """
      \(Self.testAttribute)\(lists.map { "\($0)" }.joined(separator: ", ")))
      func test\(name)(\(parameters)) async throws {
      \(text)}

      """
  }

  static let testAttribute = "@Test(arguments: "

  /// A Quick specification, with a mock for each example and a mock that all examples share.
  mutating func specification(_ name: String, _ body: (inout Self) -> Void) -> String {
    use(.specification)
    mayUnwrapNil = false
    let (first, second) = (pick(shapes.classes), pick(shapes.classes))
    var start = "      one = \(newMock(of: first))\n"
    if let leaf = leaf(of: first) { start += "      one.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value)\n" }
    if let leaf = leaf(of: second), chance(0.5) { start += "      two.\(leaf.name) = \(leaf.value)\n" }
    let made = newMock(of: second)
    indent = 3
    scope.mocks += [("first", first, false), ("two", second, false)]
    let outer = scope
    var examples = ""
    for example in 0..<Int.random(in: 1...2, using: &random) {
      // The changes of one example stay for the next.
      if 0 < example {
        use(.sharedMockOfExamples)
        isUndecidable = true
      }
      lines = ["      let first = one!"]
      scope = outer
      body(&self)
      examples += "    it(\"reads \(example)\") {\n" + lines.map { $0 + "\n" }.joined() + "    }\n"
    }
    driver = "func \(name)() async throws { await Q\(name).run() }\n"
    return """
      final class Q\(name): QuickSpec {
        override class func spec() {
          describe("a mock") {
            let two = \(made)
            var one: Mock<\(first)>!
            beforeEach {
      \(start)      }
      \(examples)    }
        }
      }

      """
  }
}
