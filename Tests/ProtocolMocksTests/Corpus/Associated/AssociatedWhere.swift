/// @mockable
protocol AssociatedWhere {
  associatedtype Items: Collection where Items.Element == Int
  func items() throws -> Items
}
