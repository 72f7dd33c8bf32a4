/// The default results of a project's structures and enumerations, which generated code adds.
///
/// ```swift
/// types.add(User.self) { value in try User(id: value(), name: value()) }
/// ```
///
/// A placeholder of the type has priority (see `PlaceholderProviding`).
public struct MockDefaults {
  /// Functions that make a value of a type, the preferred one first.
  private var makers: [ObjectIdentifier: [(MockDefaultValues) throws -> Any?]] = [:]

  init() {}

  /// Adds a way to make the default of a type. It is tried after the ways that were added before.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - make: returns a value. It throws an error, or returns nil, if there is none.
  public mutating func add<Value>(
    _ type: Value.Type, _ make: @escaping @MainActor (MockDefaultValues) throws -> Value?
  ) {
    // Initializers may have the default isolation of their module, so the compiler checks `make` as code of the main
    // actor. Like the members of mocks, it runs where it is called. The isolation of a synchronous function doesn't
    // change its calling convention: `MainActor.assumeIsolated` has the same cast.
    let make = unsafeBitCast(make, to: ((MockDefaultValues) throws -> Value?).self)
    makers[ObjectIdentifier(type), default: []].append { values in try make(values).map { $0 as Any } }
  }

  fileprivate func makers(of type: Any.Type) -> [(MockDefaultValues) throws -> Any?] {
    makers[ObjectIdentifier(type)] ?? []
  }
}

/// Makes the arguments of initializers: the defaults of their types.
public final class MockDefaultValues {
  /// The defaults of generated code.
  private lazy var defaults: MockDefaults = {
    var defaults = MockDefaults()
    add?(&defaults)
    return defaults
  }()
  private let add: (@Sendable (inout MockDefaults) -> Void)?
  /// The types of unfinished values, outermost first.
  private var unfinished: [ObjectIdentifier] = []
  /// The number of calls of functions that make a value.
  private var attempts = 0

  /// The maximum number of nested values.
  private static let deepest = 32
  private static let mostAttempts = 1_000

  init(_ add: (@Sendable (inout MockDefaults) -> Void)?) { self.add = add }

  /// Returns the default of a type. Throws an error if there is none.
  public func callAsFunction<Value>(_ type: Value.Type = Value.self) throws -> Value {
    guard let value = defaultMockResult(of: type, self) else { throw UnknownMockDefault() }
    return value
  }

  /// Returns the default of generated code; nil if there is none, or if it would contain itself.
  func made<Value>(_ type: Value.Type) -> Value? {
    let identifier = ObjectIdentifier(type)
    guard add != nil, unfinished.count < Self.deepest, !unfinished.contains(identifier) else { return nil }
    unfinished.append(identifier)
    defer { unfinished.removeLast() }
    for make in defaults.makers(of: type) {
      guard attempts < Self.mostAttempts else { return nil }
      attempts += 1
      if let value = try? make(self), let value = value as? Value { return value }
    }
    return nil
  }
}

/// The error of a value whose type has no default.
struct UnknownMockDefault: Error {}
