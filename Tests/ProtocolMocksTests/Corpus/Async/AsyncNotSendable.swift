/// @mockable
protocol AsyncNotSendable {
  func use(_ box: Box) async -> Box
  func all() async throws -> [Box]
}
