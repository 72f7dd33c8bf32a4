/// Generic parameters that can't have the names of their associated types.
extension MockedType {
  /// Renames generic parameters that conflict with members. The associated types become aliases.
  ///
  /// A generic parameter binds the associated type of its name, unless members make that ambiguous. It must not hide
  /// a member's generic parameter.
  ///
  /// - Parameters:
  ///   - names: the names of all associated types and aliases.
  ///   - known: the known associated types in canonical spelling.
  mutating func renameParameters(_ names: Set<String>, _ known: [String: String]) {
    guard !parameters.isEmpty else { return }
    let ambiguous = ambiguousNames(known)
    let shadowed = Set(members.flatMap { $0.fact.generics.map(\.name) })
    let renamed = parameters.map(\.name).filter { ambiguous.contains($0) || shadowed.contains($0) }
    guard !renamed.isEmpty else { return }
    var others: [String: String] = [:]
    for name in renamed { others[name] = MemberNames.free("Mocked" + name.capitalizedFirst, names) }
    let spelling = { (text: String) in text.replacingNames { name, _ in others[String(name)] } }
    bindings += renamed.compactMap { name in others[name].map { AliasFact(name: name, target: $0) } }
    for index in parameters.indices {
      parameters[index].name = others[parameters[index].name] ?? parameters[index].name
      parameters[index].inherits = parameters[index].inherits.map(spelling)
    }
    for index in requirements.indices {
      requirements[index].left = spelling(requirements[index].left)
      requirements[index].right = spelling(requirements[index].right)
    }
  }

  /// Returns the parameters whose inference could match another member.
  private func ambiguousNames(_ known: [String: String]) -> Set<String> {
    let free = Set(parameters.map(\.name))
    guard !free.isEmpty else { return [] }
    var result: Set<String> = []
    let places = Dictionary(grouping: members.map(\.fact), by: MemberPlace.init)
    for overloads in places.values where 1 < overloads.count {
      for member in overloads {
        let types = member.comparedTypes
        let mentioned = free.filter { name in types.contains { $0.mentions([name]) } }
        guard !mentioned.isEmpty, !mentioned.isSubset(of: result) else { continue }
        let isAmbiguous = overloads.contains { other in
          other != member && !other.comparedTypes.contains { $0.mentions(free) }
            && zip(types, other.comparedTypes).allSatisfy {
              $0.mentions(free) || $0.comparable(known) == $1.comparable(known)
            }
        }
        if isAmbiguous { result.formUnion(mentioned) }
      }
    }
    return result
  }
}

extension MemberFact {
  /// The types of parameters and result.
  fileprivate var comparedTypes: [String] { parameters.map(\.spelled) + [result?.text ?? ""] }
}
