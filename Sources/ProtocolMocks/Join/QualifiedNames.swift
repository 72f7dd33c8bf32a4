import SwiftCode

/// Qualifies the names of types for use at another location.
struct QualifiedNames {
  private let sources: any MockSources
  /// The types that enclose the use of the names.
  private let scope: [String]
  /// The types that enclose the mock.
  private let place: [String]
  /// The names that the mock declares.
  private let own: Set<String>
  /// The qualified name of the type from which the mock inherits members.
  private let inherited: [String]
  private var known: [String: String?] = [:]

  init(sources: any MockSources, scope: [String], place: [String], own: Set<String>, inherited: [String]) {
    (self.sources, self.scope, self.place) = (sources, scope, place)
    (self.own, self.inherited) = (own, inherited)
  }

  /// Returns the type with each name qualified that isn't visible at the mock.
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
      // An extension sees the members of its type, but not members of enclosing types.
      return path == place ? nil : (path + [name]).map(\.escapedAsSwiftName).joined(separator: ".")
    }
    return nil
  }
}

extension MockSources {
  /// Returns whether the type with a path, given from the outside in, declares a type or alias.
  func declares(_ name: String, in path: [String]) -> Bool {
    names(named: name).contains { $0.path == path } || types(named: name).contains { $0.outline.path == path }
      || aliases(named: name).contains { $0.path == path }
  }
}
