/// @mockable
protocol IsolationEquatable: Equatable { var label: String { get } }

/// @mockable
protocol IsolationComparable: Comparable, Codable, CustomStringConvertible { func more() }

/// @mockable
protocol IsolationRestated: Identifiable, Sequence {
  var id: Int { get }
  func makeIterator() -> AnyIterator<String>
}

/// @mockable
@MainActor
protocol IsolationOnMain: Hashable, Sendable, Identifiable {
  var id: String { get }
  func tap()
  @concurrent func far(_ number: Int) async -> Int
}

/// @mockable
protocol IsolationOfRestatedMember: Identifiable { @MainActor var id: Int { get } }
