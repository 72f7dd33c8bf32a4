// swift-format-ignore-file
/// @mockable
protocol BasicsManyLines {
  func send(
    _ text: String,  // what
    to address: String,
    /* how often */ times: Int
  )
    throws
    -> [String:
      Int]
}
