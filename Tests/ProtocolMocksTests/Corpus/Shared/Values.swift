import MockSupport

struct Item: Hashable, Codable, Sendable, PlaceholderProviding {
  var name = ""
  var number = 0

  static func placeholder() -> Item { Item(name: "placeholder") }
}

enum Fault: Error, Hashable, PlaceholderProviding {
  case first, second

  static func placeholder() -> Fault { .first }
}

final class Box: PlaceholderProviding {
  var value = 0

  static func placeholder() -> Box { Box() }
}

protocol Shape {
  var sides: Int { get }
}

struct Square: Shape {
  var sides: Int { 4 }
}
