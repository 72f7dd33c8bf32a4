import Foundation

typealias Sample = (name: String, value: Double)
typealias Bounds = (low: Double, high: Double)

struct Statistics {
  var samples: [Sample]

  func bounds() -> Bounds {
    let values = samples.map(\.value)
    return (values.min() ?? 0, values.max() ?? 0)
  }

  func bounds() -> (count: Int, total: Double) {
    (samples.count, samples.reduce(0) { $0 + $1.value })
  }

  func describe(_ bounds: Bounds) -> String { "\(bounds.low) to \(bounds.high)" }

  func describe(_ pair: (Int, Int)) -> String { "pair \(pair.0 + pair.1)" }

  func describe(_ pair: (Int, String)) -> String { "\(pair.1) \(pair.0)" }

  func describe(_ pair: (x: Int, y: Int), label: String = "point") -> String { "\(label) \(pair.x)" }

  func describe<First, Second>(_ pair: (First, Second)) -> String { "generic" }

  func describe(_ first: Int, _ second: Int) -> String { "two values" }

  func describe(_ value: Any) -> String { "any" }

  func described() -> [String] {
    let limits: Bounds = bounds()
    let (low, high) = limits
    let pair = (1, 2)
    let point = (x: 1, y: 2)
    return [
      describe(limits),
      describe(pair),
      describe((1, "one")),
      describe((low, high)),
      describe((low, "x")),
      describe(1, 2),
      describe(point, label: "p"),
      describe(("a", "b")),
      describe((1, 2, 3)),
    ]
  }

  func totals() -> Double {
    let limits: Bounds = bounds()
    let (count, total) = bounds() as (count: Int, total: Double)
    let sum = (bounds() as Bounds).high + total
    return sum / Double(max(count, 1)) - limits.low
  }

  func sorted() -> [Sample] {
    samples.sorted { ($0.value, $0.name) < ($1.value, $1.name) }
      .filter { name, value in !name.isEmpty && value > 0 }
  }

  func grouped() -> [(key: Character, names: [String])] {
    let groups = Dictionary(grouping: samples) { $0.name.first ?? "?" }
    return groups.map { ($0.key, $0.value.map(\.name)) }.sorted { $0.key < $1.key }
  }

  func indexed() -> [String] {
    var result: [String] = []
    for (index, sample) in samples.enumerated() { result.append("\(index) \(sample.name)") }
    for (name, value) in samples where value > 1 { result.append(name) }
    for case (let name, 1) in samples { result.append(name) }
    for (left, right) in zip(samples, samples.dropFirst()) { result.append(left.name + right.name) }
    return result
  }

  mutating func rotate() {
    guard samples.count > 1 else { return }
    (samples[0], samples[1]) = (samples[1], samples[0])
    samples[0].value += 1
    (samples[0].name, _) = ("first", 2)
  }
}

enum TupleTests {
  static func make() -> Statistics { Statistics(samples: [("a", 1), ("b", 2.5), (name: "c", value: 3)]) }

  static func minmax(_ values: Double...) -> (Double, Double)? {
    guard let first = values.first else { return nil }
    return values.reduce((first, first)) { (min($0.0, $1), max($0.1, $1)) }
  }

  static func nested() -> ((Int, String), flags: (Bool, Bool)) { ((1, "x"), (true, false)) }

  static func values() -> [String] {
    let ((number, text), flags) = nested()
    let result = minmax(3, 1, 2)
    let low = result?.0 ?? 0
    var statistics = make()
    statistics.rotate()
    let lookup = Dictionary(uniqueKeysWithValues: statistics.samples.map { ($0.name, $0.value) })
    let rows = lookup.map { "\($0.key) \($0.value)" } + lookup.map { key, value in "\(key) \(value)" }
    return [text, "\(number)", "\(flags.0 && nested().flags.1)", String(format: "%.1f", low)] + rows
  }

  static func functions() -> [Int] {
    let operations: [(name: String, run: (Int, Int) -> Int)] = [
      ("plus", +), ("max", max), ("first", { left, _ in left }),
    ]
    let pick = operations.first { $0.name == "max" }
    return operations.map { $0.run(2, 3) } + [pick?.run(4, 5) ?? 0]
  }

  static func compare() -> [Bool] { [(1, "a") < (1, "b"), (1, 2) == (1, 2), (2.5, 1) > (2, 3), make().totals() > 0] }
}
