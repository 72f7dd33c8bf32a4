/// @mockable
protocol AsyncNonsending {
  nonisolated(nonsending) func caller(_ box: Box) async -> Box
  @concurrent func elsewhere(_ number: Int) async -> Int
}

/// @mockable
@MainActor
protocol AsyncNonsendingOnActor { nonisolated(nonsending) func caller(_ box: Box) async -> Box }
