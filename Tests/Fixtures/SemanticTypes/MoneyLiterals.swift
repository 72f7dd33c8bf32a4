struct Cents: ExpressibleByIntegerLiteral, Hashable {
  var value: Int

  init(integerLiteral value: Int) {
    self.value = value
  }

  init(_ value: Int) {
    self.value = value * 100
  }
}

struct Rate: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  var value: Double

  init(floatLiteral value: Double) {
    self.value = value
  }

  init(integerLiteral value: Int) {
    self.value = Double(value) / 100
  }
}

enum Fee {
  static func charge(_ amount: Int) -> String { "int" }

  static func charge(_ amount: Double) -> String { "double" }

  static func charge(_ amount: Cents) -> String { "cents" }

  static func apply(_ rate: Rate, to amount: Double) -> Double { rate.value * amount }

  static func apply(_ rate: Rate, to amount: Cents) -> Double { rate.value * Double(amount.value) }

  static func wide(_ value: Int64) -> Int64 { value }

  static func wide(_ value: UInt8) -> UInt8 { value }

  static func wide(_ value: Double) -> Double { value }

  static func pair(_ first: Double, _ second: Double) -> Double { first + second }

  static func pair(_ first: Int, _ second: Int) -> Int { first + second }

  static func only(_ value: Float) -> Float { value }
}

struct Invoice {
  var net: Double
  var items: Int

  func charges() -> [String] {
    let cents: Cents = 250
    let amount: Double = 3
    return [
      Fee.charge(3),
      Fee.charge(3.0),
      Fee.charge(cents),
      Fee.charge(3 as Cents),
      Fee.charge(3 as Double),
      Fee.charge(amount),
      Fee.charge(net * 2),
      Fee.charge(items * 2),
      Fee.charge(Double(items) / 2),
      Fee.charge(Cents(2)),
    ]
  }

  func sums() -> (Double, Int, Double, Double) {
    let mixed = Fee.pair(1, 2.5)
    let whole = Fee.pair(1, 2)
    let contextual: Double = Fee.pair(1, 2)
    let scaled = Fee.pair(net, 2)
    return (mixed, whole, contextual, scaled)
  }

  func rates() -> [Double] {
    [
      Fee.apply(19, to: net),
      Fee.apply(0.19, to: net),
      Fee.apply(19, to: 100 as Cents),
      Fee.apply(0.5, to: 2.5),
    ]
  }

  func widths() -> (Int64, UInt8, Double) {
    let byte: UInt8 = Fee.wide(7)
    let big: Int64 = Fee.wide(7)
    let real = Fee.wide(7.0)
    return (big, byte, real)
  }

  func average() -> Double {
    let values = [1, 2.5, 3]
    let sum = values.reduce(0, +)
    let half = 1 / 2
    let exactHalf = 1 / 2.0
    return sum / Double(values.count) + exactHalf + Double(half)
  }

  func table() -> [Cents: [Double]] {
    let percent: Float = Fee.only(7)
    let table: [Cents: [Double]] = [100: [1, 2], 200: [], 300: [Double(percent)]]
    return table
  }

  func isFree() -> Bool { net == 0 && items == 0 && Cents(0) == 0 }

  func optionals() -> [Double?] {
    let values: [Double?] = [1, nil, 2.5]
    let first: Double = values.first.flatMap { $0 } ?? 0
    return values + [first, -1]
  }
}
