/// @mockable
protocol InitializersFailable {
  init?(text: String)
  init?(number: Int) throws
}
