/// A module type with the name of a library type.
struct Result {
  var score: Int

  static func success(_ score: Int) -> Result { Result(score: score) }
}

struct Character: Equatable {
  var name: String

  init(_ name: String) {
    self.name = name
  }
}

enum Optional {
  case some(Int)
  case none

  static func wrap(_ value: Int?) -> Optional { value.map { .some($0) } ?? .none }
}

protocol Identifiable {
  var id: String { get }
}

func max(_ values: Int...) -> String { "max of \(values.count)" }

func value() -> String { "global value" }

let count = 100

class Scene {
  struct Item {
    var name = "scene item"
  }

  typealias Value = Int

  let count = 1
  var items: [Item] = [Item()]

  func value() -> Value { count }

  func describe(_ item: Item) -> String { item.name }

  class func title() -> String { "scene" }
}

final class BattleScene: Scene {
  struct Item {
    var name = "battle item"
    var power = 3
  }

  enum Kind: String {
    case value, count

    static let items = [Kind.value, .count]

    var name: String { "kind " + rawValue }
  }

  let hero: Character
  var value: String

  init(hero: Character, value: String = "stored") {
    self.hero = hero
    self.value = value
  }

  func describe(_ item: Item) -> String { item.name + " \(item.power)" }

  override func describe(_ item: Scene.Item) -> String { "battle " + super.describe(item) }

  func names() -> [String] {
    let item = Item()
    let other = Scene.Item()
    return [describe(item), describe(other), describe(.init(name: "x", power: 1)), describe(.init(name: "y"))]
  }

  func values() -> [String] {
    let number: Int = value()
    let text: String = value
    let value = { "closure value" }
    return ["\(number)", text, value(), self.value, "\(count)", "\(super.count)"]
  }

  func counted(_ count: String) -> [String] {
    var result = [count]
    if let count = Int(count) { result.append("\(count + 1)") }
    for count in 0..<2 { result.append("\(count) \(self.count)") }
    result += [1.5].map { count in "\(count)" }
    let items = Kind.items.map(\.name)
    return result + items + self.items.map(\.name)
  }

  override class func title() -> String { "battle " + super.title() }

  func title() -> String { Self.title() + type(of: self).title() }
}

struct Registry<Element> {
  struct Entry<Key> {
    var key: Key
    var element: Element
  }

  typealias String = [Element]

  var entries: [Entry<Int>] = []

  func describe(_ value: Swift.String) -> Swift.String { value }

  func describe(_ value: String) -> Swift.String { "\(value.count) elements" }

  func find<Key: Equatable>(_ element: Key, in list: [Key]) -> Int { list.filter { $0 == element }.count }

  func find(_ key: Int) -> Element? { entries.first { $0.key == key }?.element }
}

enum ShadowTests {
  static func numbers() -> [Int] {
    let result: Result = .success(3)
    let library: Swift.Result<Int, Never> = .success(4)
    let wrapped = Optional.wrap(5)
    let none: Int? = .none
    let letter: Swift.Character = "x"
    guard case .some(let value) = wrapped, case .none = none else { return [] }
    return [result.score, library.get(), value, Swift.max(1, 2), count, letter == "x" ? 1 : 0]
  }

  static func texts() -> [String] {
    let scene = BattleScene(hero: Character("Ada"))
    let registry = Registry(entries: [.init(key: 1, element: 2.5)])
    let biggest: String = max(1, 2)
    let found = registry.find("a", in: ["a", "b"]) + (registry.find(1) == nil ? 0 : 1)
    return scene.names() + scene.values() + scene.counted("7")
      + [
        scene.title(), (scene as Scene).describe(.init()), registry.describe("text"), registry.describe([1.5]), biggest,
      ]
      + [value(), scene.hero == Character("Ada") ? "same" : "other", "\(found)"]
  }
}
