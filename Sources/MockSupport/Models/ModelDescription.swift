extension SelectionSet {
  /// The fields of the object. Required ones may be missing.
  public var debugDescription: String {
    describe(.object(__data.object), as: nameOfModel(Self.self))
  }
}

/// Returns the name of a model's type without its module, such as `HeroQuery.Data.Hero`.
func nameOfModel(_ type: Any.Type) -> String {
  let name = String(reflecting: type)
  return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
}

private func describe(_ content: FieldContent, as name: String = "") -> String {
  switch content {
  case .absent, .null: return "nil"
  case .scalar(let value as any RawRepresentable): return String(reflecting: value.rawValue)
  case .scalar(let value): return String(reflecting: value)
  case .mock(let mock): return mock._storage.origin.mockName
  case .object(let object):
    return name + "(" + object.fields.map { "\($0.key): \(describe($0.content))" }.joined(separator: ", ") + ")"
  case .list(let contents): return "[" + contents.map { describe($0) }.joined(separator: ", ") + "]"
  }
}
