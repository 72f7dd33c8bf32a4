/// Enclosing types of functions, and their stored values.
extension RandomFunctions {
  /// The enclosing declaration of a function, with mocks that the function can use.
  enum Enclosure: CaseIterable {
    case nothing, staticFixtures, initializedType, testCase, builder, specification, parameterized
  }

  /// Returns the text of a function and of the types that it needs. `body` adds its statements.
  mutating func enclosed(_ name: String, _ body: (inout Self) -> Void) -> String {
    switch chance(0.5) ? .nothing : pick(Enclosure.allCases) {
    case .nothing:
      body(&self)
      return function(name, lines)
    case .staticFixtures:
      let fixtures = staticFixtures(name)
      body(&self)
      return fixtures + function(name, lines)
    case .builder:
      let builder = builder(name)
      body(&self)
      return builder + function(name, lines)
    case .initializedType: return initializedType(name, body)
    case .testCase: return testCase(name, body)
    case .specification: return specification(name, body)
    case .parameterized: return parameterized(name, body)
    }
  }

  func function(_ name: String, _ lines: [String], indent: String = "") -> String {
    let text = lines.map { indent + $0 + "\n" }.joined()
    return "\(indent)func \(name)() async throws {\n\(text)\(indent)}\n"
  }

  /// Static and global properties.
  private mutating func staticFixtures(_ name: String) -> String {
    use(.staticProperty)
    let types = (0..<2).map { _ in pick(shapes.classes) }
    let values = types.map { newMock(of: $0) }
    scope.mocks.append(("S\(name).kept", types[0], false))
    scope.mocks.append(("g\(name)", types[1], false))
    use(.globalProperty)
    isUndecidable = true
    let computed = pick(shapes.classes)
    use(.computedProperty)
    let text = """
      enum S\(name) {
        static let kept = \(values[0])
        static var fresh: Mock<\(computed)> { \(newMock(of: computed)) }
      }
      let g\(name) = \(values[1])

      """
    scope.makers[computed, default: []].append("S\(name).fresh")
    return text
  }

  /// A value that makes mocks. Its methods return changed copies.
  private mutating func builder(_ name: String) -> String {
    let types = shapes.classes.filter { shapes.mocks[$0]?.leaves.contains(where: \.isString) == true }
    guard let type = types.randomElement(using: &random),
      let leaf = shapes.mocks[type]?.leaves.first(where: \.isString)
    else { return "" }
    use(.builder)
    let given = chance(0.5) ? ".with(text: \(chance(0.7) ? "\"built\"" : "nil"))" : ""
    let text = """
      struct B\(name) {
        var text: String? = \(chance(0.5) ? "nil" : "\"start\"")
        func with(text: String?) -> B\(name) {
          var copy = self
          copy.text = text
          return copy
        }
        func build() -> Mock<\(type)> {
          let mock = \(newMock(of: type))
          mock.\(leaf.name) = text
          return mock
        }
      }

      """
    scope.makers[type, default: []].append("B\(name)()\(given).build()")
    return text
  }

  /// A type with an initializer that sets its stored properties.
  private mutating func initializedType(_ name: String, _ body: (inout Self) -> Void) -> String {
    use(.storedProperty)
    use(.initializer)
    let (first, second) = (pick(shapes.classes), pick(shapes.classes))
    var text = "final class C\(name) {\n"
    text += "  var one = \(newMock(of: first))\n"
    text += "  let two: Mock<\(second)>\n"
    let third = pick(shapes.classes)
    var hasLazy = false
    if chance(0.6) {
      use(.lazyProperty)
      let made = newMock(of: third)
      if let leaf = leaf(of: third), chance(0.5) {
        text += "  lazy var three: Mock<\(third)> = {\n    let mock = \(made)\n"
        text += "    mock.\(leaf.name) = \(leaf.value)\n    return mock\n  }()\n"
      } else {
        text += "  lazy var three = \(made)\n"
      }
      hasLazy = true
    }
    text += "  init() {\n    two = \(newMock(of: second))\n"
    if let leaf = leaf(of: second) { text += "    two.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value)\n" }
    if let leaf = leaf(of: first), chance(0.5) { text += "    one.\(leaf.name) = \(leaf.value)\n" }
    text += "  }\n"
    if let leaf = leaf(of: first) {
      use(.method)
      text += "  func fill() { one.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value) }\n"
      if chance(0.7) { add("fill()") }
    }
    scope.mocks.append((chance(0.5) ? "one" : "self.one", first, true))
    scope.mocks.append((chance(0.5) ? "two" : "self.two", second, false))
    if hasLazy { scope.mocks.append((chance(0.5) ? "three" : "self.three", third, true)) }
    body(&self)
    text += function("run", lines, indent: "  ") + "}\n"
    return text + "func \(name)() async throws { try await C\(name)().run() }\n"
  }

  /// A test case of XCTest with a setup before each test.
  private mutating func testCase(_ name: String, _ body: (inout Self) -> Void) -> String {
    use(.setUp)
    let (first, second) = (pick(shapes.classes), pick(shapes.classes))
    var text = "final class T\(name): XCTestCase {\n"
    text += "  var one: Mock<\(first)>!\n"
    text += "  var two = \(newMock(of: second))\n"
    text += "  override func setUp() {\n    one = \(newMock(of: first))\n"
    if let leaf = leaf(of: second) { text += "    two.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value)\n" }
    if let leaf = leaf(of: first) { text += "    one.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value)\n" }
    text += "  }\n"
    // Copies the implicitly unwrapped property, because `let a = one` would be optional.
    add("let first = one!")
    scope.mocks.append(("first", first, false))
    scope.mocks.append((chance(0.5) ? "two" : "self.two", second, true))
    body(&self)
    text += function("testRead", lines, indent: "  ") + "}\n"
    driver = """
      func \(name)() async throws {
        let test = T\(name)()
        try await test.run(test.testRead)
      }

      """
    return text
  }
}
