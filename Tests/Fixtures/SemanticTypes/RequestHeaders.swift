import Foundation

struct HeaderField: Hashable, ExpressibleByStringLiteral {
  var name: String

  init(stringLiteral value: String) {
    name = value.lowercased()
  }
}

struct Headers: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
  private var fields: [HeaderField: String] = [:]

  init(dictionaryLiteral elements: (HeaderField, String)...) {
    for (field, value) in elements { fields[field] = value }
  }

  init(arrayLiteral elements: HeaderField...) {
    for field in elements { fields[field] = "" }
  }

  subscript(field: HeaderField) -> String? {
    get { fields[field] }
    set { fields[field] = newValue }
  }

  subscript(field: HeaderField, default fallback: String) -> String { fields[field] ?? fallback }

  var count: Int { fields.count }
}

struct StubRequest {
  var path: String
  var headers: Headers
  var tags: Set<String>

  init(path: String, headers: Headers = [:], tags: Set<String> = []) {
    self.path = path
    self.headers = headers
    self.tags = tags
  }
}

enum RequestFactory {
  static func send(_ headers: Headers) -> String { "headers \(headers.count)" }

  static func send(_ pairs: [String: String]) -> String { "pairs \(pairs.count)" }

  static func send(_ names: [String]) -> String { "names \(names.count)" }

  static func send(_ names: Set<String>) -> String { "set \(names.count)" }

  static func send(_ body: Data) -> String { "body \(body.count)" }

  static func sent() -> [String] {
    let headers: Headers = ["Accept": "json", "X-Trace": "1"]
    let flags: Headers = ["no-cache", "no-store"]
    let unique: Set = ["a", "b", "a"]
    return [
      send(["Accept": "json"]),
      send(["Accept", "Host"]),
      send(headers),
      send(flags),
      send(unique),
      send(["a", "a"] as Set<String>),
      send(["Accept": "json"] as Headers),
      send(Data("{}".utf8)),
    ]
  }

  static func request() -> StubRequest {
    var request = StubRequest(path: "/orders", headers: ["Accept": "json"], tags: ["slow", "retry"])
    request.headers["Host"] = "localhost"
    request.headers["accept"] = nil
    request.tags.insert("traced")
    return request
  }

  static func merged(_ extra: [String: [Int]]) -> [String: [Int]] {
    var result: [String: [Int]] = ["default": []]
    result["codes", default: []].append(200)
    result["codes"]?.append(404)
    for (key, values) in extra { result[key, default: []] += values }
    return result.mapValues { $0.sorted() }
  }

  static func grouped(_ paths: [String]) -> [Character: [String]] {
    let groups = Dictionary(grouping: paths) { $0.first ?? "/" }
    let counts = Dictionary(uniqueKeysWithValues: groups.map { ($0.key, $0.value.count) })
    let busy = counts.filter { $0.value > 1 }
    return groups.filter { busy[$0.key] != nil }
  }

  static func nested() -> [[Double]] {
    let matrix: [[Double]] = [[1, 2], [], [0.5]]
    let empty = [Double]()
    let sets: [Set<Int>] = [[1, 1], []]
    return matrix + [empty] + sets.map { set in set.map { Double($0) } }
  }

  static func lookups(_ request: StubRequest) -> [String] {
    let host = request.headers["Host"] ?? "none"
    let agent = request.headers["Agent", default: "test"]
    let known: [String: String?] = ["a": nil, "b": "c"]
    let inner: String?? = known["a"]
    return [host, agent, (inner ?? "missing") ?? "nil"]
  }
}
