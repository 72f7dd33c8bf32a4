protocol InheritanceStore {
  associatedtype Entry: Hashable
  func entries() -> [Entry]
}

protocol InheritanceNamedStore: InheritanceStore { var name: String { get } }

/// @mockable
protocol InheritanceAssociated: InheritanceNamedStore where Entry: Sendable { func add(_ entry: Entry) }
