// swift-format-ignore-file
protocol InheritanceSpelled {
  func closure(_ body: @escaping (Int)->Void)
  func dictionary(_ values: [String:Int]) -> Int?
  func array(_ values: Array<Int>) -> Optional<Dictionary<String, Array<Int>>>
  func failure(_ error: any Error)
  func qualified(name: Swift.String)
  func nothing(_ body: @escaping () -> ())
  func generic<T>(_ value: T)
  func constrained<T>(_ value: T) where T: Equatable
  static prefix func - (_ value: Self) -> Array<Self>
}

/// @mockable
protocol InheritanceRespelled: InheritanceSpelled {
  func closure(_ body: @escaping (Int) -> Void)
  func dictionary(_ values: [String : Int]) -> Int?
  func array(_ values: [Int]) -> [String: [Int]]?
  func failure(_ error: Error)
  func qualified(name: String)
  func nothing(_ body: @escaping () -> Void)
  func generic<U>(_ value: U)
  func constrained<T: Equatable>(_ value: T)
  static prefix func - (_ value: Self) -> [Self]
}
