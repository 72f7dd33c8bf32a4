/// @mockable
protocol KeywordsMockNames {
  func run()
  var runMock: Int { get }
  var mockState: String { get }
}
