struct Report {
  var title: String
  var rows: [[Int]]

  func render(_ value: Int) -> String { "member \(value)" }

  func render(_ value: String) -> String { "member \(value)" }

  func render() -> [String] {
    func render(_ value: Int) -> String { "local \(value)" }
    func render(_ value: [Int]) -> String { value.map { render($0) }.joined() }

    return rows.map { render($0) } + [self.render(title), render(1)]
  }

  func layout(width: Int) -> [String] {
    var cache: [Int: String] = [:]

    struct Cell {
      var text: String
      var width: Int

      func padded() -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
    }

    enum Alignment: CaseIterable {
      case left, right

      func apply(_ cell: Cell) -> String {
        switch self {
        case .left: cell.padded()
        case .right: String(cell.padded().reversed())
        }
      }
    }

    func cell(_ value: Int) -> Cell { Cell(text: text(for: value), width: width) }

    func cell(_ value: String, width: Int? = nil) -> Cell { Cell(text: value, width: width ?? 3) }

    func text(for value: Int) -> String {
      if let known = cache[value] { return known }
      let made = "\(value)"
      cache[value] = made
      return made
    }

    let cells = rows.flatMap { $0.map { cell($0) } } + [cell(title), cell("x", width: width)]
    return Alignment.allCases.flatMap { alignment in cells.map(alignment.apply) }
  }

  func isEven(_ value: Int) -> Bool {
    func even(_ value: Int) -> Bool { value == 0 ? true : odd(value - 1) }
    func odd(_ value: Int) -> Bool { value == 0 ? false : even(value - 1) }
    return even(abs(value))
  }

  func count(_ value: Any) -> Int {
    func count(_ value: String) -> Int { value.count }
    func count<Items: Collection>(_ items: Items) -> Int { items.count * 10 }

    if let text = value as? String { return count(text) }
    if let row = value as? [Int] { return count(row) }
    return count(title) + count([title]) + self.count("rows")
  }
}

struct Counter {
  private var total = 0

  mutating func run(_ steps: Int) -> Int {
    let start = total
    func next(_ value: Int, by step: Int = 1) -> Int { value + step }
    func next(_ value: Int) -> Int { value * 2 }

    for step in 0..<steps { total = next(total, by: step) }
    total = next(total)
    return total - start
  }

  func makeCounter(from start: Int) -> () -> Int {
    var value = start
    func step() -> Int {
      defer { value += 1 }
      return value
    }
    return step
  }
}

class Label {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

func makeLabel(_ text: String) -> Label {
  final class Decorated: Label {
    override init(_ text: String) {
      super.init("* " + text)
    }
  }
  return Decorated(text)
}

func describe(_ label: Label) -> String {
  class Label {
    let text = "inner"

    init(_ label: LabelAlias) {}
  }
  let inner = Label(label)
  return label.text + inner.text
}

typealias LabelAlias = Label

func factorial(_ number: Int) -> Int {
  func factorial(_ number: Int, _ result: Int) -> Int {
    number < 2 ? result : factorial(number - 1, result * number)
  }
  return factorial(number, 1)
}

func collect<Value>(_ values: [Value], where matches: (Value) -> Bool) -> [Value] {
  var found: [Value] = []
  func add(_ value: Value) { found.append(value) }
  func add(_ values: [Value]) {
    for value in values where matches(value) { add(value) }
  }
  add(values)
  return found
}

enum LocalTests {
  static func numbers() -> [Int] {
    var counter = Counter()
    let next = counter.makeCounter(from: 4)
    let report = Report(title: "r", rows: [[1, 2], []])
    return [counter.run(3), next(), next(), factorial(5), report.count("abc"), report.count([1]), report.count(true)]
      + collect([1, 2, 3]) { $0 > 1 }
  }
}
