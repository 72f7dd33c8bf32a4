@propertyWrapper struct ClassesWrapper {
  var wrappedValue: Int
}

/// @mockable
class ClassesLeftOut: @unchecked Sendable {
  @ClassesWrapper var wrapped = 3
  var guessed = 3, spelled: String = ""
  public internal(set) var limited: Int = 3
  private(set) var hidden: Int = 3

  init() {}

  func rethrown(_ body: () throws -> Int) rethrows -> Int { try body() }
  func opaque() -> some Equatable { 3 }
  func plain() -> Int { 3 }
}
