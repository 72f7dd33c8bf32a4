/// @mockable
protocol StaticsSendable: Sendable {
  static func register(_ item: Item) -> Bool
  static subscript(index: Int) -> Int { get set }
}
