/// Helpers with the names of library functions. Code of this module gets these ones.
func min(_ left: Int, _ right: Int) -> Int { Swift.min(left, right) - 1 }

func zip(_ names: [String], _ values: [Int]) -> [String: Int] {
  Dictionary(Swift.zip(names, values)) { first, _ in first }
}

func print(_ message: String) { ConsoleRecorder.shared.record(message) }

func abs(_ value: Double) -> Double { value < 0 ? 0 - value : value }

func swap(_ left: inout Int, _ right: inout Int) {
  (left, right) = (right, left)
}

final class ConsoleRecorder: Sendable {
  static let shared = ConsoleRecorder()

  func record(_ message: String) {}
}

extension Array {
  func first(where matches: (Element) -> Bool, orElse fallback: Element) -> Element {
    first(where: matches) ?? fallback
  }

  func map(_ transform: (Element) -> String) -> String {
    var text = ""
    for element in self { text += transform(element) }
    return text
  }

  var isNotEmpty: Bool { !isEmpty }
}

extension Array where Element == Int {
  func max() -> Int { self.max(by: <) ?? 0 }

  func contains(_ value: Int?) -> Bool {
    guard let value else { return false }
    return contains(value)
  }
}

extension String {
  func hasPrefix(_ prefix: String, ignoringCase: Bool) -> Bool {
    ignoringCase ? lowercased().hasPrefix(prefix.lowercased()) : hasPrefix(prefix)
  }

  func split(separator: Character) -> [String] {
    split(separator: separator, maxSplits: .max, omittingEmptySubsequences: false).map { String($0) }
  }
}

struct StatisticsMapper {
  var samples: [Int]
  var names: [String]

  func lowest(_ other: Int) -> Int { min(samples.first ?? 0, other) }

  func lowest(_ other: Double) -> Double { Swift.min(1.5, other) }

  var table: [String: Int] { zip(names, samples) }

  var pairs: [(String, Int)] { Array(Swift.zip(names, samples)) }

  func highest() -> Int {
    let own: Int = samples.max()
    let library: Int? = samples.max()
    return own + (library ?? 0)
  }

  func joined() -> String {
    let text: String = names.map { $0 }
    let list: [String] = names.map { $0 }
    return text + list.joined()
  }

  func known(_ value: Int?) -> Bool { samples.contains(value) && samples.contains(3) }

  func parts(of path: String) -> [String] { path.split(separator: "/") }

  func report() {
    print("samples \(samples.count)")
    print(names.first(where: { $0.isEmpty }, orElse: "none"))
    Swift.print(samples.count, names.count)
  }

  func reordered() -> [Int] {
    var first = 1
    var second = 2
    swap(&first, &second)
    var left = "a"
    var right = "b"
    Swift.swap(&left, &right)
    return [first, second, left.count, right.count, Int(abs(-2)), Swift.abs(-3)]
  }
}
