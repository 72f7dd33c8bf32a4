import Foundation

struct Contact: Hashable {
  var firstName: String
  var lastName: String
  var age: Int
  var nickname: String?
  var address: Address?
  var isFavorite = false
}

struct Address: Hashable {
  var city: String
  var lines: [String]
}

enum Order { case ascending, descending }

extension Sequence {
  func sorted<Key: Comparable>(by key: KeyPath<Element, Key>) -> [Element] {
    sorted { $0[keyPath: key] < $1[keyPath: key] }
  }

  func sorted<Key: Comparable>(by key: KeyPath<Element, Key?>, last: Bool = true) -> [Element] {
    sorted {
      guard let left = $0[keyPath: key] else { return !last }
      guard let right = $1[keyPath: key] else { return last }
      return left < right
    }
  }

  func sorted<Key: Comparable>(by key: (Element) -> Key, _ order: Order) -> [Element] {
    sorted { order == .ascending ? key($0) < key($1) : key($1) < key($0) }
  }

  func sum<Number: Numeric>(_ key: KeyPath<Element, Number>) -> Number { reduce(0) { $0 + $1[keyPath: key] } }

  func grouped<Key: Hashable>(by key: (Element) -> Key) -> [Key: [Element]] { Dictionary(grouping: self, by: key) }
}

extension Array where Element == Contact {
  func map(_ key: KeyPath<Contact, String>) -> String {
    map { $0[keyPath: key] }.joined(separator: ", ")
  }
}

struct ContactDirectory {
  var contacts: [Contact]

  func orderings() -> [[Contact]] {
    [
      contacts.sorted(by: \.lastName),
      contacts.sorted(by: \.nickname),
      contacts.sorted(by: \.nickname, last: false),
      contacts.sorted(by: \.age, .descending),
      contacts.sorted { $0.age > $1.age },
      contacts.sorted(by: \Contact.lastName.count),
      contacts.sorted(by: \.address?.city),
    ]
  }

  func names() -> [String] {
    let joined: String = contacts.map(\.firstName)
    let listed: [String] = contacts.map(\.firstName)
    let known = contacts.compactMap(\.nickname)
    let cities = contacts.compactMap(\.address?.city)
    let lines = contacts.compactMap(\.address).flatMap(\.lines)
    return [joined] + listed + known + cities + lines
  }

  func counts() -> (Int, Int, Int) {
    let favorites = contacts.filter(\.isFavorite).count
    let total = contacts.sum(\.age)
    let groups = contacts.grouped(by: \.lastName).count
    return (favorites, total, groups)
  }

  func select(_ key: KeyPath<Contact, String>) -> String { "strings" }

  func select(_ key: PartialKeyPath<Contact>) -> String { "partial" }

  func select(_ key: (Contact) -> Int) -> String { "function" }

  func selections() -> [String] {
    let stored = \Contact.lastName
    let length: (Contact) -> Int = \.lastName.count
    let erased: AnyKeyPath = stored
    return [
      select(\.lastName),
      select(\.isFavorite),
      select(stored),
      select(length),
      select { $0.age },
      "\(erased == \Contact.lastName)",
    ]
  }

  func updated<Value>(_ contact: Contact, _ key: WritableKeyPath<Contact, Value>, to value: Value) -> Contact {
    var copy = contact
    copy[keyPath: key] = value
    return copy
  }

  func updates(_ contact: Contact) -> [Contact] {
    [
      updated(contact, \.age, to: 4),
      updated(contact, \.nickname, to: "Bo"),
      updated(contact, \.nickname, to: nil),
      updated(contact, \.self, to: contact),
    ]
  }

  func initials() -> [Character] { contacts.map(\.lastName).compactMap(\.first) + ["a", "b"].map(\.self) }
}
