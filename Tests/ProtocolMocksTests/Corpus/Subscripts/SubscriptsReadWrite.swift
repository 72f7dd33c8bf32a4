/// @mockable
protocol SubscriptsReadWrite {
  subscript(index: Int) -> String { get set }
  subscript(row: Int, column: Int) -> Int { get set }
}
