import Foundation

@propertyWrapper
struct Clamped<Value: Comparable> {
  private var value: Value
  let range: ClosedRange<Value>

  init(wrappedValue: Value, _ range: ClosedRange<Value>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }

  init(_ range: ClosedRange<Value>) {
    self.init(wrappedValue: range.lowerBound, range)
  }

  var wrappedValue: Value {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }

  var projectedValue: Clamped<Value> { self }

  func isAtLimit() -> Bool { value == range.upperBound }
}

extension Clamped where Value == Double {
  init(wrappedValue: Double) {
    self.init(wrappedValue: wrappedValue, 0...1)
  }

  var percent: Int { Int(value * 100) }
}

@propertyWrapper
final class Stored<Value> {
  var wrappedValue: Value {
    didSet { writes += 1 }
  }
  private(set) var writes = 0
  let key: String

  init(wrappedValue: Value, key: String) {
    self.wrappedValue = wrappedValue
    self.key = key
  }

  convenience init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, key: "unnamed") }

  convenience init<Wrapped>(key: String) where Value == Wrapped? {
    self.init(wrappedValue: nil, key: key)
  }

  var projectedValue: Stored { self }

  func reset(to value: Value) { wrappedValue = value }
}

@propertyWrapper
struct Trimmed {
  private(set) var text = ""
  var projectedValue = 0

  init(wrappedValue: String) { self.wrappedValue = wrappedValue }

  init(wrappedValue: String, limit: Int = 3) {
    self.init(wrappedValue: String(wrappedValue.prefix(limit)))
  }

  var wrappedValue: String {
    get { text }
    set {
      text = newValue.trimmingCharacters(in: .whitespaces)
      projectedValue += 1
    }
  }
}

@propertyWrapper
struct Argument<Value> {
  var wrappedValue: Value
  var projectedValue: String { "argument \(wrappedValue)" }
}

struct SoundSettings {
  @Clamped var volume = 0.8
  @Clamped(0...10) var level: Int
  @Clamped(-1...1) var balance = 5.0
  @Stored var theme = "light"
  @Stored(key: "user") var user: String?
  @Stored(wrappedValue: [], key: "recent") var recent: [Int]
  @Trimmed var title = " Loud "
  @Trimmed(limit: 2) var short = "abc"
  @Stored @Trimmed var nested = "  x "

  var isQuiet: Bool { volume < 0.1 && !$volume.isAtLimit() }
}

struct Account {
  @Trimmed var name: String
  @Clamped(18...120) var age = 0
  var note: String?

  init(name: String) { self.name = name }

  init(_ name: String, age: Int) {
    _name = Trimmed(wrappedValue: name, limit: 4)
    self.age = age
  }
}

struct Row {
  @Trimmed var title: String
  @Clamped var progress: Double = 0.5
}

struct SettingsTests {
  func show(_ value: Double) -> String { "double \(value)" }

  func show(_ value: Int) -> String { "int \(value)" }

  func show<Value>(_ value: Clamped<Value>) -> String { "clamped \(value.wrappedValue)" }

  func show<Value>(_ value: Stored<Value>) -> String { "stored \(value.key) \(value.writes)" }

  func show(_ text: String?) -> String { "text \(text ?? "none")" }

  func clamp(@Argument _ value: Int, _ factor: Int) -> String { $value + "\(value * factor)" }

  func texts() -> [String] {
    var settings = SoundSettings()
    settings.volume += 3
    settings.level -= 1
    settings.$user.reset(to: "ada")
    settings.recent.append(4)
    settings.nested += " "
    settings.user = settings.title
    return [
      show(settings.volume), show(settings.$volume), show(settings.$volume.percent), show(settings.$level),
      show(settings.level), show(settings.$theme), show(settings.user), show(settings.$user), show(settings.$title),
      show(settings.short), show(settings.$recent), show(settings.$nested), show(settings.balance), clamp(3, 2),
    ]
  }

  func rows() -> [Row] {
    [Row(title: " a "), Row(title: "b", progress: 4), Row(title: Account("Edward", age: 3).name)]
  }
}
