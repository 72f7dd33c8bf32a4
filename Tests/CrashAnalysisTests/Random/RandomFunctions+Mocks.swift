/// Makes and changes mocks.
extension RandomFunctions {
  mutating func makeMock(of type: String) {
    count += 1
    let name = "m\(count)"
    let isVariable = chance(0.3)
    let word = isVariable ? "var" : "let"
    let others = scope.mocks.filter { $0.type == type }
    if chance(0.1), let other = others.randomElement(using: &random) {
      if chance(0.4) {
        use(.mockOfIf)
        add("\(word) \(name) = if \(condition()) { \(other.name) } else { \(newMock(of: type)) }")
        scope.mocks.append((name, type, isVariable))
        return
      }
      use(.ternaryMock)
      add("\(word) \(name) = \(condition()) ? \(other.name) : \(newMock(of: type))")
    } else if chance(0.15), let other = others.randomElement(using: &random) {
      use(.aliasOfMock)
      add("\(word) \(name) = \(other.name)")
    } else if chance(0.2) {
      use(.contextualInit)
      add("\(word) \(name): Mock<\(type)> = .init(\(arguments(of: type)))")
    } else {
      add("\(word) \(name) = \(newMock(of: type))")
    }
    scope.mocks.append((name, type, isVariable))
  }

  mutating func newMock(of type: String) -> String {
    if let maker = scope.makers[type]?.randomElement(using: &random), chance(0.5) { return maker }
    switch Int.random(in: 0..<6, using: &random) {
    case 0:
      use(.mockFunction)
      return "\(type).mock(\(arguments(of: type)))"
    case 1:
      use(.factory)
      return "make\(type)()"
    case 2...3:
      use(.bareMock)
      return "Mock<\(type)>()"
    default:
      use(.initializerWithArguments)
      return "Mock<\(type)>(\(arguments(of: type)))"
    }
  }

  /// Arguments in the order of the parameters, which is that of their names.
  mutating func arguments(of type: String) -> String {
    guard let shape = shapes.mocks[type] else { return "" }
    var given: [String: String] = [:]
    for leaf in shape.leaves where chance(0.25) { given[leaf.name] = leaf.value }
    for entity in shape.single where chance(0.25) { given[entity.name] = value(of: entity.types) }
    for list in shape.lists where chance(0.25) { given[list.name] = listValue(of: list) }
    return given.keys.sorted().map { "\($0): \(given[$0] ?? "")" }.joined(separator: ", ")
  }

  mutating func value(of types: [String]) -> String {
    let type = pick(types)
    let known = scope.mocks.filter { $0.type == type }
    if let known = known.randomElement(using: &random), chance(0.6) { return known.name }
    return chance(0.5) ? "Mock<\(type)>()" : newLeafMock(of: type)
  }

  /// Returns a mock with some leaves, which ends the nesting.
  mutating func newLeafMock(of type: String) -> String {
    let leaves = (shapes.mocks[type]?.leaves ?? []).filter { _ in chance(0.4) }
    let arguments = leaves.sorted { $0.name < $1.name }.map { "\($0.name): \($0.value)" }
    return "Mock<\(type)>(\(arguments.joined(separator: ", ")))"
  }

  mutating func listValue(of list: MockShape.Entity) -> String {
    var values = (0..<Int.random(in: 0...3, using: &random)).map { _ in value(of: list.types) }
    if list.allowsNilElements, chance(0.15) {
      use(.nilInList)
      values.append("nil")
    }
    var result = "[" + values.joined(separator: ", ") + "]"
    for _ in 1..<list.listCount { result = "[\(result)]" }
    return result
  }

  mutating func leaf(of type: String) -> MockShape.Leaf? { shapes.mocks[type]?.leaves.randomElement(using: &random) }

  // MARK: Fields

  mutating func setLeaf() {
    guard let mock = scope.mocks.randomElement(using: &random), let leaf = leaf(of: mock.type) else { return }
    if chance(0.03) {
      use(.setNull)
      return add("\(mock.name)._data[\"\(leaf.name)\"] = NSNull()")
    }
    var value = leaf.value
    if chance(0.2) {
      use(.setNil)
      value = "nil"
    } else if chance(0.15) {
      use(.setOnCondition)
      value = "\(condition()) ? \(leaf.value) : nil"
    }
    use(.setLeaf)
    add("\(mock.name).\(leaf.name) = \(value)")
  }

  mutating func setEntity() {
    guard let mock = scope.mocks.randomElement(using: &random),
      let entity = shapes.mocks[mock.type]?.single.randomElement(using: &random)
    else { return setLeaf() }
    use(.setObject)
    add("\(mock.name).\(entity.name) = \(chance(0.15) ? "nil" : value(of: entity.types))")
  }

  mutating func setThroughChain() {
    guard let mock = scope.mocks.randomElement(using: &random) else { return }
    let entities = shapes.mocks[mock.type]?.single.filter { $0.declaredClass != nil } ?? []
    guard let entity = entities.randomElement(using: &random), let leaf = leaf(of: entity.declaredClass ?? "") else {
      return
    }
    use(.setThroughChain)
    add("\(mock.name).\(entity.name)?.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value)")
  }

  /// Unwraps a value, which ends the process if it is nil.
  mutating func setThroughForcedChain() {
    guard let mock = scope.mocks.randomElement(using: &random) else { return }
    let entities = shapes.mocks[mock.type]?.single.filter { $0.declaredClass != nil } ?? []
    guard let entity = entities.randomElement(using: &random), let leaf = leaf(of: entity.declaredClass ?? "") else {
      return
    }
    use(.forcedChain)
    let place = "\(mock.name).\(entity.name)"
    let statement = "\(place)!.\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value)"
    add(mayUnwrapNil && chance(0.1) ? statement : "if \(place) != nil { \(statement) }")
  }

  mutating func setList() {
    let owners = scope.mocks.filter { !(shapes.mocks[$0.type]?.lists.isEmpty ?? true) }
    guard let mock = owners.randomElement(using: &random),
      let list = shapes.mocks[mock.type]?.lists.randomElement(using: &random)
    else { return }
    use(.setList)
    add("\(mock.name).\(list.name) = \(chance(0.1) ? "nil" : listValue(of: list))")
  }

  mutating func append() {
    let owners = scope.mocks.filter { shapes.mocks[$0.type]?.lists.contains { $0.listCount == 1 } == true }
    guard let mock = owners.randomElement(using: &random),
      let list = shapes.mocks[mock.type]?.lists.filter({ $0.listCount == 1 }).randomElement(using: &random)
    else { return }
    use(.append)
    add("\(mock.name).\(list.name)?.append(\(value(of: list.types)))")
  }

  mutating func replace() {
    let variables = scope.mocks.filter(\.isVariable)
    guard let mock = variables.randomElement(using: &random) else { return }
    use(.replaceMock)
    add("\(mock.name) = \(newMock(of: mock.type))")
  }

  /// Lists of mocks in variables.
  mutating func list() {
    if let list = scope.lists.randomElement(using: &random), chance(0.7), let leaf = leaf(of: list.type) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0:
        use(.setElement)
        add("\(list.name)[\(Int.random(in: 0..<list.count, using: &random))].\(leaf.name) = \(leaf.value)")
      case 1:
        use(.replaceElement)
        add("\(list.name)[\(Int.random(in: 0..<list.count, using: &random))] = \(newMock(of: list.type))")
      case 2:
        use(.forEachClosure)
        add("\(list.name).forEach { $0.\(leaf.name) = \(leaf.value) }")
      default:
        use(.forOverMocks)
        add("for e in \(list.name) { e.\(leaf.name) = nil }")
      }
      return
    }
    use(.listOfMocks)
    count += 1
    let owner = scope.mocks.randomElement(using: &random)
    let fields = owner.flatMap { shapes.mocks[$0.type]?.lists.filter { $0.listCount == 1 } } ?? []
    let field = fields.randomElement(using: &random)
    let type = pick(field?.types ?? shapes.classes)
    let values = (0..<Int.random(in: 1...3, using: &random)).map { _ in value(of: [type]) }
    if chance(0.2) {
      use(.mocksOfRange)
      add("var l\(count): [Mock<\(type)>] = (1...\(values.count)).map { _ in \(newMock(of: type)) }")
      scope.lists.append(("l\(count)", type, values.count))
      return
    }
    add("var l\(count): [Mock<\(type)>] = [\(values.joined(separator: ", "))]")
    scope.lists.append(("l\(count)", type, values.count))
    if let owner, let field { add("\(owner.name).\(field.name) = l\(count)") }
  }

  // MARK: Helpers

  mutating func callClosure() {
    guard let mock = scope.mocks.randomElement(using: &random), let leaf = leaf(of: mock.type) else { return }
    count += 1
    if chance(0.5) {
      use(.calledClosure)
      add("let c\(count) = { (mock: Mock<\(mock.type)>) in mock.\(leaf.name) = \(leaf.value) }")
    } else {
      use(.localFunction)
      add("func c\(count)(_ mock: Mock<\(mock.type)>) { mock.\(leaf.name) = \(leaf.value) }")
    }
    add("c\(count)(\(mock.name))")
  }

  mutating func callHelper() {
    let mocks = scope.mocks.filter { Prelude.setter(of: $0.type, shapes) != nil }
    guard let mock = mocks.randomElement(using: &random) else { return }
    use(.fillingHelper)
    let text = chance(0.5) ? "\"Ada\"" : "nil"
    var flag = ", goesOn: \(condition())"
    if chance(0.3) {
      use(.helperWithDefaultArgument)
      flag = ""
    }
    add("set\(mock.type)(\(mock.name), text: \(text)\(flag))")
  }

  /// Calls helpers that have overloads.
  mutating func callOverload() {
    guard let mock = scope.mocks.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      use(.overloadedResult)
      count += 1
      add("let m\(count) = remade(\(mock.name))")
      scope.mocks.append(("m\(count)", mock.type, false))
    case 1:
      use(.overloadByLabel)
      add("change(\(mock.name), back: true)")
    case 2:
      use(.overloadByLabel)
      add("change(\(mock.name), \"text\")")
    default:
      use(.overload)
      add("change(\(mock.name))")
    }
  }

  mutating func changeCaptured() {
    // A closure needs an explicit `self`.
    let mocks = scope.mocks.filter { !["one", "two", "three"].contains($0.name) }
    guard let mock = mocks.randomElement(using: &random), let leaf = leaf(of: mock.type) else { return }
    use(.capturedMock)
    count += 1
    add("let c\(count) = { \(mock.name).\(leaf.name) = \(chance(0.3) ? "nil" : leaf.value) }")
    if chance(0.7) { add("c\(count)()") }
  }
}
