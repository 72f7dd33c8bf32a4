/// @mockable
protocol SubscriptsLabelled {
  subscript(safe index: Int) -> String? { get }
  subscript(key key: String, or other: Int) -> Int { get set }
}
