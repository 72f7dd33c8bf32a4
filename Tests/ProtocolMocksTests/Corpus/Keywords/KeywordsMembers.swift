/// @mockable
protocol KeywordsMembers {
  func `default`() -> Int
  func `class`(_ `in`: Int)
  var `switch`: Int { get set }
  static func `init`() -> Int
}
