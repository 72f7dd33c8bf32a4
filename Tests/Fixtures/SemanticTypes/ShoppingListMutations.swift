struct ShoppingList {
  struct Item: Equatable {
    var name: String
    var amount: Int = 1

    mutating func increase(by step: Int = 1) { amount += step }

    func increased(by step: Int = 1) -> Item {
      var copy = self
      copy.increase(by: step)
      return copy
    }
  }

  enum Section {
    case fruit
    case other(String)

    mutating func toggle() {
      switch self {
      case .fruit: self = .other("misc")
      case .other: self = .fruit
      }
    }
  }

  private(set) var items: [Item] = []
  var section = Section.fruit
  var isDone = false

  mutating func add(_ item: Item) { items.append(item) }

  mutating func add(_ name: String, amount: Int = 1) { add(Item(name: name, amount: amount)) }

  mutating func add(_ first: String, _ others: String...) {
    for name in [first] + others { add(name, amount: others.count) }
  }

  mutating func add(contentsOf list: some Sequence<Item>) { items += list }

  mutating func remove(_ name: String) -> Item? {
    guard let index = items.firstIndex(where: { $0.name == name }) else { return nil }
    return items.remove(at: index)
  }

  @discardableResult
  mutating func remove(where matches: (Item) -> Bool) -> Int {
    let count = items.count
    items.removeAll(where: matches)
    return count - items.count
  }

  mutating func update(_ name: String, _ change: (inout Item) -> Void) {
    for index in items.indices where items[index].name == name { change(&items[index]) }
  }

  mutating func reset() { self = ShoppingList() }

  subscript(name: String) -> Int {
    get { items.first { $0.name == name }?.amount ?? 0 }
    set { update(name) { $0.amount = newValue } }
  }

  subscript(position: Int) -> Item {
    get { items[position] }
    _modify { yield &items[position] }
  }
}

extension Int {
  mutating func clamp(to range: ClosedRange<Int>) { self = clamped(to: range) }

  func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }

  mutating func negate(twice: Bool = false) {
    if twice { return }
    self = -self
  }
}

extension Bool {
  mutating func toggle(if condition: Bool) {
    if condition { toggle() }
  }
}

func bump(_ value: inout Int) { value += 1 }

func bump(_ value: Int) -> Int { value + 1 }

func bump(_ values: inout [Int]) { values = values.map { bump($0) } }

enum ListTests {
  static func filled() -> ShoppingList {
    var list = ShoppingList()
    list.add("apple", amount: 2)
    list.add("pear", amount: 3)
    list.add("milk", "bread")
    list.add(.init(name: "tea"))
    list.add(contentsOf: [.init(name: "rice", amount: 2), list[0].increased()])
    list["apple"] += 2
    list[1].increase()
    list.update("tea") { $0.increase(by: 4) }
    list.remove { $0.amount > 4 }
    list.isDone.toggle()
    list.isDone.toggle(if: list.items.isEmpty)
    list.section.toggle()
    return list
  }

  static func numbers() -> [Int] {
    var first = 12
    let second = bump(first)
    bump(&first)
    var values = [first, second]
    bump(&values)
    values[0].clamp(to: 0...5)
    values[1].negate()
    first.negate(twice: true)
    values.sort(by: >)
    values.swapAt(0, 1)
    return values + [first, first.clamped(to: 1...3)] + values.sorted()
  }

  static func removed() -> [ShoppingList.Item] {
    var list = filled()
    let copy = list
    let pear = list.remove("pear")
    let count = list.remove(where: { $0.name == "milk" })
    list.reset()
    return copy.items + [pear].compactMap { $0 } + [.init(name: "count", amount: count)]
  }
}
