protocol AssociatedExecution {
  associatedtype Input
  associatedtype Output
  func execute(_ input: Input) async throws -> Output
}

/// @mockable
protocol AssociatedRestated: AssociatedExecution { func execute(_ input: Item) async throws -> String }

/// @mockable
protocol AssociatedRestatedPartly: AssociatedExecution where Output == String {
  func execute(_ input: Item) async throws -> String
}

protocol AssociatedStore {
  associatedtype Key: Hashable
  associatedtype Value
  func save(_ values: [Key: Value], then done: @escaping (Value?) -> Void)
  func remove(_ key: Key)
  var last: Value? { get }
  subscript(key: Key) -> Self.Value? { get }
}

/// @mockable
protocol AssociatedRestatedParts: AssociatedStore {
  // swift-format-ignore: UseShorthandTypeNames
  func save(_ values: Dictionary<String, any Shape>, then done: @escaping ((any Shape)?) -> Void)
  func remove(_ key: String)
  var last: (any Shape)? { get }
}

/// @mockable
protocol AssociatedRestatedInSteps: AssociatedRestatedAgain { func remove(_ key: Int) }

protocol AssociatedRestatedAgain: AssociatedStore { func remove(_ key: Key) }

/// @mockable
protocol AssociatedRestatedStandard: Sequence { func makeIterator() -> AnyIterator<Int> }
