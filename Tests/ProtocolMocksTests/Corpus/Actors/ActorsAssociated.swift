/// @mockable
protocol ActorsAssociated: Actor {
  associatedtype Message: Sendable
  func send(_ message: Message)
  subscript(index: Int) -> Message? { get }
}
