/// @mockable
protocol GenericsSubscript {
  subscript<T>(type: T.Type) -> T? { get set }
  subscript<K: Hashable>(key key: K) -> Int { get }
}
