/// @mockable
class ClassesPlain {
  var name = "no type, so it stays"
  var count: Int = 0
  private var secret: Int = 1
  let constant: Int = 2
  var computed: Int { 3 }
  final func fixed() {}
  func run(_ x: Int) -> Int { x }
  func load() async throws -> Item { Item() }
  private func hidden() {}
  static func make() -> Int { 1 }
  class func change() -> Int { 2 }
  init(count: Int) { self.count = count }
  deinit {}
}
