import Fuzzing

/// Writes Swift functions that make mocks, change them, convert them and read the models, in all the forms that the
/// analysis follows. They compile, and nothing but a missing field ends them.
struct RandomFunctions {
  var random: SplitMix64
  /// Whether there are conditions that the analysis cannot know.
  let hasUnknowns: Bool
  var lines: [String] = []
  var indent = 1
  var count = 0
  /// How many loops are around.
  var loops = 0
  var scope = Scope()

  struct Scope {
    /// The types of mocks by the names of their variables.
    var mocks: [(name: String, type: String, isVariable: Bool)] = []
    /// The types of the elements of lists by the names of their variables.
    var lists: [(name: String, type: String, count: Int)] = []
    /// The shapes of models by the names of their variables.
    var models: [(name: String, shape: String)] = []
  }

  init(seed: UInt64, hasUnknowns: Bool) {
    random = SplitMix64(seed: seed)
    self.hasUnknowns = hasUnknowns
  }

  /// A function with a name.
  mutating func function(named name: String) -> String {
    lines = []
    scope = Scope()
    for type in ["Den", "Keeper"] where chance(0.5) { makeMock(of: type) }
    for type in [pick(MockShape.residents), pick(MockShape.residents), "Query"] { makeMock(of: type) }
    statements(depth: 0, count: Int.random(in: 4...10, using: &random))
    for _ in 0..<Int.random(in: 1...2, using: &random) { makeModel() }
    for _ in 0..<Int.random(in: 1...4, using: &random) { read() }
    return "func \(name)() async throws {\n" + lines.joined(separator: "\n") + "\n}\n"
  }

  // MARK: Statements

  mutating func statements(depth: Int, count: Int) {
    for _ in 0..<count { statement(depth: depth) }
  }

  mutating func statement(depth: Int) {
    switch Int.random(in: 0..<30, using: &random) {
    case 0...1: makeMock(of: pick(Array(MockShape.all.keys.sorted())))
    case 2...6: setLeaf()
    case 7...9: setEntity()
    case 10...11: setThroughChain()
    case 12...14: setList()
    case 15: append()
    case 16: replace()
    case 17...18 where depth < 2: branch(depth)
    case 19 where depth < 2: loop(depth)
    case 20 where depth < 2: choice(depth)
    case 21: makeModel()
    case 22: read()
    case 23: callClosure()
    case 24...25: list()
    case 26: callHelper()
    case 27: changeCaptured()
    case 28: attempt(depth)
    default: setLeaf()
    }
  }

  mutating func makeMock(of type: String) {
    count += 1
    let name = "m\(count)"
    let isVariable = chance(0.3)
    let word = isVariable ? "var" : "let"
    let others = scope.mocks.filter { $0.type == type }
    if chance(0.1), let other = others.randomElement(using: &random) {
      add("\(word) \(name) = \(condition()) ? \(other.name) : \(newMock(of: type))")
    } else if chance(0.15), let other = others.randomElement(using: &random) {
      add("\(word) \(name) = \(other.name)")
    } else if chance(0.2) {
      add("\(word) \(name): Mock<\(type)> = .init(\(arguments(of: type)))")
    } else {
      add("\(word) \(name) = \(newMock(of: type))")
    }
    scope.mocks.append((name, type, isVariable))
  }

  mutating func newMock(of type: String) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: "\(type).mock(\(arguments(of: type)))"
    case 1: "make\(type)()"
    case 2...3: "Mock<\(type)>()"
    default: "Mock<\(type)>(\(arguments(of: type)))"
    }
  }

  /// Arguments in the order of the parameters, which is that of their names.
  mutating func arguments(of type: String) -> String {
    guard let shape = MockShape.all[type] else { return "" }
    var given: [String: String] = [:]
    for leaf in shape.leaves where chance(0.25) { given[leaf.name] = leaf.value }
    for entity in shape.entities where chance(0.25) { given[entity.name] = value(of: entity.types) }
    for list in shape.lists where chance(0.25) { given[list.name] = listValue(of: list.types) }
    return given.keys.sorted().map { "\($0): \(given[$0] ?? "")" }.joined(separator: ", ")
  }

  mutating func value(of types: [String]) -> String {
    let type = pick(types)
    let known = scope.mocks.filter { $0.type == type }
    if let known = known.randomElement(using: &random), chance(0.6) { return known.name }
    return chance(0.5) ? "Mock<\(type)>()" : newLeafMock(of: type)
  }

  /// A mock with some leaves, so that nothing nests without end.
  mutating func newLeafMock(of type: String) -> String {
    let leaves = (MockShape.all[type]?.leaves ?? []).filter { _ in chance(0.4) }
    let arguments = leaves.sorted { $0.name < $1.name }.map { "\($0.name): \($0.value)" }
    return "Mock<\(type)>(\(arguments.joined(separator: ", ")))"
  }

  mutating func listValue(of types: [String]) -> String {
    let values = (0..<Int.random(in: 0...3, using: &random)).map { _ in value(of: types) }
    return "[" + values.joined(separator: ", ") + "]"
  }

  mutating func setLeaf() {
    guard let mock = scope.mocks.randomElement(using: &random),
      let leaf = MockShape.all[mock.type]?.leaves.randomElement(using: &random)
    else { return }
    let value = chance(0.2) ? "nil" : chance(0.15) ? "\(condition()) ? \(leaf.value) : nil" : leaf.value
    add("\(mock.name).\(leaf.name) = \(value)")
  }

  mutating func setEntity() {
    guard let mock = scope.mocks.randomElement(using: &random),
      let entity = MockShape.all[mock.type]?.entities.randomElement(using: &random)
    else { return setLeaf() }
    add("\(mock.name).\(entity.name) = \(chance(0.15) ? "nil" : value(of: entity.types))")
  }

  mutating func setThroughChain() {
    let owners = scope.mocks.filter { ["Otter", "Parrot", "Tapir"].contains($0.type) }
    guard let mock = owners.randomElement(using: &random) else { return }
    let (entity, type) = chance(0.5) ? ("den", "Den") : ("keeper", "Keeper")
    guard let leaf = MockShape.all[type]?.leaves.randomElement(using: &random) else { return }
    add("\(mock.name).\(entity)?.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value)")
  }

  mutating func setList() {
    let owners = scope.mocks.filter { !(MockShape.all[$0.type]?.lists.isEmpty ?? true) }
    guard let mock = owners.randomElement(using: &random),
      let list = MockShape.all[mock.type]?.lists.randomElement(using: &random)
    else { return }
    add("\(mock.name).\(list.name) = \(chance(0.1) ? "nil" : listValue(of: list.types))")
  }

  mutating func append() {
    let owners = scope.mocks.filter { !(MockShape.all[$0.type]?.lists.isEmpty ?? true) }
    guard let mock = owners.randomElement(using: &random),
      let list = MockShape.all[mock.type]?.lists.randomElement(using: &random)
    else { return }
    add("\(mock.name).\(list.name)?.append(\(value(of: list.types)))")
  }

  mutating func replace() {
    let variables = scope.mocks.filter(\.isVariable)
    guard let mock = variables.randomElement(using: &random) else { return }
    add("\(mock.name) = \(newMock(of: mock.type))")
  }

  mutating func condition() -> String {
    if hasUnknowns, chance(0.5) { return chance(0.5) ? "decide(true)" : "decide(false)" }
    return chance(0.5) ? "yes()" : "no()"
  }

  mutating func block(_ depth: Int) {
    let outer = scope
    indent += 1
    statements(depth: depth + 1, count: Int.random(in: 1...3, using: &random))
    indent -= 1
    scope = outer
  }

  mutating func branch(_ depth: Int) {
    add("if \(condition()) {")
    block(depth)
    if hasUnknowns, chance(0.1) { add("  return") }
    if chance(0.5) {
      add("} else {")
      block(depth)
    }
    add("}")
  }

  mutating func loop(_ depth: Int) {
    let mocks = scope.mocks.filter { $0.type == "Otter" }
    if 1 < mocks.count, chance(0.5) {
      count += 1
      add("for e\(count) in [\(mocks[0].name), \(mocks[1].name)] {")
      add("  e\(count).\(chance(0.5) ? "toy = \"rope\"" : "species = nil")")
    } else {
      add("for _ in [1, 2] {")
    }
    loops += 1
    block(depth)
    if chance(0.2) { add("  if \(condition()) { \(chance(0.5) ? "break" : "continue") }") }
    if chance(0.5) { block(depth) }
    loops -= 1
    add("}")
  }

  mutating func choice(_ depth: Int) {
    add("switch \(condition()) {")
    for label in ["case true:", "default:"] {
      add(label)
      add("  consume(0)")
      block(depth)
      if 0 < loops, chance(0.2) { add("  \(chance(0.5) ? "continue" : "if \(condition()) { continue }")") }
    }
    add("}")
  }

  mutating func callClosure() {
    guard let mock = scope.mocks.randomElement(using: &random),
      let leaf = MockShape.all[mock.type]?.leaves.randomElement(using: &random)
    else { return }
    count += 1
    if chance(0.5) {
      add("let c\(count) = { (mock: Mock<\(mock.type)>) in mock.\(leaf.name) = \(leaf.value) }")
    } else {
      add("func c\(count)(_ mock: Mock<\(mock.type)>) { mock.\(leaf.name) = \(leaf.value) }")
    }
    add("c\(count)(\(mock.name))")
  }

  /// Lists of mocks in variables.
  mutating func list() {
    if let list = scope.lists.randomElement(using: &random), chance(0.7),
      let leaf = MockShape.all[list.type]?.leaves.randomElement(using: &random)
    {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: add("\(list.name)[\(Int.random(in: 0..<list.count, using: &random))].\(leaf.name) = \(leaf.value)")
      case 1: add("\(list.name)[\(Int.random(in: 0..<list.count, using: &random))] = \(newMock(of: list.type))")
      case 2: add("\(list.name).forEach { $0.\(leaf.name) = \(leaf.value) }")
      default: add("for e in \(list.name) { e.\(leaf.name) = nil }")
      }
      return
    }
    count += 1
    let type = pick(MockShape.residents)
    let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in value(of: [type]) }
    add("var l\(count): [Mock<\(type)>] = [\(values.joined(separator: ", "))]")
    scope.lists.append(("l\(count)", type, values.count))
    if let query = scope.mocks.filter({ $0.type == "Query" }).randomElement(using: &random) {
      add("\(query.name).residents = l\(count)")
    }
  }

  mutating func callHelper() {
    guard let mock = scope.mocks.filter({ MockShape.residents.contains($0.type) }).randomElement(using: &random) else {
      return
    }
    let text = chance(0.5) ? "\"Ada\"" : "nil"
    let flag = chance(0.3) ? "" : ", setsID: \(condition())"
    add("set\(mock.type)(\(mock.name), nickname: \(text)\(flag))")
  }

  mutating func changeCaptured() {
    guard let mock = scope.mocks.randomElement(using: &random),
      let leaf = MockShape.all[mock.type]?.leaves.randomElement(using: &random)
    else { return }
    count += 1
    add("let c\(count) = { \(mock.name).\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value) }")
    if chance(0.7) { add("c\(count)()") }
  }

  mutating func attempt(_ depth: Int) {
    guard depth < 2 else { return }
    add("do {")
    block(depth)
    if chance(0.5) { add("  if \(condition()) { throw Failure() }") }
    block(depth)
    add("} catch {")
    block(depth)
    add("}")
  }

  // MARK: Text

  mutating func add(_ line: String) {
    lines.append(String(repeating: "  ", count: indent) + line)
  }

  mutating func chance(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &random) < probability
  }

  mutating func pick<T>(_ values: [T]) -> T {
    values[Int.random(in: 0..<values.count, using: &random)]
  }
}
