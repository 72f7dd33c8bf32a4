/// @mockable
protocol InitializersThrowing {
  init(path: String) throws
  init(id: Int) async throws(Fault)
}
