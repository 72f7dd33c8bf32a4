struct Matrix<Element> {
  struct Position: Hashable {
    var row: Int
    var column: Int
  }

  let columns: Int
  private var cells: [Element]

  init(columns: Int, _ cells: [Element]) {
    self.columns = columns
    self.cells = cells
  }

  init(columns: Int, rows: Int, repeating element: Element) {
    self.init(columns: columns, Array(repeating: element, count: rows * columns))
  }

  subscript(row: Int, column: Int) -> Element {
    get { cells[row * columns + column] }
    set { cells[row * columns + column] = newValue }
  }

  subscript(row: Int) -> ArraySlice<Element> { cells[row * columns..<(row + 1) * columns] }

  subscript(column column: Int) -> [Element] {
    stride(from: column, to: cells.count, by: columns).map { cells[$0] }
  }

  subscript(position: Position) -> Element? {
    position.column < columns && position.row * columns + position.column < cells.count
      ? self[position.row, position.column] : nil
  }

  subscript(position: Position, default fallback: @autoclosure () -> Element) -> Element {
    self[position] ?? fallback()
  }

  subscript(rows: Range<Int>) -> [ArraySlice<Element>] { rows.map { self[$0] } }

  subscript(matching: (Element) -> Bool) -> [Element] { cells.filter(matching) }

  subscript<Value>(map transform: (Element) -> Value) -> [Value] { cells.map(transform) }

  subscript<Value>(path: KeyPath<Element, Value>) -> [Value] { cells.map { $0[keyPath: path] } }
}

extension Matrix where Element: Numeric {
  subscript(diagonal offset: Int = 0) -> Element {
    (0..<columns - offset).reduce(0) { $0 + self[$1, $1 + offset] }
  }

  subscript(row: Int) -> Element { self[row].reduce(0, +) }
}

extension Matrix where Element == Bool {
  subscript(row: Int, column: Int, strict isStrict: Bool) -> Int { self[row, column] && isStrict ? 1 : 0 }
}

final class Spreadsheet {
  enum Axis { case row, column }

  private var values: [String: Double] = [:]

  subscript(name: String) -> Double? {
    get { values[name] }
    set { values[name] = newValue }
  }

  subscript(name: String, fallback: Double = 0) -> Double { values[name] ?? fallback }

  subscript(names: String...) -> [Double] { names.compactMap { values[$0] } }

  subscript(axis: Axis, index: Int = 0) -> String { "\(axis) \(index)" }

  static subscript(index: Int) -> String { "sheet \(index)" }

  static subscript(name: String) -> Spreadsheet { Spreadsheet() }
}

enum MatrixTests {
  static func numbers() -> [Int] {
    var matrix = Matrix(columns: 2, [1, 2, 3, 4])
    matrix[0, 1] = 9
    matrix[1, 0] += 5
    let row: Int = matrix[1]
    let slice: ArraySlice<Int> = matrix[1]
    let corner = matrix[.init(row: 1, column: 1)]
    let outside = matrix[.init(row: 7, column: 7), default: matrix[0, 0]]
    return matrix[column: 1] + slice + [row, corner ?? 0, outside, matrix[diagonal: 1], matrix[diagonal: 0]]
      + matrix[{ $0 > 3 }] + matrix[0..<1].flatMap { $0 } + matrix[map: { $0 * 2 }] + matrix[\.self]
  }

  static func texts() -> [String] {
    let matrix = Matrix(columns: 3, rows: 2, repeating: "ab")
    let flags = Matrix(columns: 1, [true, false])
    let lengths: [Int] = matrix[\.count]
    let row = matrix[1]
    return row + matrix[{ $0.isEmpty }] + lengths.map(String.init) + ["\(flags[0, 0, strict: true])", "\(flags[0, 0])"]
  }

  static func sheet() -> [Double] {
    let sheet = Spreadsheet()
    sheet["a"] = 4
    sheet["b"] = 1.5
    sheet["b"]? += 2
    sheet["c"] = nil
    let optional: Double? = sheet["a"]
    let list: [Double] = sheet["a", "b", "c"]
    let fallback: Double = sheet["z", 8]
    return list + [optional ?? 0, fallback, sheet["b"] ?? 0]
  }

  static func names() -> [String] {
    let sheet = Spreadsheet["main"]
    return [Spreadsheet[3], sheet[.row, 2], sheet[.column, sheet["a"].map { Int($0) } ?? 0]]
  }
}
