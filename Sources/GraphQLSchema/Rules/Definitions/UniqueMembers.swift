import GraphQLSyntax
import Source

/// Finds names that repeat among the members of a type, over its definition and extensions.
struct UniqueMembers {
  let code: DiagnosticCode
  /// What the members are, as messages write it.
  let kind: String
  private var first: [Key: Location] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  private struct Key: Hashable {
    var type: Name
    var member: Name

    func hash(into hasher: inout Hasher) {
      hasher.combine(type.stableHash &* 31 &+ member.stableHash)
    }
  }

  init(_ code: DiagnosticCode, kind: String) {
    self.code = code
    self.kind = kind
  }

  /// Takes note of a member.
  /// - Parameter exists: whether the schema that is extended has it already.
  mutating func add(_ member: Identifier, of type: Name, exists: Bool, in document: Document) {
    let place = document.location(member.range)
    if exists {
      let message =
        "\(kind) \"\(type.text).\(member.text)\" already exists in the schema. "
        + "It cannot also be defined in this type extension."
      diagnostics.append(Diagnostic(code, message, at: place))
      return
    }
    let key = Key(type: type, member: member.name)
    guard let known = first.updateValue(place, forKey: key) else { return }
    first[key] = known
    diagnostics.append(
      Diagnostic(
        code, "\(kind) \"\(type.text).\(member.text)\" can only be defined once.", at: place,
        related: [Diagnostic.Related("first defined here", at: known)]))
  }
}
