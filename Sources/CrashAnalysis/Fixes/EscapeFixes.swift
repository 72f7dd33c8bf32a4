import Source

extension [MissingField] {
  /// Returns a fix that sets the fields that are read, and one that sets all missing fields that the conversion
  /// requires.
  func fixes(_ code: GeneratedCode) -> [Diagnostic.Fix] {
    var order: [Made] = []
    var mocks: [Made: (unset: UnsetFields, keys: [Name])] = [:]
    for unset in compactMap(\.unset) {
      let made = Made(location: unset.creation.location, field: unset.role?.field)
      if mocks[made] == nil { order.append(made) }
      mocks[made, default: (unset, [])].keys.append(unset.key)
    }
    var read: [Diagnostic.Edit] = []
    var required: [Diagnostic.Edit] = []
    var names: [String] = []
    for made in order {
      guard let (unset, keys) = mocks[made], let edits = unset.edits(keys, code), !read.touches(edits) else { continue }
      read += edits
      names += keys.map { "'\($0)'" }
      required += unset.edits(nil, code) ?? edits
    }
    guard !read.isEmpty else { return [] }
    var result = [Diagnostic.Fix("Set \(names.joined(separator: ", "))", read)]
    if required != read { result.append(Diagnostic.Fix("Set all required fields", required)) }
    return result
  }
}

/// A mock, named by the call that made it, or that made the mock it is a default of.
private struct Made: Hashable {
  let location: Location
  let field: Name?
}
