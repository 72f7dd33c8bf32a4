/// Computes the number of insertions, deletions, replacements and swaps of neighbors that turn one sequence of bytes
/// into another. Reuses its memory.
package struct EditDistance {
  /// The row of the current byte and the two before it.
  private var rows: [[Int]] = [[], [], []]

  package init() {}

  /// Returns the distance, or nil if it exceeds the limit. The time is the product of the counts.
  package mutating func measure(_ a: [UInt8], _ b: [UInt8], limit: Int = .max) -> Int? {
    let (longer, shorter) = a.count < b.count ? (b, a) : (a, b)
    guard longer.count - shorter.count <= limit else { return nil }
    if rows[0].count <= shorter.count {
      rows = Array(repeating: Array(repeating: 0, count: shorter.count + 1), count: 3)
    }
    for column in 0...shorter.count { rows[0][column] = column }
    for index in longer.indices {
      guard fillRow(index + 1, longer, shorter) <= limit else { return nil }
    }
    let distance = rows[longer.count % 3][shorter.count]
    return distance <= limit ? distance : nil
  }

  /// Fills a row and returns its smallest cell.
  private mutating func fillRow(_ index: Int, _ longer: [UInt8], _ shorter: [UInt8]) -> Int {
    let up = (index - 1) % 3
    let current = index % 3
    rows[current][0] = index
    var smallest = index
    for column in 0..<shorter.count {
      let cost = longer[index - 1] == shorter[column] ? 0 : 1
      var cell = min(rows[up][column + 1] + 1, rows[current][column] + 1, rows[up][column] + cost)
      if 1 < index, 0 < column, longer[index - 1] == shorter[column - 1], longer[index - 2] == shorter[column] {
        cell = min(cell, rows[(index - 2) % 3][column - 1] + 1)
      }
      rows[current][column + 1] = cell
      smallest = min(smallest, cell)
    }
    return smallest
  }
}
