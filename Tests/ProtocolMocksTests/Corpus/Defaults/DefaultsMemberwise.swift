import Foundation

/// @mockable
protocol DefaultsMemberwise {
  static func shared() -> DefaultsUser
  var user: DefaultsUser { get }
  func page() -> DefaultsPage<DefaultsUser, Fault>
  func result() async -> Result<(DefaultsUser, DefaultsSpace.Kind), any Error>
  func maker() -> (Int) -> DefaultsUser
}

struct DefaultsUser: Hashable {
  let id: UUID
  var name: String
  private(set) var count = 1
  let address: DefaultsSpace.Address
  var kind: DefaultsSpace.Kind
  var item: Item
  let friends: [DefaultsUser]
  let best: Item?
  var other: Item?
  let `in`: (DefaultsTree)
}

enum DefaultsSpace {
  struct Address: Hashable { let street: String }

  // swift-format-ignore: OneCasePerLine
  enum Kind: Hashable { case guest(Address), `default`, member }
}

indirect enum DefaultsTree: Hashable {
  case branch(DefaultsTree, DefaultsTree)
  case leaf(_ item: Item, count: Int)
}

struct DefaultsPage<Element, Failure: Error> {
  let elements: [Element]
  let first: Element
  var next: DefaultsNext<Element>
  let error: Failure
}

struct DefaultsNext<T> { let element: (T, Int) }
