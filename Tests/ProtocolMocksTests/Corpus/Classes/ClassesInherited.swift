class ClassesBase {
  func base(_ x: Int) -> String { "" }
}

/// @mockable
class ClassesInherited: ClassesBase, CustomStringConvertible {
  var description: String { "" }
  func own() throws {}
}
