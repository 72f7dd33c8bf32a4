/// Names of types as they are spelled elsewhere than where they stand.
struct QualifiedNames {
  private let sources: any MockSources
  /// The types around whoever uses the names.
  private let scope: [String]
  /// The types around the mock.
  private let place: [String]
  /// Names that are the mock's own.
  private let own: Set<String>
  /// The type whose members the mock inherits, with the names of what is around it.
  private let inherited: [String]
  private var known: [String: String?] = [:]

  init(sources: any MockSources, scope: [String], place: [String], own: Set<String>, inherited: [String]) {
    (self.sources, self.scope, self.place) = (sources, scope, place)
    (self.own, self.inherited) = (own, inherited)
  }

  /// A type with the names of the types around those that cannot be named alone.
  mutating func qualified(_ type: String, except generics: Set<String>) -> String {
    type.replacingNames { name, _ in
      let name = String(name)
      return own.contains(name) || generics.contains(name) ? nil : other(name)
    }
  }

  private mutating func other(_ name: String) -> String? {
    if let known = known[name] { return known }
    let other = found(name)
    known[name] = .some(other)
    return other
  }

  private func found(_ name: String) -> String? {
    if inherited != scope, sources.declares(name, in: inherited) { return nil }
    for count in stride(from: scope.count, to: 0, by: -1) {
      let path = Array(scope.prefix(count))
      guard sources.declares(name, in: path) else { continue }
      // An extension sees what is in the type, but not what is around that.
      return path == place ? nil : (path + [name]).joined(separator: ".")
    }
    return nil
  }
}

extension MockSources {
  /// Whether a type, or an alias, is declared in another type, of which the names are given from the outside in.
  func declares(_ name: String, in path: [String]) -> Bool {
    names(named: name).contains { $0.path == path } || types(named: name).contains { $0.outline.path == path }
      || aliases(named: name).contains { $0.path == path }
  }
}
