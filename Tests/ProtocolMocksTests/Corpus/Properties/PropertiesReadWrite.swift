/// @mockable
protocol PropertiesReadWrite {
  var count: Int { get set }
  var items: [Item] { get set }
  var name: String? { get set }
}
