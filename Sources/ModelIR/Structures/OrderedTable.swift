/// A dictionary that keeps its keys in the order of insertion.
struct OrderedTable<Key: Hashable, Value> {
  private(set) var keys: [Key] = []
  private(set) var values: [Value] = []
  private var index: [Key: Int] = [:]

  subscript(key: Key) -> Value? {
    get { index[key].map { values[$0] } }
    set {
      guard let newValue else { return }
      if let position = index[key] {
        values[position] = newValue
      } else {
        index[key] = keys.count
        keys.append(key)
        values.append(newValue)
      }
    }
  }
}
