typealias Names = [String]

func calls(names: Names, shape: any Shape, box: Box<Square>, counter: LoudCounter) throws -> Names {
  let label = Box<Square>.Label(text: "é").text?.count ?? 0
  let squares = box.mapped { $0.scaled(by: 2) }
  let other = squares[0] + Square()
  let scaled = shape.scaled(by: 1.5)
  let opaque = makeShape().unit
  let method = counter.next
  let step: Step = .move(by: label)
  let count: Int?? = counter.next().count
  func local(_ value: Int) -> Int { other[value] }
  if let count, let inner = count { print(inner, local(inner), scaled, opaque, method(), step) }
  let keyed = Keyed()
  let sum = keyed.width + keyed(3)
  let pair = (sum, name: names.first!)
  return names.map(\.description) + [pair.name]
}

extension Array where Element: Shape {
  func total(_ other: some Shape) -> [Element.Unit] {
    let units = map { $0.unit }
    _ = other.unit
    return units
  }
}
