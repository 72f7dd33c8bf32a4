import Source

/// Limits for the contents of one declaration. Joining takes quadratic time for some of them, and no declaration that
/// people write comes near.
extension TypeFacts {
  /// The maximum number of inherited types, of associated types, of aliases and of requirements.
  private static let itemLimit = 1_000
  /// The maximum number of parameters of a member, with its generic ones and their requirements.
  private static let parameterLimit = 256

  /// The facts without what exceeds a limit. A problem stands for each excess.
  var bounded: TypeFacts {
    var result = self
    result.bound(\.inherits, "inherits from more than \(Self.itemLimit) types")
    result.bound(\.associatedTypes, "has more than \(Self.itemLimit) associated types")
    result.bound(\.aliases, "has more than \(Self.itemLimit) aliases")
    result.bound(\.requirements, "has more than \(Self.itemLimit) requirements of associated types")
    for member in members where Self.parameterLimit < member.parameterCount {
      result.problems.append(
        FactProblem(message: "has more than \(Self.parameterLimit) parameters", range: member.range))
    }
    result.members.removeAll { Self.parameterLimit < $0.parameterCount }
    return result
  }

  private mutating func bound<Item>(_ items: WritableKeyPath<TypeFacts, [Item]>, _ message: String) {
    guard Self.itemLimit < self[keyPath: items].count else { return }
    self[keyPath: items].removeSubrange(Self.itemLimit...)
    problems.append(FactProblem(message: message, range: TextRange(at: 0)))
  }
}

extension MemberFact {
  fileprivate var parameterCount: Int { parameters.count + generics.count + requirements.count }
}
