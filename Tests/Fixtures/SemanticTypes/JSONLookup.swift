import Foundation

@dynamicMemberLookup
enum JSON: Equatable {
  case null
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  subscript(dynamicMember name: String) -> JSON {
    if case .object(let members) = self { return members[name] ?? .null }
    return .null
  }

  subscript(dynamicMember name: String) -> Int? { self[name].number.map { Int($0) } }

  subscript(name: String) -> JSON { self[dynamicMember: name] }

  subscript(index: Int) -> JSON {
    guard case .array(let elements) = self, index < elements.count else { return .null }
    return elements[index]
  }

  subscript(path: String...) -> JSON { path.reduce(self) { $0[$1] } }

  var number: Double? {
    if case .number(let value) = self { value } else { nil }
  }

  var text: String {
    switch self {
    case .string(let value): value
    case .number(let value): "\(value)"
    default: ""
    }
  }

  var count: Int {
    if case .array(let elements) = self { elements.count } else { 0 }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(stringLiteral value: String) { self = .string(value) }

  init(floatLiteral value: Double) { self = .number(value) }

  init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByNilLiteral {
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements) { $1 })
  }

  init(arrayLiteral elements: JSON...) { self = .array(elements) }

  init(nilLiteral: ()) { self = .null }
}

@dynamicMemberLookup
struct Lens<Root> {
  private(set) var root: Root
  let label = "lens"

  init(_ root: Root) {
    self.root = root
  }

  subscript<Value>(dynamicMember path: KeyPath<Root, Value>) -> Value { root[keyPath: path] }

  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> Lens<Value> { Lens<Value>(root[keyPath: path]) }

  subscript<Value>(dynamicMember path: WritableKeyPath<Root, Value>) -> (Value) -> Lens {
    { value in
      var copy = self
      copy.root[keyPath: path] = value
      return copy
    }
  }

  func describe() -> String { "lens of \(root)" }
}

struct Place {
  var label: String
  var size = Size(width: 2, height: 3)
  let code = 7

  struct Size {
    var width: Int
    var height: Int
    var area: Int { width * height }
  }

  func describe() -> String { "place" }
}

struct LookupTests {
  let user: JSON = ["name": "Ada", "age": 36, "tags": ["a", 2.5, nil], "address": ["city": "London"]]

  func show(_ json: JSON) -> String { "json \(json.text)" }

  func show(_ text: String) -> String { "string \(text)" }

  func show(_ number: Int) -> String { "int \(number)" }

  func show(_ number: Int?) -> String { "int? \(number ?? 0)" }

  func texts() -> [String] {
    let name: JSON = user.name
    let age: Int? = user.age
    let city = user.address.city.text
    let tag: JSON = user.tags[1]
    return [
      show(name),
      show(age),
      show(user.tags.count),
      show(user["address", "city"]),
      show(user["name"]),
      show(city),
      show(tag.text),
      show("literal"),
      show(3),
      show([1, "two"]),
      show(user.text),
    ]
  }

  func isSame() -> [Bool] { [user.name == "Ada", user.missing == nil, user["age"] == 36, user.tags[2] == .null] }

  func lenses() -> [String] {
    let lens = Lens(Place(label: "Dock"))
    let area: Int = lens.size.area
    let width: Int = lens.size.width
    let size: Lens<Place.Size> = lens.size
    let changed: Lens<Place> = lens.size(.init(width: 5, height: 1))
    return [
      lens.label, lens.root.label, lens.describe(), "\(area + width + lens.code)", size.describe(), changed.describe(),
    ]
  }

  func encoded() throws -> Int {
    let data = try JSONEncoder().encode(["name": user.name.text, "city": user.address.city.text])
    return data.count
  }
}
