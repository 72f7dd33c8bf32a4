precedencegroup LayoutPrecedence {
  higherThan: AdditionPrecedence
  associativity: left
}

infix operator ⊕ : LayoutPrecedence
infix operator |> : LayoutPrecedence
prefix operator √
postfix operator %%

struct Point: Equatable {
  var x: Double
  var y: Double

  static func + (left: Point, right: Point) -> Point { Point(x: left.x + right.x, y: left.y + right.y) }

  static func * (point: Point, factor: Double) -> Point { Point(x: point.x * factor, y: point.y * factor) }

  static func * (factor: Double, point: Point) -> Point { point * factor }

  static prefix func - (point: Point) -> Point { Point(x: -point.x, y: -point.y) }

  static func += (left: inout Point, right: Point) { left = left + right }

  static func == (left: Point, right: Point) -> Bool { left.x == right.x && left.y == right.y }
}

struct Version: Comparable {
  var major: Int
  var minor: Int

  static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor) < (right.major, right.minor)
  }

  static func < (left: Version, major: Int) -> Bool { left.major < major }
}

func ⊕ (left: Point, right: Point) -> Point { left + right * 2 }

func ⊕ (left: Point, offset: Double) -> Point { left + Point(x: offset, y: offset) }

func ⊕ <Value>(left: [Value], right: Value) -> [Value] { left + [right] }

func |> <Input, Output>(value: Input, transform: (Input) -> Output) -> Output { transform(value) }

func |> <Input, Output>(value: Input?, transform: (Input) -> Output) -> Output? { value.map(transform) }

prefix func √ (value: Double) -> Double { value.squareRoot() }

postfix func %% (value: Int) -> Double { Double(value) / 100 }

enum Layout {
  static func points() -> [Point] {
    let origin = Point(x: 0, y: 0)
    let unit = Point(x: 1, y: 1)
    var moved = origin + unit * 3
    moved += 2 * unit
    moved += -unit
    return [moved, origin ⊕ unit, origin ⊕ 4, origin ⊕ unit ⊕ 2 + unit]
  }

  static func comparisons() -> [Bool] {
    let old = Version(major: 1, minor: 2)
    let new = Version(major: 2, minor: 0)
    return [
      old < new,
      old < 2,
      old > new,
      old <= new,
      old != new,
      max(old, new) == new,
      Point(x: 1, y: 2) != Point(x: 2, y: 1),
      "a" < "b" && 1 < 1.5,
    ]
  }

  static func pipes(_ text: String?) -> [String] {
    let length = "layout" |> { $0.count }
    let optionalLength = text |> { $0.count }
    let doubled = length |> { $0 * 2 } |> String.init(describing:)
    return [doubled, optionalLength.map { "\($0)" } ?? "none"]
  }

  static func numbers() -> [Double] {
    let half = 50%%
    let root = √16
    let list = [1.5, 2] ⊕ 3
    let shifted = 1 << 3 | 1
    let masked = ~0b1010 & 0b1111
    let wrapped = UInt8.max &+ 1
    let bits: [Double] = [Double(shifted), Double(masked), Double(wrapped)]
    return list + bits + [half, root, -root]
  }

  static func reduced(_ values: [Int], _ points: [Point]) -> (Int, Point, [Version]) {
    let versions = values.map { Version(major: $0, minor: 0) }
    return (values.reduce(1, *), points.reduce(Point(x: 0, y: 0), +), versions.sorted(by: >))
  }
}
