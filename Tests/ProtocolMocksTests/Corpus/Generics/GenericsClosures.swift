/// @mockable
protocol GenericsClosures {
  func fetch<T: Decodable>(_ type: T.Type, completion: @escaping (Result<T, any Error>) -> Void)
  func filter<T>(_ values: [T], _ keep: (T) -> Bool) -> [T]
  func later<T>(_ value: T, _ use: @escaping @Sendable (T, Int) async throws -> Void)
}
