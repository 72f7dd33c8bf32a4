/// @mockable
protocol BasicsTupleResults {
  func pair() throws -> (Int, String)
  func labelled(_ point: (x: Int, y: Int)) throws -> (sum: Int, text: String)
}
