public protocol Sendable {}
