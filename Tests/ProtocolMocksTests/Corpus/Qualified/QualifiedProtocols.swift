/// @mockable
protocol QualifiedProtocols: Swift.Sendable, Swift.Hashable { func run() }
