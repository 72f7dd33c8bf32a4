/// Makes and reads models.
extension RandomFunctions {
  mutating func makeModel() { makeModel(pick(shapes.roots)) }

  mutating func makeModel(_ root: RootShape) {
    let takesAny = chance(0.05)
    let mocks = scope.mocks.filter { takesAny || root.mocks.contains($0.type) }
    guard let mock = mocks.randomElement(using: &random) else { return }
    let given = root.variables.filter { _ in chance(0.6) }
    if given.count < root.variables.count { use(.absentVariables) }
    var variables = ""
    if !given.isEmpty {
      use(.variables)
      let pairs = given.map {
        "\"\($0)\": \(hasUnknowns && chance(0.3) ? condition() : "\(Bool.random(using: &random))")"
      }
      variables = ", withVariables: [" + pairs.joined(separator: ", ") + "]"
    }
    count += 1
    if chance(0.5) {
      use(.conversion)
      add("let d\(count) = \(root.model)(from: \(mock.name)\(variables))")
    } else {
      use(.asyncConversion)
      add("let d\(count) = await \(root.model).from(\(mock.name)\(variables))")
    }
    scope.models.append(("d\(count)", root.model))
  }

  mutating func read() {
    guard let model = scope.models.randomElement(using: &random) else { return }
    let name = chance(0.35) ? handedOn(model.name, model.shape) : model.name
    if chance(0.3) { return readByForm(name, shape: model.shape) }
    if chance(0.4) { return readInApp(name, shape: model.shape) }
    read(name, shape: model.shape, depth: 0)
  }

  /// Reads a property of the model that is the value of an expression.
  mutating func read(_ base: String, shape name: String, depth: Int) {
    guard let shape = shapes.models[name] else { return }
    let total = shape.leaves.count + shape.objects.count + shape.lists.count
    guard 0 < total else { return }
    let index = Int.random(in: 0..<total, using: &random)
    if index < shape.leaves.count {
      readLeaf("\(base).\(shape.leaves[index])")
    } else if index < shape.leaves.count + shape.objects.count {
      readObject(base, shape.objects[index - shape.leaves.count], depth)
    } else {
      readList(base, shape.lists[index - shape.leaves.count - shape.objects.count], depth)
    }
  }

  private mutating func readLeaf(_ expression: String) {
    switch Int.random(in: 0..<7, using: &random) {
    case 5, 6: readAsValue(expression)
    case 4:
      use(.readInAssertion)
      add("XCTAssertNotNil(\(expression))")
    case 0:
      use(.readInArgument)
      add("consume(\(expression))")
    case 1:
      use(.readInInterpolation)
      add("consume(\"\\(\(expression))\")")
    default:
      use(.readLeaf)
      add("_ = \(expression)")
    }
  }

  private mutating func readObject(_ base: String, _ step: ModelShape.Step, _ depth: Int) {
    if step.name.hasPrefix("fragments.") { use(.fragmentAccessor) }
    if step.name.hasPrefix("as") || step.name.hasPrefix("if") { use(.inlineFragmentAccessor) }
    let expression = "\(base).\(step.name)"
    guard depth < 4 else { return add("_ = \(expression)") }
    if !step.isOptional {
      if chance(0.3) {
        use(.throughLet)
        count += 1
        let name = "v\(count)"
        add("let \(name) = \(expression)")
        add("_ = \(name)")
        return read(name, shape: step.shape, depth: depth + 1)
      }
      return read(expression, shape: step.shape, depth: depth + 1)
    }
    if chance(0.5) { return readLeaf(behind: expression, shape: step.shape) }
    if chance(0.15) { return readLeaf(unwrapping: expression, shape: step.shape) }
    count += 1
    let name = "v\(count)"
    // The analysis knows less after caught errors.
    if handlers == 0, chance(0.15) {
      use(.requiredValue)
      add("let \(name) = try XCTUnwrap(\(expression))")
      add("_ = \(name)")
      return read(name, shape: step.shape, depth: depth + 1)
    }
    if chance(0.3) {
      beginPattern(name, expression)
      indent += 1
      read(name, shape: step.shape, depth: depth + 1)
      add("_ = \(name)")
      indent -= 1
      return add("}")
    }
    if chance(0.2) {
      use(.guardLet)
      add("guard let \(name) = \(expression) else { return }")
      add("_ = \(name)")
      return read(name, shape: step.shape, depth: depth + 1)
    }
    use(.ifLet)
    add("if let \(name) = \(expression) {")
    indent += 1
    read(name, shape: step.shape, depth: depth + 1)
    add("_ = \(name)")
    indent -= 1
    add("}")
  }

  private mutating func readLeaf(behind optional: String, shape name: String) {
    if chance(0.3), let leaf = shapes.models[name]?.leaves.randomElement(using: &random) {
      use(.optionalMap)
      return add("consume(\(optional).map { $0.\(leaf) })")
    }
    use(.optionalChain)
    let leaf = shapes.models[name]?.leaves.randomElement(using: &random)
    add("_ = \(optional)\(leaf.map { "?.\($0)" } ?? "")")
  }

  private mutating func readLeaf(unwrapping optional: String, shape name: String) {
    use(.forcedUnwrap)
    let leaf = shapes.models[name]?.leaves.randomElement(using: &random)
    let statement = "_ = \(optional)!\(leaf.map { ".\($0)" } ?? "")"
    if mayUnwrapNil, chance(0.3) { return add(statement) }
    add("if \(optional) != nil {")
    add("  \(statement)")
    add("}")
  }

  private mutating func readList(_ base: String, _ step: ModelShape.Step, _ depth: Int) {
    if step.isOptional { use(.nilCoalescedList) }
    let expression = step.isOptional ? "(\(base).\(step.name) ?? [])" : "\(base).\(step.name)"
    guard depth < 4, let shape = shapes.models[step.shape] else { return add("_ = \(expression)") }
    let leaf = shape.leaves.randomElement(using: &random)
    count += 1
    if let leaf, !step.hasOptionalElements, chance(0.4) { return readElements(of: expression, leaf) }
    if let leaf, !step.hasOptionalElements, chance(0.6) {
      switch Int.random(in: 0..<6, using: &random) {
      case 3:
        use(.compactMap)
        add("consume(\(expression).compactMap { yes() ? $0.\(leaf) : nil })")
      case 4:
        use(.filter)
        add("consume(\(expression).filter { _ in \(chance(0.5) ? "yes()" : "no()") }.map { $0.\(leaf) })")
      case 5:
        use(.lastElement)
        add("_ = \(expression).last?.\(leaf)")
      case 0:
        use(.mapClosure)
        add("consume(\(expression).map { $0.\(leaf) })")
      case 1:
        use(.mapKeyPath)
        add("consume(\(expression).map(\\.\(leaf)))")
      default:
        use(.firstElement)
        add("_ = \(expression).first?.\(leaf)")
      }
      return
    }
    use(.forOverModels)
    add("for r\(count) in \(expression) {")
    let name = "r\(count)"
    indent += 1
    if step.hasOptionalElements {
      if let leaf { add("_ = \(name)?.\(leaf)") }
    } else {
      read(name, shape: step.shape, depth: depth + 1)
    }
    add("_ = \(name)")
    indent -= 1
    add("}")
  }
}
