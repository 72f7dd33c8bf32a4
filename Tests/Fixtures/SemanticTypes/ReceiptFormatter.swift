import Foundation

struct Money: Equatable {
  var minorUnits: Int
  var currency: String

  init(minorUnits: Int, currency: String = "EUR") {
    self.minorUnits = minorUnits
    self.currency = currency
  }

  init(_ amount: Double, currency: String = "EUR") {
    self.init(minorUnits: Int((amount * 100).rounded()), currency: currency)
  }

  init(_ whole: Int) {
    self.init(minorUnits: whole * 100)
  }
}

struct ReceiptLine {
  var title: String
  var price: Money
  var quantity: Int = 1
}

final class ReceiptFormatter {
  private let separator: String
  private(set) var log: [String] = []

  init(separator: String = ".") {
    self.separator = separator
  }

  // MARK: Amounts

  func format(_ money: Money) -> String {
    format(money, digits: 2)
  }

  func format(_ money: Money, digits: Int, signed: Bool = false) -> String {
    let whole = money.minorUnits / 100
    let cents = String(format: "%02d", abs(money.minorUnits % 100))
    let sign = signed && money.minorUnits > 0 ? "+" : ""
    return digits == 0 ? "\(sign)\(whole)" : "\(sign)\(whole)\(separator)\(cents.prefix(digits))"
  }

  func format(_ money: Money?, placeholder: String = "–") -> String {
    guard let money else { return placeholder }
    return format(money)
  }

  func format(_ amount: Int) -> String { format(Money(amount)) }

  func format(_ amount: Double) -> String { format(Money(amount)) }

  func format(_ lines: [ReceiptLine], in currency: String = "EUR") -> String {
    lines.map { line in format(line.price, digits: 2) + " " + currency }.joined(separator: "\n")
  }

  func format(_ values: Money..., in currency: String) -> [String] {
    values.filter { $0.currency == currency }.map { format($0) }
  }

  // MARK: Logging

  func note(_ text: String, level: Int = 0) { log.append("\(level): \(text)") }

  func note(_ text: String) { log.append(text) }

  func note(_ text: String, _ money: Money = Money(0)) { log.append(text + format(money)) }
}

enum ReceiptPreview {
  static func sample() -> [String] {
    let formatter = ReceiptFormatter()
    let missing: Money? = nil
    let discount: Money? = Money(minorUnits: -250)
    let line = ReceiptLine(title: "Espresso", price: Money(2.5))

    formatter.note("start")
    formatter.note("level", level: 2)
    formatter.note("total", line.price)

    return [
      formatter.format(4),
      formatter.format(4.0),
      formatter.format(missing),
      formatter.format(discount),
      formatter.format(Money(3)),
      formatter.format(Money(3), placeholder: "none"),
      formatter.format(Money(3), digits: 0, signed: true),
      formatter.format([line]),
      formatter.format([line], in: "USD"),
    ] + formatter.format(Money(1), Money(2), in: "EUR")
  }

  static func total(of lines: [ReceiptLine]) -> Money {
    let sum = lines.reduce(0) { $0 + $1.price.minorUnits * $1.quantity }
    return Money(minorUnits: sum)
  }

  static func totals(of lines: [ReceiptLine]) -> [Money] {
    lines.map(\.price.minorUnits).map { Money($0) }
  }

  static func roundedTotals(of amounts: [Double]) -> [Money] {
    amounts.map { Money($0) } + amounts.map { Money(Int($0)) }
  }
}
