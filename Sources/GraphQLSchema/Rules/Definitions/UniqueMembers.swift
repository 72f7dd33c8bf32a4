import GraphQLSyntax
import Source

/// Finds repeated names among the members of types, including those in extensions.
struct UniqueMembers {
  let code: DiagnosticCode
  /// The kind of the members in messages.
  let kind: String
  /// The numbers of the types, and for each (type, member) the index of its first place.
  private var types = NameIndex(capacity: 1024)
  private var typeCount = 0
  private var members: FieldTable
  private var places: [(file: String, range: TextRange)] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter capacity: at least the number of members that will be added.
  init(_ code: DiagnosticCode, kind: String, capacity: Int) {
    self.code = code
    self.kind = kind
    members = FieldTable(capacity: capacity)
    places.reserveCapacity(capacity)
  }

  /// Adds a member, and reports it if its name is repeated.
  /// - Parameter exists: whether the extended schema has the member already.
  mutating func add(_ member: Identifier, of type: Name, exists: Bool, in document: Document) {
    if exists {
      let message =
        "\(kind) \"\(type.text).\(member.text)\" already exists in the schema. "
        + "It cannot also be defined in this type extension."
      diagnostics.append(Diagnostic(code, message, at: document.location(member.range)))
      return
    }
    let owner = Schema.TypeID(number(of: type))
    guard let known = members.find(owner, member.name) else {
      members.insert(owner, member.name, places.count)
      places.append((document.source.path, member.range))
      return
    }
    let first = Location(places[known].file, places[known].range)
    diagnostics.append(
      Diagnostic(
        code, "\(kind) \"\(type.text).\(member.text)\" can only be defined once.",
        at: document.location(member.range), related: [Diagnostic.Related("first defined here", at: first)]))
  }

  private mutating func number(of type: Name) -> Int {
    if let known = types[type] { return known }
    types.insert(type, typeCount)
    typeCount += 1
    return typeCount - 1
  }
}
