/// @mockable
@MainActor
protocol GlobalActorsMain {
  var title: String { get set }
  func load() async
  func tap(_ box: Box) -> Bool
}
