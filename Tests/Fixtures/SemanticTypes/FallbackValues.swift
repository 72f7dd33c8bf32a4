enum LoadState<Value> {
  case idle
  case loaded(Value)
}

func ?? <Value>(state: LoadState<Value>, fallback: @autoclosure () -> Value) -> Value {
  if case .loaded(let value) = state { return value }
  return fallback()
}

func ?? (text: String?, fallback: Int) -> String { text ?? String(fallback) }

extension String {
  static func ?? (text: String, fallback: @autoclosure () -> String) -> String {
    text.isEmpty ? fallback() : text
  }
}

final class DefaultsProvider {
  private(set) var reads = 0

  func name() -> String {
    reads += 1
    return "anonymous"
  }

  func avatar() -> String? {
    reads += 1
    return nil
  }

  func requireName() throws -> String {
    reads += 1
    throw ProviderError.empty
  }

  func limit() -> Int { 3 }
}

enum ProviderError: Error { case empty }

struct ProfileForm {
  var name: String?
  var nickname: String?
  var age: Int?
  var score: Double?
  var tags: [String]?
  var state: LoadState<Int> = .idle
  let defaults = DefaultsProvider()

  func displayName() -> String { nickname ?? name ?? defaults.name() }

  func optionalName() -> String? { nickname ?? name ?? defaults.avatar() }

  func fallbackNumber() -> String { name ?? 7 }

  func trimmed() -> String {
    let text: String = name ?? ""
    return text ?? "empty"
  }

  func requiredName() throws -> String { try name ?? defaults.requireName() }

  func tolerantName() -> String { (try? defaults.requireName()) ?? "none" }

  func years() -> Double { Double(age ?? 18) + (score ?? 1) }

  func loaded() -> Int { state ?? age ?? defaults.limit() }

  func allTags() -> [String] { (tags ?? []) + (tags?.map { $0.uppercased() } ?? []) }

  func nested(_ value: Int??) -> Int { (value ?? nil) ?? 0 }

  func inner(_ value: Int??) -> Int? { value ?? 4 }

  func described() -> [String] {
    [
      age.map { "\($0)" } ?? "unknown age",
      "Score: \(score ?? 0)",
      nickname ?? "guest",
      (nickname ?? name) ?? "visitor",
      tags?.first ?? name ?? "untagged",
    ]
  }

  func isAdult() -> Bool { age ?? 0 >= 18 || score ?? 0 > 99.5 }
}

enum FormFactory {
  static func pick(_ value: Int) -> String { "int" }

  static func pick(_ value: Int?) -> String { "optional" }

  static func pick(_ value: Double) -> String { "double" }

  static func picks(_ form: ProfileForm) -> [String] {
    let other: Int? = 3
    return [
      pick(form.age),
      pick(form.age ?? 1),
      pick(form.age ?? other),
      pick(form.score ?? 1),
      pick(form.age ?? nil),
      pick(form.state ?? 2),
    ]
  }

  static func filled() -> ProfileForm {
    var form = ProfileForm(age: 4)
    form.name = form.name ?? "Ada"
    form.tags = form.tags ?? [] + ["new"]
    return form
  }
}
