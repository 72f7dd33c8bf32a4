// Declarations that the other files of this module use.

protocol Shape {
  associatedtype Unit
  var unit: Unit { get }
  func scaled(by factor: Double) -> Self
}

struct Square: Shape {
  var unit = 2
  func scaled(by factor: Double) -> Square { Square(unit: unit * Int(factor)) }
  static func + (left: Square, right: Square) -> Square { left }
  subscript(index: Int) -> Int { index + unit }
}

struct Box<Content: Shape> where Content.Unit == Int {
  var content: Content
  struct Label { var text: String? }
  func mapped<Result>(_ transform: (Content) throws -> Result) rethrows -> [Result] {
    let result = try transform(content)
    return [result]
  }
}

enum Step {
  case start
  case move(by: Int)
}

class Counter {
  var count: Int?
  init(count: Int?) { self.count = count }
  convenience init() { self.init(count: 0) }
  func next() -> Self { self }
}

final class LoudCounter: Counter {
  override func next() -> Self { super.next() }
}

@dynamicMemberLookup struct Keyed {
  subscript(dynamicMember name: String) -> Int { name.count }
  func callAsFunction(_ value: Int) -> Int { value }
}

func makeShape() -> some Shape { Square() }
