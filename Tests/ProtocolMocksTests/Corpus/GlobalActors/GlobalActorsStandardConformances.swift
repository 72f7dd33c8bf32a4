/// @mockable
@MainActor
protocol GlobalActorsComparable: Comparable { func run() }

/// @mockable
@MainActor
protocol GlobalActorsCodable: Codable { func run() async throws -> Int }
