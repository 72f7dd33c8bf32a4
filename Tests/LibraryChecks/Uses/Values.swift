// The check `uses` compares the overloads in this folder: stubs must give the same declarations as the real library.

struct Hero: Hashable, Comparable, Codable, Identifiable, CustomStringConvertible {
  var id: Int
  var name: String
  var friends: [String]?
  var description: String { name }
  static func < (lhs: Hero, rhs: Hero) -> Bool { lhs.id < rhs.id }
}

enum Problem: Error, Equatable {
  case missing
  case other(Int)
}

enum Color: String, CaseIterable { case red, green }

func sequences(_ list: [Int], _ names: [String], _ heroes: [Hero]) throws {
  _ = list.map { $0 + 1 }.filter { $0 > 2 }.reduce(0, +)
  _ = list.map(String.init)
  _ = names.compactMap { Int($0) }
  _ = names.compactMap(Int.init)
  _ = names.flatMap { Array($0) }
  _ = list.flatMap { $0 > 1 ? $0 : nil }
  _ = heroes.map(\.name).sorted().joined(separator: ", ")
  _ = heroes.flatMap { $0.friends ?? [] }
  _ = heroes.first { $0.id == 3 }?.name
  _ = heroes.first?.friends?.first ?? "none"
  _ = heroes.last(where: { $0.name.isEmpty })
  _ = heroes.contains { $0.name.hasPrefix("a") }
  _ = heroes.contains(heroes[0])
  _ = heroes.sorted { $0.name < $1.name }
  _ = heroes.sorted(by: >)
  _ = heroes.max()
  _ = heroes.max(by: { $0.id < $1.id })
  _ = heroes.allSatisfy { $0.friends == nil }
  _ = heroes.firstIndex(of: heroes[0])
  _ = heroes.firstIndex { $0.id > 1 }
  _ = heroes.reduce(into: [:]) { (result: inout [Int: String], hero) in result[hero.id] = hero.name }
  _ = heroes.prefix(2).map(\.id)
  _ = heroes.dropFirst().dropLast(2).reversed()
  _ = heroes.prefix { $0.id < 3 }
  _ = heroes.suffix(from: 1)
  _ = heroes.enumerated().map { "\($0.offset) \($0.element)" }
  _ = zip(list, names).map { $0.0 + $0.1.count }
  _ = list.lazy.map { $0 * 2 }.filter { $0 > 2 }.first
  _ = list.lazy.compactMap { Optional($0) }.prefix(2)
  _ = list.split(separator: 0).map(\.count)
  _ = list.elementsEqual([1, 2])
  _ = list.starts(with: [1])
  _ = list.min().map { $0 + 1 }
  _ = [list, list].joined().count
  _ = list.randomElement()
  _ = list.shuffled().isEmpty
  _ = list.indices.contains(3)
  _ = list.count(where: { $0 > 1 })
  _ = list[1...]
  _ = list[..<2]
  _ = list[1...2]
  _ = list[...]
  _ = try list.map { number in
    if number > 3 { throw Problem.missing }
    return number
  }
  list.forEach(numbersOf)
  for (index, name) in names.enumerated() where index != 2 { print(name, index, separator: "-") }
  for (hero, number) in zip(heroes, 1...) { print(hero, number) }
  for index in stride(from: 0, to: 10, by: 2) { print(index) }
  for index in 0..<list.count { print(list[index]) }
  for character in "abc" { print(character) }
}

func lists(_ original: [Int], _ set: Set<Int>, _ text: String) {
  var list = original
  list.append(3)
  list.append(contentsOf: [4, 5])
  list += [6]
  list = list + set
  list.insert(1, at: 0)
  list.insert(contentsOf: set, at: 0)
  list.remove(at: 0)
  list.removeAll { $0 > 3 }
  list.removeAll()
  list.removeFirst()
  list.removeLast(2)
  _ = list.popLast()
  list.sort()
  list.sort { $0 > $1 }
  list.reverse()
  list.swapAt(0, 1)
  list[0] += 1
  list[0...1] = [7]
  list.replaceSubrange(0..<1, with: set)
  _ = Array(repeating: 0, count: 3) + Array(set) + [Int](text.utf8.map { Int($0) })
  _ = list == original
  _ = list != [1]
  _ = list.isEmpty
  _ = list.first == 3
  _ = list.last != nil
  _ = set.contains(1)
  _ = set.union([1])
  _ = set.intersection(list).sorted()
  _ = set.isSubset(of: list)
  _ = set.subtracting(set)
  _ = set.map { $0 + 1 }
  _ = set.filter { $0 > 1 }
  _ = set.first
  _ = set.isEmpty
  _ = set == [1, 2]
  var other = set
  other.insert(4)
  other.formUnion(list)
  other.remove(3)
}

func dictionaries(_ table: [String: Int], _ heroes: [Hero]) {
  var copy = table
  copy["a"] = 1
  copy["b", default: 0] += 2
  copy["c"] = nil
  copy.removeValue(forKey: "d")
  copy.updateValue(3, forKey: "e")
  copy.merge(table) { old, _ in old }
  _ = table.merging(copy, uniquingKeysWith: { $1 })
  _ = table.mapValues { $0 + 1 }
  _ = table.compactMapValues { Optional($0) }
  _ = table.filter { $0.value > 1 }
  _ = table.map { "\($0.key)=\($0.value)" }.sorted()
  _ = table.keys.sorted()
  _ = table.values.reduce(0, +)
  _ = table.count
  _ = table.isEmpty
  _ = table["x"] ?? 0
  _ = table.first { $0.key == "a" }?.value
  _ = table.sorted { $0.key < $1.key }.first
  _ = table.contains { $0.value == 1 }
  _ = Dictionary(grouping: heroes, by: \.name)
  _ = Dictionary(grouping: heroes) { $0.id }
  _ = Dictionary(uniqueKeysWithValues: heroes.map { ($0.id, $0) })
  _ = Dictionary(heroes.map { ($0.name, 1) }, uniquingKeysWith: +)
  _ = table == copy
  _ = table != [:]
  for (key, value) in table { print(key, value) }
}

func optionals(_ maybe: Int?, _ hero: Hero?, _ text: String?) {
  _ = maybe ?? 3
  _ = maybe ?? nil ?? 4
  _ = maybe.map { $0 + 1 }
  _ = text.flatMap { Int($0) }
  _ = hero?.friends?.count ?? 0
  _ = maybe == nil
  _ = maybe != nil
  _ = nil == maybe
  _ = maybe == 3
  _ = hero != hero
  _ = hero?.name == "a"
  _ = text?.isEmpty == false
  if let maybe, maybe > 3 { print(maybe) }
  if case .some(let value)? = Optional(maybe) { print(value) }
  switch maybe {
  case 1?: print("one")
  case nil: print("none")
  case .some(2...4): print("few")
  default: break
  }
}

func numbers(_ a: Int, _ b: Double, _ c: Int64, _ d: UInt8) {
  _ = a + 1 - 2 * 3 / 4 % 5
  _ = -a
  _ = +a
  _ = a & 3 | 1 ^ 2
  _ = a << 2
  _ = a >> 1
  _ = ~a
  _ = a &+ 1
  _ = Double(a) * b / 2.0 - 1
  _ = b + 1
  _ = b.rounded()
  _ = b.squareRoot()
  _ = b.isNaN
  _ = -b
  _ = Int(b)
  _ = Int(c)
  _ = Int(d)
  _ = Int("3") ?? 0
  _ = a == 3
  _ = a != 3
  _ = a < 4
  _ = a >= 2
  _ = b < 1.5
  _ = c == 4
  _ = d > 2
  _ = (1...3) ~= a
  _ = (1...3).contains(a)
  _ = min(a, 3)
  _ = max(a, 4, 5)
  _ = abs(a)
  _ = abs(b)
  _ = a.magnitude
  _ = a.isMultiple(of: 2)
  _ = a.signum()
  _ = Int.max
  _ = Int.random(in: 1...6)
  _ = String(a, radix: 16)
  _ = String(b)
  _ = String(describing: c)
  _ = "\(a) and \(b)"
  _ = a.description
  _ = Double("1.5") ?? 0
  _ = Int(exactly: b)
  _ = Int(clamping: c)
  _ = Int(truncatingIfNeeded: c)
  _ = UInt8(ascii: "a")
  _ = a.quotientAndRemainder(dividingBy: 3)
  _ = (1, "a") == (2, "b")
  _ = (1, 2) < (2, 3)
  var x = a
  x += 1
  x *= 2
  x -= c == 0 ? 1 : 2
  x.negate()
}

func texts(_ text: String, _ other: Substring, _ character: Character) {
  _ = text + "a" + String(other)
  _ = text == "b"
  _ = text < "c"
  _ = text != "d"
  _ = other == "a"
  _ = other != text[...]
  _ = text.count
  _ = text.isEmpty
  _ = text.uppercased()
  _ = text.lowercased()
  _ = text.hasPrefix("a")
  _ = text.hasSuffix("b")
  _ = text.contains("a")
  _ = text.contains(character)
  _ = text.contains { $0.isNumber }
  _ = text.split(separator: " ")
  _ = text.split(separator: ",").map(String.init)
  _ = text.first
  _ = text.last ?? character
  _ = text.prefix(3)
  _ = text.dropFirst(2)
  _ = text.reversed()
  _ = String(text.reversed())
  _ = text.map { $0 }
  _ = text.filter(\.isLetter)
  _ = text.firstIndex(of: "a").map { text[$0...] }
  _ = text[text.startIndex]
  _ = text[..<text.endIndex]
  _ = text.index(text.startIndex, offsetBy: 2)
  _ = text.index(after: text.startIndex)
  _ = text.indices.count
  _ = text.replacing("a", with: "b")
  _ = text.ranges(of: "a").count
  _ = text.trimmingPrefix("a")
  _ = ["a", "b"].joined()
  _ = Array(text)
  _ = text.utf8.count
  _ = text.unicodeScalars.count
  _ = character == "a"
  _ = character.isUppercase
  _ = character.wholeNumberValue
  _ = String(character)
  _ = String(repeating: "a", count: 3)
  _ = text.sorted()
  _ = text.max()
  _ = text.randomElement()
  _ = text.enumerated().map { $0.offset }
  _ = text.description
  var copy = text
  copy.append("a")
  copy.append(character)
  copy += "b"
  copy.insert("c", at: copy.startIndex)
  copy.removeLast()
  copy.removeAll { $0 == "a" }
  copy.write("d")
  print(text, other, terminator: "")
  print("\(text)", to: &copy)
}

func results(_ result: Result<Int, Problem>, _ flag: Bool) throws {
  _ = try result.get()
  _ = result.map { $0 + 1 }
  _ = result.mapError { _ in Problem.missing }
  _ = result.flatMap { .success($0) }
  _ = result == .success(3)
  _ = Result { try result.get() }
  _ = flag && !flag || flag == true
  _ = flag != false
  _ = flag ? 1 : 2
  _ = Color.allCases.map(\.rawValue)
  _ = Color(rawValue: "red") == .green
  _ = Color.red != .green
  _ = Problem.missing == .other(3)
  _ = [1, "a", flag] as [Any]
  _ = Set([1, 2]).count
  _ = Hero(id: 1, name: "a", friends: nil).hashValue
  _ = Mirror(reflecting: flag).children.count
  _ = ObjectIdentifier(Int.self)
  _ = "a" as StaticString
  _ = sequence(first: 1) { $0 + 1 }
  _ = \Hero.name
  _ = [Hero]()
  _ = [String: [Int]]()
  _ = Optional<Int>.none
  _ = (flag as Any) as? Bool
  _ = Hero.self == Hero.self
  var a = 1
  var b = 2
  swap(&a, &b)
  withExtendedLifetime(a) { print($0) }
  precondition(flag, "no \(a)")
  assert(!flag)
}

func numbersOf(_ number: Int) { print(number) }
