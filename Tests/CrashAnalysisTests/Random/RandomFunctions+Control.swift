/// More control flow.
extension RandomFunctions {
  mutating func deferred(_ depth: Int) {
    guard let mock = scope.mocks.randomElement(using: &random), let leaf = leaf(of: mock.type) else { return }
    use(.deferStatement)
    add("do {")
    add("  defer { \(mock.name).\(leaf.name) = \(chance(0.4) ? "nil" : leaf.value) }")
    block(depth)
    add("}")
  }

  mutating func repetition(_ depth: Int) {
    use(.repeatLoop)
    add("repeat {")
    loops += 1
    block(depth)
    loops -= 1
    add("} while no()")
  }

  mutating func labeledLoop(_ depth: Int) {
    use(.label)
    count += 1
    let label = "outer\(count)"
    add("\(label): for _ in [1, 2] {")
    add("  for _ in [1, 2] {")
    indent += 1
    loops += 1
    block(depth)
    add("  if \(condition()) { \(chance(0.5) ? "break" : "continue") \(label) }")
    block(depth)
    loops -= 1
    indent -= 1
    add("  }")
    add("}")
  }

  /// Only for functions with unknown conditions, because the compiled part is unknown.
  mutating func compilationCondition(_ depth: Int) {
    guard hasUnknowns else { return }
    use(.compilationCondition)
    add("#if os(Linux)")
    block(depth)
    add("#else")
    block(depth)
    add("#endif")
  }

  mutating func addToList() {
    let owners = scope.mocks.filter { shapes.mocks[$0.type]?.lists.contains { $0.listCount == 1 } == true }
    guard let mock = owners.randomElement(using: &random),
      let list = shapes.mocks[mock.type]?.lists.filter({ $0.listCount == 1 }).randomElement(using: &random)
    else { return }
    use(.addition)
    add("\(mock.name).\(list.name)? += [\(value(of: list.types))]")
  }

  mutating func changeInOut() {
    let variables = scope.mocks.filter { $0.isVariable && !$0.name.contains(".") }
    guard let mock = variables.randomElement(using: &random) else { return }
    use(.inOutParameter)
    add("replace\(mock.type)(&\(mock.name))")
  }

  mutating func configure() {
    let type = pick(shapes.classes)
    guard let leaf = leaf(of: type) else { return }
    use(.configurationClosure)
    count += 1
    let value = chance(0.3) ? "nil" : leaf.value
    if chance(0.5) {
      add("let m\(count) = configured\(type) { $0.\(leaf.name) = \(value) }")
    } else {
      add("let m\(count) = configured\(type) { mock in")
      add("  mock.\(leaf.name) = \(value)")
      add("}")
    }
    scope.mocks.append(("m\(count)", type, false))
  }

  mutating func keepThroughGeneric() {
    guard let mock = scope.mocks.randomElement(using: &random) else { return }
    use(.genericHelper)
    count += 1
    add("let m\(count) = keep(\(mock.name))")
    scope.mocks.append(("m\(count)", mock.type, false))
  }
}
