extension MockSources {
  /// Returns whether a protocol inherits from `AutoMockable`, directly or through other protocols and aliases.
  /// Sourcery's template requests mocks of these protocols.
  package func isAutoMockable(_ type: OutlinedType) -> Bool {
    guard type.kind == .protocol else { return false }
    var names = type.inherited
    var seen: Set<String> = []
    while let name = names.popLast() {
      if name == OutlinedType.autoMockable { return true }
      guard seen.insert(name).inserted else { continue }
      names += types(named: name).filter { $0.outline.kind == .protocol }.flatMap(\.outline.inherited)
      names += aliases(named: name).flatMap(\.targetNames)
    }
    return false
  }
}

extension OutlinedType {
  /// The protocol from which Sourcery's template expects mockable protocols to inherit.
  static let autoMockable = "AutoMockable"

  /// Whether this is a protocol that inherits directly from `AutoMockable`.
  package var inheritsAutoMockable: Bool { kind == .protocol && inherited.contains(Self.autoMockable) }
}

extension OutlinedAlias {
  /// Whether this alias stands for `AutoMockable`, possibly with other protocols.
  package var includesAutoMockable: Bool { targetNames.contains(OutlinedType.autoMockable) }

  /// The names of the protocols that the alias stands for, without qualification.
  var targetNames: [String] {
    target.split(separator: "&").compactMap { String($0).nameParts.last }
  }
}
