protocol Measurable {
  var measure: Double { get }
}

struct Temperature: Measurable, Comparable {
  var celsius: Double
  var measure: Double { celsius }

  static func < (left: Temperature, right: Temperature) -> Bool { left.celsius < right.celsius }
}

struct Rainfall: Measurable {
  var millimeters: Int
  var measure: Double { Double(millimeters) }
}

struct Series<Sample> {
  var samples: [Sample]

  init(_ samples: [Sample]) {
    self.samples = samples
  }

  func summary() -> String { "\(samples.count) samples" }
}

extension Series where Sample: Measurable {
  init(_ samples: Sample...) {
    self.init(samples)
  }

  func summary() -> String { "average \(average)" }

  var average: Double { samples.map(\.measure).average }
}

extension Series where Sample: Measurable & Comparable {
  func summary() -> String { "peak \(samples.max()?.measure ?? 0)" }
}

extension Series where Sample == Int {
  func summary() -> String { "sum \(samples.sum)" }

  var average: Int { samples.isEmpty ? 0 : samples.sum / samples.count }
}

extension Series: Equatable where Sample: Equatable {}

extension Collection where Element: Numeric {
  var sum: Element { reduce(0, +) }
}

extension Collection where Element == Double {
  var average: Double { isEmpty ? 0 : sum / Double(count) }
}

extension Collection where Element: BinaryInteger {
  var average: Double { isEmpty ? 0 : Double(sum) / Double(count) }
}

extension Array where Element == String {
  var sum: String { joined() }
}

extension Optional where Wrapped == String {
  var orEmpty: String { self ?? "" }
}

extension Optional where Wrapped: Collection {
  var isEmptyOrNil: Bool { self?.isEmpty ?? true }

  var orEmpty: Int { self?.count ?? 0 }
}

extension Dictionary where Value: Collection {
  func total() -> Int { values.map(\.count).sum }
}

extension Dictionary where Key == String, Value == [Int] {
  func total() -> Int { values.map(\.sum).sum }
}

enum ChartTests {
  static func summaries() -> [String] {
    [
      Series(["a"]).summary(),
      Series([Rainfall(millimeters: 4)]).summary(),
      Series(Temperature(celsius: 20), Temperature(celsius: 31)).summary(),
      Series([1, 2, 3]).summary(),
      generic(Series([1, 2, 3])),
      measured(Series([Temperature(celsius: 3)])),
    ]
  }

  static func generic<Sample>(_ series: Series<Sample>) -> String { series.summary() }

  static func measured<Sample: Measurable>(_ series: Series<Sample>) -> String { series.summary() }

  static func numbers() -> [Double] {
    let integers = Series([1, 2])
    let average: Int = integers.average
    return [
      [1.5, 2.5].average,
      [1, 2].average,
      [UInt8(4), 5].average,
      Double(average),
      Series([Rainfall(millimeters: 2)]).average,
    ]
  }

  static func texts(_ name: String?, _ list: [Int]?) -> [String] {
    let count: Int = name.orEmpty
    return [
      name.orEmpty,
      "\(count) \(list.orEmpty)",
      "\(name.isEmptyOrNil) \(list.isEmptyOrNil)",
      ["a", "b"].sum,
    ]
  }

  static func totals() -> [Int] {
    let grouped = ["a": [1, 2], "b": [3]]
    let words = ["x": ["one", "two"]]
    return [grouped.total(), words.total(), [1: [1]].total(), ["k": "text"].total()]
  }

  static func same() -> Bool { Series(["a"]) == Series(["a"]) && [Series([1])] != [] }
}
