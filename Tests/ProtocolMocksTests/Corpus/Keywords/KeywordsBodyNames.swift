/// @mockable
protocol KeywordsBodyNames {
  func handle(mockedHandler: Int, mockedResult: String) -> Int
  func run(error: any Error, self other: Int) throws -> Int
  func bodyNames(_ _: Int, _ _: String)
  func state(mockState: Int, newValue: Int, mockCast: Int)
}
