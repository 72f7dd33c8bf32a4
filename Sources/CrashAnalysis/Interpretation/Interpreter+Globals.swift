import Source

/// Static and global properties.
extension Interpreter {
  /// What a constant holds that the whole process shares; nil where there is no such property. Variables and unset
  /// fields of mocks are unknown, since other tests can change them.
  mutating func global(_ name: Name, of path: [Name]) -> Value? {
    var found: [(property: TestType.Property, owner: TestType)] = []
    for type in lineage(of: path) {
      for declaration in program.types(at: type) {
        for property in declaration.properties where property.name == name && property.isStatic {
          if !property.isPrivate || declaration.file == frame.file { found.append((property, declaration)) }
        }
      }
    }
    guard let (property, owner) = found.first else { return nil }
    guard found.count == 1, property.isConstant, !property.isObserved, let initial = property.value else {
      return .unknown
    }
    let id = GlobalID(path: owner.path, name: name)
    if let value = state.globals[id] { return value }
    // One that needs itself is not followed.
    state.globals[id] = .unknown
    let value = evaluate(initial, of: property, in: owner, on: nil)
    makeCommon(value)
    state.globals[id] = value
    return value
  }

  /// Other tests can get hold of what a value leads to.
  mutating func makeCommon(_ value: Value) {
    var open = [value]
    while let value = open.popLast() {
      switch value {
      case .mock(let id):
        guard let mock = state.mocks[id], !mock.isCommon else { continue }
        state.mocks[id]?.isCommon = true
        open += mock.fields.sorted { $0.key < $1.key }.map(\.value)
      case .object, .callable: escape(value)
      default: open += value.parts
      }
    }
  }
}
