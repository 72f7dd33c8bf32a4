import Foundation

extension Collection {
  subscript(safe index: Index) -> Element? { indices.contains(index) ? self[index] : nil }

  func chunked(_ size: Int) -> [[Element]] {
    var result: [[Element]] = []
    for element in self {
      if let last = result.indices.last, result[last].count < size {
        result[last].append(element)
      } else {
        result.append([element])
      }
    }
    return result
  }

  func count(where matches: (Element) -> Bool, limit: Int = .max) -> Int {
    Swift.min(reduce(0) { matches($1) ? $0 + 1 : $0 }, limit)
  }
}

extension Sequence where Element: Hashable {
  func unique() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }

  func counts() -> [Element: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}

extension Sequence {
  func unique<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var seen: Set<Key> = []
    return filter { seen.insert(key($0)).inserted }
  }

  func sum<Number: AdditiveArithmetic>(of value: (Element) -> Number) -> Number { reduce(.zero) { $0 + value($1) } }

  func min<Key: Comparable>(by key: (Element) -> Key) -> Element? { self.min { key($0) < key($1) } }

  func joined(_ separator: String = ", ", _ text: (Element) -> String) -> String {
    map(text).joined(separator: separator)
  }
}

extension Set {
  func unique() -> [Element] { Array(self) }

  mutating func toggle(_ member: Element) {
    if remove(member) == nil { insert(member) }
  }
}

extension Dictionary {
  func map<NewKey: Hashable>(keys transform: (Key) -> NewKey) -> [NewKey: Value] {
    [NewKey: Value](uniqueKeysWithValues: map { (transform($0.key), $0.value) })
  }

  subscript(safe key: Key?) -> Value? { key.flatMap { self[$0] } }

  mutating func merge(_ other: [Key: Value]) { merge(other) { $1 } }

  static func + (left: Self, right: Self) -> Self { left.merging(right) { $1 } }
}

extension String {
  var trimmed: String { trimmingCharacters(in: .whitespaces) }

  subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }

  subscript(safe offset: Int) -> Character? { offset < count ? self[offset] : nil }

  func replacing(_ texts: [String: String]) -> String {
    texts.reduce(self) { $0.replacingOccurrences(of: $1.key, with: $1.value) }
  }

  func components(_ separator: Character = ",") -> [String] { split(separator: separator).map { String($0).trimmed } }
}

// swift-format-ignore: AmbiguousTrailingClosureOverload
extension Int {
  var isEven: Bool { isMultiple(of: 2) }

  func times(_ body: () -> Void) { for _ in 0..<self { body() } }

  func times<Output>(_ body: (Int) -> Output) -> [Output] { (0..<self).map(body) }
}

extension Result {
  var value: Success? { try? get() }

  func map<Other>(_ keyPath: KeyPath<Success, Other>) -> Result<Other, Failure> { map { $0[keyPath: keyPath] } }
}

struct ConvenienceTests {
  func numbers() -> [Int] {
    let list = [3, 1, 3, 2]
    var counter = 0
    3.times { counter += 1 }
    let squares = 3.times { $0 * $0 }
    let words = ["a", "bb", "c"]
    return list.unique() + list.unique(by: \.isEven) + squares + [
      counter,
      list.min { $0 < $1 } ?? 0,
      list.min { -$0 } ?? 0,
      list.min() ?? 0,
      list.count(where: \.isEven),
      list.count(where: { $0 > 2 }, limit: 1),
      list.counts()[3] ?? 0,
      words.sum(of: \.count),
      list[safe: 9] ?? list[safe: 0] ?? 0,
      Set(list).unique().count,
    ]
  }

  func texts() -> [String] {
    let table = ["a": 1, "b": 2]
    let renamed = table.map { "\($0.key)\($0.value)" }
    let keyed = table.map(keys: { $0.uppercased() })
    var merged = table + ["c": 3]
    merged.merge(["d": 4])
    merged.merge(["a": 5]) { old, new in old + new }
    let result = Result<String, CocoaError>.success("text").map(\.count).map { $0 + 1 }
    return renamed + keyed.keys.sorted() + [
      "a, b".components().joined { $0 + "!" },
      ["x", "y"].joined(),
      [1, 2].joined(" ") { "\($0)" },
      "hello".replacing(["l": "r"]),
      "hello".replacing("l", with: "r"),
      String("hello"[1]),
      "hello"[safe: 8].map { "\($0)" } ?? " none ".trimmed,
      "\(merged[safe: nil] ?? merged[safe: "a"] ?? result.value ?? 0)",
    ]
  }
}
