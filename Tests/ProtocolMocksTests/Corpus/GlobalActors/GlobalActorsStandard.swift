/// @mockable
@MainActor
protocol GlobalActorsStandard: Hashable, Sendable, Identifiable { func tap() }
