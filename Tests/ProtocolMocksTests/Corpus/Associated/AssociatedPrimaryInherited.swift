protocol AssociatedUseCase<Input, Output> {
  associatedtype Input
  associatedtype Output
  func callAsFunction(_ input: Input) async throws -> Output
}

/// @mockable
protocol AssociatedPrimaryInherited: AssociatedUseCase<Int, [String: Int]> {}

/// @mockable
protocol AssociatedPrimaryPassedOn<Other>: AssociatedUseCase<Int, Self.Other> {
  associatedtype Other
  func other() -> Other
}

typealias AssociatedUseCaseOf<Value> = AssociatedUseCase<Value, [Value]> & Sendable

/// @mockable
protocol AssociatedPrimaryAlias: AssociatedUseCaseOf<String> {}
