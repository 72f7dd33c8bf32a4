struct DeepLink: ExpressibleByStringInterpolation, Equatable {
  struct StringInterpolation: StringInterpolationProtocol {
    var path = ""
    var query: [String] = []

    init(literalCapacity: Int, interpolationCount: Int) {
      path.reserveCapacity(literalCapacity)
    }

    mutating func appendLiteral(_ literal: String) { path += literal }

    mutating func appendInterpolation(_ value: String) { path += value.lowercased() }

    mutating func appendInterpolation(_ value: Int) { path += "n\(value)" }

    mutating func appendInterpolation(_ value: Int?) { path += value.map { "o\($0)" } ?? "none" }

    mutating func appendInterpolation<Value>(_ value: Value) { path += "any(\(value))" }

    mutating func appendInterpolation(query name: String, _ value: String = "") {
      query.append(name + "=" + value)
    }
  }

  var path: String
  var query: [String] = []

  init(stringLiteral value: String) {
    path = value
  }

  init(stringInterpolation: StringInterpolation) {
    path = stringInterpolation.path
    query = stringInterpolation.query
  }
}

struct UserID: CustomStringConvertible {
  var raw: Int
  var description: String { "user-\(raw)" }
}

extension DefaultStringInterpolation {
  mutating func appendInterpolation(_ id: UserID) { appendLiteral("#\(id.raw)") }

  mutating func appendInterpolation(_ value: Double, digits: Int) {
    let scale = (0..<digits).reduce(1.0) { result, _ in result * 10 }
    appendInterpolation((value * scale).rounded() / scale)
  }

  mutating func appendInterpolation(_ value: String?, default fallback: String) {
    appendLiteral(value ?? fallback)
  }
}

struct DeepLinkBuilder {
  var user: UserID
  var section: String
  var page: Int?

  func open(_ link: DeepLink) -> String { link.path }

  func open(_ text: String) -> String { text }

  func open(_ text: Substring) -> String { "sub " + text }

  func profile() -> DeepLink { "app/\(section)/\(user.raw)" }

  func paged() -> DeepLink { "app/\(section)/\(page)\(query: "ref", "mail")\(query: "debug")" }

  func opaque() -> DeepLink { "app/\(user)/\(true)" }

  func titles() -> [String] {
    [
      "Profile \(user)",
      "Profile \(user.description)",
      "Page \(page ?? 0)",
      "Score \(2.345, digits: 1)",
      "Section \(page.map(String.init), default: "-")",
    ]
  }

  func opened() -> [String] {
    let literal: DeepLink = "app/home"
    return [
      open("app/home"),
      open("app/\(section)"),
      open(literal),
      open(profile()),
      open("app/\(section)" as DeepLink),
      open(section.prefix(2)),
    ]
  }

  func same(_ link: DeepLink) -> Bool { link == "app/home" || link == "app/\(section)" }

  func nested() -> String {
    "outer \("inner \(user) \(["a", "b"].map { "<\($0)>" }.joined())")"
  }
}
