/// @mockable
protocol BasicsNoArguments {
  func start()
  func stop()
  func isRunning() -> Bool
}
