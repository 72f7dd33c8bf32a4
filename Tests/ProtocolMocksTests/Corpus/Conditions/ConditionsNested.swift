/// @mockable
protocol ConditionsNested {
  #if os(Linux) || os(macOS)
    #if swift(>=5.9)
      func modern(_ x: Int) -> Int
    #endif
    var text: String { get }
  #endif
}
