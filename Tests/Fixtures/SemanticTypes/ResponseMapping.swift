protocol ResponseModel {
  associatedtype Payload
  init(payload: Payload)
}

protocol IdentifiedPayload {
  var id: Int { get }
}

struct UserPayload: IdentifiedPayload {
  var id: Int
  var name: String
}

struct TagPayload {
  var label: String
}

struct User: ResponseModel, Equatable {
  var name: String

  init(payload: UserPayload) {
    name = payload.name
  }

  init(_ name: some StringProtocol) {
    self.name = String(name)
  }

  init(_ name: String) {
    self.name = name.uppercased()
  }

  init<Payload: IdentifiedPayload>(_ payload: Payload) {
    self.init("user \(payload.id)")
  }

  init<Payload>(_ payload: Payload) {
    name = "unknown"
  }

  init?(_ code: Int) {
    guard code > 0 else { return nil }
    self.init("code \(code)".dropFirst(2))
  }
}

struct Tag: ResponseModel, Equatable {
  var label: String

  init(payload: TagPayload) {
    label = payload.label
  }

  init(_ payload: TagPayload? = nil) {
    label = payload?.label ?? "untagged"
  }
}

struct Page<Item> {
  var items: [Item]
  var next: Int?

  init(items: [Item], next: Int? = nil) {
    self.items = items
    self.next = next
  }

  init<Elements: Sequence>(_ elements: Elements) where Elements.Element == Item {
    self.init(items: Array(elements))
  }

  init<Elements: Sequence>(_ elements: Elements) where Item: ResponseModel, Elements.Element == Item.Payload {
    self.init(items: elements.map(Item.init(payload:)), next: 1)
  }

  init(repeating item: Item, count: Int = 1) {
    self.init(items: Array(repeating: item, count: count))
  }

  func map<Output>(_ transform: (Item) -> Output) -> Page<Output> {
    .init(items: items.map(transform), next: next)
  }
}

extension Array where Element: ResponseModel {
  init(payloads: [Element.Payload]) {
    self = payloads.map { Element(payload: $0) }
  }
}

func decode<Model: ResponseModel>(_ payload: Model.Payload) -> Model { Model(payload: payload) }

func decode<Model: ResponseModel>(_ payload: Model.Payload, as type: Model.Type) -> Model { .init(payload: payload) }

func decode<Model: ResponseModel>(_ payloads: [Model.Payload]) -> [Model] { .init(payloads: payloads) }

enum MappingTests {
  static let payload = UserPayload(id: 7, name: "Ada")

  static func users() -> [User] {
    let erased: Any = payload
    return [
      User("ada"),
      User("ada".dropFirst()),
      User(payload),
      User(payload: payload),
      User(erased),
      User(TagPayload(label: "x")),
      User(4.5),
      User(4) ?? User("none"),
    ]
  }

  static func decoded() -> (User, Tag, [User], Tag) {
    let user: User = decode(payload)
    let tag = decode(TagPayload(label: "new"), as: Tag.self)
    let list: [User] = decode([payload, payload])
    return (user, tag, list, Tag())
  }

  static func pages() -> [Int] {
    let payloads = Page([payload, payload])
    let users: Page<User> = Page([payload])
    let names = users.map(\.name)
    let tags = Page(repeating: Tag(), count: 2)
    let lengths = Page(names.items.map { $0.count })
    return [payloads.items.count, users.next ?? 0, names.items.count, tags.items.count, lengths.items.reduce(0, +)]
  }

  static func tags() -> [Tag] {
    let optional: TagPayload? = nil
    return [Tag(optional), Tag(TagPayload(label: "a")), Tag(), .init(payload: TagPayload(label: "b"))]
  }
}
