/// @mockable
protocol AssociatedInherited: AssociatedSource {
  associatedtype Input: Hashable
  func send(_ input: Input) -> Output?
}
