import Foundation

protocol UseCase<Input, Output> {
  associatedtype Input
  associatedtype Output
  func callAsFunction(_ input: Input) -> Output
}

extension UseCase where Input == Void {
  func callAsFunction() -> Output { callAsFunction(()) }
}

extension UseCase {
  func callAsFunction(_ inputs: [Input]) -> [Output] { inputs.map { self($0) } }

  func callAsFunction(_ input: Input?, default fallback: Output) -> Output { input.map { self($0) } ?? fallback }

  func callAsFunction(_ input: Input, _ transform: (Output) -> Output) -> Output { transform(self(input)) }
}

struct ValidateEmail: UseCase {
  typealias Input = String

  func callAsFunction(_ input: String) -> Bool { input.contains("@") }

  func callAsFunction(_ input: Substring) -> Bool { input.count > 3 }
}

struct LoadGreeting: UseCase {
  let name: String

  func callAsFunction(_ input: Void) -> String { "Hello \(name)" }
}

struct FormatPrice {
  var symbol = "€"

  func callAsFunction(_ amount: Int) -> String { "\(amount) \(symbol)" }

  func callAsFunction(_ amount: Double, digits: Int = 2) -> String {
    String(format: "%.\(digits)f \(symbol)", amount)
  }

  func callAsFunction(_ amounts: Int...) -> String { amounts.map { self($0) }.joined(separator: " ") }

  func callAsFunction(_ amount: Decimal) -> String { "\(amount) exact" }

  func callAsFunction<Amount: BinaryInteger>(_ amount: Amount) -> String { "generic \(amount)" }

  static func callAsFunction(_ amount: Int) -> String { "static" }
}

final class Store {
  private var count = 0

  func callAsFunction(_ step: Int = 1) -> Store {
    count += step
    return self
  }

  func callAsFunction(_ read: (Int) -> Void) { read(count) }

  subscript(step: Int) -> Store { self(step) }

  var value: Int { count }
}

struct Dependencies {
  var validate = ValidateEmail()
  var format = FormatPrice()
  var now: () -> Date = { Date(timeIntervalSince1970: 0) }
  var uppercase: (String) -> String = { $0.uppercased() }
  var log: ((String) -> Void)?
  var greeting: any UseCase<Void, String> = LoadGreeting(name: "Ada")

  func uppercase(_ text: String, times: Int) -> String { String(repeating: uppercase(text), count: times) }

  func validate(_ texts: String...) -> Int { texts.filter { validate($0) }.count }
}

struct UseCaseTests {
  var dependencies = Dependencies()
  let format = FormatPrice(symbol: "$")

  func validations() -> [Bool] {
    let validate = dependencies.validate
    let email: String? = "a@b"
    return [
      validate("a@b"),
      validate("a@bc".dropFirst()),
      validate(email, default: false),
      validate("x") { !$0 },
      validate.callAsFunction("x"),
    ] + validate(["a", "@"])
  }

  func prices() -> [String] {
    let small: UInt8 = 3
    let decimal: Decimal = 4
    return [
      format(3),
      format(3.5),
      format(3, digits: 0),
      format(1, 2, 3),
      format(small),
      format(decimal),
      format(4 as Double),
      dependencies.format(7),
      FormatPrice()(8),
      FormatPrice.callAsFunction(9),
    ] + [1, 2].map { format($0) }
  }

  func calls() -> [String] {
    dependencies.log?("start")
    let greet = dependencies.greeting
    return [
      greet(()),
      dependencies.uppercase("a"),
      dependencies.uppercase("a", times: 2),
      LoadGreeting(name: "Bo")(),
      LoadGreeting(name: "Cy").callAsFunction(),
      "\(dependencies.now().timeIntervalSince1970)",
    ]
  }

  func store() -> Int {
    let store = Store()
    var seen = 0
    store()(3)[4]().callAsFunction { seen = $0 }
    store { seen += $0 }
    return seen + store(2).value
  }
}
