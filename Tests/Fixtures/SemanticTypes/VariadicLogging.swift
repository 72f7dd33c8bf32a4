enum LogLevel: Int, Comparable {
  case debug, info, error

  static func < (left: LogLevel, right: LogLevel) -> Bool { left.rawValue < right.rawValue }
}

struct LogEntry: Equatable {
  var level: LogLevel
  var text: String
  var values: [String] = []
}

struct LogBuffer {
  private(set) var entries: [LogEntry] = []
  var minimum = LogLevel.debug

  mutating func log(_ text: String) { append(.info, text) }

  mutating func log(_ parts: String...) { append(.debug, parts.joined(separator: "|")) }

  mutating func log(_ text: String, _ values: Any...) { append(.info, text, values.map { "\($0)" }) }

  mutating func log(_ level: LogLevel, _ parts: Any..., separator: String = " ") {
    append(level, parts.map { "\($0)" }.joined(separator: separator))
  }

  mutating func log(_ numbers: Int..., unit: String) { append(.debug, "\(numbers.reduce(0, +)) \(unit)") }

  mutating func log(_ values: [Any]) { append(.error, "\(values.count) values") }

  mutating func log(_ texts: [String], last: String...) { log((texts + last) as [Any]) }

  private mutating func append(_ level: LogLevel, _ text: String, _ values: [String] = []) {
    guard level >= minimum else { return }
    entries.append(LogEntry(level: level, text: text, values: values))
  }
}

func fill(_ buffer: inout LogBuffer) {
  buffer.log("one")
  buffer.log("one", "two")
  buffer.log("one", 2, true)
  buffer.log(.error, "a", 1)
  buffer.log(.error, "a", 1, separator: "-")
  buffer.log(1, 2, 3, unit: "ms")
  buffer.log(unit: "none")
  buffer.log(["a", 1])
  buffer.log(["a", "b"])
  buffer.log(["a"], last: "b", "c")
  buffer.log()
}

func fill(_ buffer: inout LogBuffer, _ texts: String...) {
  for text in texts { buffer.log(text) }
}

func fill(_ buffers: inout [LogBuffer], with text: String) {
  for index in buffers.indices { fill(&buffers[index], text) }
}

func sum(_ values: Int...) -> Int { values.reduce(0, +) }

func sum(_ values: [Int]) -> Int { values.reduce(0, +) * 10 }

func sum(_ first: Int, _ second: Int) -> Int { first + second + 1 }

func sum(_ values: Double...) -> Double { values.reduce(0, +) }

func sum<Number: Numeric>(of values: Number..., scaledBy factor: Number = 1) -> Number {
  values.reduce(0) { $0 + $1 * factor }
}

func exchange<Value>(_ left: inout Value, _ right: inout Value) { (left, right) = (right, left) }

func exchange(_ left: inout Int, _ right: inout Int) {
  left += right
  right = left - right
  left -= right
}

func with<Value>(_ value: Value, _ change: (inout Value) throws -> Void) rethrows -> Value {
  var copy = value
  try change(&copy)
  return copy
}

func with<Value>(_ value: inout Value, _ change: (inout Value) -> Void) { change(&value) }

enum VariadicTests {
  static func entries() -> [LogEntry] {
    var buffer = LogBuffer()
    var others = [LogBuffer(), LogBuffer(minimum: .error)]
    fill(&buffer)
    fill(&buffer, "x", "y")
    fill(&others, with: "z")
    with(&buffer) { $0.minimum = .error }
    let copy = with(buffer) { $0.log("ignored") }
    return buffer.entries + copy.entries + others.flatMap(\.entries)
  }

  static func sums() -> [Double] {
    let whole = [sum(1), sum(1, 2), sum(1, 2, 3), sum([1, 2, 3]), sum(of: 1, 2, scaledBy: 3), sum(of: 4)]
    let real = [sum(1.5), sum(1, 2.5), sum(1.5, 2, 3), sum(of: 1, 2.5)]
    return whole.map { Double($0) } + real
  }

  static func exchanged() -> [String] {
    var numbers = (1, 2)
    var texts = ["a", "b"]
    var first = "x"
    exchange(&numbers.0, &numbers.1)
    exchange(&texts[0], &first)
    let mapped = with([3, 1, 2]) { $0.sort() }
    let functions: [(Int, Int) -> Int] = [sum, { $0 * $1 }, max]
    return texts + [first, "\(numbers.0)"] + mapped.map { "\($0)" } + functions.map { "\($0(4, 5))" }
  }
}
