/// @mockable
protocol AssociatedAliases {
  associatedtype Model
  typealias Completion = (Result<Model, any Error>) -> Void
  typealias Pair = (Model, Int)
  typealias Number = Int
  func fetch(completion: @escaping Completion) -> Number
  func all() -> [Pair]
}

protocol AssociatedAliasesBase {
  associatedtype Element
  typealias List = [Element]
  func all() -> List
}

/// @mockable
protocol AssociatedAliasesInherited: AssociatedAliasesBase { func more() -> List }

/// @mockable
protocol AssociatedAliasesBound: AssociatedSource where Output == Int {
  typealias List = [Output]
  func more() -> List
}
