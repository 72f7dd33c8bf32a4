/// @mockable
protocol AliasesGeneric {
  typealias Pair<A: Hashable> = (A, Int)
  typealias Table<A> = [A: Pair<A>] where A: Hashable
  func pair(_ pair: Pair<String>) -> Pair<Int>
  func table() -> Table<String>
}
