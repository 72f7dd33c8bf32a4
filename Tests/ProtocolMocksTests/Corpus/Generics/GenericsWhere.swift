/// @mockable
protocol GenericsWhere {
  func merge<A, B>(_ a: A, _ b: B) -> [A.Element] where A: Sequence, B: Sequence, A.Element == B.Element
}
