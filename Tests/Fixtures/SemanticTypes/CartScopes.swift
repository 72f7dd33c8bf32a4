func discount(_ amount: Int) -> Int { amount / 10 }

func discount(_ amount: Double) -> Double { amount / 10 }

func label(for count: Int) -> String { "\(count) items" }

let currency = "EUR"

struct Cart {
  var items: [Int]
  var currency = "USD"

  func total() -> Int { items.reduce(0, +) }

  func summary() -> String {
    let total = self.total()
    let currency = self.currency.lowercased()
    return "\(total) \(currency)"
  }

  func price(_ amount: Int) -> String { "\(amount) \(currency)" }

  func checkout() -> [String] {
    func price(_ amount: Int) -> String { "local \(amount)" }
    func discount(_ amount: Int) -> Int { amount / 2 }

    return [
      price(3),
      self.price(3),
      price(discount(20)),
    ]
  }

  func nested() -> Int {
    let step = 1
    func outer() -> Int {
      let step = 10
      func inner() -> Int { step + 1 }
      return inner() + step
    }
    return outer() + step
  }

  func labels() -> [String] {
    let label: (Int) -> String = { "closure \($0)" }
    return items.map { label($0) } + items.map(label)
  }

  func shadowedInClosure() -> [Int] {
    let items = [1, 2, 3]
    return items.map { items in items * 2 } + self.items
  }

  func loop() -> Int {
    var result = 0
    for total in items {
      result += total
      if let total = Optional(total * 2), total > 4 {
        result += total
      }
    }
    return result + total()
  }
}

extension Cart {
  struct Line {
    var currency: String

    func describe(_ amount: Int) -> String {
      if amount > 100 {
        let currency = "many " + currency
        return currency
      }
      return currency
    }

    static func currency(for code: Int) -> String { code == 1 ? "GBP" : "CHF" }

    static func all() -> [String] { [currency(for: 1), currency(for: 2)] }
  }

  static func discount(_ amount: Int) -> Int { amount / 4 }

  static func discounts() -> [Int] {
    [discount(8), Self.discount(16), Cart.discount(32)]
  }
}

enum GlobalUse {
  static func values() -> (Int, Double, String, String) {
    (discount(100), discount(100.0), label(for: 2), currency)
  }

  static func rebound(_ currency: String?) -> String {
    guard let currency else { return label(for: 0) }
    do {
      let currency = currency.uppercased()
      if currency.isEmpty { return currency }
    }
    switch currency {
    case let currency where currency.count > 3:
      return "long \(currency)"
    default:
      return currency
    }
  }
}
