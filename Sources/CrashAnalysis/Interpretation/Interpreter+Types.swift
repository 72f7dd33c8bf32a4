import Source

/// The types that tests declare for themselves.
extension Interpreter {
  /// The type that bare names are members of: that of `self`, where it is known, or else the one around.
  var selfPath: [Name]? {
    if let variable = frame.names[Self.selfName], let type = type(of: value(of: variable)) { return type }
    return frame.enclosing.isEmpty ? nil : frame.enclosing
  }

  /// The path of the type of an instance.
  func type(of value: Value) -> [Name]? {
    switch value {
    case .object(let id): state.objects[id]?.type
    case .record(let record): record.type
    default: nil
    }
  }

  /// Whether a name alone means a member of a value.
  func isMember(_ name: Name, of value: Value) -> Bool {
    guard let path = type(of: value) else { return false }
    if storedProperty(name, of: path) != nil { return true }
    let types = lineage(of: path)
    return program.functions(named: name).contains { types.contains(program[$0].enclosing) }
  }
}
