/// @mockable
protocol AutoclosuresThrowing {
  func check(_ value: @autoclosure () throws -> Bool) throws
  func wait(_ value: @autoclosure () async throws -> Int) async throws
}
