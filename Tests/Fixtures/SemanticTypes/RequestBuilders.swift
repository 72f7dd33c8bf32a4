import Foundation

protocol Chainable {}

extension Chainable {
  func setting<Value>(_ key: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var copy = self
    copy[keyPath: key] = value
    return copy
  }

  func apply(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

struct Endpoint: Chainable, Equatable {
  var path: String
  var method = "GET"
  var query: [URLQueryItem] = []
  var body: Data?
  var timeout: TimeInterval = 30

  init(_ path: String) {
    self.path = path
  }

  init(_ components: String...) {
    self.init(components.joined(separator: "/"))
  }

  static func get(_ path: String) -> Self { Self(path) }

  static func post(_ path: String, body: Data? = nil) -> Self {
    Self(path).method("POST").setting(\.body, body)
  }

  static func post<Body: Encodable>(_ path: String, body: Body) throws -> Self {
    let data: Data? = try JSONEncoder().encode(body)
    return post(path, body: data)
  }

  func method(_ method: String) -> Self { setting(\.method, method) }

  func query(_ name: String, _ value: String) -> Self {
    apply { $0.query.append(URLQueryItem(name: name, value: value)) }
  }

  func query(_ name: String, _ value: String?) -> Self { value.map { query(name, $0) } ?? self }

  func query(_ name: String, _ value: some CustomStringConvertible) -> Self { query(name, value.description) }

  func query(_ items: [String: Int]) -> Self {
    items.sorted { $0.key < $1.key }.reduce(self) { $0.query($1.key, $1.value) }
  }

  func timeout(_ seconds: Int) -> Self { timeout(TimeInterval(seconds) * 1) }

  func timeout(_ seconds: TimeInterval) -> Self { setting(\.timeout, seconds) }
}

class StubBuilder {
  private(set) var steps: [String] = []

  required init() {}

  @discardableResult
  func delay(_ seconds: Double) -> Self {
    steps.append("delay \(seconds)")
    return self
  }

  @discardableResult
  func respond(_ status: Int) -> Self {
    steps.append("status \(status)")
    return self
  }

  @discardableResult
  func respond(_ text: String, status: Int = 200) -> Self {
    steps.append("text \(text) \(status)")
    return self
  }

  func fresh() -> Self { Self() }

  class func start() -> Self { Self().delay(0) }
}

final class JSONStubBuilder: StubBuilder {
  @discardableResult
  func respond<Body: Encodable>(_ body: Body, status: Int = 200) -> Self {
    respond("\(body)", status: status)
  }

  override func respond(_ text: String, status: Int = 201) -> Self {
    super.respond("json " + text, status: status)
  }

  func headers(_ count: Int) -> JSONStubBuilder { self }
}

struct BuilderTests {
  func endpoints(_ term: String?) throws -> [Endpoint] {
    [
      .get("users"),
      Endpoint("users", "7", "posts"),
      Endpoint.get("search").query("q", term).query("limit", 10).query("sort", "asc").timeout(3),
      .get("search").query(["page": 2]).timeout(2.5),
      .post("users"),
      .post("users", body: nil),
      try .post("users", body: Data()),
      try .post("users", body: ["name": "Ada"]),
      try .post("users", body: Optional(3)),
      .get("users").setting(\.timeout, 4).setting(\.body, Data()).method("PUT"),
    ]
  }

  func stubs() -> [[String]] {
    let json = JSONStubBuilder.start().delay(1).headers(2).respond("a").respond(404).respond([1, 2])
    let plain: StubBuilder = json.fresh().respond("b").respond(500)
    plain.respond("c").delay(2)
    let type: StubBuilder.Type = JSONStubBuilder.self
    let started = type.start().respond(true.description)
    json.respond(true, status: 1)
    return [json.steps, plain.steps, started.steps]
  }
}
