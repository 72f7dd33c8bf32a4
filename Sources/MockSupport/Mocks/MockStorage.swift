import Foundation

/// The fields of a mock.
// '@unchecked': `lock` guards the variables.
@_spi(Execution)
public final class MockStorage: @unchecked Sendable {
  private let lock = NSLock()
  private var values: [String: FieldContent]
  private var currentOrigin: MockOrigin

  init(typename: String, origin: MockOrigin) {
    values = ["__typename": .scalar(typename)]
    currentOrigin = origin
  }

  /// `.absent` where nothing is set. Setting that removes what is there.
  subscript(key: String) -> FieldContent {
    get { lock.withLock { values[key] ?? .absent } }
    set {
      lock.withLock {
        if case .absent = newValue { values[key] = nil } else { values[key] = newValue }
      }
    }
  }

  /// All fields at one moment.
  var fields: [String: FieldContent] {
    get { lock.withLock { values } }
    set { lock.withLock { values = newValue } }
  }

  /// All fields with where they come from, at one moment.
  var snapshot: (fields: [String: FieldContent], origin: MockOrigin) {
    lock.withLock { (values, currentOrigin) }
  }

  var origin: MockOrigin { lock.withLock { currentOrigin } }

  var typename: String {
    guard case .scalar(let name as String) = self["__typename"] else { return "" }
    return name
  }

  /// Says of a mock that generated code made, as the default of `field`, that it is the owner's.
  func becomeDefault(of field: String, in owner: MockOrigin) {
    lock.withLock {
      guard currentOrigin.place.isGenerated, !owner.place.isGenerated else { return }
      currentOrigin = MockOrigin(
        currentOrigin.type, at: owner.place, defaultOf: "'\(field)' in \(owner.mockName)")
    }
  }
}
