struct Shelf: Collection {
  var heroes: [Hero]
  var startIndex: Int { heroes.startIndex }
  var endIndex: Int { heroes.endIndex }
  subscript(index: Int) -> Hero { heroes[index] }
  func index(after index: Int) -> Int { heroes.index(after: index) }
}

struct Countdown: Sequence, IteratorProtocol {
  var count: Int
  mutating func next() -> Int? {
    if count == 0 { return nil }
    defer { count -= 1 }
    return count
  }
}

struct Flags: OptionSet {
  let rawValue: Int
  static let first = Flags(rawValue: 1 << 0)
  static let both: Flags = [.first, Flags(rawValue: 2)]
}

struct Version: LosslessStringConvertible, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, Strideable {
  var number: Int
  var description: String { "v\(number)" }
  init(_ number: Int) { self.number = number }
  init?(_ description: String) {
    guard let number = Int(description.dropFirst()) else { return nil }
    self.number = number
  }
  init(stringLiteral value: String) { number = value.count }
  init(integerLiteral value: Int) { number = value }
  func distance(to other: Version) -> Int { other.number - number }
  func advanced(by count: Int) -> Version { Version(number + count) }
}

struct Box<Value> {
  var value: Value
  func map<Other>(_ transform: (Value) throws -> Other) rethrows -> Box<Other> {
    Box<Other>(value: try transform(value))
  }
}

extension Box: Equatable where Value: Equatable {}

extension Hero {
  enum Keys: String, CodingKey { case id, name }

  func write(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    try container.encodeIfPresent(friends, forKey: .name)
    var list = encoder.unkeyedContainer()
    try list.encode(name)
  }

  init(reading decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    id = try container.decode(Int.self, forKey: .id)
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? ""
    friends = try? decoder.singleValueContainer().decode([String].self)
    if container.contains(.name) {
      throw DecodingError.dataCorruptedError(forKey: .name, in: container, debugDescription: "")
    }
  }
}

func largest<Values: Collection>(_ values: Values) -> Values.Element? where Values.Element: Comparable {
  values.max().map { max($0, values.first ?? $0) }
}

func total(_ values: some Sequence<Int>) -> Int { values.reduce(0) { $0 + $1 } }

func ownTypes(_ shelf: Shelf, _ flags: Flags, _ box: Box<Int>) {
  _ = shelf.map(\.name)
  _ = shelf.filter { $0.id > 1 }.count
  _ = shelf.first?.name
  _ = shelf.prefix(2).map { $0 }
  _ = shelf.isEmpty
  _ = shelf.sorted()
  _ = shelf.lazy.map(\.id).first
  _ = shelf.enumerated().first { $0.offset == 1 }
  _ = Array(Countdown(count: 3))
  _ = Countdown(count: 3).map { $0 }
  _ = zip(Countdown(count: 3), shelf).reversed()
  _ = flags.contains(.first)
  _ = flags.union([.first])
  _ = flags == .both
  _ = flags.isEmpty
  _ = Version("v3")
  _ = Version(3)..<Version(4)
  _ = Version(3) < Version(4)
  _ = "abc" as Version
  _ = 3 as Version
  _ = box.map(String.init) == Box(value: "a")
  _ = box == Box(value: 3)
  _ = largest([1, 2])
  _ = largest(["a"])
  _ = total(shelf.map(\.id))
  _ = total(1...3)
  _ = total([1])
  var copy = flags
  copy.insert(.first)
  copy.formUnion(.both)
  var heroes = shelf.heroes
  heroes[0].name += "a"
  heroes[0][keyPath: \.name] = "b"
  heroes.sort { ($0.name, $0.id) < ($1.name, $1.id) }
  for index in heroes.indices { heroes[index].id += 1 }
  _ = heroes.map { ($0.id, $0.name) }.first { $0.1 == "a" }?.0
  _ = heroes.reduce(into: Set<Int>()) { $0.insert($1.id) }
  _ = heroes.min { $0.id < $1.id } ?? heroes[0]
  _ = heroes.partition { $0.id > 1 }
  _ = heroes.elementsEqual(shelf)
  _ = heroes.difference(from: []).insertions.count
  _ = [[1], [2]].flatMap { $0 }.reduce(1, *)
  _ = [1: "a"].mapValues(\.count).values.max()
  _ = (1...3).map { _ in 0 }
  _ = (0..<3).reversed().map { $0 }
  _ = repeatElement("a", count: 3).joined()
  _ = ["a": 1].reduce(0) { $0 + $1.value }
  _ = Dictionary(zip(["a"], [1]), uniquingKeysWith: max)
  _ = ["b", "a"].sorted(by: <)
  _ = [3, 1].sorted().last.map(String.init) ?? ""
  _ = "a,b".split(separator: ",").map { String($0) }
  _ = "a".isEmpty ? nil : Int("3")
  _ = [1, nil, 3].compactMap { $0 }.reduce(0, +)
  _ = Set("abc").subtracting(["a"]).sorted()
  _ = UInt8.max &+ 1
  _ = Int32(3) + Int32(truncatingIfNeeded: 4 as Int64)
  _ = 7.quotientAndRemainder(dividingBy: 2).remainder
  _ = (1.5).rounded(.down)
  _ = Double.pi * 2
  _ = 1.0 / 3
  _ = Float(1.5) + 1
  _ = -3.magnitude
  _ = Character("a").isLetter
  _ = "é".unicodeScalars.first?.value ?? 0
  _ = "abc"["abc".startIndex...]
}

func keyPaths(_ heroes: [Hero]) {
  let name: WritableKeyPath<Hero, String> = \.name
  let count = name.appending(path: \.count)
  _ = heroes[0][keyPath: count]
  _ = heroes.map { $0[keyPath: name] }
  _ = heroes[1...].filter { $0.id > 1 }.count
  _ = ContiguousArray(heroes).filter { $0.id > 1 }
  _ = String(decoding: "abc".utf8, as: UTF8.self)
}
