public protocol Error: Sendable {}
