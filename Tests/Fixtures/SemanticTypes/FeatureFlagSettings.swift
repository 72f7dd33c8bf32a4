import Foundation

struct SettingKey<Value> {
  var name: String
  var fallback: Value

  init(_ name: String, default fallback: Value) {
    self.name = name
    self.fallback = fallback
  }

  init<Wrapped>(_ name: String) where Value == Wrapped? {
    self.init(name, default: nil)
  }

  init(_ name: String) where Value == Bool {
    self.init(name, default: false)
  }
}

enum Flag: String, CaseIterable {
  case newCheckout
  case darkMode
}

extension SettingKey where Value == Int {
  static var retryLimit: SettingKey { SettingKey("retryLimit", default: 3) }
}

extension SettingKey where Value == Bool {
  static var tracking: SettingKey { SettingKey("tracking") }
}

extension SettingKey where Value == String? {
  static var userName: SettingKey { SettingKey("userName") }
}

final class SettingsStore {
  private var values: [String: Any] = [:]

  subscript<Value>(key: SettingKey<Value>) -> Value {
    get { values[key.name] as? Value ?? key.fallback }
    set { values[key.name] = newValue }
  }

  subscript<Value>(key: SettingKey<Value>, default fallback: Value) -> Value {
    values[key.name] as? Value ?? fallback
  }

  subscript(flag: Flag) -> Bool {
    get { values[flag.rawValue] as? Bool ?? false }
    set { values[flag.rawValue] = newValue }
  }

  subscript(name: String) -> Any? { values[name] }

  subscript<Value>(name: String, as type: Value.Type) -> Value? { values[name] as? Value }

  subscript<Value: Codable>(name: String) -> Value? {
    get { (values[name] as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }
    set { values[name] = newValue.flatMap { try? JSONEncoder().encode($0) } }
  }
}

struct Theme: Codable, Equatable {
  var name: String
}

struct SettingsTests {
  let store = SettingsStore()

  func write() {
    store[.retryLimit] = 5
    store[.tracking] = true
    store[.userName] = "ada"
    store[.userName] = nil
    store[.darkMode] = true
    store["theme"] = Theme(name: "dark")
    store[SettingKey("ratio", default: 0.5)] = 1
  }

  func read() -> [String] {
    let limit = store[.retryLimit]
    let doubled = store[.retryLimit] * 2
    let raw = store["retryLimit"]
    let theme: Theme? = store["theme"]
    let typed = store["retryLimit", as: Int.self]
    let name = store[.userName] ?? "guest"
    let tracking = store[.tracking, default: true]
    let ratio = store[SettingKey("ratio", default: 1.0)]
    let dark = store[.darkMode]
    return [
      "\(limit + doubled)", "\(raw == nil)", theme?.name ?? "none", "\(typed ?? 0)", name, "\(tracking && dark)",
      "\(ratio / 2)",
    ]
  }

  func enabled() -> [Flag] { Flag.allCases.filter { store[$0] } }

  func isEnabled(_ flag: Flag) -> Bool { store[flag] }

  func isEnabled(_ key: SettingKey<Bool>) -> Bool { store[key] }

  func isEnabled<Value>(_ key: SettingKey<Value>) -> Bool { store[key.name] != nil }

  func states() -> [Bool] {
    [
      isEnabled(.darkMode),
      isEnabled(.tracking),
      isEnabled(SettingKey("beta")),
      isEnabled(SettingKey("limit", default: 2)),
      isEnabled(SettingKey<Int>.retryLimit),
      isEnabled(SettingKey("name", default: "x")),
    ]
  }
}
