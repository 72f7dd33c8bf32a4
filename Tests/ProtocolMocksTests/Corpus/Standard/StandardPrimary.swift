/// @mockable
protocol StandardPrimarySequence: Sequence<String> { func more() }

/// @mockable
protocol StandardPrimaryIterator: IteratorProtocol<Int> { func more() }

/// @mockable
protocol StandardPrimaryRaw: RawRepresentable<Int>, Hashable { func more() }

/// @mockable
protocol StandardPrimaryIdentifiable: Identifiable<String> { func more() }

/// @mockable
protocol StandardIdentifiableMore: Identifiable where ID: Codable { func more() }
