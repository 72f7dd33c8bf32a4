import Source

/// Swift names in one scope, each with the first owner that has it.
struct NameOwners {
  private var list: [(name: String, owner: NameOwner)] = []
  /// The owners by name, once there are many.
  private var table: [String: NameOwner] = [:]

  private static let few = 16

  init(capacity: Int = 0) { list.reserveCapacity(min(capacity, Self.few)) }

  /// The owner of a name.
  subscript(_ name: String) -> NameOwner? {
    table.isEmpty ? list.first { $0.name == name }?.owner : table[name]
  }

  /// Adds a name that has no owner yet.
  mutating func add(_ name: String, _ owner: NameOwner) {
    if table.isEmpty, list.count < Self.few { return list.append((name, owner)) }
    if table.isEmpty { table = Dictionary(list.map { ($0.name, $0.owner) }, uniquingKeysWith: { first, _ in first }) }
    table[name] = owner
  }
}

/// The name in GraphQL of an accessor or structure.
enum NameOwner: Equatable {
  case name(Name)
  /// Text that is not a name.
  case text(String)

  var text: String {
    switch self {
    case .name(let name): name.text
    case .text(let text): text
    }
  }
}
